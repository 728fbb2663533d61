package org.signorini.differential.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.Option;
import org.signorini.simulation.Combination;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;

/**
 * All there is to compare.
 *
 * @param formulations with their defaults and, one at a time, their other choices
 * @param schemes      ids
 * @param contacts     solvers by contact model
 */
public record Installed(List<Variant> formulations, List<String> schemes, Map<String, List<String>> contacts) {

    /** Makes a formulation. */
    @FunctionalInterface
    public interface Factory {
        Formulation create() throws ContributionException;
    }

    /** A formulation as it is set up. */
    public record Variant(String id, Map<String, String> options, Factory factory) {

        public Formulation create() throws ContributionException {
            return factory.create();
        }

        /** Whether all options are at their defaults. */
        public boolean isPlain() {
            return options.isEmpty();
        }

        @Override
        public String toString() {
            return options.isEmpty() ? id : id + options;
        }
    }

    public static Installed read() throws ContributionException {
        List<Variant> formulations = new ArrayList<>();
        for (Contribution<Formulation> formulation : FormulationRegistry.read().all()) {
            formulations.add(variant(formulation, Map.of()));
            for (Option option : formulation.options()) {
                for (String choice : choices(option)) {
                    if (!choice.equals(option.defaultValue())) {
                        formulations.add(variant(formulation, Map.of(option.name(), choice)));
                    }
                }
            }
        }
        Map<String, List<String>> contacts = new LinkedHashMap<>();
        for (Combination cell : Combination.all()) {
            contacts.put(cell.contactModel(), cell.solvers());
        }
        return new Installed(formulations, SchemeRegistry.read().all().stream().map(Contribution::id).toList(),
                contacts);
    }

    private static Variant variant(Contribution<Formulation> formulation, Map<String, String> options) {
        return new Variant(formulation.id(), options, () -> formulation.create(options));
    }

    /** What is needed to examine one cell again. */
    public Installed only(Cell cell) {
        List<String> oneScheme = cell.scheme().isEmpty() ? List.of() : List.of(cell.scheme());
        Map<String, List<String>> one = cell.contactModel().isEmpty() ? Map.of()
                : Map.of(cell.contactModel(), List.of(cell.solver()));
        return new Installed(List.of(cell.formulation()), oneScheme, one);
    }

    private static List<String> choices(Option option) {
        return switch (option.type()) {
            case BOOLEAN -> List.of("true", "false");
            case CHOICE -> option.choices();
            default -> List.of();
        };
    }
}
