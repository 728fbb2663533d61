package org.signorini.algebra;

/**
 * Kernels on symmetric 6×6 matrices [A B; Bᵀ C] that act between spatial vectors: articulated inertias (motion to
 * force) and compliances (force to motion). 21 numbers: A as symmetric 3×3, B row-major, C as symmetric 3×3.
 */
public final class Symmetric6 {

    /** Numbers in a matrix. */
    public static final int SIZE = 21;

    private static final int[] INDEX = new int[36];

    static {
        int[] packed = {0, 3, 4, 3, 1, 5, 4, 5, 2};
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                INDEX[6 * i + j] = packed[3 * i + j];
                INDEX[6 * i + j + 3] = 6 + 3 * i + j;
                INDEX[6 * (j + 3) + i] = 6 + 3 * i + j;
                INDEX[6 * (i + 3) + j + 3] = 15 + packed[3 * i + j];
            }
        }
    }

    private Symmetric6() {
    }

    /** Where entry (i, j) of the 6×6 is stored. */
    public static int index(int i, int j) {
        return INDEX[6 * i + j];
    }

    /** out = M a; out is not a. */
    public static void apply(double[] m, int im, double[] a, int ia, double[] out, int io) {
        double x = a[ia];
        double y = a[ia + 1];
        double z = a[ia + 2];
        double u = a[ia + 3];
        double v = a[ia + 4];
        double w = a[ia + 5];
        out[io] = m[im] * x + m[im + 3] * y + m[im + 4] * z
                + m[im + 6] * u + m[im + 7] * v + m[im + 8] * w;
        out[io + 1] = m[im + 3] * x + m[im + 1] * y + m[im + 5] * z
                + m[im + 9] * u + m[im + 10] * v + m[im + 11] * w;
        out[io + 2] = m[im + 4] * x + m[im + 5] * y + m[im + 2] * z
                + m[im + 12] * u + m[im + 13] * v + m[im + 14] * w;
        out[io + 3] = m[im + 6] * x + m[im + 9] * y + m[im + 12] * z
                + m[im + 15] * u + m[im + 18] * v + m[im + 19] * w;
        out[io + 4] = m[im + 7] * x + m[im + 10] * y + m[im + 13] * z
                + m[im + 18] * u + m[im + 16] * v + m[im + 20] * w;
        out[io + 5] = m[im + 8] * x + m[im + 11] * y + m[im + 14] * z
                + m[im + 19] * u + m[im + 20] * v + m[im + 17] * w;
    }

    /** M += s a aᵀ. */
    public static void addOuter(double s, double[] a, int ia, double[] m, int im) {
        for (int i = 0; i < 6; i++) {
            double t = s * a[ia + i];
            for (int j = i; j < 6; j++) {
                m[im + INDEX[6 * i + j]] += t * a[ia + j];
            }
        }
    }

    /**
     * out += an inertia about a point −r away, axes unchanged: with r̂ the cross product by r,
     * C' = C, B' = B + r̂C, A' = A + r̂Bᵀ − B'r̂.
     */
    public static void addShiftedInertia(double[] m, int im, double[] r, int ir, double[] out, int io) {
        double x = r[ir];
        double y = r[ir + 1];
        double z = r[ir + 2];
        double b0 = m[im + 6];
        double b1 = m[im + 7];
        double b2 = m[im + 8];
        double b3 = m[im + 9];
        double b4 = m[im + 10];
        double b5 = m[im + 11];
        double b6 = m[im + 12];
        double b7 = m[im + 13];
        double b8 = m[im + 14];
        double c0 = m[im + 15];
        double c1 = m[im + 16];
        double c2 = m[im + 17];
        double c3 = m[im + 18];
        double c4 = m[im + 19];
        double c5 = m[im + 20];
        double d0 = b0 + y * c4 - z * c3;
        double d1 = b1 + y * c5 - z * c1;
        double d2 = b2 + y * c2 - z * c5;
        double d3 = b3 + z * c0 - x * c4;
        double d4 = b4 + z * c3 - x * c5;
        double d5 = b5 + z * c4 - x * c2;
        double d6 = b6 + x * c3 - y * c0;
        double d7 = b7 + x * c1 - y * c3;
        double d8 = b8 + x * c5 - y * c4;
        out[io] += m[im] + y * b2 - z * b1 - d1 * z + d2 * y;
        out[io + 1] += m[im + 1] + z * b3 - x * b5 - d5 * x + d3 * z;
        out[io + 2] += m[im + 2] + x * b7 - y * b6 - d6 * y + d7 * x;
        out[io + 3] += m[im + 3] + y * b5 - z * b4 - d2 * x + d0 * z;
        out[io + 4] += m[im + 4] + y * b8 - z * b7 - d0 * y + d1 * x;
        out[io + 5] += m[im + 5] + z * b6 - x * b8 - d3 * y + d4 * x;
        out[io + 6] += d0;
        out[io + 7] += d1;
        out[io + 8] += d2;
        out[io + 9] += d3;
        out[io + 10] += d4;
        out[io + 11] += d5;
        out[io + 12] += d6;
        out[io + 13] += d7;
        out[io + 14] += d8;
        out[io + 15] += c0;
        out[io + 16] += c1;
        out[io + 17] += c2;
        out[io + 18] += c3;
        out[io + 19] += c4;
        out[io + 20] += c5;
    }

    /**
     * out = a compliance about a point r away, axes unchanged, velocities there being v + ω × r: A' = A,
     * B' = B + A r̂, C' = C + Bᵀr̂ − r̂B' with r̂ the cross product by r. out may be m.
     */
    public static void shiftCompliance(double[] m, int im, double[] r, int ir, double[] out, int io) {
        double x = r[ir];
        double y = r[ir + 1];
        double z = r[ir + 2];
        double a0 = m[im];
        double a1 = m[im + 1];
        double a2 = m[im + 2];
        double a3 = m[im + 3];
        double a4 = m[im + 4];
        double a5 = m[im + 5];
        double b0 = m[im + 6];
        double b1 = m[im + 7];
        double b2 = m[im + 8];
        double b3 = m[im + 9];
        double b4 = m[im + 10];
        double b5 = m[im + 11];
        double b6 = m[im + 12];
        double b7 = m[im + 13];
        double b8 = m[im + 14];
        // row i of B' is row i of B plus row i of A crossed with r
        double d0 = b0 + a3 * z - a4 * y;
        double d1 = b1 + a4 * x - a0 * z;
        double d2 = b2 + a0 * y - a3 * x;
        double d3 = b3 + a1 * z - a5 * y;
        double d4 = b4 + a5 * x - a3 * z;
        double d5 = b5 + a3 * y - a1 * x;
        double d6 = b6 + a5 * z - a2 * y;
        double d7 = b7 + a2 * x - a4 * z;
        double d8 = b8 + a4 * y - a5 * x;
        // C'_ij = C_ij + (column i of B × r)_j + (column j of B' × r)_i
        out[io + 15] = m[im + 15] + b3 * z - b6 * y + d3 * z - d6 * y;
        out[io + 16] = m[im + 16] + b7 * x - b1 * z + d7 * x - d1 * z;
        out[io + 17] = m[im + 17] + b2 * y - b5 * x + d2 * y - d5 * x;
        out[io + 18] = m[im + 18] + b6 * x - b0 * z + d4 * z - d7 * y;
        out[io + 19] = m[im + 19] + b0 * y - b3 * x + d5 * z - d8 * y;
        out[io + 20] = m[im + 20] + b1 * y - b4 * x + d8 * x - d2 * z;
        out[io] = a0;
        out[io + 1] = a1;
        out[io + 2] = a2;
        out[io + 3] = a3;
        out[io + 4] = a4;
        out[io + 5] = a5;
        out[io + 6] = d0;
        out[io + 7] = d1;
        out[io + 8] = d2;
        out[io + 9] = d3;
        out[io + 10] = d4;
        out[io + 11] = d5;
        out[io + 12] = d6;
        out[io + 13] = d7;
        out[io + 14] = d8;
    }
}
