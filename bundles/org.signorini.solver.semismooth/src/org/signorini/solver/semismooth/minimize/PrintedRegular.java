package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.linear.NormalEquations;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * The algorithm box of S0 §5.1, line by line: λ begins at 1e-3, never falls below 1e-25, and is multiplied by 20 where
 * r &lt; 0.3, divided by 20 where r &gt; 0.8; steps with r &gt; 0 are taken; ψ &lt; 1e-30 ends it.
 *
 * <pre>
 * H = JᵀJ + λI,   Δx = −H⁻¹Jᵀφ,   r = (ψ(x + Δx) − ψ(x)) / (q(Δx) − q(0)),   q(d) = ψ + φᵀJd + ½‖Jd‖²
 * </pre>
 *
 * The box leaves out the minus of Δx, without which nothing descends. It has no other end than its stopping rule: here
 * also a limit of iterations, a step lost in the rounding of x, and a λ beyond all bounds end it.
 * {@link RegularLevenbergMarquardt} is what solves more problems.
 */
public final class PrintedRegular implements Minimizer {

    private static final double EPSILON = 1e-30;
    private static final double R_MIN = 0.3;
    private static final double R_MAX = 0.8;
    private static final double LAMBDA_STEP = 20;
    private static final double LAMBDA_MIN = 1e-25;
    private static final double LAMBDA_MAX = 1e30;

    private final NormalEquations equations = new NormalEquations();
    private Point here = new Point();
    private Point trial = new Point();
    private double[] jacobian = {};
    private double[] step = {};
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
        start(system, x);
        Ending ending = run(system, limit, monitor);
        System.arraycopy(here.x, 0, x, 0, n);
        return ending;
    }

    private void start(NonsmoothSystem system, double[] x) {
        n = system.size();
        here.reshape(n);
        trial.reshape(n);
        if (step.length < n) {
            step = new double[n];
            jacobian = new double[n * n];
        }
        System.arraycopy(x, 0, here.x, 0, n);
        here.evaluate(system);
    }

    private Ending run(NonsmoothSystem system, int limit, Monitor monitor) {
        double lambda = lambda0;
        boolean moved = true;
        for (int k = 0; here.psi >= EPSILON; k++) {
            if (k >= limit) {
                return Ending.ITERATION_LIMIT;
            }
            if (!monitor.proceed(here.psi)) {
                return monitor.stop();
            }
            if (moved) {
                // the trial point may have been looked at last
                here.evaluate(system);
                system.jacobian(here.x, jacobian);
                equations.set(jacobian, here.phi, n);
            }
            double r = equations.solve(lambda, step) ? reduction(system, lambda) : Double.NEGATIVE_INFINITY;
            moved = r > 0;
            if (!(r >= R_MIN)) {
                lambda *= LAMBDA_STEP;
            } else if (r > R_MAX) {
                lambda = Math.max(LAMBDA_MIN, lambda / LAMBDA_STEP);
            }
            if (moved) {
                Point last = here;
                here = trial;
                trial = last;
            }
            if (!(lambda < LAMBDA_MAX)) {
                return Ending.STALLED;
            }
        }
        return Ending.CONVERGED;
    }

    /** r; its denominator is −½(λ‖Δx‖² − ∇ψᵀΔx), since (JᵀJ + λI)Δx = −∇ψ. */
    private double reduction(NonsmoothSystem system, double lambda) {
        double slope = 0;
        double square = 0;
        boolean moves = false;
        for (int i = 0; i < n; i++) {
            slope += equations.gradient()[i] * step[i];
            square += step[i] * step[i];
            trial.x[i] = here.x[i] + step[i];
            moves |= trial.x[i] != here.x[i];
        }
        if (!moves) {
            return Double.NEGATIVE_INFINITY;
        }
        trial.evaluate(system);
        return (trial.psi - here.psi) / (-0.5 * (lambda * square - slope));
    }
}
