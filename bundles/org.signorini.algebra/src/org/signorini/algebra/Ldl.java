package org.signorini.algebra;

/**
 * A = L D Lᵀ of small symmetric matrices in place, without square roots and without pivoting: for definite and
 * quasi-definite matrices (positive block above, negative block below), which need none. Only the lower triangle is
 * used; L has ones on its diagonal and D takes their place.
 */
public final class Ldl {

    private Ldl() {
    }

    /**
     * Overwrites the lower triangle of the n×n matrix by L and D.
     *
     * @return −1, or the first row whose pivot is zero or not finite
     */
    public static int factor(double[] a, int at, int n) {
        for (int j = 0; j < n; j++) {
            int row = at + j * n;
            // row j of L times D first, divided by D afterwards
            for (int i = 0; i < j; i++) {
                double sum = a[row + i];
                for (int k = 0; k < i; k++) {
                    sum -= a[row + k] * a[at + i * n + k];
                }
                a[row + i] = sum;
            }
            double d = a[row + j];
            for (int k = 0; k < j; k++) {
                double l = a[row + k] / a[at + k * n + k];
                d -= l * a[row + k];
                a[row + k] = l;
            }
            if (d == 0 || !Double.isFinite(d)) {
                return j;
            }
            a[row + j] = d;
        }
        return -1;
    }

    /** Overwrites b by the solution of L D Lᵀ x = b. */
    public static void solve(double[] l, int at, int n, double[] b, int ib) {
        for (int i = 0; i < n; i++) {
            double sum = b[ib + i];
            for (int k = 0; k < i; k++) {
                sum -= l[at + i * n + k] * b[ib + k];
            }
            b[ib + i] = sum;
        }
        for (int i = n - 1; i >= 0; i--) {
            double x = b[ib + i] / l[at + i * n + i];
            for (int j = i + 1; j < n; j++) {
                x -= l[at + j * n + i] * b[ib + j];
            }
            b[ib + i] = x;
        }
    }
}
