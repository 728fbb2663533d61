package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** Runs PATH with one {@link PathStrategy} after another until one works, keeping the best point of all. */
final class PathRestarts {

    private final SmoothFunction function;
    private final Crash crash;
    private final NonmonotoneSearch search;
    private double[] start = {};
    private int crashLimit = 50;
    private int restarts = PathStrategy.ALL.length - 1;

    PathRestarts(SmoothFunction function) {
        this.function = function;
        crash = new Crash(function);
        search = new NonmonotoneSearch(function);
    }

    void configure(int newCrashLimit, int iterationLimit, int newRestarts) {
        crashLimit = newCrashLimit;
        restarts = newRestarts;
        search.limit(iterationLimit);
    }

    Ending solve(double[] lower, double[] upper, double magnitude, double[] z, Monitor monitor) {
        int n = function.size();
        if (start.length < n) {
            start = new double[n];
        }
        crash.load(lower, upper);
        search.load(lower, upper, magnitude);
        for (int i = 0; i < n; i++) {
            start[i] = Math.max(lower[i], Math.min(upper[i], z[i]));
        }
        Ending ending = Ending.STALLED;
        for (int run = 0; run <= restarts && ending != Ending.CONVERGED && monitor.stop() == null; run++) {
            PathStrategy strategy = PathStrategy.ALL[run % PathStrategy.ALL.length];
            for (int i = 0; i < n; i++) {
                double shifted = start[i] + strategy.shift() * (1 + Math.abs(start[i]));
                z[i] = Math.max(lower[i], Math.min(upper[i], shifted));
            }
            if (strategy.crash()) {
                crash.run(z, crashLimit, monitor);
            }
            ending = monitor.stop() != null ? monitor.stop() : search.run(z, strategy, monitor);
        }
        search.best(z);
        return ending;
    }
}
