package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/**
 * Goes on from the solution of a problem that hardly differed: takes the {@linkplain ActiveSet active set} of the
 * starting point z₀, solves
 *
 * <pre>
 * A_FF δ = −(A z₀ + q)_F,   z = z₀ + δ,
 * </pre>
 *
 * and exchanges what came out infeasible, all at once, a few times: block principal pivoting (Júdice & Pires 1994), or
 * equally Newton's method on min(z, w), which needs one factorization of the {@linkplain CondensedLu core} where the
 * active set still holds. Where it does not get there, another method starts from z₀ as if nothing had happened.
 *
 * <p>
 * As only the change is solved for, contacts that hold more than there are freedoms keep the impulses they had.
 * O(n²) and ⅔m³ for a core of m unknowns; pays from some {@value #SMALLEST} unknowns on.
 */
public final class Continuation implements Decomposition.Method {

    private static final int SMALLEST = 64;
    /** Exchanges, and exchanges that do not make infeasible pairs fewer, before giving up. */
    private static final int MOST_ROUNDS = 12;
    private static final int PATIENCE = 3;
    /** Share of all pairs that may be infeasible; more, as in an impact of many bodies, are no small change. */
    private static final double MOST_INFEASIBLE = 0.25;
    private static final double SINGULAR = 1e-10;
    private static final int REFINEMENTS = 2;

    private final Decomposition.Method otherwise;
    private final ActiveSet set = new ActiveSet();
    private final CondensedLu factors = new CondensedLu();
    private double[] point = {};
    private double[] w = {};
    private double[] right = {};
    private double[] change = {};
    private ScaledSystem system;

    /** @param otherwise what solves problems that are small, or too different from the last */
    public Continuation(Decomposition.Method otherwise) {
        this.otherwise = otherwise;
    }

    @Override
    public Ending solve(ScaledSystem newSystem, double[] z, Monitor monitor) {
        if (newSystem.size >= SMALLEST && isOffBounds(newSystem, z) && goOn(newSystem, z, monitor)) {
            System.arraycopy(point, 0, z, 0, newSystem.size);
            return Ending.CONVERGED;
        }
        return otherwise.solve(newSystem, z, monitor);
    }

    /** A starting point of zeros is none. */
    private static boolean isOffBounds(ScaledSystem system, double[] z) {
        for (int j = 0; j < system.size; j++) {
            if (z[j] > system.lower[j] && z[j] < system.upper[j] && !system.isFree(j)) {
                return true;
            }
        }
        return false;
    }

    private boolean goOn(ScaledSystem newSystem, double[] z, Monitor monitor) {
        system = newSystem;
        reserve(system.size);
        System.arraycopy(z, 0, point, 0, system.size);
        evaluate();
        double limit = Tolerances.accepted(monitor) * system.reference;
        set.guess(system, point, w);
        int fewest = Integer.MAX_VALUE;
        int patience = PATIENCE;
        for (int round = 0; round < MOST_ROUNDS && patience > 0; round++) {
            set.rest(point);
            correct(limit);
            int infeasible = set.exchange(point, w, limit);
            if (infeasible == 0) {
                return finish(limit);
            }
            if (infeasible > MOST_INFEASIBLE * system.size || !monitor.proceed(infeasible)) {
                return false;
            }
            patience = infeasible < fewest ? PATIENCE : patience - 1;
            fewest = Math.min(fewest, infeasible);
        }
        return false;
    }

    private void reserve(int n) {
        if (point.length < n) {
            int room = n + n / 4;
            point = new double[room];
            w = new double[room];
            right = new double[room];
            change = new double[room];
        }
    }

    /** w = Az + q. */
    private void evaluate() {
        System.arraycopy(system.q, 0, w, 0, system.size);
        for (int j = 0; j < system.size; j++) {
            if (point[j] != 0) {
                system.addColumn(j, point[j], w);
            }
        }
    }

    /** Moves the members to where their w vanish; the rest stays. */
    private void correct(double limit) {
        evaluate();
        factors.factor(system, set.members(), set.count(), SINGULAR);
        for (int k = 0; k <= REFINEMENTS && residual() > 0.01 * limit; k++) {
            factors.solve(right, change);
            for (int m = 0; m < set.count(); m++) {
                point[set.members()[m]] += change[m];
            }
            evaluate();
        }
    }

    /** Gathers −w of the members; the largest. */
    private double residual() {
        double most = 0;
        for (int m = 0; m < set.count(); m++) {
            right[m] = -w[set.members()[m]];
            most = Math.max(most, Math.abs(right[m]));
        }
        return most;
    }

    /** Whether the members' equations hold, which a singular block may leave open; puts rounding inside the bounds. */
    private boolean finish(double limit) {
        boolean holds = residual() <= limit;
        for (int j = 0; j < system.size; j++) {
            point[j] = Math.max(system.lower[j], Math.min(system.upper[j], point[j]));
        }
        return holds;
    }
}
