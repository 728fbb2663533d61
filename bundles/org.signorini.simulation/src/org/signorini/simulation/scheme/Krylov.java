package org.signorini.simulation.scheme;

import java.util.Arrays;

/**
 * The Krylov space of one linear system, for GMRES (Saad and Schultz 1986): Arnoldi's basis, orthogonalized twice, and
 * the least-squares problem by Givens' rotations. Products with the matrix are put in by whoever can make them.
 */
final class Krylov {

    private final int n;
    private final int most;
    private final double[][] basis;
    private final double[][] upper;
    private final double[] cos;
    private final double[] sin;
    private final double[] right;
    private int count;
    private boolean complete;

    Krylov(int n, int most) {
        this.n = n;
        this.most = most;
        basis = new double[most + 1][n];
        upper = new double[most][most + 1];
        cos = new double[most];
        sin = new double[most];
        right = new double[most + 1];
    }

    /** Begins a system with the right side r. */
    void begin(double[] r, double norm) {
        for (int i = 0; i < n; i++) {
            basis[0][i] = r[i] / norm;
        }
        Arrays.fill(right, 0);
        right[0] = norm;
        count = 0;
        complete = false;
    }

    /** What the combination that leaves least leaves. */
    double residual() {
        return Math.abs(right[count]);
    }

    /** Whether another direction is of use. */
    boolean hasRoom() {
        return count < most && !complete;
    }

    /** The direction whose product is wanted. */
    double[] direction() {
        return basis[count];
    }

    /** Where to put it. */
    double[] product() {
        return basis[count + 1];
    }

    /**
     * Takes the product.
     *
     * @param rounding share of the product below which what is new in it is nothing
     */
    void extend(double rounding) {
        double[] w = basis[count + 1];
        double[] column = upper[count];
        Arrays.fill(column, 0);
        double before = Math.sqrt(dot(w, w));
        // twice is enough
        for (int pass = 0; pass < 2; pass++) {
            for (int j = 0; j <= count; j++) {
                double share = dot(w, basis[j]);
                column[j] += share;
                for (int i = 0; i < n; i++) {
                    w[i] -= share * basis[j][i];
                }
            }
        }
        double left = Math.sqrt(dot(w, w));
        complete = left <= rounding * before;
        for (int i = 0; i < n && !complete; i++) {
            w[i] /= left;
        }
        double below = complete ? 0 : left;
        for (int j = 0; j < count; j++) {
            double x = cos[j] * column[j] + sin[j] * column[j + 1];
            column[j + 1] = cos[j] * column[j + 1] - sin[j] * column[j];
            column[j] = x;
        }
        double radius = Math.sqrt(column[count] * column[count] + below * below);
        cos[count] = radius > 0 ? column[count] / radius : 1;
        sin[count] = radius > 0 ? below / radius : 0;
        column[count] = radius;
        right[count + 1] = -sin[count] * right[count];
        right[count] *= cos[count];
        count++;
    }

    /** The combination of the basis that leaves least. */
    void solution(double[] x) {
        for (int j = count - 1; j >= 0; j--) {
            double sum = right[j];
            for (int k = j + 1; k < count; k++) {
                sum -= upper[k][j] * right[k];
            }
            right[j] = upper[j][j] == 0 ? 0 : sum / upper[j][j];
        }
        Arrays.fill(x, 0);
        for (int j = 0; j < count; j++) {
            for (int i = 0; i < n; i++) {
                x[i] += right[j] * basis[j][i];
            }
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
