package org.signorini.algebra;

/** Kernels on three-vectors. */
public final class Vectors {

    private Vectors() {
    }

    public static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib] + a[ia + 1] * b[ib + 1] + a[ia + 2] * b[ib + 2];
    }

    public static double norm(double[] a, int ia) {
        return Math.sqrt(dot(a, ia, a, ia));
    }

    /** out = a × b; out may be a or b. */
    public static void cross(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double x = a[ia + 1] * b[ib + 2] - a[ia + 2] * b[ib + 1];
        double y = a[ia + 2] * b[ib] - a[ia] * b[ib + 2];
        double z = a[ia] * b[ib + 1] - a[ia + 1] * b[ib];
        out[io] = x;
        out[io + 1] = y;
        out[io + 2] = z;
    }

    /** out += a × b. */
    public static void addCross(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double x = a[ia + 1] * b[ib + 2] - a[ia + 2] * b[ib + 1];
        double y = a[ia + 2] * b[ib] - a[ia] * b[ib + 2];
        double z = a[ia] * b[ib + 1] - a[ia + 1] * b[ib];
        out[io] += x;
        out[io + 1] += y;
        out[io + 2] += z;
    }

    /** out += s a. */
    public static void addScaled(double s, double[] a, int ia, double[] out, int io) {
        out[io] += s * a[ia];
        out[io + 1] += s * a[ia + 1];
        out[io + 2] += s * a[ia + 2];
    }

    /**
     * Two unit vectors that complete a unit vector n to a right-handed triad, n × t1 = t2 (Duff et al., J. Computer
     * Graphics Techniques 6, 2017): continuous everywhere but across n_z = 0⁻, without branch on the largest entry.
     */
    public static void tangents(double[] n, int in, double[] out, int t1, int t2) {
        double x = n[in];
        double y = n[in + 1];
        double z = n[in + 2];
        double sign = Math.copySign(1, z);
        double a = -1 / (sign + z);
        double b = x * y * a;
        out[t1] = 1 + sign * x * x * a;
        out[t1 + 1] = sign * b;
        out[t1 + 2] = -sign * x;
        out[t2] = b;
        out[t2 + 1] = sign + y * y * a;
        out[t2 + 2] = -y;
    }
}
