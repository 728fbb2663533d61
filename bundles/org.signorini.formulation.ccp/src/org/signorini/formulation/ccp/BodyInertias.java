package org.signorini.formulation.ccp;

import org.signorini.algebra.Cholesky;
import org.signorini.algebra.Symmetric3;
import org.signorini.complementarity.operator.PointContactOperator;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.topology.Tree;

/**
 * The inverse of the block-diagonal mass matrix. Bodies that float need mass and inertia, but mechanisms are drawn with
 * massless carriers between two joints and with infinitely thin rods. Such bodies, and only those, are given a little:
 * {@value #SHARE} of the least mass or inertia there is, in the matrix alone and not in forces and energies. Half of
 * the digits are then left to the joints of such a body, and its effect on motion is of the same order.
 */
final class BodyInertias {

    private static final double SHARE = 1e-8;
    /** Inertias smaller than this share of a body's own are none. */
    private static final double THIN = 1e-12;

    private final Kinematics kinematics;
    private final Tree tree;
    private final double[] inverseMass;
    /** Packed, 6 per node. */
    private final double[] inverseInertia;
    private final double[] addedInertia;
    private final double[] sum = new double[6];
    private boolean set;

    BodyInertias(Kinematics kinematics, String mechanism) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        inverseMass = new double[tree.nodes + 1];
        inverseInertia = new double[6 * (tree.nodes + 1)];
        addedInertia = new double[tree.nodes + 1];
        double leastMass = Double.POSITIVE_INFINITY;
        double leastTrace = Double.POSITIVE_INFINITY;
        for (int k = 1; k <= tree.nodes; k++) {
            leastMass = tree.mass[k] > 0 ? Math.min(leastMass, tree.mass[k]) : leastMass;
            leastTrace = trace(k) > 0 ? Math.min(leastTrace, trace(k)) : leastTrace;
        }
        if (tree.nodes > 0 && leastMass == Double.POSITIVE_INFINITY) {
            throw new ModelException("mechanism '" + mechanism + "': nothing in it has mass");
        }
        if (leastTrace == Double.POSITIVE_INFINITY) {
            // point masses: as if on arms of a metre
            leastTrace = leastMass;
        }
        for (int k = 1; k <= tree.nodes; k++) {
            inverseMass[k] = 1 / (tree.mass[k] > 0 ? tree.mass[k] : SHARE * leastMass);
            addedInertia[k] = isThin(k) ? SHARE * (trace(k) > 0 ? trace(k) : leastTrace) : 0;
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

    /** Hands the inertias at the kinematics' positions to an operator: all of them, or those that turn. */
    void set(PointContactOperator operator, boolean all) {
        boolean every = all || !set;
        for (int k = 1; k <= tree.nodes; k++) {
            if (every || !tree.isotropic[k] && !kinematics.isLinearized()) {
                System.arraycopy(kinematics.inertia, 6 * k, sum, 0, 6);
                for (int i = 0; i < 3; i++) {
                    sum[i] += addedInertia[k];
                }
                Symmetric3.invert(sum, 0, inverseInertia, 6 * k);
                operator.setBody(k - 1, inverseMass[k], inverseInertia, 6 * k);
            }
        }
        // before the first update the kinematics are nowhere
        set = !all;
    }

    /** out = M⁻¹ (f, m) of a node. */
    void solve(int k, double[] f, int at, double[] out, int to) {
        for (int i = 0; i < 3; i++) {
            out[to + i] = inverseMass[k] * f[at + i];
        }
        Symmetric3.apply(inverseInertia, 6 * k, f, at + 3, out, to + 3);
    }

    /** out = M⁻¹ (m, f) of a node: the same with moments first. */
    void respond(int k, double[] wrench, int at, double[] out, int to) {
        Symmetric3.apply(inverseInertia, 6 * k, wrench, at, out, to);
        for (int i = 3; i < 6; i++) {
            out[to + i] = inverseMass[k] * wrench[at + i];
        }
    }
}
