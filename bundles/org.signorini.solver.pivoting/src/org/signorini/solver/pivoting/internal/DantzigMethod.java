package org.signorini.solver.pivoting.internal;

import java.util.Arrays;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** The principal pivoting method of Dantzig and Cottle on one connected problem. */
public final class DantzigMethod implements Decomposition.Method {

    private final Dictionary dictionary = new Dictionary();
    private final StartingBasis starting = new StartingBasis();
    private final RatioTest ratio = new RatioTest();
    private final Snapshot before = new Snapshot();
    private boolean[] stuck = {};
    private int pivotLimit;
    private int pivotsLeft;

    /** @param newPivotLimit 0 for one in proportion to the size */
    public void configure(int newPivotLimit) {
        pivotLimit = newPivotLimit;
    }

    @Override
    public Ending solve(ScaledSystem system, double[] z, Monitor monitor) {
        Dictionary d = dictionary;
        starting.warm(d, system, z);
        if (stuck.length < 2 * d.n + 1) {
            stuck = new boolean[2 * d.n + 1];
        }
        Arrays.fill(stuck, 0, 2 * d.n + 1, false);
        double feasible = Tolerances.feasible(system, monitor);
        ratio.start(d, Tolerances.tie(system, monitor), feasible);
        pivotsLeft = PrincipalStart.limit(pivotLimit, d.n);
        Ending ending = d.judge(majorCycles(feasible, monitor), Tolerances.accepted(monitor));
        d.finish(z);
        return ending;
    }

    private Ending majorCycles(double feasible, Monitor monitor) {
        while (true) {
            int worst = mostViolated(feasible);
            if (worst < 0 && !dictionary.basis.isFresh() && dictionary.refresh()) {
                // updated values are only as good as their pivots: look again at fresh ones
                worst = mostViolated(feasible);
            }
            if (worst < 0) {
                return dictionary.infeasibility() > feasible ? Ending.RAY : Ending.CONVERGED;
            }
            before.take(dictionary);
            Ending ending = drive(worst, feasible, monitor);
            if (ending == Ending.RAY) {
                stuck[worst] = true;
                before.restore(dictionary);
                dictionary.refresh();
            } else if (ending == Ending.CONVERGED) {
                Arrays.fill(stuck, 0, 2 * dictionary.n + 1, false);
            } else {
                return ending;
            }
        }
    }

    private int mostViolated(double feasible) {
        int worst = -1;
        double most = Math.max(feasible, dictionary.rounding());
        for (int k = 0; k < dictionary.n; k++) {
            int v = dictionary.basis.variable[k];
            double violation = Math.abs(dictionary.violation(v));
            if (!stuck[v] && violation > most) {
                most = violation;
                worst = v;
            }
        }
        return worst;
    }

    /** One major cycle: CONVERGED if the distinguished variable became feasible, RAY if nothing stopped it short. */
    private Ending drive(int distinguished, double feasible, Monitor monitor) {
        Dictionary d = dictionary;
        ratio.distinguish(distinguished, d.violated(distinguished));
        int entering = d.complement(distinguished);
        double sign = d.violation(distinguished) < 0 ? 1 : -1;
        if (distinguished < d.n) {
            d.face(distinguished, sign < 0);
        }
        while (true) {
            if (pivotsLeft-- == 0) {
                return Ending.ITERATION_LIMIT;
            }
            if (!monitor.proceed(Math.abs(d.violation(distinguished)))) {
                return monitor.stop();
            }
            if (d.basis.isWorn() && !d.refresh()) {
                return Ending.SINGULAR;
            }
            d.direct(entering);
            int where = ratio.choose(d, entering, sign);
            if (where == RatioTest.NONE) {
                return Ending.RAY;
            }
            int leaving = d.advance(entering, sign, where, ratio.step(), ratio.bound());
            if (leaving == distinguished) {
                return Ending.CONVERGED;
            }
            if (leaving == d.complement(distinguished)) {
                // crossed over to its other bound, or back where the cycle began and would begin again
                return Math.abs(d.violation(distinguished)) > feasible ? Ending.RAY : Ending.CONVERGED;
            }
            entering = d.complement(leaving);
            sign = d.signOf(entering);
        }
    }
}
