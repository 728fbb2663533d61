package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

/**
 * The artificial variable s and its column, the covering vector d: chosen so that the present basis becomes feasible
 * for large s, x_B(s) = x_B + s·δ (Cottle, Pang, Stone, §4.4; of a basis that is not all slacks, d = Bδ).
 */
final class Covering {

    /** Multipliers of the generic covering vectors: fractional parts of their multiples are evenly spread. */
    private static final double[] SPREAD = {0, 0.6180339887498949, 0.4142135623730951, 0.7320508075688772};

    private double[] delta = {};

    /**
     * Sets d and a value of s at which every basic variable is in its range.
     *
     * @param variant   0 for a covering vector of ones, others for generic ones, taken in turn
     * @param tolerance violation that counts as none
     * @return whether there was anything to cover
     */
    boolean cover(Dictionary d, int variant, double tolerance) {
        int n = d.n;
        if (delta.length < n) {
            delta = new double[n];
        }
        double spread = SPREAD[variant % SPREAD.length];
        double largest = 0;
        double start = 0;
        for (int k = 0; k < n; k++) {
            int v = d.basis.variable[k];
            double violation = d.violation(v);
            delta[k] = 0;
            largest = Math.max(largest, Math.abs(violation));
            if (d.isRestricted(v) && !isBoxed(d, v)) {
                double weight = 1 - (k * spread) % 1 / 2;
                delta[k] = d.low[v] > Double.NEGATIVE_INFINITY ? weight : -weight;
                start = Math.max(start, Math.abs(violation) / weight);
            }
        }
        if (largest <= tolerance) {
            return false;
        }
        // s is measured on the scale of all violations, also of those that only δ takes care of
        start = 2 * Math.max(start, largest);
        for (int k = 0; k < n; k++) {
            int v = d.basis.variable[k];
            if (isBoxed(d, v) && d.violation(v) != 0) {
                delta[k] = (0.5 * (d.low[v] + d.high[v]) - d.value[v]) / start;
            }
        }
        apply(d, start);
        return true;
    }

    private static boolean isBoxed(Dictionary d, int v) {
        return d.low[v] > Double.NEGATIVE_INFINITY && d.high[v] < Double.POSITIVE_INFINITY;
    }

    /** d = B δ, and the values that belong to s. */
    private void apply(Dictionary d, double start) {
        int n = d.n;
        double[] a = d.system.a;
        Arrays.fill(a, n * n, n * (n + 1), 0);
        for (int k = 0; k < n; k++) {
            int v = d.basis.variable[k];
            if (v > n) {
                a[n * n + v - n - 1] += delta[k];
            } else if (delta[k] != 0) {
                for (int i = 0; i < n; i++) {
                    a[n * n + i] -= delta[k] * a[v * n + i];
                }
            }
            d.value[v] += start * delta[k];
        }
        d.value[n] = start;
    }
}
