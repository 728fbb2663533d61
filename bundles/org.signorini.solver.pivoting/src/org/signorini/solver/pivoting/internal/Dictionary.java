package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;

/**
 * All variables of {@code w = A z + q + d s} with their values and ranges, split into basic and non-basic (Cottle,
 * Pang, Stone, §2.3). Non-basic w are zero, non-basic z sit on a bound.
 *
 * <p>
 * The range of a basic variable is what feasibility asks of it: [l, u] of a z; of a w, w ≥ 0 where its z is at l, w ≤ 0
 * where it is at u, anything where l = u. Free z never leave the basis. A free row that other free rows already imply
 * keeps its w basic and unrestricted ({@link #release}).
 */
public final class Dictionary {

    /** Directions whose residual is larger than this, relative to the column, are refined once. */
    private static final double REFINE = 1e-14;
    /** A basis reached by pivots of good size is regular unless its factors say so loudly. */
    private static final double SINGULAR = 1e-15;
    private static final double ROUNDING = 1e-15;

    final Basis basis = new Basis();
    ScaledSystem system;
    int n;

    /** By variable: z_j = j, s = n, w_i = n + 1 + i. */
    double[] value = {};
    double[] low = {};
    double[] high = {};

    /** By slot: B⁻¹ times the column of the entering variable. */
    double[] direction = {};
    private double[] right = {};
    private double[] basic = {};
    private double[] residual = {};
    private double[] correction = {};

    /** All w basic, every z on its finite bound nearest to zero, s absent. */
    void load(ScaledSystem newSystem) {
        system = newSystem;
        n = newSystem.size;
        if (right.length < n) {
            value = new double[2 * n + 1];
            low = new double[2 * n + 1];
            high = new double[2 * n + 1];
            direction = new double[n];
            right = new double[n];
            basic = new double[n];
            residual = new double[n];
            correction = new double[n];
        }
        basis.reset(newSystem);
        for (int j = 0; j < n; j++) {
            low[j] = system.lower[j];
            high[j] = system.upper[j];
            boolean up = low[j] == Double.NEGATIVE_INFINITY || Math.abs(high[j]) < Math.abs(low[j]);
            if (system.isFree(j)) {
                value[j] = 0;
                release(w(j));
            } else {
                rest(j, up);
            }
        }
        low[n] = 0;
        high[n] = Double.POSITIVE_INFINITY;
        value[n] = 0;
    }

    int w(int i) {
        return n + 1 + i;
    }

    /** The other variable of a pair. */
    int complement(int v) {
        return v > n ? v - n - 1 : v + n + 1;
    }

    /** Puts z_j non-basic on a bound, which says what range w_j has. */
    void rest(int j, boolean up) {
        value[j] = up ? high[j] : low[j];
        face(j, up);
    }

    /** Gives w_j the range that belongs to a bound of z_j. */
    void face(int j, boolean up) {
        boolean fixed = low[j] == high[j];
        low[w(j)] = up || fixed ? Double.NEGATIVE_INFINITY : 0;
        high[w(j)] = up && !fixed ? 0 : Double.POSITIVE_INFINITY;
    }

    /** Lets a variable take any value. */
    void release(int v) {
        low[v] = Double.NEGATIVE_INFINITY;
        high[v] = Double.POSITIVE_INFINITY;
    }

    boolean isRestricted(int v) {
        return low[v] > Double.NEGATIVE_INFINITY || high[v] < Double.POSITIVE_INFINITY;
    }

    /** By how much a basic variable is below (negative) or above (positive) its range. */
    double violation(int v) {
        return Math.min(0, value[v] - low[v]) + Math.max(0, value[v] - high[v]);
    }

    /** Largest violation of all basic variables. */
    double infeasibility() {
        double worst = 0;
        for (int k = 0; k < n; k++) {
            worst = Math.max(worst, Math.abs(violation(basis.variable[k])));
        }
        return worst;
    }

    /** Whether released free rows, which others should imply, are satisfied. */
    private boolean isConsistent(double tolerance) {
        for (int i = 0; i < n; i++) {
            if (system.isFree(i) && Math.abs(value[w(i)]) > tolerance) {
                return false;
            }
        }
        return true;
    }

    /** What a violation may come to by rounding alone. */
    double rounding() {
        double largest = 0;
        for (int v = 0; v <= 2 * n; v++) {
            largest = v == n ? largest : Math.max(largest, Math.abs(value[v]));
        }
        return ROUNDING * largest;
    }

    /**
     * How a method ended, judged by values from a fresh factorization: CONVERGED if they are feasible, whatever stopped
     * it, and never if they are not.
     *
     * @param tolerance relative to the size of the problem's data, as the certificate's is
     */
    Ending judge(Ending reached, double tolerance) {
        if (!refresh()) {
            return reached == Ending.CONVERGED ? Ending.SINGULAR : reached;
        }
        double limit = Math.max(tolerance * system.reference, rounding());
        if (value[n] > limit || infeasibility() > limit) {
            return reached == Ending.CONVERGED ? Ending.STALLED : reached;
        }
        return isConsistent(limit) ? Ending.CONVERGED : Ending.SINGULAR;
    }

    /** Factorizes afresh and computes all basic values from the non-basic ones; {@code false} if B is singular. */
    boolean refresh() {
        return refresh(SINGULAR);
    }

    /** The same with a basis in doubt, whose pivots must be larger than {@code singular}. */
    boolean refresh(double singular) {
        if (!basis.factor(singular)) {
            return false;
        }
        evaluate();
        return true;
    }

    /** Computes all basic values from the non-basic ones: B x = q + A z̄ + d s̄. */
    void evaluate() {
        System.arraycopy(system.q, 0, right, 0, n);
        for (int v = 0; v <= n; v++) {
            if (!basis.isBasic(v) && value[v] != 0) {
                system.addColumn(v, value[v], right);
            }
        }
        solve(right, basic);
        for (int i = 0; i < n; i++) {
            value[w(i)] = 0;
        }
        for (int k = 0; k < n; k++) {
            value[basis.variable[k]] = basic[k];
        }
    }

    /** Direction of an entering variable: when it grows by θ, the basic ones shrink by θ·direction. */
    void direct(int entering) {
        basis.column(entering, right);
        solve(right, direction);
    }

    /** Column of B⁻¹ for a variable, for others to look at. */
    void image(int v, double[] y) {
        basis.column(v, right);
        basis.solve(right, y);
    }

    private void solve(double[] b, double[] x) {
        basis.solve(b, x);
        basis.residual(b, x, residual);
        if (largest(residual) > REFINE * largest(b)) {
            basis.solve(residual, correction);
            for (int k = 0; k < n; k++) {
                x[k] += correction[k];
            }
        }
    }

    private double largest(double[] x) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(x[i]));
        }
        return largest;
    }

    /**
     * Moves the entering variable until something blocks, and exchanges it for what does.
     *
     * @param sign  +1 if it grows, −1 if it shrinks
     * @param where slot of the blocking variable, or {@link RatioTest#FLIP} if it is the entering one itself
     * @param bound what the blocking variable ends on
     * @return the blocking variable
     */
    int advance(int entering, double sign, int where, double step, double bound) {
        move(entering, sign * step);
        if (where != RatioTest.FLIP) {
            int leaving = basis.variable[where];
            exchange(where, entering, bound);
            return leaving;
        }
        value[entering] = bound;
        if (entering < n) {
            rest(entering, sign > 0);
        }
        return entering;
    }

    /** Whether a variable whose complement has just left will grow (+1) or shrink (−1). */
    double signOf(int entering) {
        int z = Math.min(entering, complement(entering));
        return value[z] == high[z] && low[z] != high[z] ? -1 : 1;
    }

    /** Changes the entering variable by {@code step} and the basic ones along its direction. */
    void move(int entering, double step) {
        for (int k = 0; k < n; k++) {
            value[basis.variable[k]] -= step * direction[k];
        }
        value[entering] += step;
    }

    /** Replaces the variable in a slot, which is now exactly at {@code bound}, by the entering one. */
    private void exchange(int where, int entering, double bound) {
        int leaving = basis.variable[where];
        basis.exchange(where, entering, direction);
        value[leaving] = bound;
        if (leaving < n) {
            rest(leaving, bound == high[leaving] && low[leaving] != high[leaving]);
        }
    }

    /** Exchanges the variable in a slot for its complement, moving it onto {@code bound}: a principal pivot. */
    void flip(int where, double bound) {
        int leaving = basis.variable[where];
        move(complement(leaving), (value[leaving] - bound) / direction[where]);
        exchange(where, complement(leaving), bound);
    }

    /** The bound a violated variable is to be put on. */
    double violated(int v) {
        return value[v] < low[v] ? low[v] : high[v];
    }

    /** The point the dictionary stands for, kept inside the bounds. */
    void finish(double[] z) {
        for (int j = 0; j < n; j++) {
            z[j] = Math.max(system.lower[j], Math.min(system.upper[j], value[j]));
        }
    }
}
