package org.signorini.solver.semismooth.system;

import org.signorini.complementarity.LinearProblem;

/**
 * Row and column scalings of a linear problem, powers of two. A max-norm equilibration, as the problem brings along, is
 * content with a contact LCP whose velocities respond by 1e-9 to impulses, because the ones of its friction rows (E of
 * S0 eq. 44) fill every row already; the responses then stay 1e-9 and Newton's method sees a singular matrix. Contact
 * problems are scaled like mechanics does instead: 1/√m_ii where m_ii &gt; 0, which makes a semidefinite block unit on
 * the diagonal and at most one beside it, then rows and columns without a diagonal (σ of eq. 44) by their largest
 * entry. Where the result is not bounded like that, the matrix is no such problem, and its own equilibration is used.
 */
final class DiagonalScaling {

    /** Rounding to powers of two costs up to a factor of two on each side. */
    private static final double BOUND = 8;

    private double[] row = {};
    private double[] column = {};

    double row(int i) {
        return row[i];
    }

    double column(int i) {
        return column[i];
    }

    /** Writes M' = R M C to {@code scaled} and keeps R and C. */
    void scale(LinearProblem problem, double[] scaled) {
        int n = problem.size();
        if (row.length < n) {
            row = new double[n];
            column = new double[n];
        }
        double[] m = problem.matrix().data;
        for (int i = 0; i < n; i++) {
            double diagonal = m[i * n + i];
            double scale = diagonal > 0 ? powerOfTwo(1 / Math.sqrt(diagonal)) : 0;
            row[i] = scale;
            column[i] = scale;
        }
        scaleTheRest(m, n);
        if (!multiply(m, n, scaled)) {
            for (int i = 0; i < n; i++) {
                row[i] = problem.rowScale(i);
                column[i] = problem.columnScale(i);
            }
            multiply(m, n, scaled);
        }
    }

    /** Rows and columns that have no scale yet, by their largest entry among those that have. */
    private void scaleTheRest(double[] m, int n) {
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

    /** Computes R M C; whether all of it is bounded. */
    private boolean multiply(double[] m, int n, double[] scaled) {
        double largest = 0;
        for (int i = 0, k = 0; i < n; i++, k += n) {
            double factor = row[i];
            for (int j = 0; j < n; j++) {
                double value = factor * m[k + j] * column[j];
                scaled[k + j] = value;
                largest = Math.max(largest, Math.abs(value));
            }
        }
        return largest <= BOUND;
    }

    /** The power of two next below x: scaling by it adds no rounding. */
    static double powerOfTwo(double x) {
        return Math.scalb(1.0, Math.getExponent(x));
    }
}
