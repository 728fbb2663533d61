package org.signorini.multibody.constraint;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Closure;

/**
 * A coordinate of a cut joint, measured between its two frames. Angles go on over full turns, as the kinematics follow
 * them ({@link org.signorini.multibody.kinematics.CutAngles}).
 */
final class CutCoordinate implements JointCoordinate {

    private final Kinematics kinematics;
    private final Closure closure;
    private final FramePair frames;
    private final Rows row;
    private final int slot;
    /** Where the kinematics follow the angle, or −1. */
    private final int angle;
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private double value;
    private double rate;

    CutCoordinate(Kinematics kinematics, int cut, int coordinate) {
        this.kinematics = kinematics;
        closure = kinematics.tree().closures.get(cut);
        frames = new FramePair(kinematics);
        row = new Rows(kinematics);
        slot = coordinate;
        angle = closure.joint().type().isAngle(coordinate) ? kinematics.cutAngles().index(cut, coordinate) : -1;
    }

    @Override
    public void update(double[] q, double[] u) {
        frames.place(closure);
        row.clear();
        switch (closure.joint().type()) {
            case REVOLUTE -> turn();
            case PRISMATIC -> slide(2);
            case CYLINDRICAL -> {
                if (slot == 0) {
                    turn();
                } else {
                    slide(2);
                }
            }
            case PLANAR -> {
                if (slot == 2) {
                    turn();
                } else {
                    slide(slot);
                }
            }
            case UNIVERSAL -> {
                if (slot == 0) {
                    frames.axisF(0, a);
                    about(frames.cosine(1, 1), frames.cosine(2, 1));
                } else {
                    frames.axisM(1, a);
                    about(frames.cosine(0, 0), frames.cosine(0, 2));
                }
            }
            case FIXED, SPHERICAL, FREE -> throw new IllegalStateException(closure.joint() + " is not scalar");
        }
        rate = SpatialVectors.dot(row.wrench, 0, kinematics.velocity, 6 * closure.nodeA())
                + SpatialVectors.dot(row.wrench, 6, kinematics.velocity, 6 * closure.nodeB());
    }

    private void turn() {
        frames.axisF(2, a);
        about(frames.cosine(0, 0), frames.cosine(1, 0));
    }

    /** The angle about the axis in {@code a}. */
    private void about(double cosine, double sine) {
        int index = row.add(closure.nodeA(), closure.nodeB());
        Vectors.addScaled(-1, a, 0, row.wrench, 0);
        Vectors.addScaled(1, a, 0, row.wrench, 6);
        value = kinematics.cutAngles().nearest(angle, StrictMath.atan2(sine, cosine) + frames.displacement(row, index));
    }

    private void slide(int axis) {
        frames.axisF(axis, b);
        value = row.error[frames.along(row, b)];
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
        SpatialVectors.addScaled(force, row.wrench, 0, wrench, 6 * closure.nodeA());
        SpatialVectors.addScaled(force, row.wrench, 6, wrench, 6 * closure.nodeB());
    }

    @Override
    public int append(double sign, Rows rows) {
        int index = rows.add(closure.nodeA(), closure.nodeB());
        SpatialVectors.addScaled(sign, row.wrench, 0, rows.wrench, 12 * index);
        SpatialVectors.addScaled(sign, row.wrench, 6, rows.wrench, 12 * index + 6);
        return index;
    }

    @Override
    public int freedom() {
        return -1;
    }
}
