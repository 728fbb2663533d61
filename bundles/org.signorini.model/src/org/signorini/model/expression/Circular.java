package org.signorini.model.expression;

/**
 * Sine, cosine and tangent with the same bits on every machine, which {@link Math#sin} does not promise, and without
 * allocating anything, as {@link StrictMath#sin} does. The method and the bits are those of the numerics' sine and
 * cosine, which the model does not know: reduction by Cody and Waite with π/2 in three parts, what that loses carried
 * along, and polynomials of best approximation. Below 0.8 units in the last place, tangents below 2.5. Beyond |x| = 10⁵
 * {@link StrictMath} answers.
 */
final class Circular {

    private static final double LARGEST = 1e5;
    /** Below, sin x = x and cos x = 1 to half a unit in the last place; −0 keeps its sign. */
    private static final double SMALLEST = 0x1p-27;
    private static final double TWO_OVER_PI = 2 / Math.PI;
    private static final double PI_HALF_1 = 0x1.921fb544p0;
    private static final double PI_HALF_2 = 0x1.0b4611a6p-34;
    private static final double PI_HALF_3 = 0x1.3198a2e037073p-69;

    private static final double S0 = -0x1.5555555555549p-3;
    private static final double S1 = 0x1.111111110f8cbp-7;
    private static final double S2 = -0x1.a01a019c19d36p-13;
    private static final double S3 = 0x1.71de357dcbaf7p-19;
    private static final double S4 = -0x1.ae5e6a690fddap-26;
    private static final double S5 = 0x1.5d941725ebedcp-33;

    private static final double C0 = 0x1.555555555554ep-5;
    private static final double C1 = -0x1.6c16c16c15505p-10;
    private static final double C2 = 0x1.a01a019cfe946p-16;
    private static final double C3 = -0x1.27e4f83b762fap-22;
    private static final double C4 = 0x1.1eea0a742a8f1p-29;
    private static final double C5 = -0x1.8fbd24f3b9dadp-37;

    private Circular() {
    }

    static double sin(double x) {
        double size = Math.abs(x);
        return size < SMALLEST ? x : size <= LARGEST ? shifted(x, 0) : StrictMath.sin(x);
    }

    static double cos(double x) {
        double size = Math.abs(x);
        return size < SMALLEST ? 1 : size <= LARGEST ? shifted(x, 1) : StrictMath.cos(x);
    }

    static double tan(double x) {
        return Math.abs(x) <= LARGEST ? sin(x) / cos(x) : StrictMath.tan(x);
    }

    /** sin(x + quarters·π/2). */
    private static double shifted(double x, int quarters) {
        double k = Math.rint(x * TWO_OVER_PI);
        // exact, and so is b
        double a = x - k * PI_HALF_1;
        double b = k * PI_HALF_2;
        double d = a - b;
        double rest = k * PI_HALF_3 - (a - d - b);
        double r = d - rest;
        double t = d - r - rest;
        int quarter = (int) k + quarters & 3;
        double value = (quarter & 1) == 0 ? sine(r, t) : cosine(r, t);
        return (quarter & 2) == 0 ? value : -value;
    }

    /** sin(r + t) for |r| ≤ π/4 and t less than its last bit. */
    private static double sine(double r, double t) {
        double z = r * r;
        double zz = z * z;
        return r + (r * z * (S0 + z * S1 + zz * (S2 + z * S3 + zz * (S4 + z * S5))) + t * (1 - 0.5 * z));
    }

    private static double cosine(double r, double t) {
        double z = r * r;
        double zz = z * z;
        double half = 0.5 * z;
        double most = 1 - half;
        return most + (1 - most - half + (zz * (C0 + z * C1 + zz * (C2 + z * C3 + zz * (C4 + z * C5))) - r * t));
    }
}
