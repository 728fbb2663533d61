package org.signorini.complementarity.operator;

import java.util.Arrays;

/** Forms the blocks J_i M⁻¹ J_jᵀ of a contact graph: two nodes meet at every body they share. */
final class GraphAssembly {

    private final double[] block = new double[9];
    private final double[] transposed = new double[9];
    private int[] start = {};
    private int[] incidence = {};

    /** The last block formed. */
    double[] block() {
        return block;
    }

    /** The whole block of two nodes, whatever bodies they share. */
    void block(GraphRows rows, int i, GraphRows columns, int j) {
        Arrays.fill(block, 0);
        for (int a = 0; a < 2; a++) {
            for (int b = 0; b < 2; b++) {
                if (rows.body(i, a) >= 0 && rows.body(i, a) == columns.body(j, b)) {
                    rows.addProduct(i, a, columns, j, b, block);
                }
            }
        }
    }

    void assemble(int bodies, GraphRows bilateral, GraphRows contacts, BlockSparseOperator into) {
        into.begin(bilateral.count(), contacts.count());
        index(bodies, bilateral, contacts);
        for (int body = 0; body < bodies; body++) {
            for (int e = start[body]; e < start[body + 1]; e++) {
                for (int f = e; f < start[body + 1]; f++) {
                    meet(incidence[e], incidence[f], bilateral, contacts, into);
                }
            }
        }
        addCompliance(bilateral, contacts, into);
        into.finish();
    }

    /** Adds what two ends at a body give, and its transpose. */
    private void meet(int e, int f, GraphRows bilateral, GraphRows contacts, BlockSparseOperator into) {
        int b = bilateral.count();
        int i = e >> 1;
        int j = f >> 1;
        GraphRows rows = i < b ? bilateral : contacts;
        GraphRows columns = j < b ? bilateral : contacts;
        Arrays.fill(block, 0);
        rows.addProduct(i < b ? i : i - b, e & 1, columns, j < b ? j : j - b, f & 1, block);
        into.add(i, j, block, 0);
        if (e != f) {
            for (int r = 0; r < rows.width(); r++) {
                for (int c = 0; c < columns.width(); c++) {
                    transposed[c * rows.width() + r] = block[r * columns.width() + c];
                }
            }
            into.add(j, i, transposed, 0);
        }
    }

    /** Lists for every body the nodes at it, as 2·node + side. */
    private void index(int bodies, GraphRows bilateral, GraphRows contacts) {
        int b = bilateral.count();
        int nodes = b + contacts.count();
        if (start.length < bodies + 2) {
            start = new int[bodies + 2];
        }
        if (incidence.length < 2 * nodes) {
            incidence = new int[2 * nodes];
        }
        // start[body + 2] counts, then start[body + 1] is where the next one goes, at the end start[body] where they
        // begin
        Arrays.fill(start, 0, bodies + 2, 0);
        for (int end = 0; end < 2 * nodes; end++) {
            start[body(end, b, bilateral, contacts) + 2]++;
        }
        start[1] = 0;
        for (int body = 0; body < bodies; body++) {
            start[body + 2] += start[body + 1];
        }
        for (int end = 0; end < 2 * nodes; end++) {
            int body = body(end, b, bilateral, contacts);
            if (body >= 0) {
                incidence[start[body + 1]++] = end;
            }
        }
    }

    private static int body(int end, int b, GraphRows bilateral, GraphRows contacts) {
        int node = end >> 1;
        return node < b ? bilateral.body(node, end & 1) : contacts.body(node - b, end & 1);
    }

    private void addCompliance(GraphRows bilateral, GraphRows contacts, BlockSparseOperator into) {
        int b = bilateral.count();
        for (int i = 0; i < b; i++) {
            block[0] = bilateral.compliance(i, 0);
            into.add(i, i, block, 0);
        }
        for (int c = 0; c < contacts.count(); c++) {
            Arrays.fill(block, 0);
            for (int r = 0; r < 3; r++) {
                block[4 * r] = contacts.compliance(c, r);
            }
            into.add(b + c, b + c, block, 0);
        }
    }
}
