package org.signorini.ui.views.cycle;

import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.ChartBuilder;
import org.signorini.ui.views.chart.ChartRange;
import org.signorini.ui.views.run.RunEntry;

/**
 * Where the motion goes through its section, against the parameter that was varied: one point per parameter where the
 * motion repeats every period, two where it repeats every second, a cloud where it never does.
 *
 * @param parameter its name
 * @param values    of the parameter, by run
 */
record Bifurcation(String parameter, List<RunEntry> runs, double[] values, List<Pair> pairs, ChartRange part)
        implements ChartBuilder {

    private static final double DOT = 4;

    /** Null where the runs do not differ in a single number, or have no section. */
    static Bifurcation of(List<RunEntry> runs, List<Pair> pairs, ChartRange part) {
        if (runs.size() < 2 || runs.size() != pairs.size()
                || runs.stream().anyMatch(r -> r.info().variation().size() != 1)) {
            return null;
        }
        String name = runs.getFirst().info().variation().keySet().iterator().next();
        double[] values = new double[runs.size()];
        for (int i = 0; i < values.length; i++) {
            try {
                values[i] = Double.parseDouble(runs.get(i).info().variation().getOrDefault(name, ""));
            } catch (NumberFormatException e) {
                // alternatives of a comparison are no numbers
                return null;
            }
        }
        return runs.stream().anyMatch(r -> new CycleMeasure(r).points().length > 0)
                ? new Bifurcation(name, runs, values, pairs, part) : null;
    }

    /** The run whose parameter is nearest. */
    RunEntry nearest(double value) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = Math.abs(values[i] - value) < Math.abs(values[best] - value) ? i : best;
        }
        return runs.get(best);
    }

    @Override
    public JFreeChart build(PlotTheme theme, int width) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            for (double y : pairs.get(i).yAt(new CycleMeasure(runs.get(i)).points())) {
                points.add(new double[] {values[i], y});
            }
        }
        DefaultXYDataset data = new DefaultXYDataset();
        data.addSeries(parameter, new double[][] {points.stream().mapToDouble(p -> p[0]).toArray(),
            points.stream().mapToDouble(p -> p[1]).toArray()});
        NumberAxis x = new NumberAxis(parameter);
        NumberAxis y = new NumberAxis(pairs.getFirst().curve().yColumn().label());
        x.setAutoRangeIncludesZero(false);
        y.setAutoRangeIncludesZero(false);
        XYLineAndShapeRenderer dots = new XYLineAndShapeRenderer(false, true);
        dots.setSeriesPaint(0, theme.series(0));
        dots.setSeriesShape(0, new Ellipse2D.Double(-DOT / 2, -DOT / 2, DOT, DOT));
        XYPlot plot = new XYPlot(data, x, y, dots);
        theme.apply(plot);
        if (part != null) {
            x.setRange(part.x0(), part.x1());
            y.setRange(part.y0(), part.y1());
        }
        JFreeChart chart = new JFreeChart(null, null, plot, false);
        theme.apply(chart);
        return chart;
    }
}
