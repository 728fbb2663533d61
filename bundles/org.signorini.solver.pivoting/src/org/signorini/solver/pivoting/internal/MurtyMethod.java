package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** Murty's least-index method on one connected problem. */
public final class MurtyMethod implements Decomposition.Method {

    private final PrincipalStart start = new PrincipalStart();
    private int pivotLimit;

    /** @param newPivotLimit 0 for one in proportion to the size */
    public void configure(int newPivotLimit) {
        pivotLimit = newPivotLimit;
    }

    @Override
    public Ending solve(ScaledSystem system, double[] z, Monitor monitor) {
        PrincipalPivots pivots = start.start(system, z, monitor);
        Ending ending = run(pivots, PrincipalStart.limit(pivotLimit, system.size), monitor);
        return start.finish(ending, z, monitor);
    }

    private static Ending run(PrincipalPivots pivots, int limit, Monitor monitor) {
        for (int pivot = 0; !pivots.isSolved(); pivot++) {
            if (pivot == limit) {
                return Ending.ITERATION_LIMIT;
            }
            if (!monitor.proceed(pivots.dictionary.infeasibility())) {
                return monitor.stop();
            }
            if (!pivots.flipLeast()) {
                return Ending.SINGULAR;
            }
        }
        return Ending.CONVERGED;
    }
}
