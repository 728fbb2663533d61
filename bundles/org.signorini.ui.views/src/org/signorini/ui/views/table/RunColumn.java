package org.signorini.ui.views.table;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.eclipse.swt.graphics.Image;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunNotes;

/**
 * A column of the table of runs.
 *
 * @param text  of a run
 * @param order of runs by this column
 * @param image of a run, or null
 */
record RunColumn(String title, int width, boolean isNumber, Function<RunEntry, String> text,
        Comparator<RunEntry> order, Function<RunEntry, Image> image) {

    static final List<RunColumn> ALL = List.of(
            text("Run", 160, RunEntry::name),
            text("Status", 80, RunEntry::status),
            new RunColumn("Verdict", 100, false, RunVerdict::level, Comparator.comparingInt(RunVerdict::rank),
                    RunVerdict::image),
            text("Begun", 150, RunEntry::begun),
            text("Note", 60, RunColumn::note),
            setting("Formulation", 95, "formulation"),
            setting("Contacts", 95, "contactModel"),
            setting("Solver", 60, "solver"),
            setting("Scheme", 150, "scheme"),
            number("Step [s]", 72, "%.3g", r -> number(r, "step")),
            number("Simulated [s]", 105, "%.4g", r -> r.summary().number("time")),
            number("Took [s]", 75, "%.2f", r -> r.summary().number("seconds")),
            number("× real time", 92, "%.3g", r -> r.summary().number("time") / r.summary().number("seconds")),
            number("Impacts", 70, "%.0f", r -> r.summary().number("measures", "energy", "impacts")),
            number("Penetration [m]", 105, "%.2e", r -> r.summary().number("measures", "penetration", "max")),
            number("Drift [m]", 80, "%.2e", r -> r.summary().number("measures", "constraintDrift", "max")),
            number("Residual", 80, "%.1e", r -> r.summary().number("statistics", "residual", "max")),
            number("Iterations", 80, "%.1f", r -> r.summary().number("statistics", "iterations", "mean")),
            number("Fall-backs", 80, "%.0f", r -> r.summary().number("statistics", "fallbacks")),
            number("Period [s]", 80, "%.6g", r -> r.summary().number("measures", "limitCycle", "period")),
            number("Drop", 80, "%.4g", r -> r.summary().number("measures", "limitCycle", "drop")));

    /** What a person wrote, or else why it failed. */
    private static String note(RunEntry run) {
        String note = RunNotes.of(run);
        return note.isEmpty() ? run.info().cause() : note;
    }

    private static double number(RunEntry run, String setting) {
        String value = run.info().settings().get(setting);
        return value == null ? Double.NaN : Double.parseDouble(value);
    }

    private static RunColumn text(String title, int width, Function<RunEntry, String> text) {
        return new RunColumn(title, width, false, text, Comparator.comparing(text), r -> null);
    }

    private static RunColumn setting(String title, int width, String key) {
        return text(title, width, r -> r.info().settings().getOrDefault(key, ""));
    }

    private static RunColumn number(String title, int width, String format, ToDoubleFunction<RunEntry> value) {
        return new RunColumn(title, width, true, r -> {
            double v = value.applyAsDouble(r);
            return Double.isNaN(v) ? "" : String.format(Locale.ROOT, format, v);
        }, Comparator.comparingDouble(value), r -> null);
    }
}
