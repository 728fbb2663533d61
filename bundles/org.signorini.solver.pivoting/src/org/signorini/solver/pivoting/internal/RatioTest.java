package org.signorini.solver.pivoting.internal;

/**
 * Which basic variable reaches the end of its range first when the entering one moves. Rows whose rate is noise are
 * left out; rows that block within rounding of the first are ties, broken lexicographically.
 */
final class RatioTest {

    /** Nobody blocks: a ray. */
    static final int NONE = -1;
    /** The entering variable reaches its own other bound. */
    static final int FLIP = -2;

    private static final double PIVOT = 1e-12;

    final Lexicography lexicography = new Lexicography();
    private int[] tied = {};
    private double step;
    private double bound;
    private double rounding;
    private double violation;
    private int distinguished;
    private double target;

    /**
     * Starts a path at the dictionary's present basis.
     *
     * @param newRounding  violation and difference that count as rounding
     * @param newViolation violation from which on a variable is infeasible and does not block, unless it is the
     *                     {@linkplain #distinguish distinguished} one
     */
    void start(Dictionary d, double newRounding, double newViolation) {
        if (tied.length < d.n) {
            tied = new int[d.n];
        }
        rounding = newRounding;
        violation = newViolation;
        distinguished = -1;
        lexicography.start(d);
    }

    /** The infeasible variable that is to stop where it becomes feasible, on {@code target}. */
    void distinguish(int v, double newTarget) {
        distinguished = v;
        target = newTarget;
    }

    /** Length of the move, not negative. */
    double step() {
        return step;
    }

    /** Bound the blocking variable ends on. */
    double bound() {
        return bound;
    }

    /**
     * Decides.
     *
     * @param sign +1 if the entering variable grows, −1 if it shrinks; its direction is the dictionary's
     * @return slot of the blocking variable, {@link #NONE} or {@link #FLIP}
     */
    int choose(Dictionary d, int entering, double sign) {
        double tiny = PIVOT * largestRate(d);
        double noise = Math.max(rounding, d.rounding());
        double limit = Double.POSITIVE_INFINITY;
        for (int k = 0; k < d.n; k++) {
            limit = Math.min(limit, (slack(d, k, sign, tiny) + noise) / Math.abs(d.direction[k]));
        }
        double room = sign > 0 ? d.high[entering] - d.value[entering] : d.value[entering] - d.low[entering];
        if (room <= limit) {
            step = room;
            bound = sign > 0 ? d.high[entering] : d.low[entering];
            return room == Double.POSITIVE_INFINITY ? NONE : FLIP;
        }
        int count = 0;
        for (int k = 0; k < d.n; k++) {
            if (slack(d, k, sign, tiny) / Math.abs(d.direction[k]) <= limit) {
                if (d.basis.variable[k] == d.n || d.basis.variable[k] == distinguished) {
                    // what the path is to get rid of can leave: it ends here
                    return take(d, k, sign, tiny);
                }
                tied[count++] = k;
            }
        }
        return take(d, count == 1 ? tied[0] : lexicography.choose(d, tied, count, sign), sign, tiny);
    }

    private int take(Dictionary d, int k, double sign, double tiny) {
        step = slack(d, k, sign, tiny) / Math.abs(d.direction[k]);
        int v = d.basis.variable[k];
        boolean falling = sign * d.direction[k] > 0;
        bound = v == distinguished ? target : falling ? d.low[v] : d.high[v];
        return k;
    }

    /** Way to go until the end of the range, infinite if there is none or the variable hardly moves. */
    private double slack(Dictionary d, int k, double sign, double tiny) {
        double rate = -sign * d.direction[k];
        int v = d.basis.variable[k];
        if (Math.abs(rate) <= tiny) {
            return Double.POSITIVE_INFINITY;
        }
        double outside = d.violation(v);
        if (Math.abs(outside) > violation) {
            return v == distinguished && outside * rate < 0 ? Math.abs(outside) : Double.POSITIVE_INFINITY;
        }
        if (v == distinguished) {
            return 0;
        }
        return Math.max(0, rate < 0 ? d.value[v] - d.low[v] : d.high[v] - d.value[v]);
    }

    private static double largestRate(Dictionary d) {
        double largest = 0;
        for (int k = 0; k < d.n; k++) {
            largest = Math.max(largest, Math.abs(d.direction[k]));
        }
        return largest;
    }
}
