package org.signorini.plot;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;

/** Bars of lanes. An impact lasts a step and would vanish in a long run: it is drawn at least two pixels wide. */
final class SegmentRenderer extends AbstractXYItemRenderer {

    private static final long serialVersionUID = 1L;
    private static final double LEAST = 2;

    private final transient List<ContactSegments.Segment> segments;
    private final transient PlotTheme theme;

    SegmentRenderer(List<ContactSegments.Segment> segments, PlotTheme theme) {
        this.segments = segments;
        this.theme = theme;
    }

    @Override
    public void drawItem(Graphics2D g, XYItemRendererState state, Rectangle2D area, PlotRenderingInfo info, XYPlot plot,
            ValueAxis x, ValueAxis y, XYDataset dataset, int series, int item, CrosshairState crosshair, int pass) {
        IntervalXYDataset data = (IntervalXYDataset) dataset;
        double left = x.valueToJava2D(data.getStartXValue(series, item), area, plot.getDomainAxisEdge());
        double right = x.valueToJava2D(data.getEndXValue(series, item), area, plot.getDomainAxisEdge());
        double a = y.valueToJava2D(data.getStartYValue(series, item), area, plot.getRangeAxisEdge());
        double b = y.valueToJava2D(data.getEndYValue(series, item), area, plot.getRangeAxisEdge());
        g.setPaint(theme.of(segments.get(item).state()));
        g.fill(new Rectangle2D.Double(left, Math.min(a, b), Math.max(LEAST, right - left), Math.abs(b - a)));
    }
}
