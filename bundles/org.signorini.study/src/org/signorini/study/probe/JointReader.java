package org.signorini.study.probe;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.kinematics.CutAngles;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Marker;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.multibody.topology.JointCoordinates;

/**
 * Coordinates and velocities of a joint. Where the formulation has them as its own they are copied, else they follow
 * from where the joint's bodies are; angles go on beyond a turn all the same, by what the state that the dynamics were
 * moved to tells of turns.
 */
public final class JointReader {

    private final Dynamics dynamics;
    private final Joint joint;
    private final JointAddress address;
    private final boolean direct;
    private final double[] q;
    private final double[] u;
    private final double[] scratch = new double[12];

    public JointReader(Dynamics dynamics, Joint joint) {
        this.dynamics = dynamics;
        this.joint = joint;
        address = dynamics.system().joint(joint);
        direct = address.q() >= 0 && address.node() > 0 && !address.isCut()
                && !(address.reversed() && (!joint.type().isScalar() || joint.type() == JointType.PLANAR));
        q = new double[joint.type().coordinates()];
        u = new double[joint.type().freedoms()];
    }

    /** Whether the dynamics must be moved to a state before it is read. */
    public boolean needsBodies() {
        return !direct;
    }

    /** Reads the joint at a state, to which the dynamics have been moved where {@link #needsBodies}. */
    public void read(double[] allQ, double[] allU) {
        if (direct) {
            boolean scalar = joint.type().isScalar();
            for (int i = 0; i < q.length; i++) {
                q[i] = allQ[address.q() + (scalar ? address.slot(i) : i)];
            }
            for (int i = 0; i < u.length; i++) {
                u[i] = allU[address.u() + (scalar ? address.slot(i) : i)];
            }
        } else {
            readFromBodies(allQ);
        }
    }

    private void readFromBodies(double[] allQ) {
        Frame f = pose(joint.from());
        Frame m = pose(joint.to());
        JointCoordinates.coordinates(joint.type(), f.inverse().times(m), q, 0);
        continueAngles(allQ);
        Quaternion r_FW = f.orientation().inverse();
        Vector3 omegaF = angular(joint.from());
        Vector3 omega = r_FW.rotate(angular(joint.to()).minus(omegaF));
        Vector3 p = m.origin().minus(f.origin());
        Vector3 v = r_FW.rotate(velocity(joint.to()).minus(velocity(joint.from())).minus(omegaF.cross(p)));
        JointCoordinates.velocities(joint.type(), q, 0, new JointCoordinates.Twist(omega, v), u, 0);
    }

    private Frame pose(Marker marker) {
        dynamics.bodies().position(marker.body().index(), scratch, 0);
        dynamics.bodies().quaternion(marker.body().index(), scratch, 3);
        return new Frame(Vector3.from(scratch, 0), Quaternion.from(scratch, 3)).times(marker.frame());
    }

    private Vector3 angular(Marker marker) {
        dynamics.bodies().angularVelocity(marker.body().index(), scratch, 0);
        return Vector3.from(scratch, 0);
    }

    private Vector3 velocity(Marker marker) {
        marker.frame().origin().put(scratch, 3);
        dynamics.bodies().pointVelocity(marker.body().index(), scratch, 3, scratch, 0);
        return Vector3.from(scratch, 0);
    }

    private void continueAngles(double[] allQ) {
        CutAngles cut = dynamics.kinematics().cutAngles();
        for (int i = 0; i < q.length; i++) {
            if (joint.type().isAngle(i) && address.isCut()) {
                q[i] = cut.nearest(cut.index(address.closure(), i), q[i]);
            } else if (joint.type().isAngle(i)) {
                // a planar joint of the tree that is drawn towards the root: the angle of F in M
                q[i] += 2 * Math.PI * Math.rint((-allQ[address.q() + i] - q[i]) / (2 * Math.PI));
            }
        }
    }

    /** Whether a coordinate is an angle rather than a length or part of a quaternion. */
    public static boolean isAngle(JointType type, int coordinate) {
        return type.isAngle(coordinate);
    }

    /** Of the last read; not to be written to. */
    public double[] coordinates() {
        return q;
    }

    /** Of the last read; not to be written to. */
    public double[] velocities() {
        return u;
    }
}
