package org.signorini.ui.views.cycle;

import java.awt.geom.Ellipse2D;
import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.DefaultXYDataset;
import org.signorini.plot.PhaseChart;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.ChartBuilder;
import org.signorini.ui.views.chart.ChartRange;

/**
 * One quantity against another, with the points at which the motion went through the study's section.
 *
 * @param from     time before which nothing is drawn
 * @param sections times of points of the first pair's section
 * @param part     what is looked at, or null for all
 */
record PhasePortrait(List<Pair> pairs, double from, double[] sections, ChartRange part) implements ChartBuilder {

    private static final double DOT = 7;

    @Override
    public JFreeChart build(PlotTheme theme, int width) {
        JFreeChart chart = PhaseChart.of("", pairs.stream().map(Pair::curve).toList(), from, theme);
        chart.setTitle((String) null);
        if (chart.getLegend() != null) {
            chart.getLegend().setPosition(RectangleEdge.RIGHT);
        }
        XYPlot plot = chart.getXYPlot();
        DefaultXYDataset points = new DefaultXYDataset();
        points.addSeries("section", new double[][] {pairs.getFirst().xAt(sections), pairs.getFirst().yAt(sections)});
        XYLineAndShapeRenderer dots = new XYLineAndShapeRenderer(false, true);
        dots.setSeriesPaint(0, theme.series(1));
        dots.setSeriesShape(0, new Ellipse2D.Double(-DOT / 2, -DOT / 2, DOT, DOT));
        dots.setSeriesVisibleInLegend(0, false);
        plot.setDataset(1, points);
        plot.setRenderer(1, dots);
        plot.setDatasetRenderingOrder(org.jfree.chart.plot.DatasetRenderingOrder.FORWARD);
        if (part != null) {
            plot.getDomainAxis().setRange(part.x0(), part.x1());
            plot.getRangeAxis().setRange(part.y0(), part.y1());
        }
        return chart;
    }
}
