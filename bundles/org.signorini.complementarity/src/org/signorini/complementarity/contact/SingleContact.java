package org.signorini.complementarity.contact;

/**
 * One contact solved exactly: v = W p + b under Signorini's and Coulomb's laws (S0 eq. 24), by cases and without
 * iterating between them.
 *
 * <pre>
 * separate  b_n ≥ 0:  p = 0
 * stick     v = 0,    ‖p_t‖ ≤ μ p_n
 * slide     v_n = 0,  v_t = −s p_t with s > 0,  ‖p_t‖ = μ p_n
 * </pre>
 *
 * Eliminating p_n by v_n = 0 leaves (S + sI) p_t = −β with the Schur complement S = W_tt − w wᵀ/W_nn and
 * β = b_t − w b_n/W_nn; stick is its case s = 0. In the eigenvectors of S, p_t(s) is two divisions, and s is the root
 * of
 *
 * <pre>
 * ψ(s) = μ p_n(s)/‖p_t(s)‖ − 1,
 * </pre>
 *
 * linear where S is isotropic, nearly so elsewhere: like the secular equation of trust regions (Moré & Sorensen 1983),
 * not a quartic (Bonnefon & Daviet 2011), whose coefficients lose half the digits. Closed bounds enclose the root, so
 * that Newton's method cannot get lost.
 *
 * <p>
 * W is symmetric and may be singular: tangents that cannot move (hinges of a planar chain in the way) carry the least
 * impulse that lets the contact stick. For W positive definite and b_n &lt; 0 there is always a solution; where
 * there are several (large μ with strong coupling w, as on Painlevé's rod) the choice is separate before stick before
 * slide, and of several slides the one Newton's method reaches from the middle of the bounds, always the same. There is
 * none only if the normal cannot move and b_n &lt; 0.
 */
public final class SingleContact {

    /** What a contact does. */
    public enum State {
        SEPARATE, STICK, SLIDE,
        /** No impulse keeps the bodies apart: nothing moves along the normal. */
        NONE
    }

    /** Eigenvalues below this share of the trace are noise of data given to 13 digits. */
    private static final double RANK_TOLERANCE = 1e-11;

    /** Velocities below this share of b are zero where nothing could change them. */
    private static final double BLOCKED_TOLERANCE = 1e-12;

    /** Velocities whose squares would underflow are none: impulses that die away in sweeps end here. */
    private static final double UNDERFLOW = 1e-140;

    private static final int NEWTON_LIMIT = 60;

    private double mu;
    private double wnn;
    private boolean normalBlocked;
    // eigenvector e1 = (cos, sin), e2 = (−sin, cos) of S, its eigenvalues, and w/W_nn in their basis
    private double cos;
    private double sin;
    private double lambda1;
    private double lambda2;
    private double g1;
    private double g2;
    private double gNorm;

    private double pn;
    private double x1;
    private double x2;

    /** Takes the symmetric part of W (3×3, row-major, n, t1, t2) and μ; everything that does not depend on b. */
    public void set(double[] w, double frictionCoefficient) {
        mu = frictionCoefficient;
        wnn = w[0];
        double tangentTrace = w[4] + w[8];
        normalBlocked = !(wnn > RANK_TOLERANCE * tangentTrace) || wnn <= 0;
        double c1 = normalBlocked ? 0 : 0.5 * (w[1] + w[3]) / wnn;
        double c2 = normalBlocked ? 0 : 0.5 * (w[2] + w[6]) / wnn;
        double a = w[4] - c1 * c1 * wnn;
        double b = 0.5 * (w[5] + w[7]) - c1 * c2 * wnn;
        double d = w[8] - c2 * c2 * wnn;
        eigen(a, b, d, RANK_TOLERANCE * (tangentTrace + Math.max(wnn, 0)));
        g1 = cos * c1 + sin * c2;
        g2 = -sin * c1 + cos * c2;
        gNorm = Math.sqrt(g1 * g1 + g2 * g2);
    }

    private void eigen(double a, double b, double d, double noise) {
        double half = 0.5 * (a - d);
        double radius = Math.sqrt(half * half + b * b);
        double mean = 0.5 * (a + d);
        lambda1 = mean + radius > noise ? mean + radius : 0;
        lambda2 = mean - radius > noise ? mean - radius : 0;
        if (radius <= 1e-15 * Math.abs(mean)) {
            cos = 1;
            sin = 0;
            return;
        }
        // (a − λ2, b) and (b, d − λ2) are both along e1; take the longer
        double u = half >= 0 ? half + radius : b;
        double v = half >= 0 ? b : radius - half;
        double length = Math.sqrt(u * u + v * v);
        cos = u / length;
        sin = v / length;
    }

    /**
     * Solves for a given b and writes the impulse to {@code p[at…at+2]}.
     *
     * @return which case holds
     */
    public State solve(double bn, double b1, double b2, double[] p, int at) {
        if (bn >= -UNDERFLOW) {
            return set(0, 0, 0, p, at, State.SEPARATE);
        }
        if (normalBlocked) {
            return set(0, 0, 0, p, at, State.NONE);
        }
        double p0 = -bn / wnn;
        if (mu == 0) {
            return set(p0, 0, 0, p, at, State.SLIDE);
        }
        double beta1 = cos * b1 + sin * b2 - g1 * bn;
        double beta2 = -sin * b1 + cos * b2 - g2 * bn;
        double blocked = BLOCKED_TOLERANCE * (Math.abs(b1) + Math.abs(b2) - bn * (1 + gNorm));
        State state = stick(p0, beta1, beta2, blocked) ? State.STICK : State.SLIDE;
        if (state == State.SLIDE) {
            slide(p0, beta1, beta2);
        }
        return set(pn, cos * x1 - sin * x2, sin * x1 + cos * x2, p, at, state);
    }

    private static State set(double n, double t1, double t2, double[] p, int at, State state) {
        p[at] = n;
        p[at + 1] = t1;
        p[at + 2] = t2;
        return state;
    }

    private boolean stick(double p0, double beta1, double beta2, double blocked) {
        if (lambda1 == 0 && Math.abs(beta1) > blocked || lambda2 == 0 && Math.abs(beta2) > blocked) {
            return false;
        }
        x1 = lambda1 == 0 ? 0 : -beta1 / lambda1;
        x2 = lambda2 == 0 ? 0 : -beta2 / lambda2;
        pn = p0 - g1 * x1 - g2 * x2;
        if (pn >= 0 && x1 * x1 + x2 * x2 <= mu * mu * pn * pn) {
            return true;
        }
        return lambda2 == 0 && lambda1 > 0 && g2 != 0 && stickWithBlockedTangent();
    }

    /**
     * Where e2 cannot move, x2 is free, and pressing against it may raise p_n enough to stick. Least t = |x2| with
     * x1² + t² ≤ (μ p_n + k t)², k = μ|g2|, p_n at t = 0.
     */
    private boolean stickWithBlockedTangent() {
        double k = mu * Math.abs(g2);
        double c = mu * pn;
        double a = 1 - k * k;
        double half = c * k;
        double rest = x1 * x1 - c * c;
        double discriminant = half * half - a * rest;
        if (discriminant < 0) {
            return false;
        }
        // roots of a t² − 2 half t + rest, without cancellation
        double q = half + Math.copySign(Math.sqrt(discriminant), half);
        double t1 = q == 0 ? Double.NaN : rest / q;
        double t2 = a == 0 ? Double.NaN : q / a;
        double least = Double.POSITIVE_INFINITY;
        least = t1 >= 0 && c + k * t1 >= 0 ? t1 : least;
        least = t2 >= 0 && t2 < least && c + k * t2 >= 0 ? t2 : least;
        if (least == Double.POSITIVE_INFINITY) {
            return false;
        }
        x2 = -Math.copySign(least, g2);
        pn -= g2 * x2;
        return true;
    }

    private void slide(double p0, double beta1, double beta2) {
        double length = Math.sqrt(beta1 * beta1 + beta2 * beta2);
        // p_n is within ‖g‖‖p_t‖ of p0, and ‖p_t‖ between ‖β‖/(λ1 + s) and ‖β‖/(λ2 + s): bounds of the root
        double lo = Math.max(0, length * (1 - mu * gNorm) / (mu * p0) - lambda1);
        double hi = Math.max(lo, length * (1 + mu * gNorm) / (mu * p0) - lambda2);
        double s = 0.5 * (lo + hi);
        for (int k = 0; k < NEWTON_LIMIT; k++) {
            double r1 = 1 / (lambda1 + s);
            double r2 = 1 / (lambda2 + s);
            x1 = -beta1 * r1;
            x2 = -beta2 * r2;
            pn = p0 - g1 * x1 - g2 * x2;
            double square = x1 * x1 + x2 * x2;
            double norm = Math.sqrt(square);
            double psi = mu * pn - norm;
            if (psi > 0) {
                hi = s;
            } else {
                lo = s;
            }
            if (hi - lo <= 1e-15 * hi) {
                break;
            }
            // Newton on ψ = μ p_n/‖x‖ − 1; x_i' = −r_i x_i
            double pnPrime = g1 * r1 * x1 + g2 * r2 * x2;
            double normPrime = -(r1 * x1 * x1 + r2 * x2 * x2) / norm;
            double slope = (mu * pnPrime * norm - mu * pn * normPrime) / square;
            double step = -psi / (norm * slope);
            double next = s + step;
            if (Math.abs(step) <= 1e-15 * (lambda2 + s)) {
                break;
            }
            s = next > lo && next < hi ? next : 0.5 * (lo + hi);
        }
        // on the cone to the last bit
        double share = mu * pn / Math.sqrt(x1 * x1 + x2 * x2);
        x1 *= share;
        x2 *= share;
    }
}
