package org.signorini.analysis.check;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.topology.Tree;

/**
 * Where the bodies of a mechanism are and how they move: all the reference takes from the kernel. Velocities are (v, ω)
 * of centres of mass in world axes, six numbers per body, the ground's are zero. Where kinematics are linearized, poses
 * are those of the reference configuration, and what has happened since is in {@link #displacement}.
 */
final class BodyPoses {

    private final Kinematics kinematics;
    private final Tree tree;
    final Mechanism mechanism;
    final boolean linearized;
    /** Axes of bodies in the world, three columns each. */
    private final Vector3[][] axes;
    private final Vector3[] origin;
    /** Centres of mass. */
    final Vector3[] center;
    /** (v, ω). */
    final double[] velocity;
    /**
     * First-order displacement since the reference as (translation of the centre, rotation); zero if not linearized.
     */
    final double[] displacement;

    /** Of dynamics that have been updated; velocities are those of u. */
    BodyPoses(Dynamics dynamics, double[] u) {
        kinematics = dynamics.kinematics();
        tree = kinematics.tree();
        mechanism = dynamics.system().mechanism();
        linearized = kinematics.isLinearized();
        int bodies = mechanism.bodies().size();
        axes = new Vector3[bodies][];
        origin = new Vector3[bodies];
        center = new Vector3[bodies];
        for (Body body : mechanism.bodies()) {
            place(body);
        }
        velocity = motion(u);
        displacement = linearized ? centers(kinematics.displacement) : new double[6 * bodies];
    }

    private void place(Body body) {
        int b = body.index();
        int n = tree.bodyNode[b];
        Vector3[] node = columns(kinematics.R_WN, 9 * n);
        Vector3[] inNode = columns(tree.bodyFrame, 12 * b);
        axes[b] = new Vector3[] {turn(node, inNode[0]), turn(node, inNode[1]), turn(node, inNode[2])};
        origin[b] = Vector3.from(kinematics.p_WN, 3 * n).plus(turn(node, Vector3.from(tree.bodyFrame, 12 * b + 9)));
        center[b] = origin[b].plus(turn(axes[b], body.mass().center()));
    }

    private static Vector3[] columns(double[] r, int at) {
        Vector3[] columns = new Vector3[3];
        for (int j = 0; j < 3; j++) {
            columns[j] = new Vector3(r[at + j], r[at + 3 + j], r[at + 6 + j]);
        }
        return columns;
    }

    private static Vector3 turn(Vector3[] columns, Vector3 v) {
        return columns[0].times(v.x()).plus(columns[1].times(v.y())).plus(columns[2].times(v.z()));
    }

    /** The velocities of bodies for any u. */
    double[] motion(double[] u) {
        double[] nodes = new double[6 * (tree.nodes + 1)];
        kinematics.motion(u, nodes);
        return centers(nodes);
    }

    /**
     * Accelerations of the centres of mass and angular ones at u̇ = 0: what the choice of coordinates adds, as the
     * kernel's kinematics have it.
     */
    double[] bias() {
        double[] nodes = new double[6 * (tree.nodes + 1)];
        kinematics.motion(kinematics.prescribed, nodes);
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = kinematics.bias[i] - nodes[i];
        }
        double[] out = centers(nodes);
        for (int b = 1; b < center.length; b++) {
            int n = tree.bodyNode[b];
            Vector3 spin = spin(b);
            Vector3 arm = center[b].minus(Vector3.from(kinematics.p_WN, 3 * n));
            Vector3.from(out, 6 * b).plus(spin.cross(spin.cross(arm))).put(out, 6 * b);
        }
        return out;
    }

    private double[] centers(double[] nodes) {
        double[] out = new double[6 * center.length];
        for (int b = 1; b < center.length; b++) {
            int n = tree.bodyNode[b];
            Vector3 omega = Vector3.from(nodes, 6 * n);
            Vector3 arm = center[b].minus(Vector3.from(kinematics.p_WN, 3 * n));
            Vector3.from(nodes, 6 * n + 3).plus(omega.cross(arm)).put(out, 6 * b);
            omega.put(out, 6 * b + 3);
        }
        return out;
    }

    /** An axis of a marker in the world. */
    Vector3 axis(Marker marker, int k) {
        Vector3 unit = k == 0 ? Vector3.X : k == 1 ? Vector3.Y : Vector3.Z;
        return direction(marker, unit);
    }

    /** A direction given in a marker's axes, in the world's. */
    Vector3 direction(Marker marker, Vector3 v) {
        return turn(axes[marker.body().index()], marker.frame().orientation().rotate(v));
    }

    /** The origin of a marker. */
    Vector3 point(Marker marker) {
        int b = marker.body().index();
        return origin[b].plus(turn(axes[b], marker.frame().origin()));
    }

    /** From the centre of mass of its body to a marker. */
    Vector3 arm(Marker marker) {
        return point(marker).minus(center[marker.body().index()]);
    }

    Vector3 omega(int body) {
        return Vector3.from(velocity, 6 * body + 3);
    }

    /** ω as it enters products of velocities: zero where kinematics are linearized. */
    Vector3 spin(int body) {
        return linearized ? Vector3.ZERO : omega(body);
    }

    /** Velocity of a point at an arm from a body's centre. */
    Vector3 velocity(int body, Vector3 arm) {
        return Vector3.from(velocity, 6 * body).plus(omega(body).cross(arm));
    }

    /** Inertia about the centre of mass in world axes, applied to a vector. */
    Vector3 inertia(Body body, Vector3 w) {
        Vector3[] a = axes[body.index()];
        MassProperties m = body.mass();
        double x = a[0].dot(w);
        double y = a[1].dot(w);
        double z = a[2].dot(w);
        return turn(a, new Vector3(m.ixx() * x + m.ixy() * y + m.ixz() * z, m.ixy() * x + m.iyy() * y + m.iyz() * z,
                m.ixz() * x + m.iyz() * y + m.izz() * z));
    }

    /** Momentum and moment of momentum about the centres of mass. */
    double[] momentum(double[] velocities) {
        double[] out = new double[velocities.length];
        for (Body body : mechanism.bodies()) {
            int at = 6 * body.index();
            Vector3.from(velocities, at).times(body.mass().mass()).put(out, at);
            inertia(body, Vector3.from(velocities, at + 3)).put(out, at + 3);
        }
        return out;
    }
}
