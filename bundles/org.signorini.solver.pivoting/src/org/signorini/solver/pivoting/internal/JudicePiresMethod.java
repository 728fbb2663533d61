package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** Block principal pivoting with Murty's pivots as a safeguard, on one connected problem. */
public final class JudicePiresMethod implements Decomposition.Method {

    private final PrincipalStart start = new PrincipalStart();
    private int patience = 10;
    private int pivotLimit;

    /**
     * @param newPatience   block pivots without progress before single ones take over
     * @param newPivotLimit 0 for one in proportion to the size
     */
    public void configure(int newPatience, int newPivotLimit) {
        patience = newPatience;
        pivotLimit = newPivotLimit;
    }

    @Override
    public Ending solve(ScaledSystem system, double[] z, Monitor monitor) {
        PrincipalPivots pivots = start.start(system, z, monitor);
        Ending ending = run(pivots, PrincipalStart.limit(pivotLimit, system.size), monitor);
        return start.finish(ending, z, monitor);
    }

    private Ending run(PrincipalPivots pivots, int limit, Monitor monitor) {
        int fewest = Integer.MAX_VALUE;
        int left = patience;
        for (int pivot = 0; !pivots.isSolved(); pivot++) {
            if (pivot == limit) {
                return Ending.ITERATION_LIMIT;
            }
            if (!monitor.proceed(pivots.infeasible())) {
                return monitor.stop();
            }
            boolean progress = pivots.infeasible() < fewest;
            fewest = Math.min(fewest, pivots.infeasible());
            left = progress ? patience : Math.max(0, left - 1);
            // a block that is singular may still be entered pair by pair
            boolean block = left > 0 && pivots.flipAll();
            if (!block && !pivots.flipLeast()) {
                return Ending.SINGULAR;
            }
        }
        return Ending.CONVERGED;
    }
}
