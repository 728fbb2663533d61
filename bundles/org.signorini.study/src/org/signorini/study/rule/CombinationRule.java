package org.signorini.study.rule;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Configurable;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.contribution.ContributionRegistry;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.Option;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;
import org.signorini.simulation.Combination;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;
import org.signorini.study.ExecutorRegistry;
import org.signorini.study.run.RunSettings;

/** What a study chooses is installed, takes the options it is given, and goes together. */
public final class CombinationRule implements Rule {

    @Override
    public String subject() {
        return "formulations, contact models, solvers and schemes that cannot work together";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        subject.study().ifPresent(study -> check(study, findings));
    }

    private void check(Study study, Findings findings) {
        known(study, findings);
        choice("executor", study.getExecutor(), ExecutorRegistry.read(), study, Literals.STUDY__EXECUTOR, findings);
        combine(study, findings);
        for (Comparison comparison : study.getComparisons()) {
            comparison.getAlternatives().forEach(alternative -> known(alternative, findings));
        }
    }

    private void known(Settings settings, Findings findings) {
        choice("formulation", settings.getFormulation(), FormulationRegistry.read(), settings,
                Literals.SETTINGS__FORMULATION, findings);
        choice("contact model", settings.getContactModel(), ContactModelRegistry.read(), settings,
                Literals.SETTINGS__CONTACT_MODEL, findings);
        choice("scheme", settings.getScheme(), SchemeRegistry.read(), settings, Literals.SETTINGS__SCHEME, findings);
        if (settings.getSolver() != null) {
            Map<String, Contribution<?>> solvers = new HashMap<>();
            new SolverRegistry().all().forEach(s -> solvers.put(s.id(), s));
            choice("solver", settings.getSolver(), solvers, settings, Literals.SETTINGS__SOLVER, findings);
        }
    }

    private <T extends Configurable> void choice(String what, Choice choice, ContributionRegistry<T> registry,
            EObject element, EReference feature, Findings findings) {
        if (choice != null) {
            Map<String, Contribution<?>> known = new HashMap<>();
            registry.all().forEach(c -> known.put(c.id(), c));
            choice(what, choice, known, element, feature, findings);
        }
    }

    private void choice(String what, Choice choice, Map<String, Contribution<?>> known, EObject element,
            EReference feature, Findings findings) {
        Contribution<?> found = known.get(choice.getId());
        if (found == null) {
            findings.error(element, feature, choice.getId() == null ? "it names no " + what
                    : "there is no " + what + " '" + choice.getId() + "'",
                    "choose one of " + String.join(", ", known.keySet().stream().sorted().toList()));
            return;
        }
        Map<String, String> options = new HashMap<>();
        for (Option option : choice.getOptions()) {
            options.put(option.getName(), option.getValue() == null ? "" : option.getValue());
        }
        try {
            found.create(options);
        } catch (ContributionException e) {
            findings.error(element, feature, e.getMessage(), "see the options of '" + choice.getId() + "'");
        }
    }

    /** The contact model and solver of some choice of alternatives, and the settings that named one of them last. */
    private record Pair(String model, String solver, Settings last) {

        Pair with(Settings settings) {
            boolean names = settings.getContactModel() != null || settings.getSolver() != null;
            return names ? new Pair(id(settings.getContactModel(), model), id(settings.getSolver(), solver), settings)
                    : this;
        }

        private static String id(Choice choice, String otherwise) {
            return choice == null ? otherwise : choice.getId() == null ? "" : choice.getId();
        }
    }

    /**
     * Every choice of alternatives with each other; a later one's settings hold over an earlier's. Not the choices are
     * gone through, whose number is a product, but the pairs they lead to.
     */
    private static void combine(Study study, Findings findings) {
        Set<Pair> pairs = new LinkedHashSet<>();
        pairs.add(new Pair(RunSettings.DEFAULT.contactModel().id(), RunSettings.DEFAULT.solver().id(), study)
                .with(study));
        for (Comparison comparison : study.getComparisons()) {
            Set<Pair> next = new LinkedHashSet<>();
            for (Pair pair : pairs) {
                comparison.getAlternatives().forEach(alternative -> next.add(pair.with(alternative)));
            }
            pairs = next.isEmpty() ? pairs : next;
        }
        Map<String, List<String>> solvers = new HashMap<>();
        for (Pair pair : pairs) {
            goTogether(pair, solvers.computeIfAbsent(pair.model(), CombinationRule::solversOf), findings);
        }
    }

    private static void goTogether(Pair pair, List<String> solvers, Findings findings) {
        if (!solvers.isEmpty() && !solvers.contains(pair.solver()) && isKnown(pair.solver())) {
            findings.error(pair.last(), Literals.SETTINGS__SOLVER, "'" + pair.solver()
                    + "' cannot solve what the contact model '" + pair.model() + "' poses",
                    "choose one of " + String.join(", ", solvers));
        }
    }

    private static boolean isKnown(String solver) {
        return new SolverRegistry().all().stream().anyMatch(s -> s.id().equals(solver));
    }

    private static List<String> solversOf(String model) {
        try {
            return Combination.all().stream().filter(c -> c.contactModel().equals(model)).findFirst()
                    .map(Combination::solvers).orElse(List.of());
        } catch (ContributionException e) {
            // something installed cannot be made; whoever chooses it is told so above
            return List.of();
        }
    }
}
