package org.signorini.complementarity.tests;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/** Random graphs of bodies, bilateral rows and contacts, and the same matrix in other forms. */
final class Graphs {

    private Graphs() {
    }

    /** Bodies may be the ground, or the same on both sides; some rows are compliant. */
    static ContactGraphOperator random(Random random) {
        ContactGraphOperator graph = new ContactGraphOperator();
        int bodies = 1 + random.nextInt(6);
        graph.begin(bodies);
        for (int body = 0; body < bodies; body++) {
            graph.setBody(body, 0.1 + random.nextDouble(), inertia(random), 0);
        }
        int bilateral = random.nextInt(4);
        int contacts = random.nextInt(10);
        for (int i = 0; i < bilateral; i++) {
            double[] j = random.doubles(12, -1, 1).toArray();
            graph.addBilateral(random.nextInt(bodies + 1) - 1, j, 0, random.nextInt(bodies + 1) - 1, j, 6);
            graph.setBilateralCompliance(i, random.nextBoolean() ? 0 : random.nextDouble());
        }
        for (int c = 0; c < contacts; c++) {
            double[] j = random.doubles(36, -1, 1).toArray();
            graph.addContact(random.nextInt(bodies + 1) - 1, j, 0, random.nextInt(bodies + 1) - 1, j, 18);
            if (random.nextBoolean()) {
                graph.setContactCompliance(c, random.nextDouble(), random.nextDouble(), random.nextDouble());
            }
        }
        return graph;
    }

    /** AᵀA + I/10. */
    private static double[] inertia(Random random) {
        double[] a = random.doubles(9, -1, 1).toArray();
        double[] inertia = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                inertia[3 * i + j] = i == j ? 0.1 : 0;
                for (int k = 0; k < 3; k++) {
                    inertia[3 * i + j] += a[3 * k + i] * a[3 * k + j];
                }
            }
        }
        return inertia;
    }

    static BlockSparseOperator blocks(Operator operator) {
        BlockSparseOperator blocks = new BlockSparseOperator();
        operator.assemble(blocks);
        return blocks;
    }

    /** Column by column, from products alone. */
    static DenseOperator dense(Operator operator) {
        int n = operator.size();
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] x = new double[n];
        double[] y = new double[n];
        for (int j = 0; j < n; j++) {
            x[j] = 1;
            operator.multiply(x, y);
            x[j] = 0;
            for (int i = 0; i < n; i++) {
                m.set(i, j, y[i]);
            }
        }
        return new DenseOperator(m, operator.bilateral());
    }
}
