package org.signorini.formulation.mc;

import org.signorini.algebra.Symmetric3;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.Operator;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * W of mechanisms without any joint: stacks and piles. There minimal coordinates are absolute ones, M is block
 * diagonal, and W = J M⁻¹Jᵀ is kept as the graph of contacts between bodies: O(contacts) instead of O(contacts²).
 */
final class LooseBodies {

    private final Tree tree;
    private final Kinematics kinematics;
    private final ContactGraphOperator graph = new ContactGraphOperator();
    private final double[] packed = new double[6];
    private final double[] inverse = new double[9];
    private final double[] first = new double[18];
    private final double[] second = new double[18];

    LooseBodies(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
    }

    /** Whether every body floats alone about its centre of mass. */
    static boolean isAll(Tree tree) {
        boolean all = tree.nodes > 0;
        for (int k = 1; k <= tree.nodes; k++) {
            all &= tree.solitary[k] && tree.parent[k] == 0 && !tree.prescribed[k];
        }
        return all;
    }

    /** The operator of rows, three per contact. */
    Operator fill(Rows rows, double[] compliance) {
        graph.begin(tree.nodes);
        for (int k = 1; k <= tree.nodes; k++) {
            Symmetric3.invert(kinematics.inertia, 6 * k, packed, 0);
            inverse[0] = packed[0];
            inverse[4] = packed[1];
            inverse[8] = packed[2];
            inverse[1] = packed[3];
            inverse[3] = packed[3];
            inverse[2] = packed[4];
            inverse[6] = packed[4];
            inverse[5] = packed[5];
            inverse[7] = packed[5];
            graph.setBody(k - 1, 1 / tree.mass[k], inverse, 0);
        }
        for (int c = 0; 3 * c < rows.count(); c++) {
            for (int k = 0; k < 3; k++) {
                int wrench = 12 * (3 * c + k);
                // rows hold (moment, force), the graph wants velocity before angular velocity
                System.arraycopy(rows.wrench, wrench + 3, first, 6 * k, 3);
                System.arraycopy(rows.wrench, wrench, first, 6 * k + 3, 3);
                System.arraycopy(rows.wrench, wrench + 9, second, 6 * k, 3);
                System.arraycopy(rows.wrench, wrench + 6, second, 6 * k + 3, 3);
            }
            // the ground is node 0 here and −1 there
            graph.addContact(rows.node[6 * c] - 1, first, 0, rows.node[6 * c + 1] - 1, second, 0);
            graph.setContactCompliance(c, compliance[c], 0, 0);
        }
        return graph;
    }
}
