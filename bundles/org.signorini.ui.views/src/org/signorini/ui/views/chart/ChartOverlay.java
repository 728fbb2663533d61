package org.signorini.ui.views.chart;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.signorini.plot.PlotTheme;

/** What lies over a drawn chart: the marked instant, the crosshair with its values, the rectangle being dragged. */
final class ChartOverlay {

    private static final int MARGIN = 6;
    private static final int MOST_LINES = 12;

    private double cursor = Double.NaN;
    private Point mouse;
    private Rectangle band;

    void cursor(double x) {
        cursor = x;
    }

    void mouse(Point at) {
        mouse = at;
    }

    void band(Rectangle dragged) {
        band = dragged;
    }

    void paint(GC gc, ChartFrame frame, PlotTheme theme) {
        gc.setForeground(Themes.swt(theme.series(1)));
        if (!Double.isNaN(cursor)) {
            vertical(gc, frame, (int) Math.round(frame.pixelOf(cursor)));
        }
        if (band != null) {
            gc.setBackground(Themes.swt(theme.series(0)));
            gc.setAlpha(50);
            gc.fillRectangle(band);
            gc.setAlpha(255);
        } else if (mouse != null && frame.areas().stream().anyMatch(a -> a.contains(mouse.x, mouse.y))) {
            gc.setForeground(Themes.swt(theme.text()));
            gc.setLineStyle(SWT.LINE_DOT);
            vertical(gc, frame, mouse.x);
            horizontal(gc, frame);
            gc.setLineStyle(SWT.LINE_SOLID);
            values(gc, frame, theme);
        }
    }

    private static void vertical(GC gc, ChartFrame frame, int px) {
        for (Rectangle2D area : frame.areas()) {
            if (px >= area.getMinX() && px <= area.getMaxX()) {
                gc.drawLine(px, (int) area.getMinY(), px, (int) area.getMaxY());
            }
        }
    }

    private void horizontal(GC gc, ChartFrame frame) {
        for (Rectangle2D area : frame.areas()) {
            if (area.contains(mouse.x, mouse.y)) {
                gc.drawLine((int) area.getMinX(), mouse.y, (int) area.getMaxX(), mouse.y);
            }
        }
    }

    private void values(GC gc, ChartFrame frame, PlotTheme theme) {
        double x = frame.x(mouse.x);
        List<String> lines = new ArrayList<>();
        lines.add(frame.place(mouse.x, mouse.y));
        List<String> values = frame.values(x);
        lines.addAll(values.subList(0, Math.min(MOST_LINES, values.size())));
        int width = lines.stream().mapToInt(line -> gc.textExtent(line).x).max().orElse(0) + 2 * MARGIN;
        int line = gc.getFontMetrics().getHeight();
        int height = lines.size() * line + 2 * MARGIN;
        Rectangle2D first = frame.areas().getFirst();
        boolean left = mouse.x + width + 2 * MARGIN > first.getMaxX();
        int at = left ? mouse.x - width - MARGIN : mouse.x + MARGIN;
        int top = (int) Math.max(0, Math.min(mouse.y, frame.areas().getLast().getMaxY() - height));
        gc.setBackground(Themes.swt(theme.background()));
        gc.setAlpha(225);
        gc.fillRoundRectangle(at, top, width, height, MARGIN, MARGIN);
        gc.setAlpha(255);
        gc.setForeground(Themes.swt(theme.grid()));
        gc.drawRoundRectangle(at, top, width, height, MARGIN, MARGIN);
        gc.setForeground(Themes.swt(theme.text()));
        for (int i = 0; i < lines.size(); i++) {
            gc.drawText(lines.get(i), at + MARGIN, top + MARGIN + i * line, true);
        }
    }
}
