package org.signorini.multibody.kinematics;

import java.util.Arrays;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.Mechanism;

/**
 * In which plane, or along which line, the joints let each body move. What is found holds for ever: hinges with
 * parallel axes, rails across these axes and planar joints keep everything they carry in the plane they are drawn in,
 * whatever other joints hold it besides. A body that such joints do not connect with the ground may leave any plane.
 */
public final class JointPlanes {

    /** What a body may do: nothing; slide along a line; move in a plane; leave it. In this order, the fewer the better. */
    private static final int FIXED = 0;
    private static final int LINE = 1;
    private static final int PLANE = 2;
    private static final int SPACE = 3;

    /** Sine of an angle below which axes drawn by hand count as parallel. */
    private static final double PARALLEL = 1e-6;

    private final int[] kind;
    /** The line's direction or the plane's normal, in world axes. */
    private final double[] direction;
    private final double[] sum = new double[3];

    private JointPlanes(int bodies) {
        kind = new int[bodies];
        direction = new double[3 * bodies];
    }

    /** Those of a mechanism whose bodies are where these ones are. */
    public static JointPlanes of(Mechanism mechanism, BodyMotion bodies) {
        JointPlanes planes = new JointPlanes(mechanism.bodies().size());
        Arrays.fill(planes.kind, 1, planes.kind.length, SPACE);
        double[] rotation = new double[9];
        List<Joint> joints = mechanism.joints();
        boolean found = true;
        while (found) {
            found = false;
            for (Joint joint : joints) {
                bodies.orientation(joint.from().body().index(), rotation, 0);
                Vector3 axis = rotate(rotation, joint.from().frame().orientation().rotate(Vector3.Z));
                found |= planes.carry(joint, axis, joint.from().body().index(), joint.to().body().index());
                found |= planes.carry(joint, axis, joint.to().body().index(), joint.from().body().index());
            }
        }
        return planes;
    }

    private static Vector3 rotate(double[] r, Vector3 a) {
        return new Vector3(r[0] * a.x() + r[1] * a.y() + r[2] * a.z(), r[3] * a.x() + r[4] * a.y() + r[5] * a.z(),
                r[6] * a.x() + r[7] * a.y() + r[8] * a.z());
    }

    /** Takes for a body what a joint lets it do relative to another; whether that is less than was known. */
    private boolean carry(Joint joint, Vector3 axis, int carrier, int body) {
        int joined = switch (joint.type()) {
            case FIXED -> FIXED;
            case PRISMATIC -> LINE;
            case REVOLUTE, PLANAR -> PLANE;
            default -> SPACE;
        };
        int together = add(kind[carrier], direction, 3 * carrier, joined, new double[] {axis.x(), axis.y(), axis.z()},
                0, sum);
        if (together >= kind[body]) {
            return false;
        }
        kind[body] = together;
        System.arraycopy(sum, 0, direction, 3 * body, 3);
        return true;
    }

    /** What two motions are together; its direction into {@code out}. */
    private static int add(int k, double[] a, int i, int l, double[] b, int j, double[] out) {
        if (k == SPACE || l == SPACE) {
            return SPACE;
        }
        if (k < l) {
            return add(l, b, j, k, a, i, out);
        }
        System.arraycopy(a, i, out, 0, 3);
        if (l == FIXED) {
            return k;
        }
        double x = a[i + 1] * b[j + 2] - a[i + 2] * b[j + 1];
        double y = a[i + 2] * b[j] - a[i] * b[j + 2];
        double z = a[i] * b[j + 1] - a[i + 1] * b[j];
        double sine = Math.sqrt(x * x + y * y + z * z);
        double cosine = Math.abs(a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2]);
        if (k == PLANE) {
            return (l == PLANE ? sine : cosine) <= PARALLEL ? PLANE : SPACE;
        }
        if (sine <= PARALLEL) {
            return LINE;
        }
        out[0] = x / sine;
        out[1] = y / sine;
        out[2] = z / sine;
        return PLANE;
    }

    /** Whether joints keep two bodies in one plane. */
    public boolean isLed(int bodyA, int bodyB) {
        return add(kind[bodyA], direction, 3 * bodyA, kind[bodyB], direction, 3 * bodyB, sum) != SPACE;
    }

    /**
     * The direction along a contact's surface in which two bodies can slide on each other, as far as joints tell.
     *
     * @param frame rows n, t1, t2
     * @param out   receives its parts along t1 and t2, normalized; arbitrary where the bodies cannot slide at all
     * @return whether there is only one such direction
     */
    public boolean tangent(int bodyA, int bodyB, double[] frame, int at, double[] out, int to) {
        out[to] = 0;
        out[to + 1] = 0;
        if (kind[bodyA] == SPACE || kind[bodyB] == SPACE) {
            return false;
        }
        return within(bodyA, bodyB, frame, at, out, to);
    }

    private boolean within(int bodyA, int bodyB, double[] frame, int at, double[] out, int to) {
        int together = add(kind[bodyA], direction, 3 * bodyA, kind[bodyB], direction, 3 * bodyB, sum);
        if (together == SPACE) {
            return false;
        }
        if (together == PLANE) {
            cross(frame, at);
        }
        double t1 = along(frame, at + 3);
        double t2 = along(frame, at + 6);
        double length = Math.sqrt(t1 * t1 + t2 * t2);
        if (length > PARALLEL && together != FIXED) {
            // of the two opposite directions the one nearer to the axis it is nearest to
            double sign = (Math.abs(t1) >= Math.abs(t2) ? t1 : t2) < 0 ? -length : length;
            out[to] = t1 / sign;
            out[to + 1] = t2 / sign;
            return true;
        }
        if (together == PLANE) {
            return false; // the plane of motion is the contact's own: bodies slide in all its directions
        }
        out[to] = 1;
        return true;
    }

    /** sum = n × sum: of a plane with normal e, the tangent it shares with the contact's plane. */
    private void cross(double[] n, int at) {
        double x = n[at + 1] * sum[2] - n[at + 2] * sum[1];
        double y = n[at + 2] * sum[0] - n[at] * sum[2];
        double z = n[at] * sum[1] - n[at + 1] * sum[0];
        sum[0] = x;
        sum[1] = y;
        sum[2] = z;
    }

    private double along(double[] frame, int at) {
        return sum[0] * frame[at] + sum[1] * frame[at + 1] + sum[2] * frame[at + 2];
    }
}
