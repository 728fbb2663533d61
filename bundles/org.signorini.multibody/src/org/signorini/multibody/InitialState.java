package org.signorini.multibody;

import java.util.List;
import java.util.Optional;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.kinematics.BodyMotion;
import org.signorini.multibody.kinematics.CutAngles;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.multibody.topology.JointCoordinates;
import org.signorini.multibody.topology.JointCoordinates.Twist;
import org.signorini.multibody.topology.Tree;

/**
 * Where a system starts. A joint starts at the coordinates given for it, else where the drawn poses of its two bodies
 * put it, else at zero; a floating body at its pose with its velocity.
 */
final class InitialState {

    private InitialState() {
    }

    static State of(Tree tree, List<JointAddress> joints) {
        State state = new State(tree.coordinates, tree.freedoms, CutAngles.count(tree));
        CutAngles.initial(tree, state.angles);
        for (JointAddress address : joints) {
            if (address.node() > 0) {
                if (address.joint() == null) {
                    floating(address, state);
                } else {
                    joint(address, state);
                }
            }
        }
        return state;
    }

    private static void floating(JointAddress address, State state) {
        Body body = address.body();
        Frame pose = body.initialPose().orElse(Frame.IDENTITY);
        Vector3 offset = pose.orientation().rotate(body.mass().center());
        put(address, new Frame(pose.origin().plus(offset), pose.orientation()),
                body.velocity().plus(body.angularVelocity().cross(offset)), body.angularVelocity(), state);
    }

    private static void put(JointAddress address, Frame pose, Vector3 v, Vector3 omega, State state) {
        JointCoordinates.coordinates(JointType.FREE, pose, state.q, address.q());
        JointCoordinates.velocities(JointType.FREE, state.q, address.q(), new Twist(omega, v), state.u, address.u());
    }

    private static void joint(JointAddress address, State state) {
        Joint joint = address.joint();
        JointType type = joint.type();
        double[] q = new double[type.coordinates()];
        double[] u = new double[type.freedoms()];
        coordinates(joint, q);
        for (int i = 0; i < joint.initialVelocity().size(); i++) {
            u[i] = joint.initialVelocity().get(i);
        }
        Frame x_FM = JointCoordinates.pose(type, q, 0);
        Twist twist = JointCoordinates.twist(type, q, 0, u, 0);
        if (address.reversed() && (type == JointType.PLANAR || !type.isScalar())) {
            twist = twist.reversed(x_FM);
            double angle = type == JointType.PLANAR ? -q[2] : 0;
            JointCoordinates.coordinates(type, x_FM.inverse(), q, 0);
            if (type == JointType.PLANAR) {
                // the same, with its full turns
                q[2] = angle;
            }
            JointCoordinates.velocities(type, q, 0, twist, u, 0);
        }
        for (int i = 0; i < q.length; i++) {
            state.q[address.q() + address.slot(i)] = q[i];
        }
        for (int i = 0; i < u.length; i++) {
            state.u[address.u() + address.slot(i)] = u[i];
        }
    }

    private static void coordinates(Joint joint, double[] q) {
        Optional<Frame> a = joint.from().body().initialPose();
        Optional<Frame> b = joint.to().body().initialPose();
        if (!joint.initial().isEmpty()) {
            for (int i = 0; i < q.length; i++) {
                q[i] = joint.initial().get(i);
            }
        } else if (a.isPresent() && b.isPresent()) {
            Frame x_WF = a.get().times(joint.from().frame());
            Frame x_WM = b.get().times(joint.to().frame());
            JointCoordinates.coordinates(joint.type(), x_WF.inverse().times(x_WM), q, 0);
        } else {
            JointCoordinates.neutral(joint.type(), q, 0);
        }
    }

    /** The state of a system of floating bodies that are where those of another system are, and move as they do. */
    static State floating(MultibodySystem minimal, State start, Tree tree, List<JointAddress> joints) {
        Kinematics kinematics = new Kinematics(minimal.tree(), minimal.reference());
        kinematics.cutAngles().set(start.angles);
        kinematics.positions(start.q);
        kinematics.velocities(start.u);
        BodyMotion motion = new BodyMotion(kinematics);
        State state = new State(tree.coordinates, tree.freedoms, CutAngles.count(tree));
        double[] c_B = new double[3];
        double[] p = new double[3];
        double[] q = new double[4];
        double[] v = new double[3];
        double[] omega = new double[3];
        for (JointAddress address : joints) {
            if (address.joint() == null) {
                Body body = address.body();
                body.mass().center().put(c_B, 0);
                motion.point(body.index(), c_B, 0, p, 0);
                motion.quaternion(body.index(), q, 0);
                motion.pointVelocity(body.index(), c_B, 0, v, 0);
                motion.angularVelocity(body.index(), omega, 0);
                put(address, new Frame(Vector3.from(p, 0), Quaternion.from(q, 0)), Vector3.from(v, 0),
                        Vector3.from(omega, 0), state);
            }
        }
        angles(minimal, start, kinematics.cutAngles(), tree, state.angles);
        state.time = start.time;
        return state;
    }

    /** Where all joints are cut, their angles are those of the joints in minimal coordinates, all turns included. */
    private static void angles(MultibodySystem minimal, State start, CutAngles cut, Tree tree, double[] out) {
        double[] near = new double[cut.count()];
        cut.get(near);
        int at = 0;
        for (Closure closure : tree.closures) {
            Joint joint = closure.joint();
            JointAddress address = minimal.joint(joint);
            for (int k = 0; k < joint.type().coordinates(); k++) {
                if (joint.type().isAngle(k)) {
                    // a planar joint drawn towards the root has the angle of F in M
                    double sign = address.reversed() && joint.type() == JointType.PLANAR ? -1 : 1;
                    out[at++] = address.isCut() ? near[cut.index(address.closure(), k)]
                            : sign * start.q[address.q() + address.slot(k)];
                }
            }
        }
    }
}
