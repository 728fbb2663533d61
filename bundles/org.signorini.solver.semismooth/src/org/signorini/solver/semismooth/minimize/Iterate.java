package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * What both Levenberg–Marquardt algorithms do alike: where they stand, where they try to go, when they are done, and
 * the guess of active rows that ends a linear problem in one elimination.
 */
final class Iterate {

    private final Convergence convergence = new Convergence();
    private final Watchdog watchdog = new Watchdog();
    private NonsmoothSystem system;
    private boolean projects;
    private int n;
    Point here = new Point();
    Point trial = new Point();
    /** From here towards the trial point, for the algorithm to fill. */
    double[] step = {};
    private double[] jacobian = {};

    /** Whether trial points are projected onto bounds. */
    void projection(boolean on) {
        projects = on;
    }

    void start(NonsmoothSystem toSolve, double[] x, double tolerance) {
        system = toSolve;
        n = toSolve.size();
        here.reshape(n);
        trial.reshape(n);
        if (step.length < n) {
            step = new double[n];
            jacobian = new double[n * n];
        }
        System.arraycopy(x, 0, here.x, 0, n);
        if (projects) {
            system.project(here.x);
        }
        here.evaluate(system);
        convergence.start(tolerance);
        watchdog.start(here, n);
    }

    /**
     * To be called at every new point.
     *
     * @return how to end, or {@code null} to go on from {@link #here}, at which the system then stands
     */
    Ending arrive(int iterationsLeft, Monitor monitor) {
        if (convergence.isReached(here.residual)) {
            return Ending.CONVERGED;
        }
        Ending stop = proceed(iterationsLeft, monitor);
        if (stop != null) {
            return stop;
        }
        if (isGuessed()) {
            return Ending.CONVERGED;
        }
        if (watchdog.isTired(here)) {
            here.set(watchdog.best());
            here.evaluate(system);
        }
        return null;
    }

    /** Counts an iteration; how to end, or {@code null} to go on. */
    Ending proceed(int iterationsLeft, Monitor monitor) {
        if (iterationsLeft <= 0) {
            return giveUp(Ending.ITERATION_LIMIT);
        }
        return monitor.proceed(here.psi) ? null : giveUp(monitor.stop());
    }

    /** The given ending, unless what we have is good enough already. */
    Ending giveUp(Ending ending) {
        return convergence.isEnough(here.residual) ? Ending.CONVERGED : ending;
    }

    /** Tries the point that solves the problem if the active rows are the right ones; stays there only if it does. */
    private boolean isGuessed() {
        if (!system.guess(here.x, trial.x)) {
            return false;
        }
        trial.evaluate(system);
        if (convergence.isEnough(trial.residual)) {
            here.set(trial);
            return convergence.isReached(here.residual);
        }
        here.evaluate(system);
        return false;
    }

    /** J here, row-major. */
    double[] jacobian() {
        system.jacobian(here.x, jacobian);
        return jacobian;
    }

    /** Evaluates the trial point here + t·step, or the point within bounds nearest to it. */
    void attempt(double t) {
        for (int i = 0; i < n; i++) {
            trial.x[i] = here.x[i] + t * step[i];
        }
        if (projects) {
            system.project(trial.x);
        }
        trial.evaluate(system);
    }

    /** Moves to the trial point. */
    void accept() {
        Point last = here;
        here = trial;
        trial = last;
    }

    /** What ψ of the trial point has to get below. */
    double reference() {
        return watchdog.reference(here);
    }

    /** Copies the result of a run that ended like this. */
    Ending finish(Ending ending, double[] x) {
        boolean last = ending == Ending.CONVERGED || here.psi < watchdog.best().psi;
        System.arraycopy(last ? here.x : watchdog.best().x, 0, x, 0, n);
        return ending;
    }
}
