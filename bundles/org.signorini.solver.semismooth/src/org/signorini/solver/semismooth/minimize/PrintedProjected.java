package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.linear.StackedQr;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * The algorithm box of S0 §5.2, line by line, without any of the features that "can be added" to it: the damping stays
 * at 1e-16, every step is taken in full, ψ &lt; 1e-30 ends it.
 *
 * <pre>
 * H = [J; √λ I],   B = [−φ; 0],   x ← x + Δx,   Δx the least-squares solution of HΔx = B
 * </pre>
 *
 * Of t, which the box prints but does not define, this is t = 1; for Newton's method far from a solution it may be too
 * long. The projection of the algorithm's name is not in the box: it is had by asking for it.
 * {@link ProjectedLevenbergMarquardt} is what solves more problems.
 */
public final class PrintedProjected implements Minimizer {

    private static final double EPSILON = 1e-30;

    private final StackedQr stacked = new StackedQr();
    private final Point here = new Point();
    private double[] jacobian = {};
    private double[] step = {};
    private double lambda = 1e-16;
    private boolean projects;

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
    }

    @Override
    public Ending minimize(NonsmoothSystem system, double[] x, int limit, double tolerance, Monitor monitor) {
        int n = system.size();
        here.reshape(n);
        if (step.length < n) {
            step = new double[n];
            jacobian = new double[n * n];
        }
        System.arraycopy(x, 0, here.x, 0, n);
        here.evaluate(system);
        for (int k = 0; here.psi >= EPSILON; k++) {
            if (k >= limit || !(here.psi < Double.POSITIVE_INFINITY)) {
                return k >= limit ? Ending.ITERATION_LIMIT : Ending.STALLED;
            }
            if (!monitor.proceed(here.psi)) {
                return monitor.stop();
            }
            system.jacobian(here.x, jacobian);
            stacked.solve(jacobian, here.phi, lambda, n, step);
            for (int i = 0; i < n; i++) {
                here.x[i] += step[i];
            }
            if (projects) {
                system.project(here.x);
            }
            here.evaluate(system);
            System.arraycopy(here.x, 0, x, 0, n);
        }
        return Ending.CONVERGED;
    }
}
