package org.signorini.formulation.ccp;

import java.util.Arrays;

/**
 * A = L Lᵀ of a symmetric positive semidefinite matrix stored by its envelope: of row i the entries from its first
 * nonzero column to the diagonal (George &amp; Liu 1981, ch. 4). Nothing fills in outside. O(Σ width²); for the
 * joints of a chain in their order the width is that of two joints.
 *
 * <p>
 * A row whose pivot is lost in rounding depends on those before it: it is marked, and its unknown is zero.
 */
final class EnvelopeCholesky {

    private static final double ROUNDING = 1e-14;

    private final int n;
    private final int[] first;
    /** Where column 0 of a row would be. */
    private final int[] base;
    private final double[] value;
    private final boolean[] independent;
    private double smallest;
    private double accepted;

    /** @param firstColumn of each row, not beyond the diagonal */
    EnvelopeCholesky(int[] firstColumn) {
        n = firstColumn.length;
        first = firstColumn.clone();
        base = new int[n];
        independent = new boolean[n];
        int size = 0;
        for (int i = 0; i < n; i++) {
            base[i] = size - first[i];
            size += i - first[i] + 1;
        }
        value = new double[size];
    }

    void clear() {
        Arrays.fill(value, 0);
    }

    /** Adds to an entry of the lower triangle, inside the envelope. */
    void add(int row, int column, double x) {
        value[base[row] + column] += x;
    }

    /**
     * Factors what was added; pivots below a share of their diagonal are none.
     *
     * @param decided rows in front that are as independent as they were at the last time
     */
    void factor(double rank, int decided) {
        smallest = 1;
        accepted = 1;
        for (int i = 0; i < n; i++) {
            int bi = base[i];
            double diagonal = value[bi + i];
            double pivot = diagonal;
            for (int j = first[i]; j < i; j++) {
                double sum = 0;
                if (independent[j]) {
                    int bj = base[j];
                    sum = value[bi + j];
                    for (int k = Math.max(first[i], first[j]); k < j; k++) {
                        sum -= value[bi + k] * value[bj + k];
                    }
                    sum /= value[bj + j];
                }
                value[bi + j] = sum;
                pivot -= sum * sum;
            }
            smallest = Math.min(smallest, pivot / diagonal);
            // rounding of the rows before comes back divided by their smallest pivot
            double least = Math.max(rank, ROUNDING / accepted) * diagonal;
            independent[i] = (i < decided ? independent[i] : pivot > least) && pivot > 0;
            accepted = independent[i] ? Math.min(accepted, pivot / diagonal) : accepted;
            value[bi + i] = independent[i] ? Math.sqrt(pivot) : 0;
        }
    }

    /** The smallest pivot of the last factorization as a share of its diagonal. */
    double smallestPivot() {
        return smallest;
    }

    /** The same among independent rows. */
    double smallestAccepted() {
        return accepted;
    }

    /** Number of independent rows. */
    int rank() {
        int sum = 0;
        for (boolean row : independent) {
            sum += row ? 1 : 0;
        }
        return sum;
    }

    boolean isIndependent(int row) {
        return independent[row];
    }

    /** x = A⁻¹x in place. */
    void solve(double[] x) {
        for (int i = 0; i < n; i++) {
            double sum = x[i];
            for (int j = first[i]; j < i; j++) {
                sum -= value[base[i] + j] * x[j];
            }
            x[i] = independent[i] ? sum / value[base[i] + i] : 0;
        }
        for (int i = n - 1; i >= 0; i--) {
            if (independent[i]) {
                x[i] /= value[base[i] + i];
                for (int j = first[i]; j < i; j++) {
                    x[j] -= value[base[i] + j] * x[i];
                }
            }
        }
    }
}
