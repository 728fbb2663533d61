package org.signorini.multibody.constraint;

import org.signorini.algebra.SinCos;
import org.signorini.algebra.Vectors;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Motion;
import org.signorini.multibody.topology.Closure;
import org.signorini.multibody.topology.Tree;

/**
 * The rows of cut joints: six minus freedoms for each, and one per coordinate where its motion is prescribed. Positions
 * vanish along F's axes, never the world's: only so an open joint acts with equal and opposite wrenches, and joints
 * that say the same twice still do where they have drifted apart. Orientations agree by products of axes that must
 * vanish, scaled so that a small turn of M about F's axis i is the error itself:
 *
 * <pre>
 * about x: −y_F·z_M      about y: x_F·z_M or −z_F·x_M      about z: −x_F·y_M
 * </pre>
 *
 * Such products also vanish at half turns: start a mechanism less than a right angle from where it closes.
 */
public final class ClosureRows {

    private final Tree tree;
    private final FramePair frames;
    private final int[] first;
    private final double[] a = new double[3];
    private final double[] b = new double[3];
    private final double[] c = new double[3];
    private final double[] sincos = new double[2];

    public ClosureRows(Kinematics kinematics) {
        tree = kinematics.tree();
        frames = new FramePair(kinematics);
        first = new int[tree.closures.size() + 1];
        for (int i = 0; i < tree.closures.size(); i++) {
            Joint joint = tree.closures.get(i).joint();
            int prescribed = joint.isPrescribed() ? joint.type().freedoms() : 0;
            first[i + 1] = first[i] + joint.type().constraints() + prescribed;
        }
    }

    /** Number of rows of all cut joints. */
    public int count() {
        return first[first.length - 1];
    }

    /** The first row of a cut joint among those of all. */
    public int firstRow(int closure) {
        return first[closure];
    }

    /** Appends the rows of all cut joints at time t; each row's tag is the index of its closure. */
    public void append(double t, Rows rows) {
        for (int i = 0; i < tree.closures.size(); i++) {
            int start = rows.count();
            Closure closure = tree.closures.get(i);
            frames.place(closure);
            appendConstraints(closure.joint().type(), rows);
            if (closure.joint().isPrescribed()) {
                appendMotions(closure.joint(), t, rows);
            }
            for (int row = start; row < rows.count(); row++) {
                rows.tag[row] = i;
            }
        }
    }

    private void appendConstraints(JointType type, Rows rows) {
        switch (type) {
            case FIXED -> {
                coincide(rows);
                parallel(rows);
            }
            case REVOLUTE -> {
                coincide(rows);
                alignZ(rows);
            }
            case PRISMATIC -> {
                along(rows, 0);
                along(rows, 1);
                parallel(rows);
            }
            case CYLINDRICAL -> {
                along(rows, 0);
                along(rows, 1);
                alignZ(rows);
            }
            case UNIVERSAL -> {
                coincide(rows);
                turn(rows, 0, -1, 1);
            }
            case SPHERICAL -> coincide(rows);
            case PLANAR -> {
                along(rows, 2);
                alignZ(rows);
            }
            case FREE -> {
            }
        }
    }

    private void coincide(Rows rows) {
        for (int axis = 0; axis < 3; axis++) {
            frames.axisF(axis, a);
            frames.meet(rows, a);
        }
    }

    private void alignZ(Rows rows) {
        turn(rows, 1, -1, 2);
        turn(rows, 0, 1, 2);
    }

    private void parallel(Rows rows) {
        turn(rows, 1, -1, 2);
        turn(rows, 2, -1, 0);
        turn(rows, 0, -1, 1);
    }

    private int along(Rows rows, int axis) {
        frames.axisF(axis, a);
        return frames.along(rows, a);
    }

    /** sign · axis of F · axis of M. */
    private void turn(Rows rows, int axisF, double sign, int axisM) {
        frames.axisF(axisF, a);
        for (int i = 0; i < 3; i++) {
            a[i] *= sign;
        }
        frames.axisM(axisM, b);
        frames.directions(rows, a, b);
    }

    private void appendMotions(Joint joint, double t, Rows rows) {
        for (int i = 0; i < joint.motions().size(); i++) {
            Motion motion = joint.motions().get(i);
            switch (joint.type()) {
                case REVOLUTE -> angle(rows, motion, t);
                case PRISMATIC -> displacement(rows, 2, motion, t);
                case CYLINDRICAL -> {
                    if (i == 0) {
                        angle(rows, motion, t);
                    } else {
                        displacement(rows, 2, motion, t);
                    }
                }
                case PLANAR -> {
                    if (i == 2) {
                        angle(rows, motion, t);
                    } else {
                        displacement(rows, i, motion, t);
                    }
                }
                case UNIVERSAL -> {
                    if (i == 0) {
                        firstAngle(rows, motion, t);
                    } else {
                        secondAngle(rows, motion, t);
                    }
                }
                case FIXED, SPHERICAL, FREE -> throw new IllegalStateException(joint + " has no scalar coordinates");
            }
        }
    }

    private void displacement(Rows rows, int axis, Motion motion, double t) {
        int row = along(rows, axis);
        rows.error[row] -= motion.position(t);
        rows.rate[row] = -motion.velocity(t);
        rows.bias[row] -= motion.acceleration(t);
    }

    /** sin(q − q*) = (cos q* y_F − sin q* x_F)·x_M. */
    private void angle(Rows rows, Motion motion, double t) {
        turning(motion.position(t), 0, 1, true);
        frames.axisM(0, b);
        moving(rows, motion, t, false);
    }

    /** sin(q₁ − q*) = (cos q* z_F − sin q* y_F)·y_M. */
    private void firstAngle(Rows rows, Motion motion, double t) {
        turning(motion.position(t), 1, 2, true);
        frames.axisM(1, b);
        moving(rows, motion, t, false);
    }

    /** sin(q₂ − q*) = x_F·(cos q* z_M − sin q* x_M). */
    private void secondAngle(Rows rows, Motion motion, double t) {
        turning(motion.position(t), 0, 2, false);
        System.arraycopy(a, 0, b, 0, 3);
        frames.axisF(0, a);
        moving(rows, motion, t, true);
    }

    /** a = cos q second − sin q first, and c = −∂a/∂q = sin q second + cos q first. */
    private void turning(double q, int firstAxis, int secondAxis, boolean ofF) {
        SinCos.of(q, sincos, 0);
        axis(firstAxis, ofF, b);
        for (int i = 0; i < 3; i++) {
            a[i] = -sincos[0] * b[i];
            c[i] = sincos[1] * b[i];
        }
        axis(secondAxis, ofF, b);
        Vectors.addScaled(sincos[1], b, 0, a, 0);
        Vectors.addScaled(sincos[0], b, 0, c, 0);
    }

    private void axis(int axis, boolean ofF, double[] out) {
        if (ofF) {
            frames.axisF(axis, out);
        } else {
            frames.axisM(axis, out);
        }
    }

    /**
     * A row a·b where one of the two directions turns with q*(t): with ȧ = −q̇*c and ä = −q̈*c − q̇*²a in its own
     * frame, rate = ȧ·b and the bias gains ä·b + 2(ω_B − ω_A)·(b × ȧ), likewise for b.
     */
    private void moving(Rows rows, Motion motion, double t, boolean secondTurns) {
        double speed = motion.velocity(t);
        int row = frames.directions(rows, a, b);
        double[] turning = secondTurns ? b : a;
        double[] other = secondTurns ? a : b;
        rows.rate[row] = -speed * Vectors.dot(c, 0, other, 0);
        rows.bias[row] -= motion.acceleration(t) * Vectors.dot(c, 0, other, 0)
                + speed * speed * Vectors.dot(turning, 0, other, 0);
        if (secondTurns) {
            Vectors.cross(c, 0, a, 0, turning, 0);
        } else {
            Vectors.cross(b, 0, c, 0, turning, 0);
        }
        rows.bias[row] -= 2 * speed * frames.relativeSpin(turning);
    }
}
