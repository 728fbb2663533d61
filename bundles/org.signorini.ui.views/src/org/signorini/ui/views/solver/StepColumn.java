package org.signorini.ui.views.solver;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;

import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/**
 * A column of the table of worst steps.
 *
 * @param tip   what it is
 * @param text  of a step
 * @param worse what is larger the worse a row of a run is, or null where that makes no sense
 */
record StepColumn(String title, int width, String tip, Function<SolvedStep, String> text,
        Function<RunResult, IntToDoubleFunction> worse) {

    private static final double MICRO = 1e6;

    static final StepColumn ITERATIONS = solver("Iterations", 90, "Iterations of the last problem of the step",
            SolveColumn.ITERATIONS, "%.0f");

    static final List<StepColumn> ALL = List.of(
            new StepColumn("Step", 60, "Number of the step", s -> s.number() == 0 ? "" : Long.toString(s.number()),
                    null),
            new StepColumn("Time [s]", 80, "When the step ends", s -> String.format(Locale.ROOT, "%.6g", s.time()),
                    null),
            solver("Size", 58, "Unknowns of the last problem of the step", SolveColumn.UNKNOWNS, "%.0f"),
            new StepColumn("Rank", 62, "Rank of its matrix; – where it is too large to look. By this the steps that"
                    + " lack most ranks come first", s -> number(s.get(SolveColumn.RANK), "%.0f"),
                    StepColumn::lacking),
            ITERATIONS,
            solver("Residual", 80, "Of the certificate", SolveColumn.RESIDUAL, "%.1e"),
            solver("Fall-backs", 90, "Solvers that failed before one answered", SolveColumn.FALL_BACKS, "%.0f"),
            new StepColumn("Solver", 60, "Who answered", SolvedStep::solver, null),
            timing("Set-up [µs]", "Collision, formulation and posing", SolvedStep.SET_UP),
            timing("Solve [µs]", "Time inside solvers", SolvedStep.SOLVE));

    private static StepColumn solver(String title, int width, String tip, SolveColumn column, String format) {
        return new StepColumn(title, width, tip, s -> number(s.get(column), format), result -> values(result, column));
    }

    private static StepColumn timing(String title, String tip, int part) {
        return new StepColumn(title, 98, tip, s -> number(MICRO * s.seconds(part), "%.1f"), result -> {
            Table times = result.tables().get(RunResult.TIMING);
            return row -> SolvedStep.seconds(times, row, part);
        });
    }

    private static IntToDoubleFunction lacking(RunResult result) {
        IntToDoubleFunction size = values(result, SolveColumn.UNKNOWNS);
        IntToDoubleFunction rank = values(result, SolveColumn.RANK);
        return row -> size.applyAsDouble(row) - rank.applyAsDouble(row);
    }

    /** A column, looked up once: there may be millions of rows. */
    private static IntToDoubleFunction values(RunResult result, SolveColumn column) {
        Table solves = result.tables().get(RunResult.SOLVER);
        int index = solves == null ? -1 : solves.find(column.title()).orElse(-1);
        return index < 0 ? row -> Double.NaN : row -> solves.get(row, index);
    }

    private static String number(double value, String format) {
        return Double.isNaN(value) ? "–" : value == 0 ? "0" : String.format(Locale.ROOT, format, value);
    }
}
