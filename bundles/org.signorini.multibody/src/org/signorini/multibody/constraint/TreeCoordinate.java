package org.signorini.multibody.constraint;

import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/** A coordinate that is one of q. */
final class TreeCoordinate implements JointCoordinate {

    private final Kinematics kinematics;
    private final Tree tree;
    private final int node;
    private final int iq;
    private final int iu;
    private double value;
    private double rate;

    TreeCoordinate(Kinematics kinematics, int node, int iq, int iu) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        this.node = node;
        this.iq = iq;
        this.iu = iu;
    }

    @Override
    public void update(double[] q, double[] u) {
        value = q[iq];
        rate = u[iu];
    }

    @Override
    public double value() {
        return value;
    }

    @Override
    public double rate() {
        return rate;
    }

    @Override
    public void apply(double force, double[] wrench, double[] tau) {
        tau[iu] += force;
    }

    /** Axes of joints with scalar coordinates are orthogonal, so that q̇ᵢ = Sᵢ·(motion of the node relative to P). */
    @Override
    public int append(double sign, Rows rows) {
        int row = rows.add(tree.parent[node], node);
        int on = 12 * row + 6;
        for (int j = 0; j < 6; j++) {
            rows.wrench[on + j] = sign * kinematics.S[6 * iu + j];
            rows.wrench[12 * row + j] = -rows.wrench[on + j];
        }
        Vectors.addCross(kinematics.r_PN, 3 * node, rows.wrench, 12 * row + 3, rows.wrench, 12 * row);
        return row;
    }

    @Override
    public int freedom() {
        return iu;
    }
}
