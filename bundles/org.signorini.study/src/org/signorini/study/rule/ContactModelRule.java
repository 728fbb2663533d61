package org.signorini.study.rule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.model.element.ElementException;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Option;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.ContactModel;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.Model;
import org.signorini.study.assembly.Assembler;

/** Contact models a study chooses can describe the contacts of its mechanism. */
public final class ContactModelRule implements Rule {

    private static final double CLOSED = 1e-9;
    private static final int ITERATIONS = 50;

    @Override
    public String subject() {
        return "contact models that cannot describe a mechanism's contacts";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        if (subject.study().isEmpty() || findings.hasErrors()) {
            return; // what cannot be assembled touches nothing yet
        }
        Study study = subject.study().get();
        List<Settings> all = new ArrayList<>(List.of(study));
        study.getComparisons().forEach(comparison -> all.addAll(comparison.getAlternatives()));
        all.removeIf(settings -> settings.getContactModel() == null);
        if (all.isEmpty()) {
            return;
        }
        try {
            Model model = Assembler.assemble(subject.mechanism(), Map.of(), LoopRule.folder(subject.mechanism()))
                    .model();
            Dynamics start = start(model);
            for (Settings settings : all) {
                check(settings, model, start, findings);
            }
        } catch (ElementException | ModelException | DynamicsException e) {
            // other rules say so
            return;
        }
    }

    private static Dynamics start(Model model) {
        MultibodySystem system = MultibodySystem.minimal(model.mechanism());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        LoopProjection loops = new LoopProjection(dynamics);
        loops.closePositions(state, CLOSED, ITERATIONS);
        loops.closeVelocities(state);
        dynamics.update(state);
        return dynamics;
    }

    private static void check(Settings settings, Model model, Dynamics start, Findings findings) {
        Choice choice = settings.getContactModel();
        Map<String, String> options = new HashMap<>();
        for (Option option : choice.getOptions()) {
            options.put(option.getName(), option.getValue() == null ? "" : option.getValue());
        }
        for (Contribution<ContactModel> contribution : ContactModelRegistry.read().all()) {
            if (contribution.id().equals(choice.getId())) {
                try {
                    contribution.create(options).refusal(model, start).ifPresent(refusal -> findings.error(settings,
                            Literals.SETTINGS__CONTACT_MODEL, refusal.cause(), refusal.advice()));
                } catch (ContributionException e) {
                    return; // the rule on combinations says so
                }
            }
        }
    }
}
