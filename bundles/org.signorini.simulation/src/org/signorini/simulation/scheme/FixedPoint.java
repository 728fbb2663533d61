package org.signorini.simulation.scheme;

import org.signorini.simulation.Step;

/** Keeps the velocities of an iteration and tells when they no longer change. */
final class FixedPoint {

    /** Changes that no longer shrink below this share of the velocities are rounding. */
    private static final double ROUNDING = 1e-7;

    private final double[] last;
    private final double tolerance;
    private double lastChange;

    FixedPoint(int freedoms, double tolerance) {
        last = new double[freedoms];
        this.tolerance = tolerance;
    }

    /** The first guess. */
    void start(double[] u) {
        System.arraycopy(u, 0, last, 0, last.length);
        lastChange = Double.POSITIVE_INFINITY;
    }

    double[] velocities() {
        return last;
    }

    /**
     * Takes u⁺ of the step; whether it differs from the last by no more than the tolerance, relative to the largest, or
     * as little as rounding lets it: near rest the errors of closed loops, divided by a short step, are all that is
     * left, and they do not get smaller.
     */
    boolean settles(Step step) {
        double[] u = step.velocities();
        double change = 0;
        double size = 0;
        for (int i = 0; i < last.length; i++) {
            change = Math.max(change, Math.abs(u[i] - last[i]));
            size = Math.max(size, Math.abs(u[i]));
            last[i] = u[i];
        }
        boolean stalled = change <= ROUNDING * size && change > 0.5 * lastChange;
        lastChange = change;
        return change <= tolerance * size || stalled;
    }
}
