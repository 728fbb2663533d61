package org.signorini.solver.semismooth.system;

import java.util.Arrays;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;

/**
 * Problems with bounds l ≤ z ≤ u as nonsmooth equations, row by row (S0 eq. 7, 9; two bounds after Billups 1995, the
 * form of Ferris, Kanzow and Munson 1999, S0's ref. 27), with φ(a, b) the penalized Fischer–Burmeister function:
 *
 * <pre>
 * free:        f                    lower bound:   φ(z − l, f)
 * fixed:       z − l                upper bound:  −φ(u − z, −f)
 * both:        φ(z − l, −φ(u − z, −f))
 * </pre>
 *
 * Row i of the Jacobian is D_z e_iᵀ + D_f ∇f_iᵀ with D_z, D_f ≥ 0 (S0 eq. 45–48; S0 writes −f in free rows, a sign that
 * ψ does not see). At a kink, z_i on a bound and f_i = 0, the limit along y is taken, y_i = 1 on all kinked rows
 * (eq. 45).
 */
public final class BoundedSystem implements NonsmoothSystem {

    private final LinearFunction linear = new LinearFunction();
    private final NonlinearFunction nonlinear = new NonlinearFunction();
    private final PenalizedFischerBurmeister phi = new PenalizedFischerBurmeister();
    private final ActiveRows activeRows = new ActiveRows();
    private final NaturalResidual natural = new NaturalResidual();
    private ScaledFunction function = linear;
    private double[] lower = {};
    private double[] upper = {};
    private double[] f = {};
    private double[] dz = {};
    private double[] df = {};
    private boolean[] kinked = {};
    private boolean guessing = true;
    private double residual;
    private int n;

    /** λ of S0 eq. 8; 1 is the plain Fischer–Burmeister function. */
    public void weight(double lambda) {
        phi.weight(lambda);
    }

    /** Whether to guess active rows of linear problems; on unless said otherwise. */
    public void guessing(boolean on) {
        guessing = on;
    }

    /** Whether linear problems are scaled or taken in their own units; on unless said otherwise. */
    public void scaling(boolean on) {
        linear.scaling(on);
    }

    /** Takes a linear problem, with its scaling. */
    public void load(LinearProblem problem) {
        linear.load(problem);
        load(linear, problem.lower(), problem.upper());
    }

    /** Takes a nonlinear problem. */
    public void load(NonlinearProblem problem) {
        nonlinear.load(problem);
        load(nonlinear, problem.lower(), problem.upper());
    }

    private void load(ScaledFunction scaled, double[] l, double[] u) {
        function = scaled;
        n = scaled.size();
        if (f.length < n) {
            lower = new double[n];
            upper = new double[n];
            f = new double[n];
            dz = new double[n];
            df = new double[n];
            kinked = new boolean[n];
        }
        for (int i = 0; i < n; i++) {
            lower[i] = l[i] / scaled.unit(i);
            upper[i] = u[i] / scaled.unit(i);
        }
        activeRows.clear(n);
    }

    /** x of z. */
    public void scale(double[] z, double[] x) {
        for (int i = 0; i < n; i++) {
            x[i] = z[i] / function.unit(i);
        }
    }

    /** z of x. */
    public void unscale(double[] x, double[] z) {
        for (int i = 0; i < n; i++) {
            z[i] = x[i] * function.unit(i);
        }
    }

    @Override
    public int size() {
        return n;
    }

    @Override
    public void value(double[] x, double[] values) {
        function.value(x, f);
        for (int i = 0; i < n; i++) {
            values[i] = row(i, x[i], f[i]);
        }
        residual = natural.residual(function, x, f, lower, upper);
    }

    /** Value of row i; leaves its derivatives in dz, df, or marks it as kinked. */
    private double row(int i, double z, double fi) {
        double a = z - lower[i];
        double b = upper[i] - z;
        boolean below = lower[i] > Double.NEGATIVE_INFINITY;
        boolean above = upper[i] < Double.POSITIVE_INFINITY;
        kinked[i] = fi == 0 && (a == 0 || b == 0);
        if (!below && !above) {
            return set(i, fi, 0, 1);
        }
        if (lower[i] == upper[i]) {
            kinked[i] = false;
            return set(i, a, 1, 0);
        }
        if (kinked[i]) {
            return 0;
        }
        if (!above) {
            phi.at(a, fi);
            return set(i, phi.value(), phi.da(), phi.db());
        }
        phi.at(b, -fi);
        if (!below) {
            return set(i, -phi.value(), phi.da(), phi.db());
        }
        double innerA = phi.da();
        double innerB = phi.db();
        if (a == 0 && phi.value() == 0) {
            // z on its lower bound and −φ(u − z, −f) = 0 only by underflow: the row is f's
            return set(i, 0, 0, innerB);
        }
        phi.at(a, -phi.value());
        return set(i, phi.value(), phi.da() + phi.db() * innerA, phi.db() * innerB);
    }

    private double set(int i, double value, double byZ, double byF) {
        dz[i] = byZ;
        df[i] = byF;
        return value;
    }

    @Override
    public void jacobian(double[] x, double[] jacobian) {
        double[] m = function.jacobian(x);
        for (int i = 0; i < n; i++) {
            int row = i * n;
            if (kinked[i]) {
                differentiateAtKink(i, x[i], alongKinks(m, row));
            }
            double factor = df[i];
            if (factor == 0) {
                Arrays.fill(jacobian, row, row + n, 0);
            } else {
                for (int j = 0; j < n; j++) {
                    jacobian[row + j] = factor * m[row + j];
                }
            }
            jacobian[row + i] += dz[i];
        }
    }

    /** ∇f_iᵀy of S0 eq. 45. */
    private double alongKinks(double[] m, int row) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
            if (kinked[j]) {
                sum += m[row + j];
            }
        }
        return sum;
    }

    /** The derivatives of row i at f = 0 with z on a bound, as a limit along (1, slope). */
    private void differentiateAtKink(int i, double z, double slope) {
        if (z == lower[i]) {
            // with an upper bound too, −φ(u − z, −f) has slope φ_b·slope there
            double inner = 1;
            if (upper[i] < Double.POSITIVE_INFINITY) {
                phi.at(upper[i] - z, 0);
                inner = phi.db();
            }
            phi.atKink(1, inner * slope);
            set(i, 0, phi.da(), phi.db() * inner);
            return;
        }
        phi.atKink(-1, -slope);
        double innerA = phi.da();
        double innerB = phi.db();
        double outer = 1;
        if (lower[i] > Double.NEGATIVE_INFINITY) {
            phi.at(z - lower[i], 0);
            outer = phi.db();
        }
        set(i, 0, outer * innerA, outer * innerB);
    }

    @Override
    public double residual() {
        return residual;
    }

    @Override
    public void moveInside(double[] x) {
        for (int i = 0; i < n; i++) {
            // reflected at the bounds, so that a random point stays one
            double above = x[i] < lower[i] ? 2 * lower[i] - x[i] : x[i];
            x[i] = Math.max(lower[i], above > upper[i] ? 2 * upper[i] - above : above);
        }
    }

    @Override
    public void project(double[] x) {
        for (int i = 0; i < n; i++) {
            x[i] = Math.max(lower[i], Math.min(x[i], upper[i]));
        }
    }

    @Override
    public boolean guess(double[] x, double[] guess) {
        if (!guessing || !function.isAffine() || !activeRows.isNews(x, f, lower, upper)) {
            return false;
        }
        activeRows.guess(function, x, f, lower, upper, guess);
        return true;
    }
}
