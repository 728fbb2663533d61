package org.signorini.ui.views.cycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

import org.signorini.plot.Curve;
import org.signorini.study.result.Table;

/**
 * When a motion comes back to a section that was chosen in the phase portrait: the quantity drawn to the right rises
 * through a level. Between two recorded steps the crossing lies on the straight line.
 *
 * @param times of the crossings
 */
public record Returns(String quantity, double level, double[] times) {

    /** @param from time before which crossings do not count */
    static Returns of(Curve curve, double level, double from) {
        Table table = curve.table();
        DoubleStream.Builder times = DoubleStream.builder();
        for (int i = 1; i < table.rows(); i++) {
            double before = table.get(i - 1, curve.x()) - level;
            double after = table.get(i, curve.x()) - level;
            if (before < 0 && after >= 0 && table.get(i, 0) >= from) {
                double share = before / (before - after);
                times.add(table.get(i - 1, 0) + share * (table.get(i, 0) - table.get(i - 1, 0)));
            }
        }
        return new Returns(curve.xColumn().name(), level, times.build().toArray());
    }

    /** Mean time between crossings; NaN for fewer than two. */
    public double period() {
        return times.length < 2 ? Double.NaN : (times[times.length - 1] - times[0]) / (times.length - 1);
    }

    /** Largest deviation of a time between crossings from their mean. */
    public double scatter() {
        double most = 0;
        for (int i = 1; i < times.length; i++) {
            most = Math.max(most, Math.abs(times[i] - times[i - 1] - period()));
        }
        return most;
    }

    List<CycleMeasure.Line> lines() {
        List<CycleMeasure.Line> lines = new ArrayList<>();
        lines.add(new CycleMeasure.Line("Your section", String.format(Locale.ROOT, "%s = %.4g, rising: %d returns",
                quantity, level, times.length)));
        if (times.length > 1) {
            lines.add(new CycleMeasure.Line("Mean return time", String.format(Locale.ROOT, "%.6g s", period())));
            lines.add(new CycleMeasure.Line("Largest deviation", String.format(Locale.ROOT, "%.3g s", scatter())));
        }
        return lines;
    }
}
