package org.signorini.simulation.measure;

import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Step;
import org.signorini.simulation.StepListener;

/** How far what must not happen has happened: overlap of bodies, and errors of bilateral constraints. */
public final class Violations implements StepListener {

    private double penetration;
    private double penetrationTime = Double.NaN;
    private double drift;

    @Override
    public void stepped(Step step) {
        ActiveContacts near = step.candidates();
        for (int i = 0; i < near.count(); i++) {
            if (-near.gap[i] > penetration) {
                penetration = -near.gap[i];
                penetrationTime = step.startTime();
            }
        }
        drift = Math.max(drift, step.response().constraintError());
    }

    /** Deepest overlap seen where steps were evaluated, m (of joint limits, the coordinate's unit). */
    public double penetration() {
        return penetration;
    }

    public double penetrationTime() {
        return penetrationTime;
    }

    /** Largest error of a bilateral constraint, m or rad. */
    public double drift() {
        return drift;
    }
}
