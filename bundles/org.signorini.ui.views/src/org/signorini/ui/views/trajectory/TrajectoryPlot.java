package org.signorini.ui.views.trajectory;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.plot.Curve;
import org.signorini.plot.Decimation;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.ChartBuilder;
import org.signorini.ui.views.run.TimeWindow;

/**
 * Curves over a stretch of time, those of one unit in one plot. Only as many samples are drawn as there are pixels for,
 * extrema among them.
 *
 * @param log     magnitudes on logarithmic axes
 * @param impacts instants to be marked
 */
record TrajectoryPlot(List<Curve> curves, TimeWindow window, boolean log, double[] impacts) implements ChartBuilder {

    private static final BasicStroke LINE = new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final BasicStroke HAIR = new BasicStroke(1);
    /** More would leave no room for the curves. */
    private static final int MOST_NAMES = 24;
    private static final int MOST_MARKS = 150;

    @Override
    public JFreeChart build(PlotTheme theme, int width) {
        Map<String, XYPlot> byUnit = new LinkedHashMap<>();
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < curves.size(); k++) {
            Curve curve = curves.get(k);
            XYPlot plot = byUnit.computeIfAbsent(curve.yColumn().unit(), unit -> plot(unit, theme));
            double[][] points = points(curve, width);
            add(curve.name(), points, theme.series(k), plot);
            if (points[0].length > 0) {
                from = Math.min(from, points[0][0]);
                to = Math.max(to, points[0][points[0].length - 1]);
            }
        }
        NumberAxis time = new NumberAxis("time [s]");
        theme.apply(time);
        double left = window.isAll() ? from : window.from();
        double right = window.isAll() ? to : window.to();
        if (right > left && Double.isFinite(right - left)) {
            time.setRange(left, right);
        }
        CombinedDomainXYPlot all = new CombinedDomainXYPlot(time);
        all.setGap(10);
        byUnit.values().forEach(plot -> {
            mark(plot, left, right, theme);
            all.add(plot);
        });
        JFreeChart chart = new JFreeChart(null, null, all, true);
        chart.getLegend().setPosition(RectangleEdge.RIGHT);
        chart.getLegend().setVisible(curves.size() <= MOST_NAMES);
        theme.apply(chart);
        return chart;
    }

    private double[][] points(Curve curve, int width) {
        double[] y = curve.table().column(curve.y());
        double[] x = curve.table().column(0);
        int n = Math.min(x.length, y.length);
        x = x.length == n ? x : Arrays.copyOf(x, n);
        y = y.length == n ? y : Arrays.copyOf(y, n);
        double[][] points = Decimation.window(x, y, window.from(), window.to(), Math.max(64, width / 2));
        if (log) {
            // zero has no logarithm; JFreeChart leaves a gap where there is no number
            points[1] = Arrays.stream(points[1]).map(v -> v == 0 ? Double.NaN : Math.abs(v)).toArray();
        }
        return points;
    }

    private XYPlot plot(String unit, PlotTheme theme) {
        String shown = log ? "| " + unit + " |" : unit.isEmpty() ? "" : "[" + unit + "]";
        ValueAxis axis;
        if (log) {
            LogAxis logarithmic = new LogAxis(shown);
            logarithmic.setNumberFormatOverride(new java.text.DecimalFormat("0E0"));
            axis = logarithmic;
        } else {
            NumberAxis linear = new NumberAxis(shown);
            linear.setAutoRangeIncludesZero(false);
            axis = linear;
        }
        XYPlot plot = new XYPlot(new DefaultXYDataset(), null, axis, new XYLineAndShapeRenderer(true, false));
        theme.apply(plot);
        return plot;
    }

    private static void add(String name, double[][] points, Color colour, XYPlot plot) {
        DefaultXYDataset data = (DefaultXYDataset) plot.getDataset();
        String key = name;
        while (data.indexOf(key) >= 0) {
            key += "′";
        }
        plot.getRenderer().setSeriesPaint(data.getSeriesCount(), colour);
        plot.getRenderer().setSeriesStroke(data.getSeriesCount(), LINE);
        data.addSeries(key, points);
    }

    /** A hair line per impact, thinned out where they are denser than anyone can see. */
    private void mark(XYPlot plot, double left, double right, PlotTheme theme) {
        Color strike = theme.of(org.signorini.simulation.record.ContactState.IMPACT);
        double apart = (right - left) / MOST_MARKS;
        double last = Double.NEGATIVE_INFINITY;
        List<ValueMarker> marks = new ArrayList<>();
        for (double impact : impacts) {
            if (impact >= left && impact <= right && impact - last >= apart) {
                ValueMarker mark = new ValueMarker(impact, strike, HAIR);
                mark.setAlpha(0.35f);
                marks.add(mark);
                last = impact;
            }
        }
        marks.forEach(mark -> plot.addDomainMarker(mark, Layer.BACKGROUND));
    }
}
