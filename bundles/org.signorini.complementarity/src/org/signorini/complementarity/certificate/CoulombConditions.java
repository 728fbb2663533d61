package org.signorini.complementarity.certificate;

import org.signorini.complementarity.FrictionProblem;

/**
 * The three lines of Coulomb's law (S0 eq. 24) each by itself, worst contact, scaled like the natural residual:
 * <ul>
 * <li>normal: |min(p_n, v_n)|, nothing penetrates, nothing pulls, nothing pushes at a distance;
 * <li>cone: how far ‖p_t‖ exceeds μ p_n;
 * <li>opposition: ‖μ p_n v_t + ‖v_t‖ p_t‖ / max(‖v_t‖, μ p_n), zero when sliding friction is opposite to sliding.
 * </ul>
 * With y + r = p' and s + r = u, y ∈ K ⟂ s ∈ K* by the projection, each of them is at most 2(1 + μ) times the natural
 * residual r: in exact arithmetic they say nothing new unless μ is large. They are computed apart, so that no rounding,
 * overflow or μ can make a point pass that does not obey them.
 */
public final class CoulombConditions {

    /**
     * How many times the natural residual they may be. Below μ = 24 the natural residual implies them; above it says
     * ever less about the velocity along the normal, and they decide.
     */
    static final double SHARE = 50;

    private double normal;
    private double cone;
    private double opposition;
    private double distance;
    private int worstContact;

    public double normal() {
        return normal;
    }

    public double cone() {
        return cone;
    }

    public double opposition() {
        return opposition;
    }

    /** The contact that is worst in any of them, or −1. */
    public int worstContact() {
        return worstContact;
    }

    /** What the natural residual must at least be: the largest by {@link #SHARE}, the cone by its slope. */
    double residual() {
        return distance / SHARE;
    }

    /** @param reference what all is relative to, of p and v as given; {@code unit} as in {@link NaturalMap} */
    void measure(FrictionProblem problem, double[] p, double[] v, double unit, double reference) {
        normal = 0;
        cone = 0;
        opposition = 0;
        distance = 0;
        worstContact = -1;
        double worst = -1;
        double scaledReference = reference * unit;
        for (int c = 0, n = problem.contacts(), i = problem.bilateral(); c < n; c++, i += 3) {
            double m = problem.columnScale(i);
            double s = problem.response(i) > 0 ? unit : NaturalMap.immobile(p, i, unit);
            double mu = problem.mu()[c];
            double pn = p[i] / m * s;
            double p1 = p[i + 1] / m * s;
            double p2 = p[i + 2] / m * s;
            double v1 = v[i + 1] * unit;
            double v2 = v[i + 2] * unit;
            double pt = NaturalMap.length(p1, p2);
            double vt = NaturalMap.length(v1, v2);
            double grip = mu * Math.max(pn, 0);
            double normalHere = relative(Math.abs(Math.min(pn, v[i] * unit)), scaledReference);
            double k = relative(Math.max(0, pt - mu * pn), scaledReference);
            double larger = Math.max(vt, grip);
            double o = larger == 0 ? 0
                    : relative(NaturalMap.length(grip * v1 + vt * p1, grip * v2 + vt * p2) / larger, scaledReference);
            normal = Math.max(normal, normalHere);
            cone = Math.max(cone, k);
            opposition = Math.max(opposition, o);
            distance = Math.max(distance, Math.max(Math.max(normalHere, o), k / (1 + mu)));
            double here = Math.max(normalHere, Math.max(k, o));
            if (here > worst) {
                worst = here;
                worstContact = c;
            }
        }
    }

    private static double relative(double value, double reference) {
        return value == 0 ? 0 : value / reference;
    }
}
