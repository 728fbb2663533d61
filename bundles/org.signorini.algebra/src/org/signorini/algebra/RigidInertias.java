package org.signorini.algebra;

/**
 * Kernels on the inertia of a rigid body about a frame's origin, ten numbers: mass m, first moment h = m c, rotational
 * inertia I about the origin (Featherstone 2008, §2.13). As a 6×6 it is [I ĥ; ĥᵀ m1].
 */
public final class RigidInertias {

    /** Numbers in an inertia. */
    public static final int SIZE = 10;

    private RigidInertias() {
    }

    /** From mass, centre of mass and rotational inertia about the centre of mass. */
    public static void of(double mass, double[] c, int ic, double[] i_c, int ii, double[] out, int io) {
        out[io] = mass;
        for (int k = 0; k < 3; k++) {
            out[io + 1 + k] = mass * c[ic + k];
        }
        System.arraycopy(i_c, ii, out, io + 4, 6);
        Symmetric3.addPointMass(mass, c, ic, out, io + 4);
    }

    /** out += a, both about the same origin in the same axes. */
    public static void add(double[] a, int ia, double[] out, int io) {
        for (int k = 0; k < SIZE; k++) {
            out[io + k] += a[ia + k];
        }
    }

    /** out = inertia about A's origin in A's axes, from that about B's. out is not a. */
    public static void transform(double[] x_AB, int ix, double[] b, int ib, double[] out, int io) {
        Rotations.apply(x_AB, ix, b, ib + 1, out, io + 1);
        Symmetric3.rotate(x_AB, ix, b, ib + 4, out, io + 4);
        shift(b[ib], x_AB, ix + 9, out, io);
    }

    /** out = inertia about a point −r away, axes unchanged: the old origin lies at r from the new. */
    public static void addShifted(double[] a, int ia, double[] r, int ir, double[] out, int io) {
        double m = a[ia];
        double x = r[ir];
        double y = r[ir + 1];
        double z = r[ir + 2];
        double hx = a[ia + 1];
        double hy = a[ia + 2];
        double hz = a[ia + 3];
        // h' = h + m r;  I' = I + (terms of r h and of m r r)
        double gx = 2 * hx + m * x;
        double gy = 2 * hy + m * y;
        double gz = 2 * hz + m * z;
        double kx = hx + m * x;
        double ky = hy + m * y;
        double kz = hz + m * z;
        out[io] += m;
        out[io + 1] += kx;
        out[io + 2] += ky;
        out[io + 3] += kz;
        out[io + 4] += a[ia + 4] + y * gy + z * gz;
        out[io + 5] += a[ia + 5] + x * gx + z * gz;
        out[io + 6] += a[ia + 6] + x * gx + y * gy;
        out[io + 7] += a[ia + 7] - x * ky - y * hx;
        out[io + 8] += a[ia + 8] - x * kz - z * hx;
        out[io + 9] += a[ia + 9] - y * kz - z * hy;
    }

    private static void shift(double m, double[] r, int ir, double[] inout, int io) {
        double x = r[ir];
        double y = r[ir + 1];
        double z = r[ir + 2];
        double hx = inout[io + 1];
        double hy = inout[io + 2];
        double hz = inout[io + 3];
        double kx = hx + m * x;
        double ky = hy + m * y;
        double kz = hz + m * z;
        inout[io] = m;
        inout[io + 1] = kx;
        inout[io + 2] = ky;
        inout[io + 3] = kz;
        inout[io + 4] += y * (hy + ky) + z * (hz + kz);
        inout[io + 5] += x * (hx + kx) + z * (hz + kz);
        inout[io + 6] += x * (hx + kx) + y * (hy + ky);
        inout[io + 7] -= x * ky + y * hx;
        inout[io + 8] -= x * kz + z * hx;
        inout[io + 9] -= y * kz + z * hy;
    }

    /** out = inertia · motion: the momentum (moment of momentum about the origin, momentum). out is not v. */
    public static void apply(double[] a, int ia, double[] v, int iv, double[] out, int io) {
        Symmetric3.apply(a, ia + 4, v, iv, out, io);
        Vectors.addCross(a, ia + 1, v, iv + 3, out, io);
        Vectors.cross(v, iv, a, ia + 1, out, io + 3);
        Vectors.addScaled(a[ia], v, iv + 3, out, io + 3);
    }
}
