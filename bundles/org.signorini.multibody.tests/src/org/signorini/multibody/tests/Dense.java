package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.signorini.algebra.Cholesky;

/** Plain dense arithmetic to compare recursions with. */
final class Dense {

    private Dense() {
    }

    static double[] multiply(double[] a, double[] x, int columns) {
        double[] y = new double[a.length / columns];
        for (int i = 0; i < y.length; i++) {
            for (int j = 0; j < columns; j++) {
                y[i] += a[i * columns + j] * x[j];
            }
        }
        return y;
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** J M⁻¹ Jᵀ, with rows and columns of M in {@code fixed} taken out. */
    static double[] response(double[] jacobian, double[] mass, int n, boolean[] fixed) {
        double[] l = mass.clone();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (fixed[i] || fixed[j]) {
                    l[i * n + j] = i == j ? 1 : 0;
                }
            }
        }
        assertEquals(-1, Cholesky.factor(l, 0, n), "the mass matrix is positive definite");
        int rows = jacobian.length / n;
        double[] out = new double[rows * rows];
        for (int i = 0; i < rows; i++) {
            double[] column = new double[n];
            for (int j = 0; j < n; j++) {
                column[j] = fixed[j] ? 0 : jacobian[i * n + j];
            }
            Cholesky.solve(l, 0, n, column, 0);
            double[] image = multiply(jacobian, column, n);
            for (int k = 0; k < rows; k++) {
                out[k * rows + i] = image[k];
            }
        }
        return out;
    }

    /** Asserts equality relative to the largest entry, or to a millionth where all are smaller. */
    static void assertClose(double[] expected, double[] actual, double tolerance, String message) {
        double size = 1e-6;
        for (double entry : expected) {
            size = Math.max(size, Math.abs(entry));
        }
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], tolerance * size, message + ", entry " + i);
        }
    }
}
