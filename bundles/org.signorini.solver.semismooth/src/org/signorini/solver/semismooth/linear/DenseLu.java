package org.signorini.solver.semismooth.linear;

/**
 * LU factorization with partial pivoting of a dense row-major matrix, ⅔n³ operations. Four columns are eliminated at a
 * time and the rest is updated by four rows at once, which loads and stores it a quarter as often. A reusable
 * workspace.
 */
public final class DenseLu {

    private static final int PANEL = 4;

    private double[] lu = {};
    private int[] swap = {};
    private int n;

    /**
     * Factorizes a copy of the matrix.
     *
     * @return smallest over largest pivot in absolute value: an optimistic reciprocal condition number, 0 if singular
     */
    public double factorize(double[] a, int size) {
        n = size;
        if (swap.length < n) {
            lu = new double[n * n];
            swap = new int[n];
        }
        System.arraycopy(a, 0, lu, 0, n * n);
        double smallest = Double.POSITIVE_INFINITY;
        double largest = 0;
        for (int first = 0; first < n; first += PANEL) {
            int end = Math.min(first + PANEL, n);
            for (int k = first; k < end; k++) {
                int pivotRow = largestBelow(k);
                double pivot = Math.abs(lu[pivotRow * n + k]);
                if (!(pivot > 0)) {
                    return 0;
                }
                smallest = Math.min(smallest, pivot);
                largest = Math.max(largest, pivot);
                exchange(k, pivotRow);
                eliminateInPanel(k, end);
            }
            if (end < n) {
                finishPanelRows(first, end);
                updateBelow(first, end);
            }
        }
        return n == 0 ? 1 : smallest / largest;
    }

    private int largestBelow(int k) {
        int best = k;
        double size = Math.abs(lu[k * n + k]);
        for (int i = k + 1; i < n; i++) {
            double here = Math.abs(lu[i * n + k]);
            if (here > size) {
                size = here;
                best = i;
            }
        }
        return best;
    }

    private void exchange(int k, int other) {
        swap[k] = other;
        if (other != k) {
            for (int a = k * n, b = other * n, end = a + n; a < end; a++, b++) {
                double kept = lu[a];
                lu[a] = lu[b];
                lu[b] = kept;
            }
        }
    }

    private void eliminateInPanel(int k, int end) {
        int top = k * n;
        double inverse = 1 / lu[top + k];
        for (int i = k + 1; i < n; i++) {
            int row = i * n;
            double factor = lu[row + k] * inverse;
            lu[row + k] = factor;
            for (int j = k + 1; j < end; j++) {
                lu[row + j] -= factor * lu[top + j];
            }
        }
    }

    /** Rows of the panel behind its columns: U = L⁻¹·(what stands there). */
    private void finishPanelRows(int first, int end) {
        for (int i = first + 1; i < end; i++) {
            for (int k = first; k < i; k++) {
                subtract(lu[i * n + k], k * n, i * n, end);
            }
        }
    }

    private void updateBelow(int first, int end) {
        double[] m = lu;
        for (int i = end; i < n; i++) {
            int row = i * n;
            double f0 = m[row + first];
            double f1 = m[row + first + 1];
            double f2 = m[row + first + 2];
            double f3 = m[row + first + 3];
            if (f0 != 0 || f1 != 0 || f2 != 0 || f3 != 0) {
                int r0 = first * n;
                int r1 = r0 + n;
                int r2 = r1 + n;
                int r3 = r2 + n;
                for (int j = end; j < n; j++) {
                    m[row + j] -= f0 * m[r0 + j] + f1 * m[r1 + j] + f2 * m[r2 + j] + f3 * m[r3 + j];
                }
            }
        }
    }

    private void subtract(double factor, int top, int row, int from) {
        double[] m = lu;
        if (factor != 0) {
            for (int j = from; j < n; j++) {
                m[row + j] -= factor * m[top + j];
            }
        }
    }

    /** Solves A x = b, b on entry and x on return. Only after a factorization that was not singular. */
    public void solve(double[] b) {
        for (int k = 0; k < n; k++) {
            double kept = b[k];
            b[k] = b[swap[k]];
            b[swap[k]] = kept;
        }
        for (int i = 1; i < n; i++) {
            double sum = b[i];
            for (int j = 0, row = i * n; j < i; j++) {
                sum -= lu[row + j] * b[j];
            }
            b[i] = sum;
        }
        for (int i = n - 1; i >= 0; i--) {
            double sum = b[i];
            for (int j = i + 1, row = i * n; j < n; j++) {
                sum -= lu[row + j] * b[j];
            }
            b[i] = sum / lu[i * n + i];
        }
    }
}
