package org.signorini.simulation.scheme;

import org.signorini.simulation.Step;

/** Keeps the velocities of an iteration and tells when they no longer change. */
final class FixedPoint {

    private final double[] last;
    private final double tolerance;

    FixedPoint(int freedoms, double tolerance) {
        last = new double[freedoms];
        this.tolerance = tolerance;
    }

    /** The first guess. */
    void start(double[] u) {
        System.arraycopy(u, 0, last, 0, last.length);
    }

    double[] velocities() {
        return last;
    }

    /**
     * Takes u⁺ of the step; whether it differs from the last by no more than the tolerance, relative to the largest.
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
        return change <= tolerance * size;
    }
}
