package org.signorini.algebra;

import java.util.Arrays;

/**
 * A = L Lᵀ of a symmetric positive semidefinite matrix stored by its envelope: of row i the entries from its first
 * nonzero column to the diagonal (George &amp; Liu 1981, ch. 4). Nothing fills in outside. O(Σ width²); for the
 * joints of a chain in their order the width is that of two joints.
 *
 * <p>
 * A row whose pivot is lost in rounding depends on those before it: it is marked, and its unknown is zero.
 */
public final class EnvelopeCholesky {

    private static final double ROUNDING = 1e-14;
    /** Pivots below this share are rounding, however good those before are. */
    private static final double LOST = 1e-10;

    private final int n;
    private final int[] first;
    /** Where column 0 of a row would be. */
    private final int[] base;
    private final double[] value;
    private final boolean[] independent;
    private boolean sparing;
    private double accepted;

    /** @param firstColumn of each row, not beyond the diagonal */
    public EnvelopeCholesky(int[] firstColumn) {
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

    public void clear() {
        Arrays.fill(value, 0);
    }

    /** Adds to an entry of the lower triangle, inside the envelope. */
    public void add(int row, int column, double x) {
        value[base[row] + column] += x;
    }

    /**
     * Factors what was added. A row depends on those before it where its pivot is below a share of its diagonal, or
     * below what errors in the matrix leave there: they come back divided by the smallest pivot before.
     *
     * @param error what the entries are uncertain by, as a share of diagonals; rounding always is
     */
    public void factor(double share, double error) {
        sparing = false;
        accepted = 1;
        double uncertain = Math.max(error, ROUNDING);
        for (int i = 0; i < n; i++) {
            double pivot = eliminate(i);
            double diagonal = value[base[i] + i];
            double certain = Math.max(LOST, uncertain / accepted) * diagonal;
            independent[i] = pivot > Math.max(share * diagonal, certain);
            sparing |= !independent[i] && pivot > certain;
            accept(i, pivot, diagonal);
        }
    }

    /** Factors what was added with the rows {@link #decide decided} to be independent. */
    public void factor() {
        accepted = 1;
        for (int i = 0; i < n; i++) {
            double pivot = eliminate(i);
            independent[i] &= pivot > 0;
            accept(i, pivot, value[base[i] + i]);
        }
    }

    /** Takes the rows before it out of a row; what is left of its diagonal. */
    private double eliminate(int i) {
        int bi = base[i];
        double pivot = value[bi + i];
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
        return pivot;
    }

    private void accept(int i, double pivot, double diagonal) {
        if (independent[i]) {
            accepted = Math.min(accepted, pivot / diagonal);
        }
        value[base[i] + i] = independent[i] ? Math.sqrt(pivot) : 0;
    }

    /** Whether a row was left out at the last {@link #factor(double, double)} for the share asked for alone. */
    public boolean isSparing() {
        return sparing;
    }

    /** Says of a row whether it is independent of those before it, for {@link #factor()}. */
    public void decide(int row, boolean isIndependent) {
        independent[row] = isIndependent;
    }

    /** Number of independent rows. */
    public int rank() {
        int sum = 0;
        for (boolean row : independent) {
            sum += row ? 1 : 0;
        }
        return sum;
    }

    public boolean isIndependent(int row) {
        return independent[row];
    }

    /** x = A⁻¹x in place. */
    public void solve(double[] x) {
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
