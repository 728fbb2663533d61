package org.signorini.algebra;

/** Kernels on symmetric 3×3 matrices: xx, yy, zz, xy, xz, yz. */
public final class Symmetric3 {

    private Symmetric3() {
    }

    /** out = S a; out is not a. */
    public static void apply(double[] s, int is, double[] a, int ia, double[] out, int io) {
        double x = a[ia];
        double y = a[ia + 1];
        double z = a[ia + 2];
        out[io] = s[is] * x + s[is + 3] * y + s[is + 4] * z;
        out[io + 1] = s[is + 3] * x + s[is + 1] * y + s[is + 5] * z;
        out[io + 2] = s[is + 4] * x + s[is + 5] * y + s[is + 2] * z;
    }

    /** out = R S Rᵀ: the same tensor in other axes. out may be s. */
    public static void rotate(double[] r, int ir, double[] s, int is, double[] out, int io) {
        double r0 = r[ir];
        double r1 = r[ir + 1];
        double r2 = r[ir + 2];
        double r3 = r[ir + 3];
        double r4 = r[ir + 4];
        double r5 = r[ir + 5];
        double r6 = r[ir + 6];
        double r7 = r[ir + 7];
        double r8 = r[ir + 8];
        double xx = s[is];
        double yy = s[is + 1];
        double zz = s[is + 2];
        double xy = s[is + 3];
        double xz = s[is + 4];
        double yz = s[is + 5];
        // T = R S, then the six entries of T Rᵀ
        double t0 = r0 * xx + r1 * xy + r2 * xz;
        double t1 = r0 * xy + r1 * yy + r2 * yz;
        double t2 = r0 * xz + r1 * yz + r2 * zz;
        double t3 = r3 * xx + r4 * xy + r5 * xz;
        double t4 = r3 * xy + r4 * yy + r5 * yz;
        double t5 = r3 * xz + r4 * yz + r5 * zz;
        double t6 = r6 * xx + r7 * xy + r8 * xz;
        double t7 = r6 * xy + r7 * yy + r8 * yz;
        double t8 = r6 * xz + r7 * yz + r8 * zz;
        out[io] = t0 * r0 + t1 * r1 + t2 * r2;
        out[io + 1] = t3 * r3 + t4 * r4 + t5 * r5;
        out[io + 2] = t6 * r6 + t7 * r7 + t8 * r8;
        out[io + 3] = t0 * r3 + t1 * r4 + t2 * r5;
        out[io + 4] = t0 * r6 + t1 * r7 + t2 * r8;
        out[io + 5] = t3 * r6 + t4 * r7 + t5 * r8;
    }

    public static double determinant(double[] s, int is) {
        return s[is] * (s[is + 1] * s[is + 2] - s[is + 5] * s[is + 5])
                - s[is + 3] * (s[is + 3] * s[is + 2] - s[is + 5] * s[is + 4])
                + s[is + 4] * (s[is + 3] * s[is + 5] - s[is + 1] * s[is + 4]);
    }

    /**
     * out = S⁻¹ by cofactors; out may be s.
     *
     * @return the determinant; out is not written where it is zero or not finite
     */
    public static double invert(double[] s, int is, double[] out, int io) {
        double xx = s[is];
        double yy = s[is + 1];
        double zz = s[is + 2];
        double xy = s[is + 3];
        double xz = s[is + 4];
        double yz = s[is + 5];
        double cxx = yy * zz - yz * yz;
        double cxy = xz * yz - xy * zz;
        double cxz = xy * yz - xz * yy;
        double determinant = xx * cxx + xy * cxy + xz * cxz;
        double d = 1 / determinant;
        if (d == 0 || !Double.isFinite(d)) {
            return determinant;
        }
        out[io] = cxx * d;
        out[io + 1] = (xx * zz - xz * xz) * d;
        out[io + 2] = (xx * yy - xy * xy) * d;
        out[io + 3] = cxy * d;
        out[io + 4] = cxz * d;
        out[io + 5] = (xy * xz - xx * yz) * d;
        return determinant;
    }

    /** out += m((c·c)1 − c cᵀ): what a point mass m at c adds to an inertia, Steiner's term. */
    public static void addPointMass(double m, double[] c, int ic, double[] out, int io) {
        double x = c[ic];
        double y = c[ic + 1];
        double z = c[ic + 2];
        out[io] += m * (y * y + z * z);
        out[io + 1] += m * (x * x + z * z);
        out[io + 2] += m * (x * x + y * y);
        out[io + 3] -= m * x * y;
        out[io + 4] -= m * x * z;
        out[io + 5] -= m * y * z;
    }
}
