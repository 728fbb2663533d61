package org.signorini.solver.semismooth.system;

/**
 * The penalized Fischer–Burmeister function of Chen, Chen and Kanzow (2000), S0 eq. 8:
 *
 * <pre>
 * φ(a, b) = λ(a + b − √(a² + b²)) + (1 − λ) a₊b₊,    φ = 0 ⇔ a ≥ 0, b ≥ 0, ab = 0
 * </pre>
 *
 * and its partial derivatives (S0 eq. 46, 47). λ = 1 is the plain Fischer–Burmeister function of S0 eq. 5 with the sign
 * turned. Both partials are ≥ 0. Written without the cancellation S0 §2.2.2 warns of: for a + b &gt; 0 the difference
 * is 2ab/(a + b + √(a² + b²)), and 1 − a/r is b²/(r(r + a)).
 */
public final class PenalizedFischerBurmeister {

    private double lambda = 1;

    private double value;
    private double da;
    private double db;

    /** The weight λ, 0 &lt; λ ≤ 1. */
    public void weight(double value) {
        lambda = value;
    }

    /** φ of the last {@link #at}. */
    public double value() {
        return value;
    }

    /** ∂φ/∂a of the last call. */
    public double da() {
        return da;
    }

    /** ∂φ/∂b of the last call. */
    public double db() {
        return db;
    }

    /** Value and derivatives at (a, b), not both zero for the derivatives. */
    public void at(double a, double b) {
        double r = length(a, b);
        value = lambda * (a + b > 0 ? 2 * a * (b / (a + b + r)) : a + b - r);
        da = lambda * oneMinusCosine(a, b, r);
        db = lambda * oneMinusCosine(b, a, r);
        if (a > 0 && b > 0) {
            value += (1 - lambda) * a * b;
            da += (1 - lambda) * b;
            db += (1 - lambda) * a;
        }
    }

    /**
     * Derivatives at the kink (0, 0) as their limit along the direction (a, b): S0 eq. 45 with the direction (y,
     * ∇fᵀy). The value there is zero.
     */
    public void atKink(double a, double b) {
        double r = length(a, b);
        value = 0;
        da = lambda * oneMinusCosine(a, b, r);
        db = lambda * oneMinusCosine(b, a, r);
    }

    /** 1 − a/r with r = ‖(a, b)‖. */
    private static double oneMinusCosine(double a, double b, double r) {
        return a > 0 ? b / r * (b / (r + a)) : 1 - a / r;
    }

    /** √(a² + b²), also where the squares underflow; Math.hypot would be ten times slower. */
    private static double length(double a, double b) {
        double square = a * a + b * b;
        return square > Double.MIN_NORMAL / 0x1p-52 && square < Double.POSITIVE_INFINITY ? Math.sqrt(square)
                : StrictMath.hypot(a, b);
    }
}
