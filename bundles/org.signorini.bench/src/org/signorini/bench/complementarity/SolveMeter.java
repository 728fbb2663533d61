package org.signorini.bench.complementarity;

import java.util.Arrays;

import org.signorini.bench.Meter;
import org.signorini.bench.Settings;
import org.signorini.bench.SolveRow;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/**
 * Times one solver on one problem, every solve from zero and with its certificate. A solve that fails is repeated only
 * once, and not at all if it is slow: the time of a failure interests nobody to the microsecond.
 */
final class SolveMeter {

    private static final long WARM_UP_NANOS = 300_000_000L;
    private static final int WARM_UP_SOLVES = 2000;
    private static final long REPEAT_NANOS = 300_000_000L;
    private static final int MOST_REPEATS = 200;
    /** Longer solves are hot by themselves and need no averaging. */
    private static final long SLOW_NANOS = 1_000_000_000L;

    private final Problem problem;
    private final CertifiedSolver solver;
    private final Monitor monitor;
    private final Solution solution = new Solution();

    SolveMeter(Problem problem, CertifiedSolver solver, Settings settings) {
        this.problem = problem;
        this.solver = solver;
        monitor = new Monitor().tolerance(settings.tolerance()).timeLimit(settings.limit());
    }

    SolveRow measure(String name, int repeats) {
        long first = solve();
        if (!solution.solved()) {
            return failure(name, first);
        }
        long warm = first;
        for (int k = 1; k < WARM_UP_SOLVES && warm < WARM_UP_NANOS; k++) {
            warm += solve();
        }
        int least = first > SLOW_NANOS ? 1 : repeats;
        double[] times = new double[Math.max(repeats, MOST_REPEATS)];
        long spent = 0;
        long bytes = Long.MAX_VALUE;
        int count = 0;
        while (count < least || count < MOST_REPEATS && spent < REPEAT_NANOS) {
            long before = Meter.allocatedBytes();
            long time = solve();
            bytes = Math.min(bytes, Meter.allocatedBytes() - before);
            times[count++] = 1e-6 * time;
            spent += time;
        }
        double[] measured = Arrays.copyOf(times, count);
        Arrays.sort(measured);
        return row(name, measured, bytes);
    }

    private SolveRow failure(String name, long first) {
        if (first > REPEAT_NANOS) {
            return row(name, new double[] {1e-6 * first}, -1);
        }
        long before = Meter.allocatedBytes();
        long second = solve();
        return row(name, new double[] {1e-6 * Math.min(first, second)}, Meter.allocatedBytes() - before);
    }

    private long solve() {
        solution.reshape(problem.size());
        Arrays.fill(solution.z(), 0);
        long start = Meter.cpuNanos();
        solver.solve(problem, solution, monitor);
        return Meter.cpuNanos() - start;
    }

    private SolveRow row(String name, double[] sorted, long bytes) {
        return new SolveRow(name, problem.kind(), solver.id(), solution.solved(), sorted[0], Meter.median(sorted),
                solution.iterations(), solution.certificate().residual(), bytes, solution.ended());
    }
}
