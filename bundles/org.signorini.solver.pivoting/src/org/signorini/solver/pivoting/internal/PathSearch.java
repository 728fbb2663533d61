package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/**
 * The Newton path of the normal map (Dirkse & Ferris 1995): with F linearized at π(x_k), the piecewise linear curve
 *
 * <pre>
 * A_k(p(τ)) = (1 − τ) F_B(x_k),   p(0) = x_k,
 * </pre>
 *
 * followed by complementary pivoting with s = 1 − τ as the parameter and −F_B(x_k) as the covering vector. p(1), where
 * it is reached, is the Newton point.
 */
final class PathSearch {

    /** Pivot below which the path's first piece counts as singular. */
    private static final double START = 1e-12;
    /** Rounding, relative to the size of the problem's data. */
    private static final double ROUNDING = 1e-13;

    private final Dictionary dictionary = new Dictionary();
    private final StartingBasis starting = new StartingBasis();
    private final Covering covering = new Covering();
    private final LemkePath path = new LemkePath();

    /**
     * Follows the path from x.
     *
     * @param map    evaluated at x
     * @param system linearization at π(x); its constant and covering vector are set here
     * @param until  τ to stop at
     * @param next   receives the point reached
     * @return the τ reached, or −1 if the path cannot be started because its first piece is singular
     */
    double follow(NormalMap map, double[] x, ScaledSystem system, double until, double[] next, Monitor monitor) {
        constant(map, system);
        Dictionary d = dictionary;
        d.load(system);
        int n = d.n;
        double largest = 0;
        for (int j = 0; j < n; j++) {
            if (x[j] > d.low[j] && x[j] < d.high[j]) {
                d.basis.substitute(d.w(j), j);
            } else {
                d.rest(j, x[j] >= d.high[j]);
            }
            system.a[n * n + j] = -map.residual[j];
            largest = Math.max(largest, Math.abs(map.residual[j]));
        }
        if (!d.basis.factor(START)) {
            return -1;
        }
        for (int j = 0; j < n; j++) {
            d.value[j] = map.z[j];
            d.value[d.w(j)] = map.z[j] - x[j];
        }
        d.value[n] = 1;
        d.low[n] = 1 - until;
        double rounding = ROUNDING * system.reference;
        path.trace(d, rounding, rounding / largest, LemkePath.limit(0, n), monitor);
        point(next);
        return 1 - d.value[n];
    }

    /**
     * Solves the linearization from a basis near x or, if that leads to a ray, from that of all slacks, as Lemke would:
     * the way out where the path cannot be started.
     *
     * @param map evaluated at x
     * @return whether a solution was found
     */
    boolean rayStart(NormalMap map, ScaledSystem system, double[] next, Monitor monitor) {
        constant(map, system);
        Ending ending = Ending.RAY;
        if (starting.warm(dictionary, system, map.z)) {
            ending = cover(monitor);
        }
        if (ending != Ending.CONVERGED && monitor.stop() == null) {
            starting.cold(dictionary, system);
            ending = cover(monitor);
        }
        point(next);
        return ending == Ending.CONVERGED;
    }

    private Ending cover(Monitor monitor) {
        double rounding = ROUNDING * dictionary.system.reference;
        if (!covering.cover(dictionary, 0, rounding)) {
            return Ending.CONVERGED;
        }
        return path.trace(dictionary, rounding, rounding, LemkePath.limit(0, dictionary.n), monitor);
    }

    /** q = F(z) − A z. */
    private static void constant(NormalMap map, ScaledSystem system) {
        System.arraycopy(map.f, 0, system.q, 0, system.size);
        for (int j = 0; j < system.size; j++) {
            if (map.z[j] != 0) {
                system.addColumn(j, -map.z[j], system.q);
            }
        }
    }

    /** x = z − w; a released free row's w is no part of it. */
    private void point(double[] next) {
        Dictionary d = dictionary;
        for (int i = 0; i < d.n; i++) {
            next[i] = d.value[i] - (d.system.isFree(i) ? 0 : d.value[d.w(i)]);
        }
    }
}
