package org.signorini.solver.conic;

import org.signorini.algebra.SinCos;

/** Eigenvalues of the symmetric 3×3 blocks of contacts. */
final class SymmetricBlock {

    private SymmetricBlock() {
    }

    /** Largest eigenvalue in closed form, by the trigonometric solution of the characteristic equation (Smith 1961). */
    static double largestEigenvalue(double[] a) {
        double mean = (a[0] + a[4] + a[8]) / 3;
        double d0 = a[0] - mean;
        double d1 = a[4] - mean;
        double d2 = a[8] - mean;
        double o01 = 0.5 * (a[1] + a[3]);
        double o02 = 0.5 * (a[2] + a[6]);
        double o12 = 0.5 * (a[5] + a[7]);
        double p = Math.sqrt((d0 * d0 + d1 * d1 + d2 * d2 + 2 * (o01 * o01 + o02 * o02 + o12 * o12)) / 6);
        if (p == 0) {
            return mean;
        }
        // half the determinant of (A − mean)/p, in [−1, 1] but for rounding
        double half = 0.5 * ((d0 / p) * ((d1 / p) * (d2 / p) - (o12 / p) * (o12 / p))
                - (o01 / p) * ((o01 / p) * (d2 / p) - (o12 / p) * (o02 / p))
                + (o02 / p) * ((o01 / p) * (o12 / p) - (d1 / p) * (o02 / p)));
        double angle = StrictMath.acos(Math.max(-1, Math.min(1, half))) / 3;
        return mean + 2 * p * SinCos.cos(angle);
    }
}
