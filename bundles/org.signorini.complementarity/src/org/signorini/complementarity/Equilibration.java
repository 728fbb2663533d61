package org.signorini.complementarity;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;

/**
 * Positive diagonal scalings R, C that bring the entries of R·M·C near one. Complementarity survives them: z = C z',
 * w' = R w keep their signs.
 *
 * <p>
 * Problems of mechanics are scaled by their diagonal, 1/√m_ii where m_ii &gt; 0: a semidefinite block becomes unit on the
 * diagonal and at most one beside it, in whatever units it came; rows and columns without a diagonal (σ of S0 eq. 44)
 * follow by their largest entry. Unknowns that such a row adds up are of one kind; where the diagonal of one of them is
 * nothing but rounding beside the others (a tangent that the hinges block), it takes the scale of the others, or all of
 * them would vanish beside it and any friction pass as none. Where the result is not bounded like that, the matrix is no such problem and is
 * equilibrated in the maximum norm (Ruiz 2001, a fixed number of sweeps). That alone would not do: the ones in friction
 * rows fill every row, and responses of 1e-9 would stay 1e-9, where no residual sees them.
 */
final class Equilibration {

    /** Rounding to powers of two costs up to a factor of two on each side. */
    private static final double BOUND = 8;
    private static final int SWEEPS = 4;
    private static final int MOST_EXPONENT = 1000;
    /** Scales of unknowns in one sum that differ by more come from rounding: 1e-12 in a Jacobian, 1e-24 in M. */
    private static final double SPREAD = 1e12;

    private double[] row = {};
    private double[] column = {};
    private double[] rowMax = {};
    private double[] columnMax = {};
    private double largestRow;

    double row(int i) {
        return row[i];
    }

    double column(int i) {
        return column[i];
    }

    /** The largest scale of a row: what makes underflow in a row's sum visible. */
    double largestRow() {
        return largestRow;
    }

    /** Computes the scalings; refuses entries that are not finite. */
    void update(DMatrixRMaj matrix) {
        int n = matrix.numRows;
        if (row.length < n) {
            row = new double[n];
            column = new double[n];
            rowMax = new double[n];
            columnMax = new double[n];
        }
        byDiagonal(matrix.data, n);
        if (!(largest(matrix.data, n) <= BOUND)) {
            byMaximum(matrix, n);
        }
        largestRow = 0;
        for (int i = 0; i < n; i++) {
            largestRow = Math.max(largestRow, row[i]);
        }
    }

    private void byDiagonal(double[] m, int n) {
        for (int i = 0; i < n; i++) {
            double diagonal = m[i * n + i];
            row[i] = diagonal > 0 ? powerOfTwo(1 / Math.sqrt(diagonal)) : 0;
            column[i] = row[i];
        }
        for (int k = 0; k < n; k++) {
            if (!(m[k * n + k] > 0)) {
                levelSum(m, k, n);
            }
        }
        for (int k = 0; k < n; k++) {
            if (!(m[k * n + k] > 0)) {
                double inRow = 0;
                double inColumn = 0;
                for (int j = 0; j < n; j++) {
                    if (m[j * n + j] > 0) {
                        inRow = Math.max(inRow, Math.abs(m[k * n + j]) * column[j]);
                        inColumn = Math.max(inColumn, Math.abs(m[j * n + k]) * row[j]);
                    }
                }
                row[k] = inRow > 0 ? powerOfTwo(1 / inRow) : 1;
                column[k] = inColumn > 0 ? powerOfTwo(1 / inColumn) : 1;
            }
        }
    }

    /** Unknowns whose scale is out of all proportion to the others in the sum of row k. */
    private void levelSum(double[] m, int k, int n) {
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < n; j++) {
            double size = Math.abs(m[k * n + j]) * column[j];
            least = size > 0 ? Math.min(least, size) : least;
        }
        for (int j = 0; j < n; j++) {
            double size = Math.abs(m[k * n + j]) * column[j];
            if (size > SPREAD * least) {
                column[j] = powerOfTwo(least / Math.abs(m[k * n + j]));
                row[j] = column[j];
            }
        }
    }

    private double largest(double[] m, int n) {
        double largest = 0;
        for (int i = 0, k = 0; i < n; i++) {
            double factor = row[i];
            for (int j = 0; j < n; j++, k++) {
                double size = Math.abs(factor * m[k] * column[j]);
                if (!(size <= largest)) {
                    if (!(size < Double.POSITIVE_INFINITY)) {
                        // NaN would be overwritten by what follows
                        return size;
                    }
                    largest = size;
                }
            }
        }
        return largest;
    }

    private void byMaximum(DMatrixRMaj matrix, int n) {
        Arrays.fill(row, 0, n, 1);
        Arrays.fill(column, 0, n, 1);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            measure(matrix, n);
            for (int i = 0; i < n; i++) {
                // an empty row or column has nothing to be scaled by
                row[i] = rowMax[i] > 0 ? row[i] / Math.sqrt(rowMax[i]) : row[i];
                column[i] = columnMax[i] > 0 ? column[i] / Math.sqrt(columnMax[i]) : column[i];
            }
        }
        for (int i = 0; i < n; i++) {
            row[i] = powerOfTwo(row[i]);
            column[i] = powerOfTwo(column[i]);
        }
    }

    private void measure(DMatrixRMaj matrix, int n) {
        Arrays.fill(rowMax, 0, n, 0);
        Arrays.fill(columnMax, 0, n, 0);
        double[] m = matrix.data;
        for (int i = 0, k = 0; i < n; i++) {
            for (int j = 0; j < n; j++, k++) {
                if (!(Math.abs(m[k]) <= Double.MAX_VALUE)) {
                    throw new ProblemException("M[" + i + "][" + j + "] is " + m[k]);
                }
                double size = Math.min(Math.abs(row[i] * m[k] * column[j]), Double.MAX_VALUE);
                rowMax[i] = Math.max(rowMax[i], size);
                columnMax[j] = Math.max(columnMax[j], size);
            }
        }
    }

    /**
     * Rounding to a power of two makes scaling exact, so that it never adds an error of its own. Kept within what can
     * be inverted and multiplied by a number near one.
     */
    private static double powerOfTwo(double x) {
        return Math.scalb(1.0, Math.max(-MOST_EXPONENT, Math.min(MOST_EXPONENT, Math.getExponent(x))));
    }
}
