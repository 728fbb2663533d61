package org.signorini.ui.views.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.general.DatasetUtils;
import org.jfree.data.xy.XYDataset;

/** A chart as it was drawn: its pixels, and which value is where. Nothing in it changes. */
public final class ChartFrame {

    private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

    private final JFreeChart chart;
    private final ImageData pixels;
    private final int width;
    private final int height;
    private final List<XYPlot> plots = new ArrayList<>();
    private final List<Rectangle2D> areas = new ArrayList<>();

    private ChartFrame(JFreeChart chart, ImageData pixels, int width, int height, PlotRenderingInfo info) {
        this.chart = chart;
        this.pixels = pixels;
        this.width = width;
        this.height = height;
        if (chart.getPlot() instanceof CombinedDomainXYPlot combined) {
            for (int i = 0; i < info.getSubplotCount(); i++) {
                plots.add((XYPlot) combined.getSubplots().get(i));
                areas.add(info.getSubplotInfo(i).getDataArea());
            }
        } else {
            plots.add(chart.getXYPlot());
            areas.add(info.getDataArea());
        }
    }

    /** @param scale pixels per point */
    static ChartFrame draw(JFreeChart chart, int width, int height, double scale) {
        int w = (int) Math.round(width * scale);
        int h = (int) Math.round(height * scale);
        BufferedImage image = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
        ChartRenderingInfo info = new ChartRenderingInfo(null);
        Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.setColor(Color.WHITE);
            g.scale(scale, scale);
            chart.draw(g, new Rectangle2D.Double(0, 0, width, height), info);
        } finally {
            g.dispose();
        }
        return new ChartFrame(chart, pixels(image), width, height, info.getPlotInfo());
    }

    /** An opaque picture as SWT has it. @param image of type INT_RGB */
    public static ImageData pixels(BufferedImage image) {
        int w = image.getWidth();
        int h = image.getHeight();
        ImageData data = new ImageData(w, h, 24, RGB);
        int[] from = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < h; y++) {
            data.setPixels(0, y, w, from, y * w);
        }
        return data;
    }

    public JFreeChart chart() {
        return chart;
    }

    public ImageData pixels() {
        return pixels;
    }

    boolean fits(int w, int h) {
        return width == w && height == h;
    }

    /** Where curves are drawn, from top to bottom. */
    List<Rectangle2D> areas() {
        return areas;
    }

    /** Which plot is at a height; the nearest. */
    private int plotAt(double py) {
        int k = 0;
        while (k < areas.size() - 1 && py > areas.get(k).getMaxY()) {
            k++;
        }
        return k;
    }

    double x(double px) {
        return chart.getXYPlot().getDomainAxis().java2DToValue(px, areas.getFirst(), RectangleEdge.BOTTOM);
    }

    /** Where a value of the axis to the right is. */
    public double pixelOf(double x) {
        return chart.getXYPlot().getDomainAxis().valueToJava2D(x, areas.getFirst(), RectangleEdge.BOTTOM);
    }

    /** The value at a height of the plot that is there. */
    double y(double py) {
        int k = plotAt(py);
        return plots.get(k).getRangeAxis().java2DToValue(py, areas.get(k), RectangleEdge.LEFT);
    }

    /** The part of the chart in a rectangle of pixels. */
    ChartRange range(double px0, double px1, double py0, double py1) {
        double a = y(py0);
        double b = y(py1);
        return new ChartRange(x(px0), x(px1), Math.min(a, b), Math.max(a, b));
    }

    /** A place in words, with units. */
    String place(double px, double py) {
        return measured(chart.getXYPlot().getDomainAxis().getLabel(), "x", x(px), "%.6g") + ", "
                + measured(plots.get(plotAt(py)).getRangeAxis().getLabel(), "y", y(py), "%.4g");
    }

    /** {@code height = 0.3 m} of an axis {@code height [m]}. */
    private static String measured(String label, String otherwise, double value, String format) {
        String name = label == null ? "" : label.replaceAll("\\s*\\[[^\\[\\]]*\\]$", "").strip();
        String unit = label == null || !label.endsWith("]") ? "" : label.substring(label.lastIndexOf('[') + 1,
                label.length() - 1);
        return ((name.isEmpty() ? otherwise : name) + " = " + String.format(Locale.ROOT, format, value) + " " + unit)
                .strip();
    }

    /** Values of the curves where x is, a line each; none where x is not time and a curve may have many. */
    public List<String> values(double x) {
        List<String> lines = new ArrayList<>();
        String label = chart.getXYPlot().getDomainAxis().getLabel();
        if (label == null || !label.startsWith("time")) {
            return lines;
        }
        for (XYPlot plot : plots) {
            XYDataset data = plot.getDataset();
            if (data instanceof ChartValues known) {
                lines.addAll(known.at(x));
                continue;
            }
            for (int s = 0; data != null && s < data.getSeriesCount(); s++) {
                double y = data.getItemCount(s) == 0 ? Double.NaN : DatasetUtils.findYValue(data, s, x);
                if (!Double.isNaN(y)) {
                    lines.add(String.format(Locale.ROOT, "%s = %.6g", data.getSeriesKey(s), y));
                }
            }
        }
        return lines;
    }
}
