package org.signorini.bench.formulations;

import org.signorini.bench.Meter;
import org.signorini.simulation.Simulator;

/** What a step takes, solver and all else apart: CPU time of this thread, of the quickest of several runs. */
final class StepTimes {

    private final Simulator simulator;
    private final TimedSolver solver;
    private double solve = Double.NaN;
    private double total = Double.POSITIVE_INFINITY;

    StepTimes(Simulator simulator, TimedSolver solver) {
        this.simulator = simulator;
        this.solver = solver;
    }

    /**
     * Makes steps and measures them.
     *
     * @return whether they were made
     */
    boolean measure(int steps) {
        long solving = solver.nanos();
        long start = Meter.cpuNanos();
        for (int k = 0; k < steps; k++) {
            if (!simulator.step()) {
                return false;
            }
        }
        double nanos = (double) (Meter.cpuNanos() - start) / steps;
        if (nanos < total) {
            total = nanos;
            solve = (double) (solver.nanos() - solving) / steps;
        }
        return true;
    }

    /** ns a step, everything but the solver. */
    double setup() {
        return total - solve;
    }

    double solve() {
        return solve;
    }

    double total() {
        return total;
    }
}
