package org.signorini.complementarity.certificate;

import java.util.Arrays;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;

/** The natural map of problems over friction cones, unscaled by the reference: one number per row. */
final class NaturalMap {

    private NaturalMap() {
    }

    /** ‖p' − Π_K(p' − (v + μ‖v_t‖n))‖ per contact, with p' = p/effective mass. */
    static void friction(FrictionProblem problem, double[] p, double[] v, double[] rows) {
        equations(problem.bilateral(), v, rows);
        double[] mu = problem.mu();
        for (int c = 0, i = problem.bilateral(); c < problem.contacts(); c++, i += 3) {
            double m = problem.effectiveMass(c);
            double deSaxce = mu[c] * length(v[i + 1], v[i + 2]);
            contact(mu[c], p[i] / m, p[i + 1] / m, p[i + 2] / m, v[i] + deSaxce, v[i + 1], v[i + 2], rows, i);
        }
    }

    /** ‖γ' − Π_K(γ' − (Nγ + r))‖ per contact. */
    static void cone(ConeProblem problem, double[] gamma, double[] u, double[] rows) {
        equations(problem.bilateral(), u, rows);
        double[] mu = problem.mu();
        for (int c = 0, i = problem.bilateral(); c < problem.contacts(); c++, i += 3) {
            double m = problem.effectiveMass(c);
            contact(mu[c], gamma[i] / m, gamma[i + 1] / m, gamma[i + 2] / m, u[i], u[i + 1], u[i + 2], rows, i);
        }
    }

    /** Without {@code Math.hypot}'s care for numbers near 1e±154, and ten times as fast. */
    static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    private static void equations(int bilateral, double[] v, double[] rows) {
        for (int i = 0; i < bilateral; i++) {
            rows[i] = Math.abs(v[i]);
        }
    }

    private static void contact(double mu, double pn, double p1, double p2, double un, double u1, double u2,
            double[] rows, int i) {
        double xn = pn - un;
        double x1 = p1 - u1;
        double x2 = p2 - u2;
        double t = length(x1, x2);
        // projection of x on the cone ‖x_t‖ ≤ μ x_n, in closed form
        double yn;
        double share;
        if (xn >= 0 && t <= mu * xn) {
            // p − (p − u), which must not cancel where p is large
            Arrays.fill(rows, i, i + 3, Math.sqrt(un * un + u1 * u1 + u2 * u2));
            return;
        }
        if (mu * t <= -xn) {
            yn = 0;
            share = 0;
        } else {
            yn = (xn + mu * t) / (1 + mu * mu);
            share = mu * yn / t;
        }
        double dn = pn - yn;
        double d1 = p1 - share * x1;
        double d2 = p2 - share * x2;
        Arrays.fill(rows, i, i + 3, Math.sqrt(dn * dn + d1 * d1 + d2 * d2));
    }
}
