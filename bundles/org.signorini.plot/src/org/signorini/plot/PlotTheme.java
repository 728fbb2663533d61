package org.signorini.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.List;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.signorini.simulation.record.ContactState;

/**
 * Colours and fonts of charts. Series colours are those of Okabe and Ito, which people with any colour vision tell
 * apart, in an order that keeps neighbours distinct.
 */
public record PlotTheme(Color background, Color area, Color grid, Color text, List<Color> series) {

    public static final PlotTheme LIGHT = new PlotTheme(Color.WHITE, Color.WHITE, new Color(0xE2E5E9),
            new Color(0x2B2F33), palette(0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x6B6B6B));
    public static final PlotTheme DARK = new PlotTheme(new Color(0x2F2F2F), new Color(0x262626), new Color(0x414141),
            new Color(0xDADADA), palette(0x56B4E9, 0xF0803C, 0x2FC79B, 0xE39BC6, 0xF0B93A, 0x8AB4F8, 0xA8A8A8));

    private static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    private static final Font TICKS = new Font(Font.SANS_SERIF, Font.PLAIN, 11);
    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 13);
    private static final Stroke GRID = new BasicStroke(1);

    private static List<Color> palette(int... values) {
        return java.util.Arrays.stream(values).mapToObj(Color::new).toList();
    }

    /** Colour of the k-th series; they come again after the last. */
    public Color series(int k) {
        return series.get(Math.floorMod(k, series.size()));
    }

    /** The same in every view: blue holds, orange slides, green rolls, red strikes. */
    public Color of(ContactState state) {
        return switch (state) {
            case SEPARATED -> grid;
            case IMPACT -> new Color(0xD62728);
            case STICK -> series.get(0);
            case SLIDE -> series.get(4);
            case ROLL -> series.get(2);
        };
    }

    public void apply(JFreeChart chart) {
        chart.setBackgroundPaint(background);
        chart.setPadding(new RectangleInsets(6, 6, 6, 12));
        chart.setAntiAlias(true);
        if (chart.getTitle() != null) {
            chart.getTitle().setFont(TITLE);
            chart.getTitle().setPaint(text);
        }
        if (chart.getLegend() != null) {
            chart.getLegend().setBackgroundPaint(background);
            chart.getLegend().setItemPaint(text);
            chart.getLegend().setItemFont(TICKS);
            chart.getLegend().setFrame(org.jfree.chart.block.BlockBorder.NONE);
        }
    }

    public void apply(XYPlot plot) {
        plot.setBackgroundPaint(area);
        plot.setDomainGridlinePaint(grid);
        plot.setRangeGridlinePaint(grid);
        plot.setDomainGridlineStroke(GRID);
        plot.setRangeGridlineStroke(GRID);
        plot.setOutlinePaint(grid);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        for (int i = 0; i < plot.getRangeAxisCount(); i++) {
            apply(plot.getRangeAxis(i));
        }
        apply(plot.getDomainAxis());
    }

    public void apply(ValueAxis axis) {
        if (axis == null) {
            return;
        }
        axis.setLabelFont(LABEL);
        axis.setTickLabelFont(TICKS);
        axis.setLabelPaint(text);
        axis.setTickLabelPaint(text);
        axis.setAxisLinePaint(grid);
        axis.setTickMarkPaint(grid);
    }
}
