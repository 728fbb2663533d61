package org.signorini.model.element;

/** A frame: its origin, and its orientation as a unit quaternion w, x, y, z. The arrays are not to be changed. */
public record Pose(double[] origin, double[] q) {

    public static double[] identity() {
        return new double[] {1, 0, 0, 0};
    }

    public Pose times(Pose b) {
        double[] p = rotate(b.origin);
        double[] r = b.q;
        return new Pose(new double[] {origin[0] + p[0], origin[1] + p[1], origin[2] + p[2]},
                new double[] {q[0] * r[0] - q[1] * r[1] - q[2] * r[2] - q[3] * r[3],
                    q[0] * r[1] + q[1] * r[0] + q[2] * r[3] - q[3] * r[2],
                    q[0] * r[2] - q[1] * r[3] + q[2] * r[0] + q[3] * r[1],
                    q[0] * r[3] + q[1] * r[2] - q[2] * r[1] + q[3] * r[0]});
    }

    /** v' = v + 2w(u × v) + 2u × (u × v), u the quaternion's vector. */
    public double[] rotate(double[] v) {
        double[] u = {q[1], q[2], q[3]};
        double[] c = cross(u, v);
        double[] d = cross(u, c);
        return new double[] {v[0] + 2 * (q[0] * c[0] + d[0]), v[1] + 2 * (q[0] * c[1] + d[1]),
            v[2] + 2 * (q[0] * c[2] + d[2])};
    }

    /** A point given in this frame, as seen from where this frame is given. */
    public double[] apply(double[] p) {
        double[] r = rotate(p);
        return new double[] {origin[0] + r[0], origin[1] + r[1], origin[2] + r[2]};
    }

    /** A rotation about an axis through the origin. */
    public static Pose about(double[] axis, double angle) {
        double s = StrictMath.sin(angle / 2) / norm(axis);
        return new Pose(new double[3], new double[] {StrictMath.cos(angle / 2), s * axis[0], s * axis[1], s * axis[2]});
    }

    /** Of origins. */
    public double[] minus(Pose b) {
        return new double[] {origin[0] - b.origin[0], origin[1] - b.origin[1], origin[2] - b.origin[2]};
    }

    /** |sin(angle/2)| of the rotation to another frame: the vector part of q⁻¹ q_b, exact for small angles. */
    public double turn(Pose b) {
        double[] u = {q[1], q[2], q[3]};
        double[] v = {b.q[1], b.q[2], b.q[3]};
        double[] c = cross(u, v);
        double x = q[0] * v[0] - b.q[0] * u[0] - c[0];
        double y = q[0] * v[1] - b.q[0] * u[1] - c[1];
        double z = q[0] * v[2] - b.q[0] * u[2] - c[2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    public static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    public static double norm(double[] a) {
        return Math.sqrt(dot(a, a));
    }

    public static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
