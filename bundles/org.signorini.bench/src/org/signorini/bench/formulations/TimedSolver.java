package org.signorini.bench.formulations;

import org.signorini.bench.Meter;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;

/** A solver and the CPU time it has used. */
final class TimedSolver implements Solver {

    private final Solver solver;
    private long nanos;

    TimedSolver(Solver solver) {
        this.solver = solver;
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        long start = Meter.cpuNanos();
        Ending ending = solver.solve(problem, z, monitor);
        nanos += Meter.cpuNanos() - start;
        return ending;
    }

    /** All solves so far. */
    long nanos() {
        return nanos;
    }
}
