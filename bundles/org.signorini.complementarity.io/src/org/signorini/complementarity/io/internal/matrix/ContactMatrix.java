package org.signorini.complementarity.io.internal.matrix;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * Collects the matrix of a contact problem, entry by entry or block by block, and stores it in the form that suits its
 * filling: block-sparse, or dense where most blocks are there.
 */
public final class ContactMatrix {

    /** Share of blocks from which on walking index lists costs more than multiplying zeros. */
    private static final double DENSE_SHARE = 0.5;

    private final BlockSparseOperator blocks = new BlockSparseOperator();
    private final int bilateral;
    private final double[] block = new double[9];
    private int rowNode = -1;
    private int columnNode = -1;

    public ContactMatrix(int bilateral, int contacts) {
        this.bilateral = bilateral;
        blocks.begin(bilateral, contacts);
    }

    /** Adds to one entry. Cheap where neighbours in a block come one after the other. */
    public void add(int i, int j, double value) {
        int row = node(i);
        int column = node(j);
        if (row != rowNode || column != columnNode) {
            flush();
            rowNode = row;
            columnNode = column;
        }
        block[(i - blocks.firstRow(row)) * blocks.width(column) + j - blocks.firstRow(column)] += value;
    }

    /** Adds a block by its nodes (bilateral rows, then contacts), row-major. */
    public void addBlock(int row, int column, double[] source, int offset) {
        blocks.add(row, column, source, offset);
    }

    public int rowsOf(int node) {
        return blocks.width(node);
    }

    public int nodes() {
        return blocks.nodes();
    }

    public Operator build() {
        flush();
        blocks.finish();
        return isSparse(blocks) ? blocks : dense(blocks);
    }

    /** The same matrix block-sparse where that is smaller. */
    public static Operator compact(DenseOperator matrix) {
        BlockSparseOperator blocks = new BlockSparseOperator();
        matrix.assemble(blocks);
        return isSparse(blocks) ? blocks : matrix;
    }

    private static boolean isSparse(BlockSparseOperator blocks) {
        double nodes = blocks.nodes();
        return blocks.rowStarts()[blocks.nodes()] < DENSE_SHARE * nodes * nodes;
    }

    private static DenseOperator dense(BlockSparseOperator from) {
        DMatrixRMaj matrix = new DMatrixRMaj(from.size(), from.size());
        for (int row = 0; row < from.nodes(); row++) {
            for (int e = from.rowStarts()[row]; e < from.rowStarts()[row + 1]; e++) {
                int columns = from.width(from.columns()[e]);
                for (int k = 0; k < from.width(row) * columns; k++) {
                    matrix.set(from.firstRow(row) + k / columns, from.firstRow(from.columns()[e]) + k % columns,
                            from.values()[from.valueStarts()[e] + k]);
                }
            }
        }
        return new DenseOperator(matrix, from.bilateral());
    }

    private int node(int row) {
        return row < bilateral ? row : bilateral + (row - bilateral) / 3;
    }

    private void flush() {
        if (rowNode >= 0) {
            blocks.add(rowNode, columnNode, block, 0);
            Arrays.fill(block, 0);
            rowNode = -1;
        }
    }
}
