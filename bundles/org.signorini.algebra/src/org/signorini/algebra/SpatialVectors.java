package org.signorini.algebra;

/**
 * Kernels on spatial vectors, angular part first (Featherstone, Rigid Body Dynamics Algorithms, 2008, ch. 2). Motions
 * are (ω, v) with v the velocity of the body at the reference point, forces are (moment about that point, force).
 */
public final class SpatialVectors {

    private SpatialVectors() {
    }

    /** The power of a force on a motion, or any product of six numbers with six. */
    public static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib] + a[ia + 1] * b[ib + 1] + a[ia + 2] * b[ib + 2] + a[ia + 3] * b[ib + 3]
                + a[ia + 4] * b[ib + 4] + a[ia + 5] * b[ib + 5];
    }

    /** out += s a. */
    public static void addScaled(double s, double[] a, int ia, double[] out, int io) {
        for (int i = 0; i < 6; i++) {
            out[io + i] += s * a[ia + i];
        }
    }

    /** out = a ×  b for motions (Featherstone eq. 2.31). */
    public static void crossMotion(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        Vectors.cross(a, ia, b, ib + 3, out, io + 3);
        Vectors.addCross(a, ia + 3, b, ib, out, io + 3);
        Vectors.cross(a, ia, b, ib, out, io);
    }

    /** out = a ×* f for a motion on a force (Featherstone eq. 2.32). */
    public static void crossForce(double[] a, int ia, double[] f, int jf, double[] out, int io) {
        Vectors.cross(a, ia, f, jf, out, io);
        Vectors.addCross(a, ia + 3, f, jf + 3, out, io);
        Vectors.cross(a, ia, f, jf + 3, out, io + 3);
    }

    /** Moves a motion's reference point by r: v + ω × r. out may be a. */
    public static void shiftMotion(double[] a, int ia, double[] r, int ir, double[] out, int io) {
        double x = a[ia];
        double y = a[ia + 1];
        double z = a[ia + 2];
        double vx = a[ia + 3] + y * r[ir + 2] - z * r[ir + 1];
        double vy = a[ia + 4] + z * r[ir] - x * r[ir + 2];
        double vz = a[ia + 5] + x * r[ir + 1] - y * r[ir];
        out[io] = x;
        out[io + 1] = y;
        out[io + 2] = z;
        out[io + 3] = vx;
        out[io + 4] = vy;
        out[io + 5] = vz;
    }

    /** out += f, given about a point r away from out's reference point: moment + r × force. */
    public static void addShiftedForce(double[] f, int jf, double[] r, int ir, double[] out, int io) {
        double x = f[jf + 3];
        double y = f[jf + 4];
        double z = f[jf + 5];
        out[io] += f[jf] + r[ir + 1] * z - r[ir + 2] * y;
        out[io + 1] += f[jf + 1] + r[ir + 2] * x - r[ir] * z;
        out[io + 2] += f[jf + 2] + r[ir] * y - r[ir + 1] * x;
        out[io + 3] += x;
        out[io + 4] += y;
        out[io + 5] += z;
    }
}
