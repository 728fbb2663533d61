package org.signorini.algebra;

/** A vector of three numbers, for descriptions. */
public record Vector3(double x, double y, double z) {

    public static final Vector3 ZERO = new Vector3(0, 0, 0);
    public static final Vector3 X = new Vector3(1, 0, 0);
    public static final Vector3 Y = new Vector3(0, 1, 0);
    public static final Vector3 Z = new Vector3(0, 0, 1);

    public Vector3 plus(Vector3 b) {
        return new Vector3(x + b.x, y + b.y, z + b.z);
    }

    public Vector3 minus(Vector3 b) {
        return new Vector3(x - b.x, y - b.y, z - b.z);
    }

    public Vector3 times(double s) {
        return new Vector3(s * x, s * y, s * z);
    }

    public double dot(Vector3 b) {
        return x * b.x + y * b.y + z * b.z;
    }

    public Vector3 cross(Vector3 b) {
        return new Vector3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x);
    }

    public double norm() {
        return Math.sqrt(dot(this));
    }

    /** The same direction with length one. */
    public Vector3 unit() {
        double length = norm();
        if (!(length > 0) || Double.isInfinite(length)) {
            throw new IllegalArgumentException("the vector " + this + " has no direction");
        }
        return new Vector3(x / length, y / length, z / length);
    }

    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
    }

    /** Writes x, y, z. */
    public void put(double[] out, int at) {
        out[at] = x;
        out[at + 1] = y;
        out[at + 2] = z;
    }

    public static Vector3 from(double[] a, int at) {
        return new Vector3(a[at], a[at + 1], a[at + 2]);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ", " + z + ")";
    }
}
