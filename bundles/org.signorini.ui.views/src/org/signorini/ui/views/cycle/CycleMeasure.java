package org.signorini.ui.views.cycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.signorini.study.result.Column;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunSummary;

/** What a run's summary says of its limit cycle, the first where there are several. */
public final class CycleMeasure {

    /** A line of the table beside the chart. */
    public record Line(String name, String value) {
    }

    private static final String PREFIX = "limitCycle";
    /** Multipliers are not known better. */
    private static final double ZERO = 1e-3;

    private final RunEntry run;
    private final RunSummary summary;
    private final String name;

    public CycleMeasure(RunEntry run) {
        this.run = run;
        summary = run.summary();
        name = summary.names("measures").stream().filter(n -> n.startsWith(PREFIX)).findFirst().orElse(null);
    }

    public boolean isMeasured() {
        return name != null;
    }

    /** Seconds; NaN where none was found. */
    public double period() {
        return isMeasured() ? summary.number("measures", name, "period") : Double.NaN;
    }

    /** When the motion went through the section. */
    public double[] points() {
        return isMeasured() ? summary.rows("measures", name, "points").stream().mapToDouble(r -> r[0]).toArray()
                : new double[0];
    }

    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        if (!isMeasured()) {
            return lines;
        }
        add(lines, "Period", period(), "s");
        add(lines, "Scatter of periods", summary.number("measures", name, "scatter"), "s");
        lines.add(new Line("Periods seen", String.format(Locale.ROOT, "%.0f",
                summary.number("measures", name, "periods"))));
        add(lines, "Drop per period", summary.number("measures", name, "drop"),
                unit(RunResult.PROBES, summary.text("measures", name, "dropOf")));
        stability(lines);
        summary.pairs("measures", name, "extrema").forEach((quantity, range) -> lines.add(
                new Line(quantity, String.format(Locale.ROOT, "%.4g … %.4g %s", range[0], range[1],
                        unit(RunResult.STATES, quantity)).strip())));
        return lines;
    }

    /** As the run's table has it. */
    private String unit(String table, String column) {
        Table rows = run.result().tables().get(table);
        return rows == null ? "" : rows.columns().stream().filter(c -> c.name().equals(column)).map(Column::unit)
                .findFirst().orElse("");
    }

    /** A disturbance grows or fades by the largest multiplier every period. */
    private void stability(List<Line> lines) {
        List<double[]> multipliers = summary.rows("measures", name, "multipliers").stream()
                .filter(z -> z.length == 2).toList();
        if (multipliers.isEmpty()) {
            return;
        }
        double largest = multipliers.stream().mapToDouble(z -> Math.hypot(z[0], z[1])).max().orElse(0);
        lines.add(new Line("Stability", largest < 1 ? "stable, disturbances fade" : "unstable, disturbances grow"));
        List<double[]> seen = multipliers.stream().filter(z -> Math.hypot(z[0], z[1]) >= ZERO).toList();
        for (double[] z : seen) {
            lines.add(new Line("Floquet multiplier", Math.abs(z[1]) < ZERO ? String.format(Locale.ROOT, "%.3f", z[0])
                    : String.format(Locale.ROOT, "%.3f %+.3f i, magnitude %.3f", z[0], z[1], Math.hypot(z[0], z[1]))));
        }
        if (seen.size() < multipliers.size()) {
            lines.add(new Line("Other multipliers", "0, " + (multipliers.size() - seen.size()) + " of them"));
        }
    }

    private static void add(List<Line> lines, String label, double value, String unit) {
        if (!Double.isNaN(value)) {
            lines.add(new Line(label, String.format(Locale.ROOT, "%.6g %s", value, unit).strip()));
        }
    }
}
