package org.signorini.solver.semismooth.minimize;

/**
 * When to be content. The certificate asks for the tolerance; local convergence being quadratic, three more digits cost
 * an iteration at most, and are taken unless rounding already keeps the residual from shrinking.
 */
final class Convergence {

    private static final double MARGIN = 1e-3;
    private static final double SLOW = 0.5;

    private double tolerance;
    private double last;

    void start(double required) {
        tolerance = required;
        last = Double.POSITIVE_INFINITY;
    }

    /** Whether to stop at this residual; to be asked once per accepted point. */
    boolean isReached(double residual) {
        boolean slow = residual > SLOW * last;
        last = residual;
        return residual <= MARGIN * tolerance || residual <= tolerance && slow;
    }

    /** Whether the certificate will accept this residual, if perhaps narrowly. */
    boolean isEnough(double residual) {
        return residual <= tolerance;
    }
}
