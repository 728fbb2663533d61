package org.signorini.plot;

import java.awt.BasicStroke;
import java.util.Arrays;
import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.xy.DefaultXYDataset;

/** One quantity against another: where a motion settles, its curve closes. */
public final class PhaseChart {

    private static final int BUCKETS = 20_000;
    private static final BasicStroke LINE = new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    private PhaseChart() {
    }

    /** @param from time before which the curves are hidden: the transient */
    public static JFreeChart of(String title, List<Curve> curves, double from, PlotTheme theme) {
        DefaultXYDataset data = new DefaultXYDataset();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        for (Curve curve : curves) {
            renderer.setSeriesPaint(data.getSeriesCount(), theme.series(data.getSeriesCount()));
            renderer.setSeriesStroke(data.getSeriesCount(), LINE);
            data.addSeries(data.getSeriesCount() + 1 + " " + curve.name(), points(curve, from));
        }
        NumberAxis x = new NumberAxis(curves.isEmpty() ? "" : curves.getFirst().xColumn().label());
        NumberAxis y = new NumberAxis(curves.isEmpty() ? "" : curves.getFirst().yColumn().label());
        x.setAutoRangeIncludesZero(false);
        y.setAutoRangeIncludesZero(false);
        XYPlot plot = new XYPlot(data, x, y, renderer);
        theme.apply(plot);
        JFreeChart chart = new JFreeChart(plot);
        chart.setTitle(new TextTitle(title));
        if (curves.size() < 2) {
            chart.removeLegend();
        }
        theme.apply(chart);
        return chart;
    }

    private static double[][] points(Curve curve, double from) {
        double[] time = curve.table().column(0);
        int first = Arrays.binarySearch(time, from);
        first = first < 0 ? -first - 1 : first;
        double[] x = curve.table().column(curve.x());
        double[] y = curve.table().column(curve.y());
        int n = Math.min(time.length, Math.min(x.length, y.length));
        first = Math.min(first, n);
        return Decimation.reduce(Arrays.copyOfRange(x, first, n), Arrays.copyOfRange(y, first, n), BUCKETS);
    }
}
