package org.signorini.complementarity.operator;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.ProblemException;

/**
 * A dense matrix as an operator. The matrix is the caller's and live: fill it, or {@link #reshape} it to another number
 * of rows, between solves.
 *
 * <p>
 * Gauss–Seidel costs O(n) per block. Where the matrix is symmetric to rounding, y = A x is kept up to date by adding
 * rows (as columns) to it, which streams; where it is only nearly so, rows are multiplied out as they are asked for.
 */
public final class DenseOperator implements Operator {

    private final DMatrixRMaj matrix;
    private int bilateral;
    private double[] x = {};
    private double[] y = {};
    private boolean streaming;

    /** @param matrix square, kept and not copied; its first {@code bilateral} rows are scalar rows */
    public DenseOperator(DMatrixRMaj matrix, int bilateral) {
        if (matrix.numRows != matrix.numCols) {
            throw new ProblemException(
                    "the matrix is " + matrix.numRows + "×" + matrix.numCols + ", not square");
        }
        if (bilateral < 0 || bilateral > matrix.numRows) {
            throw new ProblemException(
                    bilateral + " bilateral rows do not fit into a matrix of " + matrix.numRows);
        }
        this.matrix = matrix;
        this.bilateral = bilateral;
    }

    /** The matrix, live. */
    public DMatrixRMaj matrix() {
        return matrix;
    }

    /** Another number of rows; entries are left for the caller to fill. Allocates only when growing. */
    public void reshape(int bilateralRows, int contacts) {
        bilateral = bilateralRows;
        matrix.reshape(bilateralRows + 3 * contacts, bilateralRows + 3 * contacts);
        streaming = false;
    }

    @Override
    public int size() {
        return matrix.numRows;
    }

    @Override
    public int bilateral() {
        return bilateral;
    }

    @Override
    public void multiply(double[] in, double[] out) {
        int n = matrix.numRows;
        double[] a = matrix.data;
        for (int i = 0; i < n; i++) {
            out[i] = dot(a, i * n, in, n);
        }
    }

    /** Four running sums: one alone would wait for itself at every addition. */
    private static double dot(double[] a, int from, double[] in, int n) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int j = 0;
        for (; j + 3 < n; j += 4) {
            s0 += a[from + j] * in[j];
            s1 += a[from + j + 1] * in[j + 1];
            s2 += a[from + j + 2] * in[j + 2];
            s3 += a[from + j + 3] * in[j + 3];
        }
        for (; j < n; j++) {
            s0 += a[from + j] * in[j];
        }
        return s0 + s1 + (s2 + s3);
    }

    @Override
    public double diagonal(int i) {
        return matrix.data[i * matrix.numRows + i];
    }

    @Override
    public void diagonalBlock(int contact, double[] block) {
        int n = matrix.numRows;
        int first = bilateral + 3 * contact;
        for (int r = 0; r < 3; r++) {
            System.arraycopy(matrix.data, (first + r) * n + first, block, 3 * r, 3);
        }
    }

    @Override
    public void start(double[] from) {
        int n = matrix.numRows;
        if (x.length < n) {
            x = new double[n];
            y = new double[n];
        }
        System.arraycopy(from, 0, x, 0, n);
        if (streaming) {
            multiply(from, y);
        }
    }

    @Override
    public double row(int i) {
        return streaming ? y[i] : dot(matrix.data, i * matrix.numRows, x, matrix.numRows);
    }

    @Override
    public void rows(int contact, double[] out) {
        int first = bilateral + 3 * contact;
        out[0] = row(first);
        out[1] = row(first + 1);
        out[2] = row(first + 2);
    }

    @Override
    public void add(int i, double delta) {
        x[i] += delta;
        if (streaming) {
            int n = matrix.numRows;
            double[] a = matrix.data;
            int from = i * n;
            for (int j = 0; j < n; j++) {
                y[j] += delta * a[from + j];
            }
        }
    }

    @Override
    public void add(int contact, double d0, double d1, double d2) {
        int first = bilateral + 3 * contact;
        x[first] += d0;
        x[first + 1] += d1;
        x[first + 2] += d2;
        if (streaming) {
            int n = matrix.numRows;
            double[] a = matrix.data;
            int r0 = first * n;
            int r1 = r0 + n;
            int r2 = r1 + n;
            for (int j = 0; j < n; j++) {
                y[j] += d0 * a[r0 + j] + d1 * a[r1 + j] + d2 * a[r2 + j];
            }
        }
    }

    @Override
    public void show(PrivateCopy copy) {
        int n = matrix.numRows;
        copy.count("the number of bilateral rows", bilateral);
        copy.matrix("the matrix", matrix.data, n * n, n);
    }

    @Override
    public void assemble(BlockSparseOperator into) {
        int n = matrix.numRows;
        int nodes = bilateral + contacts();
        into.begin(bilateral, contacts());
        for (int row = 0; row < nodes; row++) {
            for (int column = 0; column < nodes; column++) {
                int i = into.firstRow(row);
                int j = into.firstRow(column);
                if (!isZero(i, into.firstRow(row + 1), j, into.firstRow(column + 1))) {
                    into.add(row, column, matrix.data, i * n + j, n);
                }
            }
        }
        into.finish();
    }

    private boolean isZero(int fromRow, int toRow, int fromColumn, int toColumn) {
        for (int i = fromRow; i < toRow; i++) {
            for (int j = fromColumn; j < toColumn; j++) {
                if (matrix.data[i * matrix.numRows + j] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public String asymmetry() {
        int n = matrix.numRows;
        double[] a = matrix.data;
        streaming = true;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double lower = a[i * n + j];
                double upper = a[j * n + i];
                if (lower != upper) {
                    double share = Symmetry.asymmetry(lower, upper, a[i * n + i], a[j * n + j]);
                    if (share > Symmetry.TOLERANCE) {
                        streaming = false;
                        return Symmetry.complaint(i, j, lower, upper);
                    }
                    streaming &= share <= Symmetry.ROUNDING;
                }
            }
        }
        return null;
    }

    @Override
    public String defect() {
        int n = matrix.numRows;
        double[] a = matrix.data;
        for (int k = 0; k < n * n; k++) {
            if (!(Math.abs(a[k]) <= Double.MAX_VALUE)) {
                return "[" + k / n + "][" + k % n + "] is " + a[k];
            }
        }
        return null;
    }

    /** Forgets contents, keeps room. */
    public void zero() {
        Arrays.fill(matrix.data, 0, matrix.numRows * matrix.numRows, 0);
    }
}
