package org.signorini.simulation.record;

import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/**
 * The work of contacts, impulse times mean velocity, ½ p·(v⁻ + v⁺), which for a constant mass matrix is what it adds to
 * the kinetic energy. A contact at rest does none, nor does an elastic impact; friction takes, and what a stop or an
 * overlap pushes out shows as a gain. Normal and tangential parts and joint limits are kept apart. Allocates nothing.
 */
public final class ContactWork implements StepListener {

    private double normal;
    private double friction;
    private double limits;

    @Override
    public void stepped(Step step) {
        take(step);
    }

    @Override
    public void partDone(Step step) {
        take(step);
    }

    private void take(Step step) {
        if (!step.isSolved()) {
            return;
        }
        ActiveContacts contacts = step.contacts();
        double[] p = step.impulses();
        double[] before = step.contactVelocitiesBefore();
        double[] after = step.contactVelocitiesAfter();
        for (int i = 0; i < contacts.count(); i++) {
            int row = step.firstRow() + 3 * i;
            double along = 0.5 * p[row] * (before[3 * i] + after[3 * i]);
            if (contacts.isLimit(i)) {
                limits += along;
            } else {
                normal += along;
                friction += 0.5 * p[row + 1] * (before[3 * i + 1] + after[3 * i + 1])
                        + 0.5 * p[row + 2] * (before[3 * i + 2] + after[3 * i + 2]);
            }
        }
    }

    /** Of impulses along normals, J: what impacts took. */
    public double normal() {
        return normal;
    }

    /** Of impulses across normals, J. */
    public double friction() {
        return friction;
    }

    /** Of joint limits, J. */
    public double limits() {
        return limits;
    }

    /** Of all. */
    public double sum() {
        return normal + friction + limits;
    }
}
