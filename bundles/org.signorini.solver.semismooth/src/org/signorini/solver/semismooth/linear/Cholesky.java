package org.signorini.solver.semismooth.linear;

/**
 * Cholesky's factorization UᵀU of a symmetric positive definite matrix given by its upper triangle, row-major, with λ
 * added to the diagonal; ⅓n³ operations, four rows at a time. A reusable workspace.
 */
final class Cholesky {

    /** A pivot below this share of its diagonal entry consists of rounding. */
    private static final double ROUNDING = 1e-15;
    private static final int PANEL = 4;

    private double[] u = {};
    private int n;

    /** Factorizes a copy of A + λI; false if it is not positive definite to working precision. */
    boolean factorize(double[] a, double lambda, int size) {
        n = size;
        if (u.length < n * n) {
            u = new double[n * n];
        }
        System.arraycopy(a, 0, u, 0, n * n);
        for (int i = 0; i < n; i++) {
            u[i * n + i] += lambda;
        }
        for (int first = 0; first < n; first += PANEL) {
            int end = Math.min(first + PANEL, n);
            for (int k = first; k < end; k++) {
                for (int p = first; p < k; p++) {
                    subtractRow(p * n, k);
                }
                int row = k * n;
                double pivot = u[row + k];
                if (!(pivot > ROUNDING * (a[row + k] + lambda))) {
                    return false;
                }
                scaleRow(row, k, 1 / Math.sqrt(pivot));
            }
            for (int i = end; i < n; i++) {
                subtractFourRows(first * n, i);
            }
        }
        return true;
    }

    /** Row i −= U_pi · row p, from the diagonal on. */
    private void subtractRow(int p, int i) {
        double[] m = u;
        double f = m[p + i];
        int row = i * n;
        for (int j = i; j < n; j++) {
            m[row + j] -= f * m[p + j];
        }
    }

    private void scaleRow(int row, int from, double factor) {
        for (int j = from; j < n; j++) {
            u[row + j] *= factor;
        }
    }

    private void subtractFourRows(int p0, int i) {
        double[] m = u;
        int p1 = p0 + n;
        int p2 = p1 + n;
        int p3 = p2 + n;
        double f0 = m[p0 + i];
        double f1 = m[p1 + i];
        double f2 = m[p2 + i];
        double f3 = m[p3 + i];
        if (f0 != 0 || f1 != 0 || f2 != 0 || f3 != 0) {
            int row = i * n;
            for (int j = i; j < n; j++) {
                m[row + j] -= f0 * m[p0 + j] + f1 * m[p1 + j] + f2 * m[p2 + j] + f3 * m[p3 + j];
            }
        }
    }

    /** Solves UᵀUx = b, b on entry and x on return. */
    void solve(double[] x) {
        double[] m = u;
        for (int i = 0; i < n; i++) {
            int row = i * n;
            double y = x[i] / m[row + i];
            x[i] = y;
            for (int j = i + 1; j < n; j++) {
                x[j] -= y * m[row + j];
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            int row = i * n;
            double sum = x[i];
            for (int j = i + 1; j < n; j++) {
                sum -= m[row + j] * x[j];
            }
            x[i] = sum / m[row + i];
        }
    }
}
