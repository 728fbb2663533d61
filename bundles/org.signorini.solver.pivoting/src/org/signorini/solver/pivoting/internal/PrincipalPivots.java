package org.signorini.solver.pivoting.internal;

/**
 * Principal pivots on a dictionary: pairs whose basic variable is infeasible have it exchanged for its complement, one
 * pair or many at a time. Pairs are judged by their index, as least-index rules want it.
 */
final class PrincipalPivots {

    /** Diagonal pivot, relative to its column, below which the principal submatrix counts as singular. */
    private static final double SINGULAR = 1e-12;
    /** Block exchanges of less than this share of the basis are made pair by pair, which updates the factors. */
    private static final int FEW = 16;

    final Dictionary dictionary = new Dictionary();
    private int[] infeasible = {};
    private int count;
    private double tolerance;
    private double[] bound = {};
    private final Snapshot before = new Snapshot();

    /** Takes a dictionary at a starting basis as it is. */
    void start(double newTolerance) {
        tolerance = newTolerance;
        int n = dictionary.n;
        if (infeasible.length < n) {
            infeasible = new int[n];
            bound = new double[n];
        }
        judge();
    }

    /** Number of infeasible pairs. */
    int infeasible() {
        return count;
    }

    /** Whether all pairs are feasible by values from fresh factors, updated ones being only as good as their pivots. */
    boolean isSolved() {
        if (count == 0 && !dictionary.basis.isFresh() && dictionary.refresh()) {
            judge();
        }
        return count == 0;
    }

    /** Lists the infeasible pairs, by index. */
    void judge() {
        count = 0;
        double limit = Math.max(tolerance, dictionary.rounding());
        for (int i = 0; i < dictionary.n; i++) {
            if (Math.abs(dictionary.violation(basic(i))) > limit) {
                bound[count] = dictionary.violated(basic(i));
                infeasible[count++] = i;
            }
        }
    }

    /** The basic variable of a pair. */
    private int basic(int i) {
        Dictionary d = dictionary;
        return d.basis.isBasic(d.w(i)) ? d.w(i) : i;
    }

    /** Exchanges the infeasible pair of lowest index; {@code false} if that would make the basis singular. */
    boolean flipLeast() {
        boolean done = flip(0) && (!dictionary.basis.isWorn() || dictionary.refresh());
        judge();
        return done;
    }

    private boolean flip(int k) {
        Dictionary d = dictionary;
        int leaving = basic(infeasible[k]);
        int where = d.basis.slot[leaving];
        d.direct(d.complement(leaving));
        double largest = 0;
        for (int i = 0; i < d.n; i++) {
            largest = Math.max(largest, Math.abs(d.direction[i]));
        }
        if (Math.abs(d.direction[where]) <= SINGULAR * largest) {
            return false;
        }
        d.flip(where, bound[k]);
        return true;
    }

    /** Exchanges all infeasible pairs at once; {@code false}, and nothing changed, if that basis is singular. */
    boolean flipAll() {
        before.take(dictionary);
        boolean done = count <= dictionary.n / FEW && flipOneByOne();
        if (!done) {
            before.restore(dictionary);
            done = flipTogether();
        }
        if (!done) {
            before.restore(dictionary);
            dictionary.refresh();
        }
        judge();
        return done;
    }

    private boolean flipOneByOne() {
        for (int k = 0; k < count; k++) {
            if (!flip(k) || dictionary.basis.isWorn() && !dictionary.refresh()) {
                return false;
            }
        }
        return true;
    }

    private boolean flipTogether() {
        Dictionary d = dictionary;
        for (int k = 0; k < count; k++) {
            int leaving = basic(infeasible[k]);
            d.basis.substitute(leaving, d.complement(leaving));
            d.value[leaving] = bound[k];
            if (leaving < d.n) {
                d.rest(leaving, bound[k] == d.high[leaving]);
            }
        }
        return d.refresh(SINGULAR);
    }
}
