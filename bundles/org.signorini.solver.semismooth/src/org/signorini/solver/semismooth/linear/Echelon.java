package org.signorini.solver.semismooth.linear;

/**
 * Solves a square, possibly singular but consistent system by Gaussian elimination to row echelon form: where a column
 * has no pivot left its unknown is zero, a basic solution. ⅔n³ operations. Whether the system was consistent is for the
 * caller to check. Works in place on the caller's arrays.
 */
public final class Echelon {

    /** A column whose best pivot has shrunk to this share of its largest entry depends on those before it. */
    private static final double RANK_TOLERANCE = 1e-10;

    private int[] pivotColumn = {};
    private double[] columnSize = {};

    /**
     * @param a n×n, row-major; destroyed
     * @param b right-hand side; destroyed
     * @param x receives the solution
     * @return the rank
     */
    public int solve(double[] a, double[] b, int n, double[] x) {
        if (pivotColumn.length < n) {
            pivotColumn = new int[n];
            columnSize = new double[n];
        }
        measureColumns(a, n);
        int rank = 0;
        for (int column = 0; column < n; column++) {
            int best = largestBelow(a, n, rank, column);
            if (Math.abs(a[best * n + column]) > RANK_TOLERANCE * columnSize[column]) {
                exchange(a, b, n, rank, best, column);
                eliminate(a, b, n, rank, column);
                pivotColumn[rank++] = column;
            }
            x[column] = 0;
        }
        for (int k = rank - 1; k >= 0; k--) {
            int column = pivotColumn[k];
            double sum = b[k];
            for (int j = column + 1; j < n; j++) {
                sum -= a[k * n + j] * x[j];
            }
            x[column] = sum / a[k * n + column];
        }
        return rank;
    }

    private void measureColumns(double[] a, int n) {
        java.util.Arrays.fill(columnSize, 0, n, 0);
        for (int i = 0, k = 0; i < n; i++) {
            for (int j = 0; j < n; j++, k++) {
                columnSize[j] = Math.max(columnSize[j], Math.abs(a[k]));
            }
        }
    }

    private static int largestBelow(double[] a, int n, int rank, int column) {
        int best = rank;
        for (int i = rank + 1; i < n; i++) {
            if (Math.abs(a[i * n + column]) > Math.abs(a[best * n + column])) {
                best = i;
            }
        }
        return best;
    }

    private static void exchange(double[] a, double[] b, int n, int row, int other, int from) {
        if (row == other) {
            return;
        }
        for (int j = from; j < n; j++) {
            double kept = a[row * n + j];
            a[row * n + j] = a[other * n + j];
            a[other * n + j] = kept;
        }
        double kept = b[row];
        b[row] = b[other];
        b[other] = kept;
    }

    private static void eliminate(double[] a, double[] b, int n, int top, int column) {
        double inverse = 1 / a[top * n + column];
        for (int i = top + 1; i < n; i++) {
            double factor = a[i * n + column] * inverse;
            if (factor != 0) {
                for (int j = column + 1, t = top * n, r = i * n; j < n; j++) {
                    a[r + j] -= factor * a[t + j];
                }
                b[i] -= factor * b[top];
            }
        }
    }
}
