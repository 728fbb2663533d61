package org.signorini.multibody.dynamics;

import org.signorini.algebra.Cholesky;
import org.signorini.algebra.Symmetric3;
import org.signorini.algebra.Symmetric6;

/** The inverse of a 6×6 inertia: how a body that nothing holds responds to a wrench. */
final class FreeBodyInertia {

    private final double[] full = new double[36];
    private final double[] column = new double[6];

    /**
     * compliance = inertia⁻¹, both {@link Symmetric6} at the same offset.
     *
     * @param solitary whether the inertia is [A 0; 0 m1]
     * @return whether the inertia is positive definite
     */
    boolean invert(double[] inertia, double[] compliance, int at, boolean solitary) {
        return solitary ? blocks(inertia, compliance, at) : dense(inertia, compliance, at);
    }

    private static boolean blocks(double[] inertia, double[] compliance, int at) {
        double mass = inertia[at + 15];
        double determinant = Symmetric3.invert(inertia, at, compliance, at);
        if (!(mass > 0) || !(determinant > 0)) {
            return false;
        }
        // B and the off-diagonal of C stay zero
        double s = 1 / mass;
        compliance[at + 15] = s;
        compliance[at + 16] = s;
        compliance[at + 17] = s;
        return true;
    }

    private boolean dense(double[] inertia, double[] compliance, int at) {
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                full[6 * i + j] = inertia[at + Symmetric6.index(i, j)];
            }
        }
        if (Cholesky.factor(full, 0, 6) >= 0) {
            return false;
        }
        for (int j = 0; j < 6; j++) {
            for (int i = 0; i < 6; i++) {
                column[i] = i == j ? 1 : 0;
            }
            Cholesky.solve(full, 0, 6, column, 0);
            for (int i = 0; i <= j; i++) {
                compliance[at + Symmetric6.index(i, j)] = column[i];
            }
        }
        return true;
    }
}
