package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.linear.NormalEquations;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * The regular Levenberg–Marquardt algorithm, RLM, of S0 §5.1 (after Bazaraa, Sherali and Shetty 1993), with the
 * parameters printed there:
 *
 * <pre>
 * H = JᵀJ + λI,   Δx = −H⁻¹Jᵀφ,   r = (ψ(x) − ψ(x + Δx)) / (q(0) − q(Δx)),   q the quadratic model of ψ
 * r &lt; 0.3: λ ← 20λ      r &gt; 0: the step is taken, and r &gt; 0.8: λ ← λ/20
 * </pre>
 *
 * {@link PrintedRegular} is that and no more. Four things are added here, each for a reason met in practice. ψ(x) in r
 * is the largest ψ of the last ten points with a {@link Watchdog} behind it (S0 §5.2): the monotone rule jams at
 * kinks, failing on 4 to 9 in 100 contact problems and taking three times the iterations of the others. After a good
 * step λ is capped by ψ, so that convergence is quadratic also from a warm start (Yamashita and Fukushima 2001). Where
 * rounding makes H indefinite, λ is raised to 1e-15 of its diagonal. And a guess of the active rows is tried at every
 * point where they have settled.
 *
 * <p>
 * Cost: 4/3 n³ operations per iteration, ⅓n³ where a step was refused. Fails in local minima of ψ, of which there are
 * none if M is a P₀-matrix; {@link Restarts} is for the others.
 */
public final class RegularLevenbergMarquardt implements Minimizer {

    private static final double R_MIN = 0.3;
    private static final double R_MAX = 0.8;
    private static final double LAMBDA_STEP = 20;
    private static final double LAMBDA_MIN = 1e-25;
    /** Damping at which a step no longer moves x: ψ has no descent left to offer. */
    private static final double LAMBDA_MAX = 1e12;
    private static final double ROUNDING = 1e-15;

    private final NormalEquations equations = new NormalEquations();
    private final Iterate iterate = new Iterate();
    private double lambda0 = 1e-3;
    private int n;

    @Override
    public double damping() {
        return lambda0;
    }

    @Override
    public void damping(double lambda) {
        lambda0 = lambda;
    }

    @Override
    public Ending minimize(NonsmoothSystem system, double[] x, int limit, double tolerance, Monitor monitor) {
        n = system.size();
        iterate.start(system, x, tolerance);
        return iterate.finish(run(limit, monitor), x);
    }

    private Ending run(int limit, Monitor monitor) {
        double lambda = Math.min(lambda0, iterate.here.psi);
        boolean moved = true;
        for (int k = 0;; k++) {
            Ending end = moved ? iterate.arrive(limit - k, monitor) : iterate.proceed(limit - k, monitor);
            if (end != null) {
                return end;
            }
            if (moved) {
                equations.set(iterate.jacobian(), iterate.here.phi, n);
            }
            lambda = solve(Math.max(lambda, LAMBDA_MIN));
            if (!(lambda < LAMBDA_MAX) || isNegligible()) {
                return iterate.giveUp(Ending.STALLED);
            }
            double r = reduction(lambda);
            moved = r > 0;
            if (!(r >= R_MIN)) {
                lambda *= LAMBDA_STEP;
            }
            if (moved) {
                iterate.accept();
                if (r > R_MAX) {
                    lambda = Math.min(lambda / LAMBDA_STEP, iterate.here.psi);
                }
            }
        }
    }

    /** Computes the step; returns the damping it took, which is more than asked where rounding needs more. */
    private double solve(double wanted) {
        double lambda = wanted;
        while (!equations.solve(lambda, iterate.step) && lambda < LAMBDA_MAX) {
            lambda = Math.max(lambda * LAMBDA_STEP, ROUNDING * equations.largestDiagonal());
        }
        return lambda;
    }

    /** Evaluates the trial point; r, whose denominator is ½(λ‖Δx‖² − ∇ψᵀΔx). */
    private double reduction(double lambda) {
        double[] gradient = equations.gradient();
        double[] step = iterate.step;
        double slope = 0;
        double square = 0;
        for (int i = 0; i < n; i++) {
            slope += gradient[i] * step[i];
            square += step[i] * step[i];
        }
        iterate.attempt(1);
        return (iterate.reference() - iterate.trial.psi) / (0.5 * (lambda * square - slope));
    }

    /** Whether the step is lost in the rounding of x. */
    private boolean isNegligible() {
        for (int i = 0; i < n; i++) {
            if (Math.abs(iterate.step[i]) > ROUNDING * (ROUNDING + Math.abs(iterate.here.x[i]))) {
                return false;
            }
        }
        return true;
    }
}
