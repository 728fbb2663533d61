package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** Lemke's method on one connected problem: where to start, when to start again, and the last digits. */
public final class LemkeMethod implements Decomposition.Method {

    private static final int MOST_REPAIRS = 3;
    private static final int WARM_ATTEMPTS = 2;

    private final Dictionary dictionary = new Dictionary();
    private final StartingBasis starting = new StartingBasis();
    private final Covering covering = new Covering();
    private final LemkePath path = new LemkePath();
    private boolean warmStart = true;
    private int firstVariant;
    private int restarts = 2;
    private int pivotLimit;

    /**
     * @param newWarmStart    whether to start from the active set of the starting point
     * @param newFirstVariant which covering vector to begin with, see {@link Covering}
     * @param newRestarts     how many others to try when a path fails
     * @param newPivotLimit   0 for one in proportion to the size
     */
    public void configure(boolean newWarmStart, int newFirstVariant, int newRestarts, int newPivotLimit) {
        warmStart = newWarmStart;
        firstVariant = newFirstVariant;
        restarts = newRestarts;
        pivotLimit = newPivotLimit;
    }

    @Override
    public Ending solve(ScaledSystem system, double[] z, Monitor monitor) {
        Ending ending = Ending.STALLED;
        if (warmStart) {
            // from a basis not of all slacks even a copositive problem may end on a ray, mostly within a few pivots
            for (int attempt = 0; attempt < WARM_ATTEMPTS && goOn(ending, monitor); attempt++) {
                ending = warm(system, z, firstVariant + attempt, ending, monitor);
            }
        }
        for (int attempt = 0; attempt <= restarts && goOn(ending, monitor); attempt++) {
            starting.cold(dictionary, system);
            ending = follow(firstVariant + attempt, monitor);
            if (ending == Ending.RAY) {
                // where the ray begins, many pairs may be right: bimatrix games are solved from there, not from zero
                dictionary.finish(z);
                ending = warm(system, z, firstVariant + attempt, ending, monitor);
            }
        }
        dictionary.finish(z);
        return ending;
    }

    /** Starts from the active set of z; {@code otherwise} if it has none or no regular basis. */
    private Ending warm(ScaledSystem system, double[] z, int variant, Ending otherwise, Monitor monitor) {
        boolean regular = isOffBounds(system, z) && starting.warm(dictionary, system, z);
        return regular ? follow(variant, monitor) : otherwise;
    }

    private static boolean goOn(Ending ending, Monitor monitor) {
        return ending != Ending.CONVERGED && monitor.stop() == null;
    }

    private static boolean isOffBounds(ScaledSystem system, double[] z) {
        for (int j = 0; j < system.size; j++) {
            if (z[j] > system.lower[j] && z[j] < system.upper[j] && !system.isFree(j)) {
                return true;
            }
        }
        return false;
    }

    /** Follows a path to its end; if rounding has cost feasibility on the way, a few more pivots restore it. */
    private Ending follow(int variant, Monitor monitor) {
        Dictionary d = dictionary;
        double feasible = Tolerances.feasible(d.system, monitor);
        double tie = Tolerances.tie(d.system, monitor);
        for (int repair = 0;; repair++) {
            Ending ending = Ending.CONVERGED;
            if (covering.cover(d, variant, feasible)) {
                ending = path.trace(d, tie, feasible, LemkePath.limit(pivotLimit, d.n), monitor);
            }
            ending = d.judge(ending, Tolerances.accepted(monitor));
            if (ending != Ending.STALLED || repair == MOST_REPAIRS || d.basis.isBasic(d.n)) {
                return ending;
            }
        }
    }
}
