package org.signorini.solver.conic.newton;

import org.signorini.solver.conic.block.Block3;
import org.signorini.solver.conic.block.BlockLu;
import org.signorini.solver.conic.block.ContactSystem;
import org.signorini.solver.conic.block.Elimination;

/**
 * A regularized step of the semismooth Newton method: solves
 *
 * <pre>
 * (∂R/∂p + ∂R/∂v (Ŵ + αI)) Δp = −R.
 * </pre>
 *
 * α makes it a step of the proximal point method, v = Ŵp + b̂ + α(p − p_k), whose solutions are the same; that is what
 * copes with hyperstatic problems, Ŵ singular. Separated contacts (∂R/∂v = 0, Δp = −p) are moved to the right-hand
 * side, and the pattern is analyzed anew only when the set of the others changes.
 */
final class NewtonStep {

    private final Elimination elimination = new Elimination();
    private final BlockLu lu = new BlockLu(elimination);
    private double[] matrix = {};
    private double[] rhs = {};
    private double[] known = {};
    private double[] direction = {};
    private double[] product = {};
    private boolean[] active = {};
    private boolean[] analyzed = {};
    private boolean fresh;

    /** Forgets the pattern of the last problem. */
    void start(ContactSystem system) {
        int n = system.nodes();
        int entries = system.rowStarts()[n];
        if (active.length < n) {
            rhs = new double[3 * n];
            known = new double[3 * n];
            direction = new double[3 * n];
            product = new double[3 * n];
            active = new boolean[n];
            analyzed = new boolean[n];
        }
        if (matrix.length < 9 * entries) {
            matrix = new double[system.w().length];
        }
        fresh = true;
    }

    /** Δp of the last step. */
    double[] direction() {
        return direction;
    }

    /** ŴΔp of the last step. */
    double[] product() {
        return product;
    }

    /** Computes the step; whether that was possible. */
    boolean compute(ContactSystem system, ResidualMap map, double alpha) {
        int n = system.nodes();
        byte[] state = map.state();
        boolean changed = fresh;
        for (int node = 0; node < n; node++) {
            active[node] = state[node] != ResidualMap.SEPARATE;
            changed |= active[node] != analyzed[node];
        }
        if (changed) {
            elimination.analyze(n, system.rowStarts(), system.columns(), active);
            System.arraycopy(active, 0, analyzed, 0, n);
            fresh = false;
        }
        assemble(system, map, alpha);
        if (!lu.factorize(system.rowStarts(), system.columns(), matrix)) {
            return false;
        }
        rightHandSide(system, map);
        System.arraycopy(known, 0, direction, 0, 3 * n);
        lu.solve(rhs, direction);
        system.multiply(direction, product);
        for (int i = 0; i < 3 * n; i++) {
            if (!(Math.abs(direction[i]) <= 1e150)) {
                return false;
            }
        }
        return true;
    }

    private void assemble(ContactSystem system, ResidualMap map, double alpha) {
        int[] start = system.rowStarts();
        int[] column = system.columns();
        int[] diagonal = system.diagonals();
        double[] dv = map.dv();
        double[] dp = map.dp();
        for (int node = 0; node < system.nodes(); node++) {
            if (!active[node]) {
                continue;
            }
            for (int e = start[node]; e < start[node + 1]; e++) {
                if (active[column[e]]) {
                    Block3.multiply(dv, 9 * node, system.w(), 9 * e, matrix, 9 * e);
                }
            }
            int d = 9 * diagonal[node];
            for (int k = 0; k < 9; k++) {
                matrix[d + k] += dp[9 * node + k] + alpha * dv[9 * node + k];
            }
        }
    }

    private void rightHandSide(ContactSystem system, ResidualMap map) {
        int n = system.nodes();
        double[] r = map.r();
        for (int node = 0, i = 0; node < n; node++, i += 3) {
            for (int q = i; q < i + 3; q++) {
                known[q] = active[node] ? 0 : -r[q];
            }
        }
        system.multiply(known, product);
        for (int node = 0, i = 0; node < n; node++, i += 3) {
            if (active[node]) {
                Block3.product(map.dv(), 9 * node, product, i, rhs, i);
                for (int q = i; q < i + 3; q++) {
                    rhs[q] = -r[q] - rhs[q];
                }
            }
        }
    }
}
