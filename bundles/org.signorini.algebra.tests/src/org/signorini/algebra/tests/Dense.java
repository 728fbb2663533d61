package org.signorini.algebra.tests;

import org.signorini.algebra.Symmetric6;

/** Plain dense arithmetic to compare kernels with. */
final class Dense {

    private Dense() {
    }

    static double[] multiply(double[] a, double[] b, int n) {
        int columns = b.length / n;
        int rows = a.length / n;
        double[] c = new double[rows * columns];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                for (int k = 0; k < n; k++) {
                    c[i * columns + j] += a[i * n + k] * b[k * columns + j];
                }
            }
        }
        return c;
    }

    static double[] transpose(double[] a, int n) {
        double[] t = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                t[j * n + i] = a[i * n + j];
            }
        }
        return t;
    }

    /** r̂ with r̂ a = r × a. */
    static double[] skew(double[] r) {
        return new double[] {0, -r[2], r[1], r[2], 0, -r[0], -r[1], r[0], 0};
    }

    static double[] symmetric3(double[] s) {
        return new double[] {s[0], s[3], s[4], s[3], s[1], s[5], s[4], s[5], s[2]};
    }

    static double[] symmetric6(double[] m) {
        double[] full = new double[36];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                full[6 * i + j] = m[Symmetric6.index(i, j)];
            }
        }
        return full;
    }

    /** [1 r̂; 0 1], which moves a force's reference point by −r. */
    static double[] shift(double[] r) {
        double[] x = new double[36];
        double[] s = skew(r);
        for (int i = 0; i < 6; i++) {
            x[7 * i] = 1;
        }
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                x[6 * i + j + 3] = s[3 * i + j];
            }
        }
        return x;
    }
}
