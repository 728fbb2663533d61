package org.signorini.plot;

import java.awt.BasicStroke;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.xy.DefaultXYDataset;

/** Quantities over time, those of one unit in one plot, the plots above each other with time in common. */
public final class TrajectoryChart {

    private static final int BUCKETS = 2000;
    private static final BasicStroke LINE = new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    private TrajectoryChart() {
    }

    public static JFreeChart of(String title, List<Curve> curves, PlotTheme theme) {
        Map<String, DefaultXYDataset> byUnit = new LinkedHashMap<>();
        Map<String, XYLineAndShapeRenderer> renderers = new LinkedHashMap<>();
        for (int k = 0; k < curves.size(); k++) {
            Curve curve = curves.get(k);
            String unit = curve.yColumn().unit();
            DefaultXYDataset data = byUnit.computeIfAbsent(unit, u -> new DefaultXYDataset());
            XYLineAndShapeRenderer lines = renderers.computeIfAbsent(unit, u -> new XYLineAndShapeRenderer(true, false));
            lines.setSeriesPaint(data.getSeriesCount(), theme.series(k));
            lines.setSeriesStroke(data.getSeriesCount(), LINE);
            data.addSeries(unique(data, curve.name()), points(curve));
        }
        NumberAxis time = new NumberAxis(curves.isEmpty() ? "time [s]" : curves.getFirst().xColumn().label());
        time.setAutoRangeIncludesZero(false);
        time.setLowerMargin(0);
        time.setUpperMargin(0);
        CombinedDomainXYPlot all = new CombinedDomainXYPlot(time);
        all.setGap(10);
        byUnit.forEach((unit, data) -> all.add(plot(label(data, unit), data, renderers.get(unit), theme)));
        theme.apply(time);
        JFreeChart chart = new JFreeChart(all);
        chart.setTitle(new TextTitle(title));
        theme.apply(chart);
        return chart;
    }

    private static double[][] points(Curve curve) {
        double[] x = curve.table().column(curve.x());
        double[] y = curve.table().column(curve.y());
        int n = Math.min(x.length, y.length);
        return Decimation.reduce(java.util.Arrays.copyOf(x, n), java.util.Arrays.copyOf(y, n), BUCKETS);
    }

    private static String unique(DefaultXYDataset data, String name) {
        return data.indexOf(name) < 0 ? name : unique(data, name + "′");
    }

    /** A single quantity is named at its axis, several in the legend. */
    private static String label(DefaultXYDataset data, String unit) {
        String shown = unit.isEmpty() ? "" : "[" + unit + "]";
        return data.getSeriesCount() == 1 ? (data.getSeriesKey(0) + " " + shown).strip() : shown;
    }

    private static XYPlot plot(String label, DefaultXYDataset data, XYLineAndShapeRenderer renderer, PlotTheme theme) {
        NumberAxis axis = new NumberAxis(label);
        axis.setAutoRangeIncludesZero(false);
        XYPlot plot = new XYPlot(data, null, axis, renderer);
        theme.apply(plot);
        return plot;
    }
}
