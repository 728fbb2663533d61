package org.signorini.plot;

import java.awt.geom.Ellipse2D;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.RangeType;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** What the solver did over time: unknowns, iterations, residual of the certificate, and fall-backs. */
public final class SolverChart {

    private static final int BUCKETS = 2000;
    /** Residuals of exact zero have no logarithm. */
    private static final double LEAST_RESIDUAL = 1e-18;

    private SolverChart() {
    }

    public static JFreeChart of(String title, RunResult result, PlotTheme theme) {
        NumberAxis time = new NumberAxis("time [s]");
        time.setLowerMargin(0);
        time.setUpperMargin(0);
        CombinedDomainXYPlot all = new CombinedDomainXYPlot(time);
        all.setGap(10);
        Table solves = result.tables().get(RunResult.SOLVER);
        if (solves != null) {
            all.add(plot(solves, "unknowns", counting("unknowns"), 0, theme));
            all.add(plot(solves, "iterations", counting("iterations"), 1, theme));
            all.add(plot(solves, "residual", powers("residual"), 2, theme));
            all.add(plot(solves, "fall-backs", counting("fall-backs"), 3, theme));
        }
        theme.apply(time);
        JFreeChart chart = new JFreeChart(all);
        chart.setTitle(new TextTitle(title));
        chart.removeLegend();
        theme.apply(chart);
        return chart;
    }

    private static ValueAxis counting(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setAutoRangeMinimumSize(1);
        axis.setRangeType(RangeType.POSITIVE);
        return axis;
    }

    /** An axis for logarithms that shows powers of ten. */
    private static ValueAxis powers(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setAutoRangeIncludesZero(false);
        axis.setAutoRangeMinimumSize(3);
        axis.setNumberFormatOverride(new java.text.DecimalFormat("'1e'0;'1e'-0"));
        return axis;
    }

    private static XYPlot plot(Table solves, String column, ValueAxis axis, int colour, PlotTheme theme) {
        DefaultXYDataset data = new DefaultXYDataset();
        int index = solves.find(column).orElseThrow();
        double[] y = solves.column(index);
        double[] x = java.util.Arrays.copyOf(solves.column(0), y.length);
        if (column.equals("residual")) {
            for (int i = 0; i < y.length; i++) {
                y[i] = Math.log10(Math.max(y[i], LEAST_RESIDUAL));
            }
        }
        data.addSeries(column, Decimation.reduce(x, y, BUCKETS));
        // dots: between two solves lie steps without contacts, where nothing was solved
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
        renderer.setSeriesPaint(0, theme.series(colour));
        renderer.setSeriesShape(0, new Ellipse2D.Double(-1, -1, 2, 2));
        XYPlot plot = new XYPlot(data, null, axis, renderer);
        theme.apply(plot);
        return plot;
    }
}
