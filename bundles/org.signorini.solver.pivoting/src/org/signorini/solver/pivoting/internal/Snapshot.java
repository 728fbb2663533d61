package org.signorini.solver.pivoting.internal;

/** A dictionary's basis, values and ranges, kept to come back to. */
final class Snapshot {

    private int[] variable = {};
    private double[] value = {};
    private double[] low = {};
    private double[] high = {};

    void take(Dictionary d) {
        int all = 2 * d.n + 1;
        if (value.length < all) {
            variable = new int[d.n];
            value = new double[all];
            low = new double[all];
            high = new double[all];
        }
        System.arraycopy(d.basis.variable, 0, variable, 0, d.n);
        System.arraycopy(d.value, 0, value, 0, all);
        System.arraycopy(d.low, 0, low, 0, all);
        System.arraycopy(d.high, 0, high, 0, all);
    }

    /** Puts all back but the factors: {@link Dictionary#refresh} has to follow. */
    void restore(Dictionary d) {
        int all = 2 * d.n + 1;
        d.basis.assign(variable);
        System.arraycopy(value, 0, d.value, 0, all);
        System.arraycopy(low, 0, d.low, 0, all);
        System.arraycopy(high, 0, d.high, 0, all);
    }
}
