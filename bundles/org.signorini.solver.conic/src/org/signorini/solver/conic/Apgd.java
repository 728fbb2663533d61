package org.signorini.solver.conic;

import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/**
 * Accelerated projected gradient descent for the cone complementarity problem as the quadratic program min ½γᵀNγ + rᵀγ
 * over friction cones: Nesterov's method with adaptive step and adaptive restart (Mazhar, Heyn, Tasora, Negrut 2015,
 * "Using Nesterov's method to accelerate multibody dynamics with friction and contact", S2 ref. 7). The
 * gradient at γ is u = Nγ + r; bilateral rows are free unknowns, their projection does nothing.
 *
 * <p>
 * Matrix-free, one product with N per iteration and one more whenever the step proves too long. Converges for every
 * positive semidefinite N for which there is a solution, values like 1/k² at first and linearly, by the restarts,
 * later; the number of iterations grows with the square root of the condition number. Without a solution it ends at its
 * limit.
 *
 * <p>
 * What was changed, and why:
 * <ul>
 * <li>It works in scaled variables, γ = Sγ' with S the effective masses, so that grams beside tonnes do not set the
 * step. Instead of scaling data, the gradient is taken in the metric S⁻¹; S is the same for the rows of a contact, so
 * cones stay what they are.
 * <li>The test of the step, f(x) ≤ f(y) + gᵀd + L‖d‖²/2 with d = x − y, reads dᵀNd ≤ L‖d‖² for a quadratic f;
 * that form does not cancel near the solution.
 * <li>Ny is combined from products at hand, as y is from their arguments.
 * <li>Restart when the gradient map and the last move disagree, (y − x⁺)ᵀ(x⁺ − x) &gt; 0 (O'Donoghue &amp; Candès 2015,
 * the gradient scheme), not the plain gradient, which on the cone's surface need not vanish.
 * <li>It starts from the point given, and measures the natural residual of the certificate.
 * </ul>
 */
public final class Apgd implements Solver {

    private static final int MAX_ITERATIONS = 10000;
    /** Growth of the Lipschitz estimate L when a step was too long. */
    private static final double GROW = 2;
    /** Decay of L between iterations. */
    private static final double SHRINK = 0.9;
    /**
     * L stays above this. Scaled, N has an eigenvalue of one at least, and along directions without curvature L would
     * shrink and steps grow without end: where there is no solution γ would run away until rounding hides the residual.
     */
    private static final double LEAST = 1;
    /** Relative rounding error of a difference of two products with N; below it a step tells nothing about L. */
    private static final double ROUNDING = 1e-15;

    private final ConeResidual residual = new ConeResidual();
    private int maxIterations = MAX_ITERATIONS;
    private ConeProblem problem;
    private int n;
    private double lipschitz;
    /** Effective masses by row, S, and their inverses. */
    private double[] scale = {};
    private double[] metric = {};
    /** γ, γ⁺ and the extrapolated point, with their products with N. */
    private double[] x = {};
    private double[] nx = {};
    private double[] next = {};
    private double[] nNext = {};
    private double[] y = {};
    private double[] ny = {};
    private double[] u = {};
    private double[] best = {};

    @Override
    public void configure(Options options) {
        maxIterations = options.integer("max-iterations", MAX_ITERATIONS);
    }

    @Override
    public Ending solve(Problem given, double[] z, Monitor monitor) {
        if (!(given instanceof ConeProblem cone)) {
            return Ending.UNSUITABLE;
        }
        problem = cone;
        begin(z);
        double least = measure();
        System.arraycopy(x, 0, best, 0, n);
        Ending ending = least <= monitor.tolerance() ? Ending.CONVERGED : null;
        double theta = 1;
        for (int k = 0; ending == null; k++) {
            if (k == maxIterations) {
                ending = Ending.ITERATION_LIMIT;
                break;
            }
            step();
            theta = extrapolate(theta);
            double merit = measure();
            if (merit < least) {
                least = merit;
                System.arraycopy(x, 0, best, 0, n);
            }
            boolean goOn = monitor.proceed(merit);
            ending = merit <= monitor.tolerance() ? Ending.CONVERGED : goOn ? null : monitor.stop();
            lipschitz = Math.max(LEAST, lipschitz * SHRINK);
        }
        System.arraycopy(best, 0, z, 0, n);
        problem = null;
        return ending;
    }

    /** Takes the starting point, projected, and a first estimate of L from the response to unit impulses. */
    private void begin(double[] z) {
        n = problem.size();
        if (x.length < n) {
            x = new double[n];
            nx = new double[n];
            next = new double[n];
            nNext = new double[n];
            y = new double[n];
            ny = new double[n];
            u = new double[n];
            best = new double[n];
            scale = new double[n];
            metric = new double[n];
        }
        for (int i = 0; i < n; i++) {
            scale[i] = problem.columnScale(i);
            metric[i] = 1 / scale[i];
        }
        System.arraycopy(z, 0, x, 0, n);
        project(x);
        Operator operator = problem.operator();
        operator.multiply(x, nx);
        System.arraycopy(x, 0, y, 0, n);
        System.arraycopy(nx, 0, ny, 0, n);
        operator.multiply(scale, nNext);
        // ‖N'e‖/‖e‖ with N' = S½NS½ and e = S½1, so that S½e is the column of effective masses
        double image = 0;
        double ones = 0;
        for (int i = 0; i < n; i++) {
            image += scale[i] * nNext[i] * nNext[i];
            ones += scale[i];
        }
        lipschitz = Math.max(LEAST, Math.sqrt(image / ones));
    }

    /** x⁺ = Π_K(y − S(Ny + r)/L), L grown until it bounds the curvature along the step. */
    private void step() {
        double[] r = problem.r();
        Operator operator = problem.operator();
        while (true) {
            double t = 1 / lipschitz;
            for (int i = 0; i < n; i++) {
                next[i] = y[i] - t * scale[i] * (ny[i] + r[i]);
            }
            project(next);
            operator.multiply(next, nNext);
            double curvature = 0;
            double square = 0;
            double noise = 0;
            for (int i = 0; i < n; i++) {
                double d = next[i] - y[i];
                curvature += d * (nNext[i] - ny[i]);
                square += d * d * metric[i];
                noise += Math.abs(d) * (Math.abs(nNext[i]) + Math.abs(ny[i]));
            }
            if (!(curvature > lipschitz * square + ROUNDING * noise) || curvature == Double.POSITIVE_INFINITY) {
                return;
            }
            lipschitz *= GROW;
        }
    }

    /** y = x⁺ + β(x⁺ − x), or x⁺ alone after a restart. Returns the next θ. */
    private double extrapolate(double theta) {
        double product = 0;
        for (int i = 0; i < n; i++) {
            product += (y[i] - next[i]) * (next[i] - x[i]) * metric[i];
        }
        boolean restart = product > 0;
        double following = restart ? 1 : 0.5 * theta * (Math.sqrt(theta * theta + 4) - theta);
        double beta = restart ? 0 : theta * (1 - theta) / (theta * theta + following);
        for (int i = 0; i < n; i++) {
            y[i] = next[i] + beta * (next[i] - x[i]);
            ny[i] = nNext[i] + beta * (nNext[i] - nx[i]);
        }
        double[] old = x;
        x = next;
        next = old;
        double[] oldProduct = nx;
        nx = nNext;
        nNext = oldProduct;
        return following;
    }

    private double measure() {
        double[] r = problem.r();
        for (int i = 0; i < n; i++) {
            u[i] = nx[i] + r[i];
        }
        return residual.measure(problem, x, u);
    }

    private void project(double[] gamma) {
        double[] mu = problem.mu();
        for (int c = 0, i = problem.bilateral(); i < n; c++, i += 3) {
            FrictionCone.project(mu[c], gamma, i);
        }
    }
}
