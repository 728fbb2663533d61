package org.signorini.complementarity.certificate;

import java.util.Arrays;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;

/**
 * The natural map of problems over friction cones: one number per row, times a power of two {@code unit} that brings
 * the reference near one, so that no square overflows, nor underflows where it counts.
 */
final class NaturalMap {

    private NaturalMap() {
    }

    /** ‖p' − Π_K(p' − (v + μ‖v_t‖n))‖ per contact, with p' = p/effective mass. */
    static void friction(FrictionProblem problem, double[] p, double[] v, double unit, double[] rows) {
        int bilateral = problem.bilateral();
        equations(bilateral, v, unit, rows);
        for (int c = 0, n = problem.contacts(); c < n; c++) {
            friction(problem, c, bilateral + 3 * c, p, v, unit, rows);
        }
    }

    /** The same of one contact, whose first row is {@code i}. */
    static void friction(FrictionProblem problem, int c, int i, double[] p, double[] v, double unit, double[] rows) {
        double mu = problem.mu()[c];
        double m = problem.columnScale(i);
        double s = problem.response(i) > 0 ? unit : immobile(p, i, unit);
        double v1 = v[i + 1] * unit;
        double v2 = v[i + 2] * unit;
        double deSaxce = mu * length(v1, v2);
        contact(mu, p[i] / m * s, p[i + 1] / m * s, p[i + 2] / m * s, v[i] * unit + deSaxce, v1, v2, rows, i);
    }

    /** ‖γ' − Π_K(γ' − (Nγ + r))‖ per contact. */
    static void cone(ConeProblem problem, double[] gamma, double[] u, double unit, double[] rows) {
        int bilateral = problem.bilateral();
        equations(bilateral, u, unit, rows);
        for (int c = 0, n = problem.contacts(); c < n; c++) {
            cone(problem, c, bilateral + 3 * c, gamma, u, unit, rows);
        }
    }

    /** The same of one contact, whose first row is {@code i}. */
    static void cone(ConeProblem problem, int c, int i, double[] gamma, double[] u, double unit, double[] rows) {
        double m = problem.columnScale(i);
        double s = problem.response(i) > 0 ? unit : immobile(gamma, i, unit);
        contact(problem.mu()[c], gamma[i] / m * s, gamma[i + 1] / m * s, gamma[i + 2] / m * s, u[i] * unit,
                u[i + 1] * unit, u[i + 2] * unit, rows, i);
    }

    /**
     * The factor for an impulse that moves nothing. Its size means nothing, only its direction; beside a large one the
     * velocities would vanish in p' − u, and whatever they are pass for right.
     */
    static double immobile(double[] p, int i, double unit) {
        double size = Math.max(Math.abs(p[i]), Math.max(Math.abs(p[i + 1]), Math.abs(p[i + 2])));
        return size * unit > 1 ? Math.scalb(1.0, -Math.getExponent(size)) : unit;
    }

    /** Without {@code Math.hypot}'s care for numbers near 1e±154, and ten times as fast. */
    static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    private static void equations(int bilateral, double[] v, double unit, double[] rows) {
        for (int i = 0; i < bilateral; i++) {
            rows[i] = Math.abs(v[i] * unit);
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
