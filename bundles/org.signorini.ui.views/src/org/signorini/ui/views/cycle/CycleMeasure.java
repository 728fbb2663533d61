package org.signorini.ui.views.cycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunSummary;

/** What a run's summary says of its limit cycle, the first where there are several. */
public final class CycleMeasure {

    /** A line of the table beside the chart. */
    public record Line(String name, String value) {
    }

    private static final String PREFIX = "limitCycle";

    private final RunSummary summary;
    private final String name;

    public CycleMeasure(RunEntry run) {
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
        add(lines, "Periods seen", summary.number("measures", name, "periods"), "");
        add(lines, "Drop per period", summary.number("measures", name, "drop"), "");
        for (double[] z : summary.rows("measures", name, "multipliers")) {
            if (z.length == 2) {
                lines.add(new Line("Multiplier", String.format(Locale.ROOT, "%.4g %+.4g i, magnitude %.4g", z[0], z[1],
                        Math.hypot(z[0], z[1]))));
            }
        }
        summary.pairs("measures", name, "extrema").forEach((quantity, range) -> lines.add(
                new Line(quantity, String.format(Locale.ROOT, "%.4g … %.4g", range[0], range[1]))));
        return lines;
    }

    private static void add(List<Line> lines, String label, double value, String unit) {
        if (!Double.isNaN(value)) {
            lines.add(new Line(label, String.format(Locale.ROOT, "%.6g %s", value, unit).strip()));
        }
    }
}
