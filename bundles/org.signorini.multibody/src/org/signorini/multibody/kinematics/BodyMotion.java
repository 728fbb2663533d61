package org.signorini.multibody.kinematics;

import org.signorini.algebra.PluckerTransforms;
import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Rotations;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.topology.Tree;

/**
 * Poses and velocities of bodies, by their index in the mechanism, from the kinematics of the nodes that carry them.
 * Where kinematics are linearized, points move to first order and orientations turn by the displacement.
 */
public final class BodyMotion {

    private final Tree tree;
    private final Kinematics kinematics;
    private final double[] s = new double[3];
    private final double[] quaternion = new double[4];
    private final double[] turned = new double[9];

    public BodyMotion(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
    }

    /** out = R_WB. */
    public void orientation(int body, double[] out, int at) {
        int node = tree.bodyNode[body];
        Rotations.multiply(kinematics.R_WN, 9 * node, tree.bodyFrame, PluckerTransforms.SIZE * body, out, at);
        if (kinematics.isLinearized()) {
            Quaternions.fromMatrix(out, at, quaternion, 0);
            Quaternions.advance(quaternion, 0, kinematics.displacement, 6 * node, 1, quaternion, 0);
            Rotations.fromQuaternion(quaternion, 0, out, at);
        }
    }

    /** out = the quaternion of R_WB, with w ≥ 0. */
    public void quaternion(int body, double[] out, int at) {
        orientation(body, turned, 0);
        Quaternions.fromMatrix(turned, 0, out, at);
    }

    /** out = position of the body's origin. */
    public void position(int body, double[] out, int at) {
        int node = tree.bodyNode[body];
        Rotations.apply(kinematics.R_WN, 9 * node, tree.bodyFrame, PluckerTransforms.SIZE * body + 9, s, 0);
        kinematics.point(node, s, 0, out, at);
    }

    /** out = position of a point given in the body's frame. */
    public void point(int body, double[] p_B, int ip, double[] out, int at) {
        int node = tree.bodyNode[body];
        PluckerTransforms.point(tree.bodyFrame, PluckerTransforms.SIZE * body, p_B, ip, s, 0);
        Rotations.apply(kinematics.R_WN, 9 * node, s, 0, s, 0);
        kinematics.point(node, s, 0, out, at);
    }

    /** out = velocity of a point given in the body's frame. */
    public void pointVelocity(int body, double[] p_B, int ip, double[] out, int at) {
        int node = tree.bodyNode[body];
        PluckerTransforms.point(tree.bodyFrame, PluckerTransforms.SIZE * body, p_B, ip, s, 0);
        Rotations.apply(kinematics.R_WN, 9 * node, s, 0, s, 0);
        System.arraycopy(kinematics.velocity, 6 * node + 3, out, at, 3);
        Vectors.addCross(kinematics.velocity, 6 * node, s, 0, out, at);
    }

    /** out = velocity of the body's material point that is at a point of the world (linearized: at the reference). */
    public void velocity(int body, double[] p_W, int ip, double[] out, int at) {
        int node = tree.bodyNode[body];
        int v = 6 * node;
        for (int i = 0; i < 3; i++) {
            s[i] = p_W[ip + i] - kinematics.p_WN[3 * node + i];
            out[at + i] = kinematics.velocity[v + 3 + i];
        }
        Vectors.addCross(kinematics.velocity, v, s, 0, out, at);
    }

    /** out = angular velocity. */
    public void angularVelocity(int body, double[] out, int at) {
        System.arraycopy(kinematics.velocity, 6 * tree.bodyNode[body], out, at, 3);
    }
}
