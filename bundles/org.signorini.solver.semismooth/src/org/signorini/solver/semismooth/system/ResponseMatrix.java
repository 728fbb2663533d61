package org.signorini.solver.semismooth.system;

import java.util.Arrays;

import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/** The entries of W, dense and row-major; an operator that does not store them is asked to assemble them. */
final class ResponseMatrix {

    private final BlockSparseOperator assembled = new BlockSparseOperator();

    /** Writes the operator's matrix to {@code w}. */
    void read(Operator operator, double[] w) {
        switch (operator) {
            case DenseOperator dense -> System.arraycopy(dense.matrix().data, 0, w, 0, dense.size() * dense.size());
            case BlockSparseOperator sparse -> copy(sparse, w);
            default -> {
                operator.assemble(assembled);
                copy(assembled, w);
            }
        }
    }

    private static void copy(BlockSparseOperator sparse, double[] w) {
        int n = sparse.size();
        Arrays.fill(w, 0, n * n, 0);
        for (int node = 0; node < sparse.nodes(); node++) {
            for (int e = sparse.rowStarts()[node]; e < sparse.rowStarts()[node + 1]; e++) {
                int columnNode = sparse.columns()[e];
                int width = sparse.width(columnNode);
                int to = sparse.firstRow(node) * n + sparse.firstRow(columnNode);
                int from = sparse.valueStarts()[e];
                for (int r = 0; r < sparse.width(node); r++, to += n, from += width) {
                    System.arraycopy(sparse.values(), from, w, to, width);
                }
            }
        }
    }
}
