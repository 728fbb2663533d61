package org.signorini.analysis.failure;

import java.util.List;
import java.util.Optional;

import org.signorini.analysis.check.ContactCompliance;
import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/**
 * A motion that is prescribed into a stop: the contact's velocity responds to no impulse, as all that could give way
 * moves as told. There is no solution then, and no solver is to blame.
 */
public final class BlockedMotion {

    private static final int MOST_ROWS = 300;
    /** Share of the largest compliance, and of that of the mechanism's mass, below which nothing gives way. */
    private static final double RIGID = 1e-10;

    private BlockedMotion() {
    }

    /** Looks at the step at which a run has stopped: what happened and what to do, or nothing. */
    public static Optional<String> of(Simulator simulator) {
        List<String> driven = simulator.model().mechanism().joints().stream().filter(Joint::isPrescribed)
                .map(Joint::toString).toList();
        Step step = simulator.lastStep();
        Operator w = driven.isEmpty() || step.contacts().count() == 0 ? null : step.response().operator();
        if (w == null || w.size() > MOST_ROWS || w.contacts() != step.contacts().count()) {
            return Optional.empty();
        }
        double[][] compliance = ContactCompliance.of(w);
        double[] b = new double[w.size()];
        step.response().constant(b);
        double mass = 0;
        for (Body body : simulator.model().mechanism().bodies()) {
            mass += body.mass().mass();
        }
        double largest = mass > 0 ? 1 / mass : 0;
        for (int i = 0; i < compliance.length; i++) {
            largest = Math.max(largest, Math.abs(compliance[i][i]));
        }
        for (int i = 0; i < step.contacts().count(); i++) {
            boolean closes = b[w.bilateral() + 3 * i] < 0;
            if (closes && Math.abs(compliance[3 * i][3 * i]) <= RIGID * largest) {
                return Optional.of(String.join(", ", driven) + (driven.size() == 1 ? " moves" : " move")
                        + " as prescribed into " + step.contactName(i) + ", and nothing can give way; end the motion"
                        + " before, or drive it by a motor with a limited torque");
            }
        }
        return Optional.empty();
    }
}
