package org.signorini.algebra;

/**
 * Sine and cosine together. Half the cost of two calls, and the same bits on every machine, which {@link Math#sin} does
 * not promise.
 *
 * <p>
 * Reduction to |r| ≤ π/4 by Cody and Waite with π/2 in three parts of 33, 33 and 53 bits, then the Taylor series, whose
 * remainder at π/4 is below 2⁻⁵⁷; error below one unit in the last place. Beyond |x| = 10⁵, where the products k·π/2
 * would no longer be exact, {@link StrictMath} answers.
 */
public final class SinCos {

    private static final double LARGEST = 1e5;
    private static final double TWO_OVER_PI = 2 / Math.PI;
    private static final double PI_HALF_1 = 0x1.921fb544p0;
    private static final double PI_HALF_2 = 0x1.0b4611a6p-34;
    private static final double PI_HALF_3 = 0x1.3198a2e037073p-69;

    private SinCos() {
    }

    /** out[at] = sin x, out[at + 1] = cos x. */
    public static void of(double x, double[] out, int at) {
        if (!(Math.abs(x) <= LARGEST)) {
            out[at] = StrictMath.sin(x);
            out[at + 1] = StrictMath.cos(x);
            return;
        }
        double k = Math.rint(x * TWO_OVER_PI);
        double r = x - k * PI_HALF_1 - k * PI_HALF_2 - k * PI_HALF_3;
        double z = r * r;
        double s = r + r * z * (-1.0 / 6 + z * (1.0 / 120 + z * (-1.0 / 5040 + z * (1.0 / 362880
                + z * (-1.0 / 39916800 + z * (1.0 / 6227020800.0 + z * (-1.0 / 1307674368000.0)))))));
        double c = 1 - (0.5 * z - z * z * (1.0 / 24 + z * (-1.0 / 720 + z * (1.0 / 40320 + z * (-1.0 / 3628800
                + z * (1.0 / 479001600.0 + z * (-1.0 / 87178291200.0 + z * (1.0 / 20922789888000.0))))))));
        int quarter = (int) k & 3;
        double sine = (quarter & 1) == 0 ? s : c;
        double cosine = (quarter & 1) == 0 ? c : s;
        out[at] = (quarter & 2) == 0 ? sine : -sine;
        out[at + 1] = quarter == 1 || quarter == 2 ? -cosine : cosine;
    }
}
