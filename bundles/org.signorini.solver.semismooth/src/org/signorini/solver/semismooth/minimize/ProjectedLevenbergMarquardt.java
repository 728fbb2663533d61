package org.signorini.solver.semismooth.minimize;

import java.util.Arrays;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.linear.StackedDirection;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * The projected Levenberg–Marquardt algorithm, PLM, of S0 §5.2, after Kanzow and Petra's LMMCP (2005): the direction is
 * the least-squares solution of the stacked system
 *
 * <pre>
 * H = [J; √λ I],   B = [−φ; 0],   Δx = H⁻¹B,   x ← x + tΔx
 * </pre>
 *
 * with λ = 1e-16, and t the first of 1, ½, ¼, … that passes Armijo's test against the largest ψ of the last ten points
 * ({@link Watchdog}). A direction that hardly descends, as may come out near a singular J, is replaced by −∇ψ. Of the
 * projection that gives the algorithm its name S0's box prints nothing: unless {@linkplain #projection asked for} the
 * iterates are unconstrained. With it x ← P(x + tΔx), P the nearest point within the bounds, and where no t will do the
 * same along −∇ψ. As in RLM, a guess of the active rows is tried at every point where they have settled.
 * {@link PrintedProjected} is the box alone.
 *
 * <p>
 * Cost: ⅔n³ operations per iteration where J is well conditioned, 2n³ more where it is not. Convergence is quadratic.
 * Fails in local minima of ψ, like RLM.
 */
public final class ProjectedLevenbergMarquardt implements Minimizer {

    /** A direction d has to descend by at least DESCENT·‖d‖^2.1. */
    private static final double DESCENT = 1e-10;
    private static final double DESCENT_POWER = 2.1;
    private static final double ARMIJO = 1e-4;
    private static final double CUT = 0.5;
    private static final double SHORTEST = 1e-12;

    private final StackedDirection stacked = new StackedDirection();
    private final Iterate iterate = new Iterate();
    private double[] gradient = {};
    private double lambda = 1e-16;
    private boolean projects;
    private int n;

    @Override
    public double damping() {
        return lambda;
    }

    @Override
    public void damping(double value) {
        lambda = value;
    }

    @Override
    public void projection(boolean on) {
        projects = on;
        iterate.projection(on);
    }

    @Override
    public Ending minimize(NonsmoothSystem system, double[] x, int limit, double tolerance, Monitor monitor) {
        n = system.size();
        if (gradient.length < n) {
            gradient = new double[n];
        }
        iterate.start(system, x, tolerance);
        return iterate.finish(run(limit, monitor), x);
    }

    private Ending run(int limit, Monitor monitor) {
        for (int k = 0;; k++) {
            Ending end = iterate.arrive(limit - k, monitor);
            if (end != null) {
                return end;
            }
            double[] jacobian = iterate.jacobian();
            evaluateGradient(jacobian);
            stacked.solve(jacobian, iterate.here.phi, lambda, n, iterate.step);
            boolean steepest = !isDescent();
            if (steepest) {
                steepest();
            }
            if (!search() && !(projects && !steepest && searchSteepest())) {
                return iterate.giveUp(Ending.STALLED);
            }
        }
    }

    private void steepest() {
        for (int i = 0; i < n; i++) {
            iterate.step[i] = -gradient[i];
        }
    }

    /** A projected direction need not descend; along −∇ψ it does. */
    private boolean searchSteepest() {
        steepest();
        return search();
    }

    /** ∇ψ = Jᵀφ. */
    private void evaluateGradient(double[] jacobian) {
        Arrays.fill(gradient, 0, n, 0);
        for (int i = 0, k = 0; i < n; i++, k += n) {
            double factor = iterate.here.phi[i];
            for (int j = 0; j < n; j++) {
                gradient[j] += factor * jacobian[k + j];
            }
        }
    }

    /** ∇ψᵀd. */
    private double slope() {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += gradient[i] * iterate.step[i];
        }
        return sum;
    }

    private boolean isDescent() {
        double square = 0;
        for (int i = 0; i < n; i++) {
            square += iterate.step[i] * iterate.step[i];
        }
        // the power without the arrays that StrictMath's allocates
        return slope() <= -DESCENT * StrictMath.exp(DESCENT_POWER / 2 * StrictMath.log(square));
    }

    /** The non-monotone line search of Grippo, Lampariello and Lucidi; false if no step is short enough. */
    private boolean search() {
        double slope = slope();
        double reference = iterate.reference();
        for (double t = 1; t >= SHORTEST; t *= CUT) {
            iterate.attempt(t);
            if (iterate.trial.psi <= reference + ARMIJO * t * slope) {
                iterate.accept();
                return true;
            }
        }
        return false;
    }
}
