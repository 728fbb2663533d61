package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.plot.Curve;
import org.signorini.ui.views.chart.ChartValues;

/** Curves of one unit: points to be drawn, and the samples they stand for. */
final class CurveDataset extends DefaultXYDataset implements ChartValues {

    private static final long serialVersionUID = 1L;

    private final transient List<Curve> curves = new ArrayList<>();

    void add(Curve curve, double[][] points) {
        String key = curve.name();
        while (indexOf(key) >= 0) {
            key += "′";
        }
        curves.add(curve.named(key));
        addSeries(key, points);
    }

    /** The quantity that all of them are, or empty. */
    String quantity() {
        List<String> names = curves.stream().map(c -> c.yColumn().name()).distinct().toList();
        return names.size() == 1 ? names.getFirst() : "";
    }

    @Override
    public List<String> at(double x) {
        List<String> lines = new ArrayList<>();
        for (Curve curve : curves) {
            double y = curve.x() == 0 ? CurveSamples.valueAt(curve, x) : Double.NaN;
            if (!Double.isNaN(y)) {
                lines.add(String.format(Locale.ROOT, "%s = %.6g %s", curve.name(), y, curve.yColumn().unit()).strip());
            }
        }
        return lines;
    }
}
