package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/**
 * Complementary pivoting along the path on which s falls to its lower bound (Cottle, Pang, Stone, Algorithm 4.4.5, with
 * bounds on both sides as in Dirkse & Ferris 1995): whatever variable leaves the basis, its complement enters next.
 * A z that leaves at l lets its w grow from zero, one that leaves at u lets it fall; an entering z that reaches its own
 * other bound has crossed over without a pivot. With the lexicographic rule no basis is met twice.
 */
final class LemkePath {

    private final RatioTest ratio = new RatioTest();

    /** Limit of pivots given by an option, 0 meaning one in proportion to the size. */
    static int limit(int option, int size) {
        return option > 0 ? option : 1000 + 20 * size;
    }

    /**
     * Follows the path from a basis that is complementary and feasible for the present, non-basic s.
     *
     * @param tie   difference of slacks that counts as none
     * @param close distance of s from its lower bound that counts as none
     * @return CONVERGED if s got there, RAY if nothing blocks, SINGULAR if rounding has spoilt the basis
     */
    Ending trace(Dictionary d, double tie, double close, int limit, Monitor monitor) {
        int s = d.n;
        int entering = s;
        double sign = -1;
        ratio.start(d, tie, Double.POSITIVE_INFINITY);
        for (int pivot = 0; pivot < limit; pivot++) {
            if (!monitor.proceed(d.value[s])) {
                return monitor.stop();
            }
            if (d.basis.isWorn() && !d.refresh()) {
                return Ending.SINGULAR;
            }
            d.direct(entering);
            int where = ratio.choose(d, entering, sign);
            if (where == RatioTest.NONE) {
                // some way along it, so that the entering variable is seen to be wanted
                d.move(entering, sign * d.system.reference);
                return Ending.RAY;
            }
            int leaving = d.advance(entering, sign, where, ratio.step(), ratio.bound());
            if (leaving == s || d.value[s] <= d.low[s] + close) {
                return Ending.CONVERGED;
            }
            entering = d.complement(leaving);
            sign = d.signOf(entering);
        }
        return Ending.ITERATION_LIMIT;
    }
}
