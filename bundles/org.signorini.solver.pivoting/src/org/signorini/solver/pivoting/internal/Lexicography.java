package org.signorini.solver.pivoting.internal;

/**
 * Lexicographic rule against cycling (Cottle, Pang, Stone, §4.9): ties in the ratio test are broken as if the variables
 * of the first basis had started at their values plus ε, ε², ε³, …, each towards the inside of its range.
 *
 * <p>
 * In a later basis B the perturbation of row k is the k-th row of P = B⁻¹B₀Σ, so that the tied row with the
 * lexicographically smallest ±P_k/|rate_k| leaves. The columns of P are computed one by one and only until a single row
 * is left: a variable of the first basis that is still basic costs nothing (its column is a unit vector), any other
 * one solve with B.
 */
final class Lexicography {

    private static final double TIE = 1e-10;

    private int[] first = {};
    private double[] inward = {};
    private double[] column = {};
    private double[] ratio = {};
    private int n;

    /** Remembers the basis at the start of a path. */
    void start(Dictionary d) {
        n = d.n;
        if (first.length < n) {
            first = new int[n];
            inward = new double[n];
            column = new double[n];
            ratio = new double[n];
        }
        for (int k = 0; k < n; k++) {
            int v = d.basis.variable[k];
            first[k] = v;
            inward[k] = d.low[v] > Double.NEGATIVE_INFINITY ? 1 : -1;
        }
    }

    /**
     * The slot that leaves.
     *
     * @param tied slots whose variables reach a bound together; overwritten
     * @param sign direction of the entering variable
     */
    int choose(Dictionary d, int[] tied, int count, double sign) {
        int left = count;
        for (int k = 0; k < n && left > 1; k++) {
            int where = d.basis.slot[first[k]];
            if (where >= 0) {
                left = unitColumn(d, tied, left, where, inward[k], sign);
            } else {
                d.image(first[k], column);
                left = fullColumn(d, tied, left, inward[k], sign);
            }
        }
        // rows alike in every column would be dependent; rounding may leave some: the larger pivot is the safer
        int best = tied[0];
        for (int t = 1; t < left; t++) {
            best = Math.abs(d.direction[tied[t]]) > Math.abs(d.direction[best]) ? tied[t] : best;
        }
        return best;
    }

    private static int unitColumn(Dictionary d, int[] tied, int count, int where, double inward, double sign) {
        for (int t = 0; t < count; t++) {
            if (tied[t] == where) {
                // falling variables approach their lower bound: an inward +ε delays them
                boolean delayed = falling(d, where, sign) == inward > 0;
                if (!delayed) {
                    tied[0] = where;
                    return 1;
                }
                System.arraycopy(tied, t + 1, tied, t, count - t - 1);
                return count - 1;
            }
        }
        return count;
    }

    private static boolean falling(Dictionary d, int where, double sign) {
        return sign * d.direction[where] > 0;
    }

    private int fullColumn(Dictionary d, int[] tied, int count, double inward, double sign) {
        double least = Double.POSITIVE_INFINITY;
        double largest = 0;
        for (int t = 0; t < count; t++) {
            int k = tied[t];
            // slack grows by P where falling to a lower bound, shrinks where rising to an upper
            ratio[t] = inward * column[k] / (sign * d.direction[k]);
            least = Math.min(least, ratio[t]);
            largest = Math.max(largest, Math.abs(ratio[t]));
        }
        double limit = least + TIE * largest;
        int left = 0;
        for (int t = 0; t < count; t++) {
            if (ratio[t] <= limit) {
                tied[left++] = tied[t];
            }
        }
        return left;
    }
}
