package org.signorini.algebra;

/** A = L Lᵀ of small positive definite matrices in place: n³/6 multiplications. Only the lower triangle is used. */
public final class Cholesky {

    private Cholesky() {
    }

    /**
     * Overwrites the lower triangle of the n×n matrix by L.
     *
     * @return −1, or the first row whose pivot is not positive: the matrix is not positive definite
     */
    public static int factor(double[] a, int at, int n) {
        for (int j = 0; j < n; j++) {
            int row = at + j * n;
            double d = a[row + j];
            for (int k = 0; k < j; k++) {
                d -= a[row + k] * a[row + k];
            }
            if (!(d > 0)) {
                return j;
            }
            d = Math.sqrt(d);
            a[row + j] = d;
            double s = 1 / d;
            for (int i = j + 1; i < n; i++) {
                int other = at + i * n;
                double sum = a[other + j];
                for (int k = 0; k < j; k++) {
                    sum -= a[other + k] * a[row + k];
                }
                a[other + j] = sum * s;
            }
        }
        return -1;
    }

    /** Overwrites b by the solution of L Lᵀ x = b. */
    public static void solve(double[] l, int at, int n, double[] b, int ib) {
        solveLower(l, at, n, b, ib);
        for (int i = n - 1; i >= 0; i--) {
            double x = b[ib + i] / l[at + i * n + i];
            b[ib + i] = x;
            for (int k = 0; k < i; k++) {
                b[ib + k] -= l[at + i * n + k] * x;
            }
        }
    }

    /** Overwrites b by the solution of L x = b. */
    public static void solveLower(double[] l, int at, int n, double[] b, int ib) {
        for (int i = 0; i < n; i++) {
            double sum = b[ib + i];
            for (int k = 0; k < i; k++) {
                sum -= l[at + i * n + k] * b[ib + k];
            }
            b[ib + i] = sum / l[at + i * n + i];
        }
    }
}
