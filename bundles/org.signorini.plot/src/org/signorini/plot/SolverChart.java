package org.signorini.plot;

import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.RangeType;
import org.signorini.study.result.RunResult;

/**
 * What solving took over time: unknowns and rank, iterations, residual of the certificate, fall-backs where there were
 * any, and time for set-up and solving. One run has a colour per plot, several have one each, in the order they are
 * given.
 */
public final class SolverChart {

    /** A run under the name the legend has for it. */
    public record Run(String name, RunResult result) {
    }

    /** Residuals of exact zero have no logarithm. */
    private static final double LEAST_RESIDUAL = 1e-18;
    private static final double LEAST_TIME = 1e-3;
    private static final double MICRO = 1e6;

    private SolverChart() {
    }

    public static JFreeChart of(String title, RunResult result, PlotTheme theme) {
        return of(title, List.of(new Run("", result)), theme);
    }

    public static JFreeChart of(String title, List<Run> runs, PlotTheme theme) {
        NumberAxis time = new NumberAxis("time [s]");
        time.setLowerMargin(0);
        time.setUpperMargin(0);
        CombinedDomainXYPlot all = new CombinedDomainXYPlot(time);
        all.setGap(10);
        all.setFixedLegendItems(legend(runs, theme));
        SolverDots dots = new SolverDots(runs, theme);
        if (dots.any(RunResult.SOLVER, "unknowns")) {
            all.add(dots.plot(counting("size"), 0).dots(RunResult.SOLVER, "unknowns")
                    .crosses(RunResult.SOLVER, "rank").done());
            all.add(dots.plot(counting("iterations"), 1).dots(RunResult.SOLVER, "iterations").done());
            all.add(dots.plot(powers("residual", LEAST_RESIDUAL), 2).atLeast(LEAST_RESIDUAL)
                    .dots(RunResult.SOLVER, "residual").done());
            if (dots.most(RunResult.SOLVER, "fall-backs") > 0) {
                all.add(dots.plot(counting("fall-backs"), 3).dots(RunResult.SOLVER, "fall-backs").done());
            }
        }
        if (dots.most(RunResult.TIMING, "set-up") > 0) {
            all.add(dots.plot(powers("time [µs]", LEAST_TIME), 4).scaled(MICRO).atLeast(LEAST_TIME)
                    .dots(RunResult.TIMING, "solve").crosses(RunResult.TIMING, "set-up").done());
        }
        theme.apply(time);
        JFreeChart chart = new JFreeChart(all);
        chart.setTitle(new TextTitle(title));
        theme.apply(chart);
        return chart;
    }

    private static LegendItemCollection legend(List<Run> runs, PlotTheme theme) {
        LegendItemCollection items = new LegendItemCollection();
        for (int k = 0; runs.size() > 1 && k < runs.size(); k++) {
            items.add(new LegendItem(runs.get(k).name(), theme.series(k)));
        }
        items.add(item("unknowns, solve", SolverDots.DOT, theme));
        items.add(item("rank, set-up", SolverDots.CROSS, theme));
        for (int k = 0; k < items.getItemCount(); k++) {
            items.get(k).setLabelPaint(theme.text());
        }
        return items;
    }

    private static LegendItem item(String label, java.awt.Shape shape, PlotTheme theme) {
        return new LegendItem(label, null, null, null, shape, theme.text());
    }

    private static ValueAxis counting(String label) {
        NumberAxis axis = new NumberAxis(label);
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        axis.setAutoRangeMinimumSize(1);
        axis.setRangeType(RangeType.POSITIVE);
        return axis;
    }

    private static ValueAxis powers(String label, double least) {
        LogAxis axis = new LogAxis(label);
        java.text.DecimalFormatSymbols symbols = java.text.DecimalFormatSymbols.getInstance(java.util.Locale.ROOT);
        symbols.setExponentSeparator("e");
        axis.setSmallestValue(least);
        axis.setNumberFormatOverride(new java.text.DecimalFormat("0E0", symbols));
        return axis;
    }
}
