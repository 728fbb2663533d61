package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** How principal pivoting methods begin and end: from the starting point's active set, with refined values. */
final class PrincipalStart {

    private final StartingBasis starting = new StartingBasis();
    private final PrincipalPivots pivots = new PrincipalPivots();

    /** Limit of pivots given by an option, 0 meaning one in proportion to the size. */
    static int limit(int option, int size) {
        return option > 0 ? option : 1000 + 20 * size;
    }

    PrincipalPivots start(ScaledSystem system, double[] z, Monitor monitor) {
        starting.warm(pivots.dictionary, system, z);
        pivots.start(Tolerances.feasible(system, monitor));
        return pivots;
    }

    Ending finish(Ending reached, double[] z, Monitor monitor) {
        Ending ending = pivots.dictionary.judge(reached, Tolerances.accepted(monitor));
        pivots.dictionary.finish(z);
        return ending;
    }
}
