package org.signorini.multibody.model;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Vector3;

/** Describes one joint; {@link #add} ends the description. */
public final class JointBuilder {

    private final MechanismBuilder mechanism;
    private final String name;
    private final JointType type;
    private Marker from;
    private Marker to;
    private Quaternion align = Quaternion.IDENTITY;
    private List<Double> initial = List.of();
    private List<Double> initialVelocity = List.of();
    private List<Double> reference = List.of();
    private final List<Limit> limits = new ArrayList<>();
    private List<Motion> motions = List.of();
    private boolean cut;

    JointBuilder(MechanismBuilder mechanism, String name, JointType type) {
        this.mechanism = mechanism;
        this.name = name;
        this.type = type;
    }

    /** F and M. */
    public JointBuilder between(Marker f, Marker m) {
        from = f;
        to = m;
        return this;
    }

    /** Both bodies by the same point of the world, where both bodies' initial poses are given. */
    public JointBuilder between(Body a, Body b, Frame world) {
        return between(a.marker(pose(a).inverse().times(world)), b.marker(pose(b).inverse().times(world)));
    }

    private Frame pose(Body body) {
        return body.initialPose()
                .orElseThrow(() -> new ModelException("joint '" + name + "': " + body + " has no initial pose"));
    }

    /** The joint's z axis in the axes of the markers, instead of their own z. */
    public JointBuilder axis(double x, double y, double z) {
        Vector3 direction = new Vector3(x, y, z);
        if (!direction.isFinite() || direction.norm() == 0) {
            throw new ModelException("joint '" + name + "': the axis " + direction + " has no direction");
        }
        align = Quaternion.zTo(direction);
        return this;
    }

    /** First and second axis of a universal joint in the axes of the markers, instead of their x and y. */
    public JointBuilder axes(Vector3 first, Vector3 second) {
        Vector3 x = first.unit();
        Vector3 y = second.unit();
        if (Math.abs(x.dot(y)) > 1e-9) {
            throw new ModelException("joint '" + name + "': the axes " + first + " and " + second + " are not at right"
                    + " angles");
        }
        Vector3 z = x.cross(y);
        double[] q = new double[4];
        Quaternions.fromMatrix(new double[] {x.x(), y.x(), z.x(), x.y(), y.y(), z.y(), x.z(), y.z(), z.z()}, 0, q, 0);
        align = Quaternion.from(q, 0);
        return this;
    }

    public JointBuilder initial(double... q) {
        initial = oriented(list(q, type.coordinates(), "initial coordinates"));
        return this;
    }

    public JointBuilder initialVelocity(double... u) {
        initialVelocity = list(u, type.freedoms(), "initial velocities");
        return this;
    }

    /** Where linearized kinematics linearize. */
    public JointBuilder reference(double... q) {
        reference = oriented(list(q, type.coordinates(), "reference coordinates"));
        return this;
    }

    private List<Double> list(double[] values, int expected, String what) {
        if (values.length != expected) {
            throw new ModelException("joint '" + name + "' has " + expected + " " + what + ", not " + values.length);
        }
        List<Double> list = new ArrayList<>();
        for (double value : values) {
            if (!Double.isFinite(value)) {
                throw new ModelException("joint '" + name + "': " + what + " contain " + value);
            }
            list.add(value);
        }
        return List.copyOf(list);
    }

    /** With the quaternion, which comes last, normalized. */
    private List<Double> oriented(List<Double> q) {
        if (type.isScalar()) {
            return q;
        }
        int at = q.size() - 4;
        double squared = 0;
        for (double x : q.subList(at, q.size())) {
            squared += x * x;
        }
        double norm = Math.sqrt(squared);
        if (norm == 0) {
            throw new ModelException("joint '" + name + "': a quaternion of zeros is no orientation");
        }
        List<Double> unit = new ArrayList<>(q);
        for (int i = at; i < q.size(); i++) {
            unit.set(i, q.get(i) / norm);
        }
        return List.copyOf(unit);
    }

    /** Bounds on a coordinate. */
    public JointBuilder limit(int coordinate, double lower, double upper) {
        requireScalar("limits");
        if (coordinate < 0 || coordinate >= type.coordinates()) {
            throw new ModelException("joint '" + name + "' has no coordinate " + coordinate);
        }
        limits.add(new Limit(coordinate, lower, upper));
        return this;
    }

    /** Prescribes all coordinates. */
    public JointBuilder motion(Motion... given) {
        requireScalar("prescribed motions");
        if (given.length != type.coordinates()) {
            throw new ModelException(
                    "joint '" + name + "' needs " + type.coordinates() + " motions, not " + given.length);
        }
        motions = List.of(given);
        return this;
    }

    private void requireScalar(String what) {
        if (!type.isScalar()) {
            throw new ModelException("joint '" + name + "' is " + type + ", which cannot have " + what);
        }
    }

    /** Marks this joint to be the one that is cut in its loop. */
    public JointBuilder cut() {
        cut = true;
        return this;
    }

    public Joint add() {
        if (from == null) {
            throw new ModelException("joint '" + name + "' connects nothing");
        }
        return mechanism.add(new Joint(name, mechanism.jointCount(), type, from.rotated(align), to.rotated(align),
                initial, initialVelocity, reference, List.copyOf(limits), motions, cut));
    }
}
