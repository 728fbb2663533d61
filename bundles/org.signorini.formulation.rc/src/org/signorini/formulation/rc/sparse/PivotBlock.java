package org.signorini.formulation.rc.sparse;

/**
 * X = G Gᵀ of positive semidefinite diagonal blocks of up to six rows with diagonal pivoting, which leaves out rows that
 * depend on others (Higham, Accuracy and Stability of Numerical Algorithms, 2002, §10.3). In place, rows six apart; the
 * lower triangle becomes G with the reciprocals of its diagonal: solves then multiply and never divide.
 */
final class PivotBlock {

    /** Distance of rows in all blocks. */
    static final int STRIDE = 6;
    /** Numbers in a block. */
    static final int SIZE = 36;

    /** Pivots below this share of what the row had before other links were eliminated have lost all digits. */
    private static final double RANK = 1e-14;

    private PivotBlock() {
    }

    /**
     * @param reference per row, what its diagonal entry was made of
     * @param order     receives which row is eliminated at which place; overwritten from {@code io} on
     * @return the rank
     */
    static int factorPivoted(double[] x, int at, int n, double[] reference, int[] order, int io) {
        for (int i = 0; i < n; i++) {
            order[io + i] = i;
        }
        for (int k = 0; k < n; k++) {
            int best = -1;
            double most = RANK;
            double of = 1;
            for (int i = k; i < n; i++) {
                double d = x[at + STRIDE * i + i];
                double share = reference[io + order[io + i]];
                if (d * of > most * share) {
                    best = i;
                    most = d;
                    of = share;
                }
            }
            if (best < 0) {
                leaveOut(x, at, k, n);
                return k;
            }
            if (best != k) {
                exchange(x, at, n, k, best);
                int swap = order[io + k];
                order[io + k] = order[io + best];
                order[io + best] = swap;
            }
            eliminate(x, at, n, k, x[at + STRIDE * k + k]);
        }
        return n;
    }

    /** Rows from k on come out as zero wherever they are used. */
    private static void leaveOut(double[] x, int at, int k, int n) {
        for (int i = k; i < n; i++) {
            x[at + STRIDE * i + i] = 0;
        }
    }

    private static void eliminate(double[] x, int at, int n, int k, double d) {
        double s = 1 / Math.sqrt(d);
        x[at + STRIDE * k + k] = s;
        for (int i = k + 1; i < n; i++) {
            int row = at + STRIDE * i;
            double g = x[row + k] * s;
            x[row + k] = g;
            for (int j = k + 1; j <= i; j++) {
                x[row + j] -= g * x[at + STRIDE * j + k];
            }
        }
    }

    /** Exchanges rows and columns k and j > k of a lower triangle whose first k columns are done. */
    private static void exchange(double[] x, int at, int n, int k, int j) {
        for (int c = 0; c < k; c++) {
            swap(x, at + STRIDE * k + c, at + STRIDE * j + c);
        }
        swap(x, at + STRIDE * k + k, at + STRIDE * j + j);
        for (int i = k + 1; i < j; i++) {
            swap(x, at + STRIDE * i + k, at + STRIDE * j + i);
        }
        for (int i = j + 1; i < n; i++) {
            swap(x, at + STRIDE * i + k, at + STRIDE * i + j);
        }
    }

    private static void swap(double[] x, int i, int j) {
        double swap = x[i];
        x[i] = x[j];
        x[j] = swap;
    }
}
