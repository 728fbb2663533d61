package org.signorini.ui.views.solver;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

import org.signorini.ui.views.run.RunEntry;

/**
 * A number of the comparison of runs.
 *
 * @param value of a run, NaN where there is none
 * @param bar   how long its bar is; the longest of a column fills it
 */
record EffortColumn(String title, int width, String tip, String format, ToDoubleFunction<RunEntry> value,
        DoubleUnaryOperator bar) {

    /** Bars of residuals are by decades from here. */
    private static final double NO_RESIDUAL = 1e-18;
    private static final double MICRO = 1e6;

    static final List<EffortColumn> ALL = List.of(
            number("Set-up [s]", "Time for collision, formulation and posing", "%.3f", "setupSeconds"),
            number("Solve [s]", "Time inside solvers", "%.3f", "solveSeconds"),
            of("Step [µs]", "Set-up and solve by the steps made", "%.1f", r -> MICRO
                    * (statistic(r, "setupSeconds") + statistic(r, "solveSeconds")) / r.summary().number("steps")),
            of("Steps", "Steps made", "%.0f", r -> r.summary().number("steps")),
            number("Solves", "Problems posed", "%.0f", "solves"),
            number("Iterations", "Iterations a problem, on average", "%.1f", "iterations", "mean"),
            number("at most", "Most iterations of a problem", "%.0f", "iterations", "max"),
            number("Fall-backs", "Solvers that failed before another answered", "%.0f", "fallbacks"),
            new EffortColumn("Residual", 80, "Largest residual of a certificate; bars are by decades", "%.1e",
                    r -> statistic(r, "residual", "max"),
                    v -> Math.max(0, Math.log10(Math.max(v, NO_RESIDUAL) / NO_RESIDUAL))),
            number("Unknowns", "Of the largest problem", "%.0f", "size", "max"));

    private static EffortColumn number(String title, String tip, String format, String... path) {
        return of(title, tip, format, r -> statistic(r, path));
    }

    private static EffortColumn of(String title, String tip, String format, ToDoubleFunction<RunEntry> value) {
        return new EffortColumn(title, 80, tip, format, value, v -> v);
    }

    /** A number of the summary's statistics. */
    static double statistic(RunEntry run, String... path) {
        String[] full = new String[path.length + 1];
        full[0] = "statistics";
        System.arraycopy(path, 0, full, 1, path.length);
        return run.summary().number(full);
    }

    String text(RunEntry run) {
        double v = value.applyAsDouble(run);
        return Double.isNaN(v) ? "–" : v == 0 ? "0" : String.format(Locale.ROOT, format, v);
    }

    /** The bar of a run as a share of the longest among some. */
    double share(RunEntry run, List<RunEntry> among) {
        double longest = 0;
        for (RunEntry other : among) {
            double length = bar.applyAsDouble(value.applyAsDouble(other));
            longest = Double.isNaN(length) ? longest : Math.max(longest, length);
        }
        double own = bar.applyAsDouble(value.applyAsDouble(run));
        return longest == 0 || Double.isNaN(own) ? 0 : own / longest;
    }
}
