package org.signorini.ui.views.chart;

import java.util.List;
import java.util.concurrent.Executor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.preferences.Preferences;
import org.signorini.ui.views.run.UiThread;

/**
 * A chart in a view, in the colours of the workbench. Drag zooms, the middle button or Shift and drag pans, the wheel
 * zooms where the mouse is, a double click resets, a click picks; + − 0 and arrows do the same from the keyboard. While
 * there is nothing to draw a sentence says what to do.
 */
public final class ChartCanvas {

    private static final int FULL = 100;

    private final Canvas canvas;
    private final ChartPainter painter;
    private final ChartOverlay overlay = new ChartOverlay();
    private ChartBuilder builder;
    private String message = "";
    private ChartFrame frame;
    private Image image;
    private PlotTheme drawnIn;
    /** Nobody sees it: it is drawn when it is next shown. */
    private boolean stale;

    public ChartCanvas(Composite parent, ChartGestures gestures) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        // the canvas may be gone when a chart for it is drawn
        Executor ui = UiThread.executor();
        painter = new ChartPainter(drawn -> ui.execute(() -> take(drawn)));
        canvas.addPaintListener(e -> paint(e.gc));
        canvas.addListener(SWT.Resize, e -> request());
        canvas.addListener(SWT.Dispose, e -> forget());
        Preferences.redrawWith(canvas);
        new ChartMouse(canvas, () -> frame, overlay, gestures);
    }

    public Canvas control() {
        return canvas;
    }

    /** Shows a chart; again with the same kind of chart whenever its data have changed. */
    public void show(ChartBuilder chart) {
        builder = chart;
        request();
    }

    /** Shows a sentence instead. */
    public void empty(String sentence) {
        builder = null;
        message = sentence;
        forget();
        canvas.redraw();
    }

    /** Marks an instant; NaN for none. */
    public void cursor(double x) {
        overlay.cursor(x);
        canvas.redraw();
    }

    /** What is shown now, or null. */
    public ChartFrame frame() {
        return frame;
    }

    /** Whether what was asked for last is on the screen. */
    public boolean isUpToDate() {
        return builder == null || !stale && painter.isIdle() && frame != null;
    }

    private void request() {
        Point size = canvas.getSize();
        stale = builder != null && !canvas.isVisible();
        if (builder != null && !stale && size.x > 1 && size.y > 1) {
            drawnIn = Themes.of(canvas);
            painter.request(builder, drawnIn, size.x, size.y, canvas.getMonitor().getZoom() / (double) FULL);
        }
    }

    private void take(ChartFrame drawn) {
        if (!canvas.isDisposed() && builder != null) {
            forget();
            frame = drawn;
            image = new Image(canvas.getDisplay(), drawn.pixels());
            canvas.redraw();
        }
    }

    private void forget() {
        if (image != null) {
            image.dispose();
        }
        image = null;
        frame = null;
    }

    private void paint(GC gc) {
        Rectangle area = canvas.getClientArea();
        PlotTheme theme = Themes.of(canvas);
        gc.setBackground(Themes.swt(theme.background()));
        gc.setForeground(Themes.swt(theme.text()));
        gc.fillRectangle(area);
        if (stale) {
            request();
        }
        if (builder == null) {
            sentence(gc, area);
        } else if (image != null) {
            Rectangle of = image.getBounds();
            gc.drawImage(image, 0, 0, of.width, of.height, 0, 0, area.width, area.height);
            if (frame.fits(area.width, area.height)) {
                overlay.paint(gc, frame, theme);
            }
            if (theme != drawnIn) {
                request();
            }
        }
    }

    private void sentence(GC gc, Rectangle area) {
        List<String> lines = TextLines.wrap(message, area.width - 40, text -> gc.textExtent(text).x);
        int height = gc.getFontMetrics().getHeight();
        int y = (area.height - lines.size() * height) / 2;
        for (String line : lines) {
            gc.drawText(line, (area.width - gc.textExtent(line).x) / 2, y, true);
            y += height;
        }
    }
}
