package org.signorini.formulation.rc.sparse;

/**
 * Kernels on blocks of six columns, rows six apart, written out: loops this short cost more than what they do. Blocks
 * with fewer columns are filled up with zeros, and a triangle G with fewer rows with zero reciprocals on its
 * diagonal, so that what is not there comes out as zero.
 */
final class Block6 {

    private Block6() {
    }

    /**
     * Overwrites the lower triangle of a block by G of X = G Gᵀ, with reciprocals on the diagonal.
     *
     * @return whether all pivots are positive
     */
    static boolean cholesky(double[] x, int at) {
        double d0 = x[at];
        if (!(d0 > 0)) {
            return false;
        }
        d0 = 1 / Math.sqrt(d0);
        double g10 = x[at + 6] * d0;
        double g20 = x[at + 12] * d0;
        double g30 = x[at + 18] * d0;
        double g40 = x[at + 24] * d0;
        double g50 = x[at + 30] * d0;
        double d1 = x[at + 7] - g10 * g10;
        if (!(d1 > 0)) {
            return false;
        }
        d1 = 1 / Math.sqrt(d1);
        double g21 = (x[at + 13] - g20 * g10) * d1;
        double g31 = (x[at + 19] - g30 * g10) * d1;
        double g41 = (x[at + 25] - g40 * g10) * d1;
        double g51 = (x[at + 31] - g50 * g10) * d1;
        double d2 = x[at + 14] - g20 * g20 - g21 * g21;
        if (!(d2 > 0)) {
            return false;
        }
        d2 = 1 / Math.sqrt(d2);
        double g32 = (x[at + 20] - g30 * g20 - g31 * g21) * d2;
        double g42 = (x[at + 26] - g40 * g20 - g41 * g21) * d2;
        double g52 = (x[at + 32] - g50 * g20 - g51 * g21) * d2;
        double d3 = x[at + 21] - g30 * g30 - g31 * g31 - g32 * g32;
        if (!(d3 > 0)) {
            return false;
        }
        d3 = 1 / Math.sqrt(d3);
        double g43 = (x[at + 27] - g40 * g30 - g41 * g31 - g42 * g32) * d3;
        double g53 = (x[at + 33] - g50 * g30 - g51 * g31 - g52 * g32) * d3;
        double d4 = x[at + 28] - g40 * g40 - g41 * g41 - g42 * g42 - g43 * g43;
        if (!(d4 > 0)) {
            return false;
        }
        d4 = 1 / Math.sqrt(d4);
        double g54 = (x[at + 34] - g50 * g40 - g51 * g41 - g52 * g42 - g53 * g43) * d4;
        double d5 = x[at + 35] - g50 * g50 - g51 * g51 - g52 * g52 - g53 * g53 - g54 * g54;
        if (!(d5 > 0)) {
            return false;
        }
        d5 = 1 / Math.sqrt(d5);
        x[at] = d0;
        x[at + 6] = g10;
        x[at + 7] = d1;
        x[at + 12] = g20;
        x[at + 13] = g21;
        x[at + 14] = d2;
        x[at + 18] = g30;
        x[at + 19] = g31;
        x[at + 20] = g32;
        x[at + 21] = d3;
        x[at + 24] = g40;
        x[at + 25] = g41;
        x[at + 26] = g42;
        x[at + 27] = g43;
        x[at + 28] = d4;
        x[at + 30] = g50;
        x[at + 31] = g51;
        x[at + 32] = g52;
        x[at + 33] = g53;
        x[at + 34] = g54;
        x[at + 35] = d5;
        return true;
    }

    /**
     * Overwrites each row a of a block by s a P G⁻ᵀ, with P the order in which columns are eliminated.
     *
     * @param g lower triangle with reciprocals on the diagonal
     */
    static void divide(double s, double[] g, int ig, int[] order, int io, double[] b, int ib, int rows) {
        double d0 = g[ig];
        double g10 = g[ig + 6];
        double d1 = g[ig + 7];
        double g20 = g[ig + 12];
        double g21 = g[ig + 13];
        double d2 = g[ig + 14];
        double g30 = g[ig + 18];
        double g31 = g[ig + 19];
        double g32 = g[ig + 20];
        double d3 = g[ig + 21];
        double g40 = g[ig + 24];
        double g41 = g[ig + 25];
        double g42 = g[ig + 26];
        double g43 = g[ig + 27];
        double d4 = g[ig + 28];
        double g50 = g[ig + 30];
        double g51 = g[ig + 31];
        double g52 = g[ig + 32];
        double g53 = g[ig + 33];
        double g54 = g[ig + 34];
        double d5 = g[ig + 35];
        for (int at = ib; at < ib + 6 * rows; at += 6) {
            double b0 = s * b[at + order[io]];
            double b1 = s * b[at + order[io + 1]];
            double b2 = s * b[at + order[io + 2]];
            double b3 = s * b[at + order[io + 3]];
            double b4 = s * b[at + order[io + 4]];
            double b5 = s * b[at + order[io + 5]];
            b0 *= d0;
            b1 = (b1 - b0 * g10) * d1;
            b2 = (b2 - b0 * g20 - b1 * g21) * d2;
            b3 = (b3 - b0 * g30 - b1 * g31 - b2 * g32) * d3;
            b4 = (b4 - b0 * g40 - b1 * g41 - b2 * g42 - b3 * g43) * d4;
            b5 = (b5 - b0 * g50 - b1 * g51 - b2 * g52 - b3 * g53 - b4 * g54) * d5;
            b[at] = b0;
            b[at + 1] = b1;
            b[at + 2] = b2;
            b[at + 3] = b3;
            b[at + 4] = b4;
            b[at + 5] = b5;
        }
    }

    /** C −= s A Bᵀ. */
    static void subtractProduct(double s, double[] a, int ia, int rows, int ib, int columns, double[] c, int ic) {
        for (int i = 0; i < rows; i++) {
            int r = ia + 6 * i;
            double a0 = s * a[r];
            double a1 = s * a[r + 1];
            double a2 = s * a[r + 2];
            double a3 = s * a[r + 3];
            double a4 = s * a[r + 4];
            double a5 = s * a[r + 5];
            for (int j = 0; j < columns; j++) {
                int q = ib + 6 * j;
                c[ic + 6 * i + j] -= a0 * a[q] + a1 * a[q + 1] + a2 * a[q + 2]
                        + (a3 * a[q + 3] + a4 * a[q + 4] + a5 * a[q + 5]);
            }
        }
    }

    /** Lower triangle of C −= s A Aᵀ. */
    static void subtractSquare(double s, double[] a, int ia, int rows, double[] c, int ic) {
        for (int i = 0; i < rows; i++) {
            subtractProduct(s, a, ia + 6 * i, 1, ia, i + 1, c, ic + 6 * i);
        }
    }

    /** x = G⁻¹P x. */
    static void solveLower(double[] g, int ig, int[] order, int io, double[] x, int ix) {
        double x0 = x[ix + order[io]] * g[ig];
        double x1 = (x[ix + order[io + 1]] - x0 * g[ig + 6]) * g[ig + 7];
        double x2 = (x[ix + order[io + 2]] - x0 * g[ig + 12] - x1 * g[ig + 13]) * g[ig + 14];
        double x3 = (x[ix + order[io + 3]] - x0 * g[ig + 18] - x1 * g[ig + 19] - x2 * g[ig + 20]) * g[ig + 21];
        double x4 = (x[ix + order[io + 4]] - x0 * g[ig + 24] - x1 * g[ig + 25] - x2 * g[ig + 26] - x3 * g[ig + 27])
                * g[ig + 28];
        double x5 = (x[ix + order[io + 5]] - x0 * g[ig + 30] - x1 * g[ig + 31] - x2 * g[ig + 32] - x3 * g[ig + 33]
                - x4 * g[ig + 34]) * g[ig + 35];
        x[ix] = x0;
        x[ix + 1] = x1;
        x[ix + 2] = x2;
        x[ix + 3] = x3;
        x[ix + 4] = x4;
        x[ix + 5] = x5;
    }

    /** x = PᵀG⁻ᵀ x. */
    static void solveUpper(double[] g, int ig, int[] order, int io, double[] x, int ix) {
        double x5 = x[ix + 5] * g[ig + 35];
        double x4 = (x[ix + 4] - x5 * g[ig + 34]) * g[ig + 28];
        double x3 = (x[ix + 3] - x5 * g[ig + 33] - x4 * g[ig + 27]) * g[ig + 21];
        double x2 = (x[ix + 2] - x5 * g[ig + 32] - x4 * g[ig + 26] - x3 * g[ig + 20]) * g[ig + 14];
        double x1 = (x[ix + 1] - x5 * g[ig + 31] - x4 * g[ig + 25] - x3 * g[ig + 19] - x2 * g[ig + 13]) * g[ig + 7];
        double x0 = (x[ix] - x5 * g[ig + 30] - x4 * g[ig + 24] - x3 * g[ig + 18] - x2 * g[ig + 12] - x1 * g[ig + 6])
                * g[ig];
        x[ix + order[io]] = x0;
        x[ix + order[io + 1]] = x1;
        x[ix + order[io + 2]] = x2;
        x[ix + order[io + 3]] = x3;
        x[ix + order[io + 4]] = x4;
        x[ix + order[io + 5]] = x5;
    }

    /** y −= A x. */
    static void subtractApplied(double[] a, int ia, int rows, double[] x, int ix, int iy) {
        double x0 = x[ix];
        double x1 = x[ix + 1];
        double x2 = x[ix + 2];
        double x3 = x[ix + 3];
        double x4 = x[ix + 4];
        double x5 = x[ix + 5];
        for (int i = 0; i < rows; i++) {
            int r = ia + 6 * i;
            x[iy + i] -= a[r] * x0 + a[r + 1] * x1 + a[r + 2] * x2
                    + (a[r + 3] * x3 + a[r + 4] * x4 + a[r + 5] * x5);
        }
    }

    /** x −= Aᵀy. */
    static void subtractTransposed(double[] a, int ia, int rows, double[] x, int iy, int ix) {
        double x0 = x[ix];
        double x1 = x[ix + 1];
        double x2 = x[ix + 2];
        double x3 = x[ix + 3];
        double x4 = x[ix + 4];
        double x5 = x[ix + 5];
        for (int i = 0; i < rows; i++) {
            int r = ia + 6 * i;
            double y = x[iy + i];
            x0 -= a[r] * y;
            x1 -= a[r + 1] * y;
            x2 -= a[r + 2] * y;
            x3 -= a[r + 3] * y;
            x4 -= a[r + 4] * y;
            x5 -= a[r + 5] * y;
        }
        x[ix] = x0;
        x[ix + 1] = x1;
        x[ix + 2] = x2;
        x[ix + 3] = x3;
        x[ix + 4] = x4;
        x[ix + 5] = x5;
    }
}
