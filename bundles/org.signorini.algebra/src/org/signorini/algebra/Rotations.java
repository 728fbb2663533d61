package org.signorini.algebra;

/** Kernels on 3×3 matrices, mostly rotations. */
public final class Rotations {

    /** Entries nearer than this to −1, 0, 1 are taken for them by {@link #snap}. */
    private static final double SNAP = 4e-15;

    private Rotations() {
    }

    public static void identity(double[] r, int at) {
        for (int i = 0; i < 9; i++) {
            r[at + i] = i % 4 == 0 ? 1 : 0;
        }
    }

    public static boolean isIdentity(double[] r, int at) {
        for (int i = 0; i < 9; i++) {
            if (r[at + i] != (i % 4 == 0 ? 1 : 0)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Makes a rotation that is a signed permutation but for rounding exactly that. Mechanisms are full of right angles,
     * and their zeros are worth having: kernels skip them, and results stay as clean as the drawing.
     */
    public static void snap(double[] r, int at) {
        for (int i = at; i < at + 9; i++) {
            if (Math.abs(r[i] - Math.rint(r[i])) > SNAP) {
                return;
            }
        }
        for (int i = at; i < at + 9; i++) {
            r[i] = Math.rint(r[i]) + 0.0;
        }
    }

    /** R of a unit quaternion. */
    public static void fromQuaternion(double[] q, int iq, double[] r, int ir) {
        double w = q[iq];
        double x = q[iq + 1];
        double y = q[iq + 2];
        double z = q[iq + 3];
        r[ir] = 1 - 2 * (y * y + z * z);
        r[ir + 1] = 2 * (x * y - w * z);
        r[ir + 2] = 2 * (x * z + w * y);
        r[ir + 3] = 2 * (x * y + w * z);
        r[ir + 4] = 1 - 2 * (x * x + z * z);
        r[ir + 5] = 2 * (y * z - w * x);
        r[ir + 6] = 2 * (x * z - w * y);
        r[ir + 7] = 2 * (y * z + w * x);
        r[ir + 8] = 1 - 2 * (x * x + y * y);
    }

    /** out = A B; out is neither. */
    public static void multiply(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        for (int i = 0; i < 9; i += 3) {
            double x = a[ia + i];
            double y = a[ia + i + 1];
            double z = a[ia + i + 2];
            out[io + i] = x * b[ib] + y * b[ib + 3] + z * b[ib + 6];
            out[io + i + 1] = x * b[ib + 1] + y * b[ib + 4] + z * b[ib + 7];
            out[io + i + 2] = x * b[ib + 2] + y * b[ib + 5] + z * b[ib + 8];
        }
    }

    /** out = Aᵀ B; out is neither. */
    public static void transposeMultiply(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        for (int i = 0; i < 3; i++) {
            double x = a[ia + i];
            double y = a[ia + i + 3];
            double z = a[ia + i + 6];
            out[io + 3 * i] = x * b[ib] + y * b[ib + 3] + z * b[ib + 6];
            out[io + 3 * i + 1] = x * b[ib + 1] + y * b[ib + 4] + z * b[ib + 7];
            out[io + 3 * i + 2] = x * b[ib + 2] + y * b[ib + 5] + z * b[ib + 8];
        }
    }

    /** out = R a; out may be a. */
    public static void apply(double[] r, int ir, double[] a, int ia, double[] out, int io) {
        double x = a[ia];
        double y = a[ia + 1];
        double z = a[ia + 2];
        out[io] = r[ir] * x + r[ir + 1] * y + r[ir + 2] * z;
        out[io + 1] = r[ir + 3] * x + r[ir + 4] * y + r[ir + 5] * z;
        out[io + 2] = r[ir + 6] * x + r[ir + 7] * y + r[ir + 8] * z;
    }

    /** out = Rᵀ a; out may be a. */
    public static void applyTranspose(double[] r, int ir, double[] a, int ia, double[] out, int io) {
        double x = a[ia];
        double y = a[ia + 1];
        double z = a[ia + 2];
        out[io] = r[ir] * x + r[ir + 3] * y + r[ir + 6] * z;
        out[io + 1] = r[ir + 1] * x + r[ir + 4] * y + r[ir + 7] * z;
        out[io + 2] = r[ir + 2] * x + r[ir + 5] * y + r[ir + 8] * z;
    }

    /** Column {@code axis} of R: where the frame's axis points. */
    public static void axis(double[] r, int ir, int axis, double[] out, int io) {
        out[io] = r[ir + axis];
        out[io + 1] = r[ir + axis + 3];
        out[io + 2] = r[ir + axis + 6];
    }
}
