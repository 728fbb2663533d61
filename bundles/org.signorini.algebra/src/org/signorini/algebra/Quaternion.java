package org.signorini.algebra;

/** An orientation as a unit quaternion w + xi + yj + zk, for descriptions. */
public record Quaternion(double w, double x, double y, double z) {

    public static final Quaternion IDENTITY = new Quaternion(1, 0, 0, 0);

    /** Normalizes; the sign is kept. */
    public Quaternion {
        double norm = Math.sqrt(w * w + x * x + y * y + z * z);
        if (!(norm > 0) || Double.isInfinite(norm)) {
            throw new IllegalArgumentException("(" + w + ", " + x + ", " + y + ", " + z + ") is no orientation");
        }
        w /= norm;
        x /= norm;
        y /= norm;
        z /= norm;
    }

    /** Rotation by an angle about an axis of any length. */
    public static Quaternion rotation(Vector3 axis, double angle) {
        Vector3 a = axis.unit().times(StrictMath.sin(0.5 * angle));
        return new Quaternion(StrictMath.cos(0.5 * angle), a.x(), a.y(), a.z());
    }

    /** The shortest rotation that takes z to a direction; half a turn about x for −z. */
    public static Quaternion zTo(Vector3 direction) {
        Vector3 d = direction.unit();
        // z × d = (−d_y, d_x, 0); (1 + cos, sin·axis) halves the angle
        return d.z() < -1 + 1e-14 ? new Quaternion(0, 1, 0, 0) : new Quaternion(1 + d.z(), -d.y(), d.x(), 0);
    }

    public Quaternion times(Quaternion b) {
        return new Quaternion(w * b.w - x * b.x - y * b.y - z * b.z, w * b.x + x * b.w + y * b.z - z * b.y,
                w * b.y - x * b.z + y * b.w + z * b.x, w * b.z + x * b.y - y * b.x + z * b.w);
    }

    public Quaternion inverse() {
        return new Quaternion(w, -x, -y, -z);
    }

    public Vector3 rotate(Vector3 a) {
        Vector3 v = new Vector3(x, y, z);
        Vector3 t = v.cross(a).times(2);
        return a.plus(t.times(w)).plus(v.cross(t));
    }

    /** Writes w, x, y, z. */
    public void put(double[] out, int at) {
        out[at] = w;
        out[at + 1] = x;
        out[at + 2] = y;
        out[at + 3] = z;
    }

    public static Quaternion from(double[] a, int at) {
        return new Quaternion(a[at], a[at + 1], a[at + 2], a[at + 3]);
    }

    /** The rotation matrix, row-major. */
    public double[] matrix() {
        double[] r = new double[9];
        Rotations.fromQuaternion(new double[] {w, x, y, z}, 0, r, 0);
        Rotations.snap(r, 0);
        return r;
    }
}
