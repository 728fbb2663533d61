package org.signorini.simulation.record;

import java.util.ArrayList;
import java.util.List;

import org.signorini.complementarity.solver.Solution;
import org.signorini.simulation.Statistics;
import org.signorini.simulation.Step;
import org.signorini.simulation.measure.PivotedRank;

/**
 * Keeps what solving took, a row per step with a problem. Times are a series of their own, row by row beside the other:
 * they differ from run to run, and everything else is the same to the last bit.
 */
final class SolveLog {

    private final Series solves = new Series(SolveColumn.values().length);
    private final Series times = new Series(3);
    private final List<String> solvers = new ArrayList<>();
    private final PivotedRank rank;
    private long problems;
    private double stepSeconds;
    private double solveSeconds;

    /** @param rankLimit unknowns up to which ranks are looked for */
    SolveLog(int rankLimit) {
        rank = new PivotedRank(rankLimit);
    }

    /** @param wanted whether this step is to be kept; all must be heard of, to tell one from the other */
    void record(Step step, boolean wanted) {
        Statistics sums = step.statistics();
        if (wanted && step.isSolved()) {
            // first: whoever sees a row of solves finds its times
            int row = times.begin();
            double solving = sums.solveSeconds() - solveSeconds;
            times.set(row, 0, step.state().time);
            times.set(row, 1, Math.max(0, sums.stepSeconds() - stepSeconds - solving));
            times.set(row, 2, solving);
            times.commit();
            solve(step, sums);
        }
        problems = sums.solves();
        stepSeconds = sums.stepSeconds();
        solveSeconds = sums.solveSeconds();
    }

    private void solve(Step step, Statistics sums) {
        Solution solution = step.solution();
        int found = rank.of(step.problem());
        int row = solves.begin();
        set(row, SolveColumn.TIME, step.state().time);
        set(row, SolveColumn.UNKNOWNS, solution.size());
        set(row, SolveColumn.RANK, found == PivotedRank.UNKNOWN ? Double.NaN : found);
        set(row, SolveColumn.ITERATIONS, solution.iterations());
        set(row, SolveColumn.RESIDUAL, solution.certificate().residual());
        set(row, SolveColumn.FALL_BACKS, solution.fallbacks());
        set(row, SolveColumn.SOLVER, solver(solution.solver()));
        set(row, SolveColumn.PROBLEMS, sums.solves() - problems);
        solves.commit();
    }

    private void set(int row, SolveColumn column, double value) {
        solves.set(row, column.ordinal(), value);
    }

    private int solver(String id) {
        int known = solvers.indexOf(id);
        if (known < 0) {
            known = solvers.size();
            synchronized (solvers) {
                solvers.add(id);
            }
        }
        return known;
    }

    Series solves() {
        return solves;
    }

    Series times() {
        return times;
    }

    List<String> solvers() {
        synchronized (solvers) {
            return List.copyOf(solvers);
        }
    }
}
