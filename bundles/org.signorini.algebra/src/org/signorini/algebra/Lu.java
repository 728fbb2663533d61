package org.signorini.algebra;

/** P A = L U of small square matrices in place, with partial pivoting: n³/3 multiplications. */
public final class Lu {

    private Lu() {
    }

    /**
     * Overwrites the n×n matrix by L (ones on the diagonal not stored) and U.
     *
     * @param pivots receives the row exchanged with row k at step k
     * @return −1, or the first column without a pivot: the matrix is singular
     */
    public static int factor(double[] a, int at, int n, int[] pivots, int ip) {
        for (int k = 0; k < n; k++) {
            int best = k;
            for (int i = k + 1; i < n; i++) {
                if (Math.abs(a[at + i * n + k]) > Math.abs(a[at + best * n + k])) {
                    best = i;
                }
            }
            pivots[ip + k] = best;
            double pivot = a[at + best * n + k];
            if (pivot == 0 || !Double.isFinite(pivot)) {
                return k;
            }
            if (best != k) {
                for (int j = 0; j < n; j++) {
                    double swap = a[at + k * n + j];
                    a[at + k * n + j] = a[at + best * n + j];
                    a[at + best * n + j] = swap;
                }
            }
            double s = 1 / pivot;
            for (int i = k + 1; i < n; i++) {
                double l = a[at + i * n + k] * s;
                a[at + i * n + k] = l;
                for (int j = k + 1; j < n; j++) {
                    a[at + i * n + j] -= l * a[at + k * n + j];
                }
            }
        }
        return -1;
    }

    /** Overwrites b by the solution of A x = b. */
    public static void solve(double[] lu, int at, int n, int[] pivots, int ip, double[] b, int ib) {
        for (int i = 0; i < n; i++) {
            double swap = b[ib + i];
            b[ib + i] = b[ib + pivots[ip + i]];
            b[ib + pivots[ip + i]] = swap;
        }
        for (int i = 0; i < n; i++) {
            double sum = b[ib + i];
            for (int j = 0; j < i; j++) {
                sum -= lu[at + i * n + j] * b[ib + j];
            }
            b[ib + i] = sum;
        }
        for (int i = n - 1; i >= 0; i--) {
            double sum = b[ib + i];
            for (int j = i + 1; j < n; j++) {
                sum -= lu[at + i * n + j] * b[ib + j];
            }
            b[ib + i] = sum / lu[at + i * n + i];
        }
    }
}
