package org.signorini.complementarity;

import org.ejml.data.DMatrixRMaj;

/**
 * Positive diagonal scalings R, C that bring the entries of R·M·C near one (Ruiz 2001, a fixed number of sweeps).
 * Complementarity survives them: z = C z', w' = R w keep their signs.
 */
final class Equilibration {

    private static final int SWEEPS = 4;

    private double[] row = {};
    private double[] column = {};
    private double[] rowMax = {};
    private double[] columnMax = {};

    double row(int i) {
        return row[i];
    }

    double column(int i) {
        return column[i];
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
        for (int i = 0; i < n; i++) {
            row[i] = 1;
            column[i] = 1;
        }
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
        java.util.Arrays.fill(rowMax, 0, n, 0);
        java.util.Arrays.fill(columnMax, 0, n, 0);
        double[] m = matrix.data;
        for (int i = 0, k = 0; i < n; i++) {
            for (int j = 0; j < n; j++, k++) {
                double size = Math.abs(row[i] * m[k] * column[j]);
                if (!(size < Double.POSITIVE_INFINITY)) {
                    throw new ProblemException("M[" + i + "][" + j + "] is " + m[k]);
                }
                rowMax[i] = Math.max(rowMax[i], size);
                columnMax[j] = Math.max(columnMax[j], size);
            }
        }
    }

    /** Rounding to a power of two makes scaling exact, so that it never adds an error of its own. */
    private static double powerOfTwo(double x) {
        return Math.scalb(1.0, Math.getExponent(x));
    }
}
