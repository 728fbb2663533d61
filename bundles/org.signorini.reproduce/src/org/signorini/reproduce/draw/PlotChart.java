package org.signorini.reproduce.draw;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.plot.PlotTheme;
import org.signorini.reproduce.Plot;

/** A plot as a chart. */
public final class PlotChart {

    private static final Shape DOT = new Ellipse2D.Double(-2.5, -2.5, 5, 5);

    private PlotChart() {
    }

    public static JFreeChart of(Plot plot, PlotTheme theme) {
        DefaultXYDataset data = new DefaultXYDataset();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        renderer.setDrawSeriesLineAsPath(true);
        for (int k = 0; k < plot.lines().size(); k++) {
            Plot.Line line = plot.lines().get(k);
            data.addSeries(line.name(), Thinning.of(line, plot.x()));
            renderer.setSeriesPaint(k, theme.series(k));
            renderer.setSeriesStroke(k, stroke(line.style()));
            renderer.setSeriesShape(k, DOT);
            renderer.setSeriesShapesVisible(k, line.style() == Plot.Style.POINTS);
            renderer.setSeriesLinesVisible(k, line.style() != Plot.Style.POINTS);
        }
        NumberAxis x = axis(plot.x());
        if (plot.x().isFixed()) {
            x.setTickUnit(new NumberTickUnit(tick(plot.x().to() - plot.x().from())));
        }
        XYPlot area = new XYPlot(data, x, axis(plot.y()), renderer);
        // what comes later lies above
        area.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        theme.apply(area);
        JFreeChart chart = new JFreeChart(area);
        if (!plot.title().isEmpty()) {
            chart.setTitle(new TextTitle(plot.title()));
        }
        if (plot.lines().size() < 2) {
            chart.removeLegend();
        }
        theme.apply(chart);
        return chart;
    }

    private static NumberAxis axis(Plot.Axis axis) {
        NumberAxis shown = new NumberAxis(axis.label());
        shown.setAutoRangeIncludesZero(false);
        shown.setNumberFormatOverride(new DecimalFormat("0.######", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        if (axis.isFixed()) {
            shown.setRange(axis.from(), axis.to());
        }
        return shown;
    }

    /** 1, 2 or 5 by a power of ten, ten of them at most: JFreeChart reckons with the ends' labels, which may be short. */
    private static double tick(double length) {
        double decade = Math.pow(10, Math.floor(Math.log10(length / 10)));
        double wanted = length / 10 / decade * (1 - 1e-9);
        return decade * (wanted <= 1 ? 1 : wanted <= 2 ? 2 : wanted <= 5 ? 5 : 10);
    }

    private static Stroke stroke(Plot.Style style) {
        return switch (style) {
            case WIDE -> new BasicStroke(4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
            case SOLID, POINTS -> new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
            case DASHED -> dashes(7, 4);
            case DOTTED -> dashes(1.5f, 4);
        };
    }

    private static Stroke dashes(float on, float off) {
        return new BasicStroke(1.8f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {on, off}, 0);
    }
}
