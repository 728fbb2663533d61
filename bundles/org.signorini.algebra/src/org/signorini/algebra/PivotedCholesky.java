package org.signorini.algebra;

/**
 * P A Pᵀ = L Lᵀ of positive semidefinite matrices with diagonal pivoting, which reveals their rank (Higham, Accuracy
 * and Stability of Numerical Algorithms, 2002, §10.3): the responses of over-constrained loops and of hyperstatic
 * contacts. n r²/2 multiplications for rank r.
 *
 * <p>
 * A pivot counts as zero below {@code tolerance} times the diagonal entry it came from: what is left of a row after the
 * rows before it have been taken out is then rounding, whatever the row's units. Workspace of a run; allocates only
 * when n grows.
 */
public final class PivotedCholesky {

    private double[] l = {};
    private double[] diagonal = {};
    private double[] original = {};
    private double[] scratch = {};
    private int[] order = {};
    private int n;
    private int rank;

    /**
     * Factors the n×n matrix at the start of {@code a}, whose lower triangle is read and not modified.
     *
     * @return the rank
     */
    public int factor(double[] a, int size, double tolerance) {
        reshape(size);
        for (int i = 0; i < n; i++) {
            order[i] = i;
            diagonal[i] = a[i * n + i];
            original[i] = a[i * n + i];
        }
        for (rank = 0; rank < n; rank++) {
            int best = pivot(tolerance);
            if (best < 0) {
                break;
            }
            exchange(rank, best);
            double d = Math.sqrt(diagonal[rank]);
            l[rank * n + rank] = d;
            for (int i = rank + 1; i < n; i++) {
                double sum = a[Math.max(order[i], order[rank]) * n + Math.min(order[i], order[rank])];
                for (int k = 0; k < rank; k++) {
                    sum -= l[i * n + k] * l[rank * n + k];
                }
                double entry = sum / d;
                l[i * n + rank] = entry;
                diagonal[i] -= entry * entry;
            }
        }
        return rank;
    }

    private void reshape(int size) {
        n = size;
        if (order.length < n) {
            l = new double[n * n];
            diagonal = new double[n];
            original = new double[n];
            scratch = new double[n];
            order = new int[n];
        }
    }

    /** The row that has kept most of its diagonal entry, or −1 where none has kept more than rounding. */
    private int pivot(double tolerance) {
        int best = -1;
        double share = tolerance;
        for (int i = rank; i < n; i++) {
            if (original[i] > 0 && diagonal[i] / original[i] > share) {
                share = diagonal[i] / original[i];
                best = i;
            }
        }
        return best;
    }

    private void exchange(int i, int j) {
        if (i == j) {
            return;
        }
        int swap = order[i];
        order[i] = order[j];
        order[j] = swap;
        swap(diagonal, i, j);
        swap(original, i, j);
        for (int k = 0; k < rank; k++) {
            swap(l, i * n + k, j * n + k);
        }
    }

    private static void swap(double[] a, int i, int j) {
        double swap = a[i];
        a[i] = a[j];
        a[j] = swap;
    }

    public int rank() {
        return rank;
    }

    /** The rows in the order of elimination; the first {@link #rank()} are independent. */
    public int row(int position) {
        return order[position];
    }

    /**
     * Overwrites b by a solution of A x = b, the one that leaves dependent rows at zero. Where b is not in the range of
     * A, only the independent rows are satisfied.
     */
    public void solve(double[] b, int ib) {
        for (int i = 0; i < rank; i++) {
            double sum = b[ib + order[i]];
            for (int k = 0; k < i; k++) {
                sum -= l[i * n + k] * scratch[k];
            }
            scratch[i] = sum / l[i * n + i];
        }
        for (int i = rank - 1; i >= 0; i--) {
            double x = scratch[i] / l[i * n + i];
            scratch[i] = x;
            for (int k = 0; k < i; k++) {
                scratch[k] -= l[i * n + k] * x;
            }
        }
        for (int i = 0; i < n; i++) {
            b[ib + order[i]] = i < rank ? scratch[i] : 0;
        }
    }
}
