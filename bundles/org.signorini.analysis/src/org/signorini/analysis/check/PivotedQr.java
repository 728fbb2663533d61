package org.signorini.analysis.check;

import java.util.Arrays;

/**
 * A P = Q R by Householder's reflections with column pivoting (Golub and Van Loan, algorithm 5.4.1), for a matrix of n
 * rows and m columns kept column by column. Written for the reference alone, and small enough to be loaded before every
 * run. O(n m min(n, m)).
 */
final class PivotedQr {

    private final int n;
    private final double[][] a;
    private final double[] beta;
    /** The column of A that stands at a position. */
    final int[] pivot;
    /** Columns whose pivot is more than rounding. */
    final int rank;

    /**
     * @param columns overwritten
     * @param n       length of a column
     * @param rounding share of the largest pivot below which one is none
     */
    PivotedQr(double[][] columns, int n, double rounding) {
        this.n = n;
        a = columns;
        int m = columns.length;
        beta = new double[m];
        pivot = new int[m];
        for (int j = 0; j < m; j++) {
            pivot[j] = j;
        }
        int k = 0;
        double first = 0;
        for (; k < Math.min(n, m); k++) {
            bringLongest(k);
            double norm = Math.sqrt(square(a[k], k));
            first = k == 0 ? norm : first;
            if (!(norm > rounding * first)) {
                break;
            }
            reflect(k, norm);
        }
        rank = k;
    }

    private void bringLongest(int k) {
        int longest = k;
        double most = -1;
        for (int j = k; j < a.length; j++) {
            double length = square(a[j], k);
            if (length > most) {
                most = length;
                longest = j;
            }
        }
        double[] column = a[k];
        a[k] = a[longest];
        a[longest] = column;
        int index = pivot[k];
        pivot[k] = pivot[longest];
        pivot[longest] = index;
    }

    private double square(double[] column, int from) {
        double sum = 0;
        for (int i = from; i < n; i++) {
            sum += column[i] * column[i];
        }
        return sum;
    }

    /** Column k becomes R's above the diagonal and v below, with v[k] = 1 left out; H = 1 − β v vᵀ. */
    private void reflect(int k, double norm) {
        double[] v = a[k];
        double diagonal = v[k] > 0 ? -norm : norm;
        double head = v[k] - diagonal;
        for (int i = k + 1; i < n; i++) {
            v[i] /= head;
        }
        beta[k] = -head / diagonal;
        v[k] = diagonal;
        for (int j = k + 1; j < a.length; j++) {
            apply(k, a[j]);
        }
    }

    /** x = H_k x. */
    private void apply(int k, double[] x) {
        double[] v = a[k];
        double sum = x[k];
        for (int i = k + 1; i < n; i++) {
            sum += v[i] * x[i];
        }
        sum *= beta[k];
        x[k] -= sum;
        for (int i = k + 1; i < n; i++) {
            x[i] -= sum * v[i];
        }
    }

    /** An entry of R, i ≤ j. */
    double r(int i, int j) {
        return a[j][i];
    }

    /** x = Q x. */
    void multiply(double[] x) {
        for (int k = rank - 1; k >= 0; k--) {
            apply(k, x);
        }
    }

    /**
     * b = A x + r with r orthogonal to A's columns.
     *
     * @param b overwritten with r
     * @param x receives a solution in the order of A's columns
     */
    void split(double[] b, double[] x) {
        for (int k = 0; k < rank; k++) {
            apply(k, b);
        }
        Arrays.fill(x, 0);
        for (int i = rank - 1; i >= 0; i--) {
            double sum = b[i];
            for (int j = i + 1; j < rank; j++) {
                sum -= r(i, j) * x[pivot[j]];
            }
            x[pivot[i]] = sum / r(i, i);
            b[i] = 0;
        }
        multiply(b);
    }
}
