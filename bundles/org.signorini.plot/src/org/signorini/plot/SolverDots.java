package org.signorini.plot;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.Arrays;
import java.util.List;

import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.util.ShapeUtils;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/**
 * Plots of runs as dots, and a second quantity of the same plot as crosses: between two solves lie steps without
 * contacts, where there is nothing to join.
 */
final class SolverDots {

    static final Shape DOT = new Ellipse2D.Double(-1.2, -1.2, 2.4, 2.4);
    static final Shape CROSS = ShapeUtils.createDiagonalCross(2f, 0.3f);

    private static final int BUCKETS = 2000;
    private static final double MARGIN = 0.3;

    private final List<SolverChart.Run> runs;
    private final PlotTheme theme;
    private final DefaultXYDataset data;
    private final XYLineAndShapeRenderer renderer;
    private final ValueAxis axis;
    private final int colour;
    private double scale = 1;
    private double least = Double.NEGATIVE_INFINITY;

    SolverDots(List<SolverChart.Run> runs, PlotTheme theme) {
        this(runs, theme, null, 0);
    }

    private SolverDots(List<SolverChart.Run> runs, PlotTheme theme, ValueAxis axis, int colour) {
        this.runs = runs;
        this.theme = theme;
        this.axis = axis;
        this.colour = colour;
        data = new DefaultXYDataset();
        renderer = new XYLineAndShapeRenderer(false, true);
    }

    /** Begins a plot. @param single its colour where there is one run only */
    SolverDots plot(ValueAxis values, int single) {
        return new SolverDots(runs, theme, values, single);
    }

    SolverDots scaled(double factor) {
        scale = factor;
        return this;
    }

    /** Less than this is drawn as this. */
    SolverDots atLeast(double value) {
        least = value;
        return this;
    }

    SolverDots dots(String table, String column) {
        return add(table, column, DOT);
    }

    SolverDots crosses(String table, String column) {
        return add(table, column, CROSS);
    }

    private SolverDots add(String name, String column, Shape shape) {
        for (int k = 0; k < runs.size(); k++) {
            Table table = runs.get(k).result().tables().get(name);
            int index = table == null ? -1 : table.find(column).orElse(-1);
            if (index < 0) {
                continue;
            }
            int series = data.getSeriesCount();
            data.addSeries(unique(runs.size() == 1 ? column : runs.get(k).name() + " " + column), points(table, index));
            // over each other: the crosses of a rank that is full lie on the dots of the unknowns
            java.awt.Color main = theme.series(runs.size() == 1 ? colour : k);
            renderer.setSeriesPaint(series, shape == CROSS && runs.size() == 1 ? theme.series(colour + 5) : main);
            renderer.setSeriesShape(series, shape);
        }
        return this;
    }

    private String unique(String name) {
        return data.indexOf(name) < 0 ? name : unique(name + "′");
    }

    /** What there is of numbers, reduced so that it looks the same. */
    private double[][] points(Table table, int column) {
        double[] y = table.column(column);
        double[] x = Arrays.copyOf(table.column(0), y.length);
        int n = 0;
        for (int i = 0; i < y.length; i++) {
            if (!Double.isNaN(y[i])) {
                x[n] = x[i];
                y[n++] = Math.max(least, scale * y[i]);
            }
        }
        return Decimation.reduce(Arrays.copyOf(x, n), Arrays.copyOf(y, n), BUCKETS);
    }

    XYPlot done() {
        if (axis instanceof LogAxis) {
            powers();
        }
        XYPlot plot = new XYPlot(data, null, axis, renderer);
        theme.apply(plot);
        return plot;
    }

    /** Whole decades around what there is: left to itself the axis takes residuals for one and the same number. */
    private void powers() {
        double low = Double.POSITIVE_INFINITY;
        double high = 0;
        for (int s = 0; s < data.getSeriesCount(); s++) {
            for (int i = 0; i < data.getItemCount(s); i++) {
                low = Math.min(low, data.getYValue(s, i));
                high = Math.max(high, data.getYValue(s, i));
            }
        }
        if (low <= high) {
            axis.setRange(Math.pow(10, Math.floor(Math.log10(low)) - MARGIN),
                    Math.pow(10, Math.ceil(Math.log10(high)) + MARGIN));
        }
    }

    /** Whether a run has a column, and rows in it. */
    boolean any(String name, String column) {
        return runs.stream().map(r -> r.result().tables().get(name))
                .anyMatch(t -> t != null && t.rows() > 0 && t.find(column).isPresent());
    }

    /** The largest number in a column of any run; 0 where there is none. */
    double most(String name, String column) {
        double most = 0;
        for (SolverChart.Run run : runs) {
            Table table = run.result().tables().get(name);
            int index = table == null ? -1 : table.find(column).orElse(-1);
            for (int i = 0; index >= 0 && i < table.rows(); i++) {
                most = Math.max(most, table.get(i, index));
            }
        }
        return most;
    }
}
