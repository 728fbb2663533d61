package org.signorini.algebra;

/**
 * Kernels on Plücker transforms X_AB, stored as R_AB and p_AB (Featherstone 2008, §2.8): spatial vectors of one thing,
 * seen from two frames fixed to each other.
 */
public final class PluckerTransforms {

    /** Numbers in a transform. */
    public static final int SIZE = 12;

    private PluckerTransforms() {
    }

    /** The transform of a described frame. */
    public static void from(Frame frame, double[] out, int io) {
        System.arraycopy(frame.orientation().matrix(), 0, out, io, 9);
        frame.origin().put(out, io + 9);
    }

    /** out = X_AB X_BC; out is neither. */
    public static void multiply(double[] ab, int iab, double[] bc, int ibc, double[] out, int io) {
        Rotations.multiply(ab, iab, bc, ibc, out, io);
        point(ab, iab, bc, ibc + 9, out, io + 9);
    }

    /** out = X_BA; out is not x. */
    public static void invert(double[] x, int ix, double[] out, int io) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                out[io + 3 * i + j] = x[ix + 3 * j + i];
            }
        }
        Rotations.apply(out, io, x, ix + 9, out, io + 9);
        out[io + 9] = -out[io + 9];
        out[io + 10] = -out[io + 10];
        out[io + 11] = -out[io + 11];
    }

    /** A point's coordinates in A from those in B. out may be p. */
    public static void point(double[] x, int ix, double[] p_B, int ip, double[] out, int io) {
        Rotations.apply(x, ix, p_B, ip, out, io);
        out[io] += x[ix + 9];
        out[io + 1] += x[ix + 10];
        out[io + 2] += x[ix + 11];
    }

    /** A motion seen from A, from that seen from B: (Rω, Rv + p × Rω). out may be m. */
    public static void motion(double[] x, int ix, double[] m_B, int im, double[] out, int io) {
        Rotations.apply(x, ix, m_B, im + 3, out, io + 3);
        Rotations.apply(x, ix, m_B, im, out, io);
        Vectors.addCross(x, ix + 9, out, io, out, io + 3);
    }

    /** A force seen from A, from that seen from B: (Rn + p × Rf, Rf). out may be f. */
    public static void force(double[] x, int ix, double[] f_B, int jf, double[] out, int io) {
        Rotations.apply(x, ix, f_B, jf, out, io);
        Rotations.apply(x, ix, f_B, jf + 3, out, io + 3);
        Vectors.addCross(x, ix + 9, out, io + 3, out, io);
    }
}
