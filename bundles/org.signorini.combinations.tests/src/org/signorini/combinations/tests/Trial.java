package org.signorini.combinations.tests;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

import org.signorini.contribution.ContributionException;
import org.signorini.simulation.Outcome;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Statistics;
import org.signorini.simulation.Step;
import org.signorini.simulation.record.ContactClassifier;
import org.signorini.simulation.record.ContactState;

/** One run of a {@link Boom} with a combination: where its tip ends, what its contact did, how well laws were kept. */
final class Trial {

    /** Models whose bounds are found by passes are given enough of them to settle. */
    private static final Map<String, Map<String, String>> OPTIONS = Map.of("box", Map.of("passes", "100"), "hybrid",
            Map.of("passes", "100"));

    private final ContactClassifier classifier = new ContactClassifier();
    private final Set<ContactState> states = EnumSet.noneOf(ContactState.class);
    private final Outcome outcome;
    private final Statistics statistics;
    private final double[] tip;
    private double coulomb;
    private double dissipation;

    Trial(Boom boom, String formulation, String contactModel, String solver) throws ContributionException {
        Simulator simulator = Simulator.of(boom.model()).formulation(formulation, Map.of())
                .contactModel(contactModel, OPTIONS.getOrDefault(contactModel, Map.of())).solver(solver, Map.of())
                .scheme("semi-implicit-euler", Map.of()).step(Boom.STEP).listener(this::look).build();
        outcome = simulator.run(boom.duration());
        statistics = simulator.statistics();
        tip = Boom.tip(simulator);
    }

    private void look(Step step) {
        classifier.read(step);
        for (int c = 0; c < step.contacts().count(); c++) {
            states.add(classifier.state(c));
            int row = step.firstRow() + 3 * c;
            double[] p = step.impulses();
            double[] v = step.contactVelocitiesAfter();
            double excess = Math.abs(p[row + 1]) - step.friction()[c] * p[row];
            coulomb = Math.max(coulomb, Math.max(excess, -p[row]));
            dissipation = Math.max(dissipation, p[row + 1] * v[3 * c + 1]);
        }
    }

    Outcome outcome() {
        return outcome;
    }

    Statistics statistics() {
        return statistics;
    }

    Set<ContactState> states() {
        return states;
    }

    /** By how much an impulse left the friction cone in the plane at most, N s; normal ones are of the order of 1. */
    double coulomb() {
        return coulomb;
    }

    /** Most that friction added to the motion in a step, J. */
    double dissipation() {
        return dissipation;
    }

    /** Distance of the tips at the end, m. */
    double distance(Trial other) {
        return Math.hypot(tip[0] - other.tip[0], tip[2] - other.tip[2]);
    }
}
