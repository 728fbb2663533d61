package org.signorini.multibody.topology;

import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Quaternions;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.model.JointType;

/**
 * What the coordinates of a joint mean, in both directions: from q to the place of M in F and back, from u to the
 * velocity of M in F and back. Where a given place or velocity is not one the joint allows, the nearest coordinates in
 * the obvious sense are returned. For setting up; inner loops have their own kernels.
 */
public final class JointCoordinates {

    private JointCoordinates() {
    }

    /** Angular velocity of M relative to F and velocity of its origin, in F's axes. */
    public record Twist(Vector3 angular, Vector3 linear) {

        /** The velocity of F relative to M, in M's axes, where M is at x_FM. */
        public Twist reversed(Frame x_FM) {
            Quaternion r_MF = x_FM.orientation().inverse();
            return new Twist(r_MF.rotate(angular).times(-1),
                    r_MF.rotate(linear.minus(angular.cross(x_FM.origin()))).times(-1));
        }
    }

    /** Coordinates at which M = F. */
    public static void neutral(JointType type, double[] q, int at) {
        for (int i = 0; i < type.coordinates(); i++) {
            q[at + i] = 0;
        }
        if (!type.isScalar()) {
            q[at + type.coordinates() - 4] = 1;
        }
    }

    /** X_FM. */
    public static Frame pose(JointType type, double[] q, int at) {
        return switch (type) {
            case FIXED -> Frame.IDENTITY;
            case REVOLUTE -> Frame.IDENTITY.rotated(Vector3.Z, q[at]);
            case PRISMATIC -> Frame.at(0, 0, q[at]);
            case CYLINDRICAL -> Frame.at(0, 0, q[at + 1]).rotated(Vector3.Z, q[at]);
            case UNIVERSAL -> Frame.IDENTITY.rotated(Vector3.X, q[at]).rotated(Vector3.Y, q[at + 1]);
            case SPHERICAL -> Frame.IDENTITY.rotated(Quaternion.from(q, at));
            case PLANAR -> Frame.at(q[at], q[at + 1], 0).rotated(Vector3.Z, q[at + 2]);
            case FREE -> new Frame(Vector3.from(q, at), Quaternion.from(q, at + 3));
        };
    }

    /** q from X_FM. */
    public static void coordinates(JointType type, Frame x_FM, double[] q, int at) {
        double[] r = x_FM.orientation().matrix();
        Vector3 p = x_FM.origin();
        double angle = StrictMath.atan2(r[3], r[0]);
        switch (type) {
            case FIXED -> {
            }
            case REVOLUTE -> q[at] = angle;
            case PRISMATIC -> q[at] = p.z();
            case CYLINDRICAL -> {
                q[at] = angle;
                q[at + 1] = p.z();
            }
            case UNIVERSAL -> {
                // R_x(q₁) R_y(q₂): column y is (0, cos q₁, sin q₁), row x is (cos q₂, 0, sin q₂)
                q[at] = StrictMath.atan2(r[7], r[4]);
                q[at + 1] = StrictMath.atan2(r[2], r[0]);
            }
            case SPHERICAL -> Quaternions.fromMatrix(r, 0, q, at);
            case PLANAR -> {
                q[at] = p.x();
                q[at + 1] = p.y();
                q[at + 2] = angle;
            }
            case FREE -> {
                p.put(q, at);
                Quaternions.fromMatrix(r, 0, q, at + 3);
            }
        }
    }

    /** The velocity of M in F. */
    public static Twist twist(JointType type, double[] q, int iq, double[] u, int iu) {
        Vector3 none = Vector3.ZERO;
        return switch (type) {
            case FIXED -> new Twist(none, none);
            case REVOLUTE -> new Twist(Vector3.Z.times(u[iu]), none);
            case PRISMATIC -> new Twist(none, Vector3.Z.times(u[iu]));
            case CYLINDRICAL -> new Twist(Vector3.Z.times(u[iu]), Vector3.Z.times(u[iu + 1]));
            case UNIVERSAL -> new Twist(Vector3.X.times(u[iu]).plus(secondAxis(q[iq]).times(u[iu + 1])), none);
            case SPHERICAL -> new Twist(Vector3.from(u, iu), none);
            case PLANAR -> new Twist(Vector3.Z.times(u[iu + 2]), new Vector3(u[iu], u[iu + 1], 0));
            case FREE -> new Twist(Vector3.from(u, iu + 3), Vector3.from(u, iu));
        };
    }

    /** u from the velocity of M in F. */
    public static void velocities(JointType type, double[] q, int iq, Twist twist, double[] u, int iu) {
        Vector3 w = twist.angular();
        Vector3 v = twist.linear();
        switch (type) {
            case FIXED -> {
            }
            case REVOLUTE -> u[iu] = w.z();
            case PRISMATIC -> u[iu] = v.z();
            case CYLINDRICAL -> {
                u[iu] = w.z();
                u[iu + 1] = v.z();
            }
            case UNIVERSAL -> {
                u[iu] = w.x();
                u[iu + 1] = w.dot(secondAxis(q[iq]));
            }
            case SPHERICAL -> w.put(u, iu);
            case PLANAR -> {
                u[iu] = v.x();
                u[iu + 1] = v.y();
                u[iu + 2] = w.z();
            }
            case FREE -> {
                v.put(u, iu);
                w.put(u, iu + 3);
            }
        }
    }

    /** The universal joint's second axis, in F's axes. */
    private static Vector3 secondAxis(double first) {
        return new Vector3(0, StrictMath.cos(first), StrictMath.sin(first));
    }
}
