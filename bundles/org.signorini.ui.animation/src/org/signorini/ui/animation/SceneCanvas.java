package org.signorini.ui.animation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.signorini.plot.PlotTheme;
import org.signorini.scene.Camera;
import org.signorini.ui.views.chart.Themes;

/** The picture. Drag turns it, Shift or the middle or right button and drag moves it, the wheel zooms. */
final class SceneCanvas {

    private static final double TURN = 0.008;
    private static final double ZOOM = 1.12;
    private static final int MARGIN = 20;

    private final Canvas canvas;
    private final Runnable changed;
    private Camera camera;
    private Image image;
    private String message = "";
    private int dragged;
    private int x;
    private int y;

    /** @param changed the camera is another, or the size is */
    SceneCanvas(Composite parent, Runnable changed) {
        this.changed = changed;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        canvas.addPaintListener(e -> paint(e.gc));
        canvas.addListener(SWT.Resize, e -> changed.run());
        canvas.addListener(SWT.Dispose, e -> forget());
        canvas.addListener(SWT.MouseDown, this::down);
        canvas.addListener(SWT.MouseUp, e -> dragged = 0);
        canvas.addMouseMoveListener(this::move);
        canvas.addListener(SWT.MouseWheel, e -> zoom(Math.pow(ZOOM, Math.signum(e.count))));
    }

    Canvas control() {
        return canvas;
    }

    Camera camera() {
        return camera;
    }

    void camera(Camera other) {
        camera = other;
        changed.run();
    }

    void show(ImageData pixels) {
        forget();
        image = new Image(canvas.getDisplay(), pixels);
        canvas.redraw();
    }

    /** A sentence instead of a picture. */
    void empty(String sentence) {
        message = sentence;
        forget();
        canvas.redraw();
    }

    /** What is on the screen, or null. */
    ImageData pixels() {
        return image == null ? null : image.getImageData();
    }

    private void down(Event e) {
        canvas.setFocus();
        x = e.x;
        y = e.y;
        dragged = e.button > 1 || (e.stateMask & SWT.SHIFT) != 0 ? 2 : e.button;
    }

    private void move(MouseEvent e) {
        if (dragged == 0 || camera == null) {
            return;
        }
        Point size = canvas.getSize();
        Camera next = dragged == 1 ? camera.orbited(-TURN * (e.x - x), TURN * (e.y - y))
                : camera.panned(e.x - x, e.y - y, size.x, size.y);
        x = e.x;
        y = e.y;
        camera(next);
    }

    void zoom(double factor) {
        if (camera != null) {
            camera(camera.zoomed(factor));
        }
    }

    private void forget() {
        if (image != null) {
            image.dispose();
        }
        image = null;
    }

    private void paint(GC gc) {
        Rectangle area = canvas.getClientArea();
        if (image != null) {
            Rectangle of = image.getBounds();
            gc.drawImage(image, 0, 0, of.width, of.height, 0, 0, area.width, area.height);
            return;
        }
        PlotTheme theme = Themes.of(canvas);
        gc.setBackground(Themes.swt(theme.background()));
        gc.setForeground(Themes.swt(theme.text()));
        gc.fillRectangle(area);
        TextLayout lines = new TextLayout(canvas.getDisplay());
        lines.setText(message);
        lines.setAlignment(SWT.CENTER);
        lines.setWidth(Math.max(1, area.width - 2 * MARGIN));
        lines.draw(gc, MARGIN, Math.max(0, (area.height - lines.getBounds().height) / 2));
        lines.dispose();
    }
}
