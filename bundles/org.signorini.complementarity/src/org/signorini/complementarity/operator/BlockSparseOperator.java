package org.signorini.complementarity.operator;

import org.signorini.complementarity.PrivateCopy;
import org.signorini.complementarity.ProblemException;

/**
 * A matrix stored by its nonzero blocks, row by row. Its <i>nodes</i> are the scalar rows followed by the contacts, so
 * that blocks are 1×1, 1×3, 3×1 or 3×3. To fill it: {@link #begin}, {@link #add} in any order (blocks at the same place
 * add up; both triangles are given), {@link #finish}. Arrays are kept and grow only.
 *
 * <p>
 * Gauss–Seidel costs as much per node as the node has blocks: rows are multiplied out when asked for.
 */
public final class BlockSparseOperator implements Operator {

    private static final double[] ZERO = new double[9];

    private final BlockTriplets triplets = new BlockTriplets();
    private int bilateral;
    private int contacts;
    private int[] rowStart = {0};
    private int[] column = {};
    private int[] valueStart = {};
    private double[] values = {};
    private int[] diagonal = {};
    private int[] cursor = {};
    private double[] x = {};

    /** Empties the matrix and gives it a new size. */
    public void begin(int bilateralRows, int contactCount) {
        if (bilateralRows < 0 || contactCount < 0) {
            throw new ProblemException("a matrix of " + bilateralRows + " bilateral rows and " + contactCount
                    + " contacts cannot be");
        }
        bilateral = bilateralRows;
        contacts = contactCount;
        triplets.clear();
    }

    /** Adds a block given row-major and dense, nodes named by index: contact c is node {@code bilateral + c}. */
    public void add(int rowNode, int columnNode, double[] source, int offset) {
        add(rowNode, columnNode, source, offset, width(columnNode));
    }

    /** Adds a block that is part of a larger row-major matrix with rows {@code stride} apart. */
    public void add(int rowNode, int columnNode, double[] source, int offset, int stride) {
        int nodes = nodes();
        if (rowNode < 0 || rowNode >= nodes || columnNode < 0 || columnNode >= nodes) {
            throw new ProblemException("block (" + rowNode + ", " + columnNode + ") is outside a matrix of " + nodes
                    + " by " + nodes + " blocks");
        }
        triplets.add(rowNode, columnNode, width(rowNode), width(columnNode), source, offset, stride);
    }

    /** Sorts what was added; the matrix is ready for use. Diagonal blocks are always stored, if need be as zeros. */
    public void finish() {
        int nodes = nodes();
        for (int node = 0; node < nodes; node++) {
            triplets.add(node, node, width(node), width(node), ZERO, 0, 3);
        }
        if (rowStart.length < nodes + 1) {
            rowStart = new int[nodes + 1];
            diagonal = new int[nodes];
            cursor = new int[nodes];
            x = new double[size()];
        } else if (x.length < size()) {
            x = new double[size()];
        }
        if (column.length < triplets.count()) {
            column = new int[triplets.capacity()];
            valueStart = new int[triplets.capacity() + 1];
        }
        if (values.length < triplets.valueCount()) {
            values = new double[triplets.valueCapacity()];
        }
        triplets.compress(nodes, rowStart, column, valueStart, values);
        for (int node = 0; node < nodes; node++) {
            for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
                if (column[e] == node) {
                    diagonal[node] = e;
                }
            }
        }
    }

    /** Number of scalar rows and contacts together. */
    public int nodes() {
        return bilateral + contacts;
    }

    /** First row of a node; of {@code nodes()}, the number of rows. */
    public int firstRow(int node) {
        return node <= bilateral ? node : bilateral + 3 * (node - bilateral);
    }

    /** Rows a node has: 1 or 3. */
    public int width(int node) {
        return node < bilateral ? 1 : 3;
    }

    /** Where the blocks of each node's row start in {@link #columns()}; live. */
    public int[] rowStarts() {
        return rowStart;
    }

    /** Column node of each block, ascending in a row; live. */
    public int[] columns() {
        return column;
    }

    /** Where each block's numbers start in {@link #values()}; live. */
    public int[] valueStarts() {
        return valueStart;
    }

    /** Index of each node's diagonal block; live. */
    public int[] diagonals() {
        return diagonal;
    }

    /** The numbers, block by block, row-major; live. */
    public double[] values() {
        return values;
    }

    @Override
    public int size() {
        return bilateral + 3 * contacts;
    }

    @Override
    public int bilateral() {
        return bilateral;
    }

    @Override
    public void multiply(double[] in, double[] out) {
        for (int i = 0; i < bilateral; i++) {
            out[i] = scalarRow(i, in);
        }
        for (int node = bilateral; node < bilateral + contacts; node++) {
            contactRows(node, in, out, firstRow(node));
        }
    }

    private double scalarRow(int node, double[] in) {
        double sum = 0;
        for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
            int k = valueStart[e];
            int j = column[e];
            if (j < bilateral) {
                sum += values[k] * in[j];
            } else {
                j = bilateral + 3 * (j - bilateral);
                sum += values[k] * in[j] + values[k + 1] * in[j + 1] + values[k + 2] * in[j + 2];
            }
        }
        return sum;
    }

    private void contactRows(int node, double[] in, double[] out, int at) {
        double[] a = values;
        double y0 = 0;
        double y1 = 0;
        double y2 = 0;
        int end = rowStart[node + 1];
        int e = rowStart[node];
        for (; e < end && column[e] < bilateral; e++) {
            int k = valueStart[e];
            double xj = in[column[e]];
            y0 += a[k] * xj;
            y1 += a[k + 1] * xj;
            y2 += a[k + 2] * xj;
        }
        int shift = 2 * bilateral;
        for (int k = e < end ? valueStart[e] : 0; e < end; e++, k += 9) {
            int j = 3 * column[e] - shift;
            double x0 = in[j];
            double x1 = in[j + 1];
            double x2 = in[j + 2];
            y0 += a[k] * x0 + a[k + 1] * x1 + a[k + 2] * x2;
            y1 += a[k + 3] * x0 + a[k + 4] * x1 + a[k + 5] * x2;
            y2 += a[k + 6] * x0 + a[k + 7] * x1 + a[k + 8] * x2;
        }
        out[at] = y0;
        out[at + 1] = y1;
        out[at + 2] = y2;
    }

    @Override
    public double diagonal(int i) {
        return values[valueStart[diagonal[i]]];
    }

    @Override
    public void diagonalBlock(int contact, double[] block) {
        System.arraycopy(values, valueStart[diagonal[bilateral + contact]], block, 0, 9);
    }

    @Override
    public void start(double[] from) {
        System.arraycopy(from, 0, x, 0, size());
    }

    @Override
    public double row(int i) {
        return i < bilateral ? scalarRow(i, x) : contactRow(i);
    }

    private double contactRow(int i) {
        int node = bilateral + (i - bilateral) / 3;
        int r = (i - bilateral) % 3;
        double sum = 0;
        for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
            int columns = width(column[e]);
            for (int j = 0; j < columns; j++) {
                sum += values[valueStart[e] + r * columns + j] * x[firstRow(column[e]) + j];
            }
        }
        return sum;
    }

    @Override
    public void rows(int contact, double[] y) {
        contactRows(bilateral + contact, x, y, 0);
    }

    @Override
    public void add(int i, double delta) {
        x[i] += delta;
    }

    @Override
    public void add(int contact, double d0, double d1, double d2) {
        int i = bilateral + 3 * contact;
        x[i] += d0;
        x[i + 1] += d1;
        x[i + 2] += d2;
    }

    @Override
    public void show(PrivateCopy copy) {
        int nodes = nodes();
        copy.count("the number of bilateral rows", bilateral);
        copy.indices("the blocks' rows", rowStart, nodes + 1);
        if (nodes > 0 && copy.goesOn()) {
            int blocks = rowStart[nodes];
            copy.indices("the blocks' columns", column, blocks);
            copy.indices("the blocks' places", valueStart, blocks);
            copy.indices("the diagonal blocks' places", diagonal, nodes);
            if (copy.goesOn()) {
                int last = valueStart[blocks - 1] + width(nodes - 1) * width(column[blocks - 1]);
                copy.vector("the blocks' values", values, last);
            }
        }
    }

    @Override
    public void assemble(BlockSparseOperator into) {
        into.begin(bilateral, contacts);
        for (int node = 0; node < nodes(); node++) {
            for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
                into.add(node, column[e], values, valueStart[e]);
            }
        }
        into.finish();
    }

    @Override
    public String asymmetry() {
        // cursor[j] runs over row j's blocks right of the diagonal while the rows i > j come by in order
        for (int j = 0; j < nodes(); j++) {
            cursor[j] = rowStart[j];
            while (cursor[j] < rowStart[j + 1] && column[cursor[j]] < j) {
                cursor[j]++;
            }
        }
        for (int i = 0; i < nodes(); i++) {
            for (int e = rowStart[i]; e < rowStart[i + 1] && column[e] <= i; e++) {
                int j = column[e];
                while (cursor[j] < rowStart[j + 1] && column[cursor[j]] < i) {
                    String complaint = compare(-1, column[cursor[j]], j, cursor[j]++);
                    if (complaint != null) {
                        return complaint;
                    }
                }
                boolean mirrored = cursor[j] < rowStart[j + 1] && column[cursor[j]] == i;
                String complaint = compare(e, i, j, mirrored ? cursor[j]++ : -1);
                if (complaint != null) {
                    return complaint;
                }
            }
        }
        for (int j = 0; j < nodes(); j++) {
            while (cursor[j] < rowStart[j + 1]) {
                String complaint = compare(-1, column[cursor[j]], j, cursor[j]++);
                if (complaint != null) {
                    return complaint;
                }
            }
        }
        return null;
    }

    /** Block (i, j) against the transpose of block (j, i); −1 stands for a block of zeros. */
    private String compare(int lower, int i, int j, int upper) {
        int rows = width(i);
        int columns = width(j);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                double a = lower < 0 ? 0 : values[valueStart[lower] + r * columns + c];
                double b = upper < 0 ? 0 : values[valueStart[upper] + c * rows + r];
                if (a != b && Symmetry.asymmetry(a, b, diagonalEntry(i, r), diagonalEntry(j, c)) > Symmetry.TOLERANCE) {
                    return Symmetry.complaint(firstRow(i) + r, firstRow(j) + c, a, b);
                }
            }
        }
        return null;
    }

    private double diagonalEntry(int node, int r) {
        return values[valueStart[diagonal[node]] + r * (width(node) + 1)];
    }

    @Override
    public String defect() {
        for (int node = 0; node < nodes(); node++) {
            for (int e = rowStart[node]; e < rowStart[node + 1]; e++) {
                int columns = width(column[e]);
                for (int k = 0; k < width(node) * columns; k++) {
                    double value = values[valueStart[e] + k];
                    if (!(Math.abs(value) <= Double.MAX_VALUE)) {
                        return "[" + (firstRow(node) + k / columns) + "][" + (firstRow(column[e]) + k % columns)
                                + "] is " + value;
                    }
                }
            }
        }
        return null;
    }
}
