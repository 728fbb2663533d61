package org.signorini.formulation.rc;

import org.signorini.algebra.Cholesky;
import org.signorini.formulation.rc.sparse.SaddleFactor;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.Tree;

/**
 * The block-diagonal mass matrix. Bodies that float need mass and inertia, but mechanisms are drawn with massless
 * carriers between two joints and with infinitely thin rods. Such bodies, and only those, are given a little: {@value
 * #SHARE} of the least mass or inertia there is, in the matrix alone and not in forces and energies. Half of the
 * digits are then left to the hinges of such a body, and its effect on motion is of the same order.
 */
final class Inertias {

    private static final double SHARE = 1e-8;
    /** Inertias smaller than this share of a body's own are none. */
    private static final double THIN = 1e-12;

    private final Kinematics kinematics;
    private final Tree tree;
    private final double[] addedMass;
    private final double[] addedInertia;
    private final double[] sum = new double[6];

    Inertias(Kinematics kinematics, String mechanism) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        addedMass = new double[tree.nodes + 1];
        addedInertia = new double[tree.nodes + 1];
        double leastMass = Double.POSITIVE_INFINITY;
        double leastInertia = Double.POSITIVE_INFINITY;
        for (int k = 1; k <= tree.nodes; k++) {
            leastMass = tree.mass[k] > 0 ? Math.min(leastMass, tree.mass[k]) : leastMass;
            leastInertia = trace(k) > 0 ? Math.min(leastInertia, trace(k)) : leastInertia;
        }
        if (tree.nodes > 0 && leastMass == Double.POSITIVE_INFINITY) {
            throw new ModelException("mechanism '" + mechanism + "': nothing in it has mass");
        }
        if (leastInertia == Double.POSITIVE_INFINITY) {
            // point masses: as if on arms of a metre
            leastInertia = leastMass;
        }
        for (int k = 1; k <= tree.nodes; k++) {
            addedMass[k] = tree.mass[k] > 0 ? 0 : SHARE * leastMass;
            addedInertia[k] = isThin(k) ? SHARE * (trace(k) > 0 ? trace(k) : leastInertia) : 0;
        }
    }

    private double trace(int k) {
        return tree.inertia[6 * k] + tree.inertia[6 * k + 1] + tree.inertia[6 * k + 2];
    }

    private boolean isThin(int k) {
        double[] i = tree.inertia;
        int o = 6 * k;
        double least = THIN * trace(k);
        double[] m = {i[o] - least, 0, 0, i[o + 3], i[o + 1] - least, 0, i[o + 4], i[o + 5], i[o + 2] - least};
        return !(least > 0) || Cholesky.factor(m, 0, 3) >= 0;
    }

    /** Sets the inertias of all bodies at the positions of the kinematics. */
    void fill(SaddleFactor factor) {
        for (int k = 1; k <= tree.nodes; k++) {
            System.arraycopy(kinematics.inertia, 6 * k, sum, 0, 6);
            sum[0] += addedInertia[k];
            sum[1] += addedInertia[k];
            sum[2] += addedInertia[k];
            factor.setBody(k, sum, 0, tree.mass[k] + addedMass[k]);
        }
    }
}
