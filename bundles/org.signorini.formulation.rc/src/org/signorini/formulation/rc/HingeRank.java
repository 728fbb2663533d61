package org.signorini.formulation.rc;

import org.signorini.algebra.PivotedCholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.topology.Tree;

/**
 * Which rows of hinges are independent of each other, for a solver that is to meet all of them. That does not depend on
 * masses, which may be so far apart that a pivot of rounding is larger than one of a heavy body; all bodies are taken
 * to weigh the same, with the radius of gyration they have. Dense, as the problem the rows are for: O(rows³).
 */
final class HingeRank {

    /** Pivots below this share of a row's own are rounding. */
    private static final double RANK = 1e-10;

    private final int count;
    private final double[] gram;
    private final double[] scaled;
    /** 1/ρ of each node: moments times this are forces on an arm of the radius of gyration ρ. */
    private final double[] inverseArm;
    private final boolean[] independent;
    private final PivotedCholesky factor = new PivotedCholesky();

    HingeRank(Tree tree, int count) {
        this.count = count;
        gram = new double[count * count];
        scaled = new double[12 * count];
        independent = new boolean[count];
        inverseArm = new double[tree.nodes + 1];
        for (int k = 1; k <= tree.nodes; k++) {
            double trace = tree.inertia[6 * k] + tree.inertia[6 * k + 1] + tree.inertia[6 * k + 2];
            inverseArm[k] = trace > 0 && tree.mass[k] > 0 ? Math.sqrt(2 * tree.mass[k] / trace) : 1;
        }
    }

    /** Decides for the hinges in front of some rows. */
    void update(Rows rows) {
        for (int i = 0; i < 12 * count; i++) {
            scaled[i] = rows.wrench[i] * (i % 6 < 3 ? inverseArm[rows.node[i / 6]] : 1);
        }
        for (int i = 0; i < count; i++) {
            for (int j = 0; j <= i; j++) {
                gram[i * count + j] = product(rows, i, j);
            }
            independent[i] = false;
        }
        factor.factor(gram, count, RANK);
        for (int k = 0; k < factor.rank(); k++) {
            independent[factor.row(k)] = true;
        }
    }

    private double product(Rows rows, int i, int j) {
        double sum = 0;
        for (int a = 0; a < 2; a++) {
            for (int b = 0; b < 2; b++) {
                int node = rows.node[2 * i + a];
                if (node > 0 && node == rows.node[2 * j + b]) {
                    sum += SpatialVectors.dot(scaled, 12 * i + 6 * a, scaled, 12 * j + 6 * b);
                }
            }
        }
        return sum;
    }

    boolean isIndependent(int row) {
        return independent[row];
    }

    int rank() {
        return factor.rank();
    }
}
