package org.signorini.ui.views.trajectory;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.signorini.plot.Curve;
import org.signorini.plot.PlotTheme;
import org.signorini.simulation.record.ContactState;
import org.signorini.ui.views.chart.ChartBuilder;
import org.signorini.ui.views.run.TimeWindow;

/**
 * Curves over a stretch of time, or against another quantity in it, those of one unit in one plot. Only as many samples
 * are drawn as there are pixels for, extrema among them.
 *
 * @param part    of the axis to the right that is looked at where it is not time, or null for all
 * @param impacts instants to be marked
 */
record TrajectoryPlot(List<Curve> curves, CurveSamples samples, TimeWindow window, Range part, Axes axes,
        double[] impacts) implements ChartBuilder {

    private static final BasicStroke HAIR = new BasicStroke(1);
    /** More would leave no room for the curves. */
    private static final int MOST_NAMES = 24;
    private static final int MOST_MARKS = 150;
    /** Against another quantity a curve may cross a column of pixels any number of times. */
    private static final int ANYWHERE = 10_000;

    @Override
    public JFreeChart build(PlotTheme theme, int width) {
        boolean overTime = curves.getFirst().x() == 0;
        int buckets = overTime ? Math.max(64, 2 * width / 5) : ANYWHERE;
        Map<String, XYPlot> byUnit = new LinkedHashMap<>();
        Range drawn = null;
        boolean fitted = false;
        for (int k = 0; k < curves.size(); k++) {
            Curve curve = curves.get(k);
            XYPlot plot = byUnit.computeIfAbsent(curve.yColumn().unit(), unit -> plot(unit, theme));
            CurveSamples.Points points = samples.points(curve, window, buckets);
            fitted |= axes.fit(points.xy());
            boolean dense = points.areDense(buckets);
            add(curve, points.xy(), LineStyle.of(k, dense, theme), plot);
            XYLineAndShapeRenderer lines = (XYLineAndShapeRenderer) plot.getRenderer();
            lines.setDrawSeriesLineAsPath(lines.getDrawSeriesLineAsPath() && !dense);
            drawn = Range.combineIgnoringNaN(drawn, spread(points.xy()[0]));
        }
        byUnit.forEach((unit, plot) -> plot.getRangeAxis().setLabel(label((CurveDataset) plot.getDataset(), unit)));
        ValueAxis right = axes.x(curves.getFirst().xColumn().label());
        theme.apply(right);
        Range range = range(drawn, overTime);
        if (range != null) {
            right.setRange(range);
        }
        CombinedDomainXYPlot all = new CombinedDomainXYPlot(right);
        all.setGap(10);
        byUnit.values().forEach(plot -> {
            if (overTime && range != null) {
                mark(plot, range, theme);
            }
            all.add(plot);
        });
        return chart(all, fitted, theme);
    }

    private JFreeChart chart(CombinedDomainXYPlot all, boolean fitted, PlotTheme theme) {
        JFreeChart chart = new JFreeChart(null, null, all, curves.size() > 1);
        if (chart.getLegend() != null) {
            chart.getLegend().setPosition(RectangleEdge.RIGHT);
            chart.getLegend().setVisible(curves.size() <= MOST_NAMES);
        }
        theme.apply(chart);
        if (fitted || curves.size() > MOST_NAMES) {
            TextTitle note = new TextTitle(fitted ? "Logarithmic: of values below zero the magnitude is drawn, zeros"
                    + " are left out." : curves.size() + " curves; the crosshair tells their names.");
            note.setFont(all.getDomainAxis().getTickLabelFont());
            note.setPaint(theme.text());
            note.setPosition(RectangleEdge.BOTTOM);
            note.setHorizontalAlignment(HorizontalAlignment.LEFT);
            chart.addSubtitle(note);
        }
        return chart;
    }

    /** A stretch of time as it was chosen, what there is otherwise. */
    private Range range(Range drawn, boolean overTime) {
        if (!overTime && part != null) {
            return part;
        }
        double left = overTime && !window.isAll() ? window.from() : drawn == null ? 0 : drawn.getLowerBound();
        double right = overTime && !window.isAll() ? window.to() : drawn == null ? 0 : drawn.getUpperBound();
        left = axes.logX() && left <= 0 && drawn != null ? drawn.getLowerBound() : left;
        double margin = overTime ? 0 : 0.03 * (right - left);
        double start = axes.logX() ? left : left - margin;
        return right > start && Double.isFinite(right - start) ? new Range(start, right + margin) : null;
    }

    private static Range spread(double[] values) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            least = value < least ? value : least;
            most = value > most ? value : most;
        }
        return least <= most ? new Range(least, most) : null;
    }

    private XYPlot plot(String unit, PlotTheme theme) {
        XYLineAndShapeRenderer lines = new XYLineAndShapeRenderer(true, false);
        lines.setDrawSeriesLineAsPath(true);
        XYPlot plot = new XYPlot(new CurveDataset(), null, axes.y(unit), lines);
        theme.apply(plot);
        return plot;
    }

    /** A single quantity is named at its axis, several in the legend. */
    private String label(CurveDataset data, String unit) {
        String name = data.quantity();
        String shown = (name + (unit.isEmpty() ? "" : " [" + unit + "]")).strip();
        return axes.logY() ? "|" + (name.isEmpty() ? " · | " : name + "| ") + (unit.isEmpty() ? "" : "[" + unit + "]")
                : shown;
    }

    private static void add(Curve curve, double[][] points, LineStyle style, XYPlot plot) {
        CurveDataset data = (CurveDataset) plot.getDataset();
        plot.getRenderer().setSeriesPaint(data.getSeriesCount(), style.colour());
        plot.getRenderer().setSeriesStroke(data.getSeriesCount(), style.stroke());
        data.add(curve, points);
    }

    /** A hair line per impact, thinned out where they are denser than anyone can see. */
    private void mark(XYPlot plot, Range range, PlotTheme theme) {
        Color strike = theme.of(ContactState.IMPACT);
        double apart = range.getLength() / MOST_MARKS;
        double last = Double.NEGATIVE_INFINITY;
        for (double impact : impacts) {
            if (range.contains(impact) && impact - last >= apart) {
                ValueMarker mark = new ValueMarker(impact, strike, HAIR);
                mark.setAlpha(0.35f);
                plot.addDomainMarker(mark, Layer.BACKGROUND);
                last = impact;
            }
        }
    }
}
