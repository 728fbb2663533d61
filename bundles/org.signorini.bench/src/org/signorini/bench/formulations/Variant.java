package org.signorini.bench.formulations;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.signorini.contribution.Contribution;
import org.signorini.contribution.Option;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.FormulationRegistry;

/** A formulation as it is measured: one with several posings is measured in each. */
record Variant(String id, String label, Map<String, String> options) {

    /** Option by which a formulation offers problems of several sizes. */
    private static final String POSING = "posing";
    private static final String THREADS = "threads";

    /** All that are installed. */
    static List<Variant> all(int threads) {
        List<Variant> variants = new ArrayList<>();
        for (Contribution<Formulation> formulation : FormulationRegistry.read().all()) {
            Map<String, String> options = new TreeMap<>();
            List<String> posings = List.of();
            for (Option option : formulation.options()) {
                if (option.name().equals(THREADS)) {
                    options.put(THREADS, Integer.toString(threads));
                } else if (option.name().equals(POSING)) {
                    posings = option.choices();
                }
            }
            if (posings.isEmpty()) {
                variants.add(new Variant(formulation.id(), formulation.id(), options));
            }
            for (String posing : posings) {
                Map<String, String> chosen = new TreeMap<>(options);
                chosen.put(POSING, posing);
                variants.add(new Variant(formulation.id(), formulation.id() + " " + posing, chosen));
            }
        }
        return variants;
    }
}
