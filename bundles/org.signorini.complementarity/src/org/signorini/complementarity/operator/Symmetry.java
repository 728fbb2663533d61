package org.signorini.complementarity.operator;

/** When two entries across the diagonal count as equal. */
final class Symmetry {

    /** Measured or rounded data are let through; anything above is a mistake in the assembly. */
    static final double TOLERANCE = 1e-3;

    /** What summing the same terms in another order leaves. */
    static final double ROUNDING = 1e-14;

    private Symmetry() {
    }

    /** Difference of a_ij and a_ji relative to √(a_ii a_jj), which bounds both in a semidefinite matrix. */
    static double asymmetry(double lower, double upper, double diagonalI, double diagonalJ) {
        double size = Math.max(Math.sqrt(Math.abs(diagonalI)) * Math.sqrt(Math.abs(diagonalJ)),
                Math.max(Math.abs(lower), Math.abs(upper)));
        return Math.abs(lower - upper) / size;
    }

    static String complaint(int i, int j, double lower, double upper) {
        return " is not symmetric: [" + i + "][" + j + "] is " + lower + " but [" + j + "][" + i + "] is " + upper;
    }
}
