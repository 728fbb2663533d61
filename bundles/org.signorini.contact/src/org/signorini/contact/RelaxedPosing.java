package org.signorini.contact;

import org.signorini.complementarity.Problem;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.ContactPosing;

/** Poses relaxed contacts by a posing of rigid ones. */
final class RelaxedPosing implements ContactPosing {

    private final RelaxedStep step;
    private final ContactPosing posing;

    /** @param step not aligned: impulses are along the contacts' own tangents */
    RelaxedPosing(RelaxedStep step, ContactPosing posing) {
        this.step = step;
        this.posing = posing;
    }

    @Override
    public Problem pose(ContactData data, int phase, double[] p) {
        return posing.pose(step.of(data, data.last), phase, p);
    }

    @Override
    public void start(double[] p, double[] z) {
        posing.start(p, z);
    }

    @Override
    public void impulses(double[] z, double[] p) {
        posing.impulses(z, p);
    }

    @Override
    public double frictionTaken(ContactData data, int contact, double[] p) {
        return posing.frictionTaken(data, contact, p);
    }

    @Override
    public int contact(int row) {
        return posing.contact(row);
    }
}
