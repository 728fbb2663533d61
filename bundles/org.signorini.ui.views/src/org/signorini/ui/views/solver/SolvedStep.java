package org.signorini.ui.views.solver;

import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Replay;
import org.signorini.ui.views.run.RunEntry;

/**
 * A step with a problem, of a run.
 *
 * @param row in the run's tables {@code solver} and {@code timing}
 */
public record SolvedStep(RunEntry run, int row) {

    static final int SET_UP = 1;
    static final int SOLVE = 2;

    /** NaN where it is not known. */
    public double get(SolveColumn column) {
        Table solves = run.result().tables().get(RunResult.SOLVER);
        int index = solves == null || row >= solves.rows() ? -1 : solves.find(column.title()).orElse(-1);
        return index < 0 ? Double.NaN : solves.get(row, index);
    }

    /** Seconds. @param part {@link #SET_UP} or {@link #SOLVE} */
    double seconds(int part) {
        return seconds(run.result().tables().get(RunResult.TIMING), row, part);
    }

    static double seconds(Table times, int row, int part) {
        return times == null || row >= times.rows() ? Double.NaN : times.get(row, part);
    }

    public double time() {
        return get(SolveColumn.TIME);
    }

    /** Counted from one; 0 where the result does not tell its step. */
    public long number() {
        try {
            return Replay.number(run.info(), time());
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    /** Id of the solver that answered, or empty. */
    String solver() {
        double index = get(SolveColumn.SOLVER);
        return index >= 0 && index < run.result().solvers().size() ? run.result().solvers().get((int) index) : "";
    }
}
