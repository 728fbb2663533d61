package org.signorini.complementarity.certificate;

import org.signorini.complementarity.FrictionProblem;

/**
 * The three lines of Coulomb's law (S0 eq. 24) each by itself, worst contact, scaled like the natural residual:
 * <ul>
 * <li>normal: |min(p_n, v_n)|, nothing penetrates, nothing pulls, nothing pushes at a distance;
 * <li>cone: how far ‖p_t‖ exceeds μ p_n;
 * <li>opposition: ‖μ p_n v_t + ‖v_t‖ p_t‖ / max(‖v_t‖, μ p_n), zero when sliding friction is opposite to sliding.
 * </ul>
 */
public final class CoulombConditions {

    private double normal;
    private double cone;
    private double opposition;
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

    void measure(FrictionProblem problem, double[] p, double[] v, double reference) {
        normal = 0;
        cone = 0;
        opposition = 0;
        worstContact = -1;
        double worst = -1;
        for (int c = 0, i = problem.bilateral(); c < problem.contacts(); c++, i += 3) {
            double m = problem.effectiveMass(c);
            double mu = problem.mu()[c];
            double pn = p[i] / m;
            double pt = NaturalMap.length(p[i + 1], p[i + 2]) / m;
            double vt = NaturalMap.length(v[i + 1], v[i + 2]);
            double grip = mu * Math.max(pn, 0);
            double n = relative(Math.abs(Math.min(pn, v[i])), reference);
            double k = relative(Math.max(0, pt - mu * pn), reference);
            double larger = Math.max(vt, grip);
            double o = larger == 0 ? 0
                    : relative(NaturalMap.length(grip * v[i + 1] + vt * p[i + 1] / m, grip * v[i + 2] + vt * p[i + 2] / m)
                            / larger, reference);
            normal = Math.max(normal, n);
            cone = Math.max(cone, k);
            opposition = Math.max(opposition, o);
            double here = Math.max(n, Math.max(k, o));
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
