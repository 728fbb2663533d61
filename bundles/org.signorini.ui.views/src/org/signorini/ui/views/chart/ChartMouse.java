package org.signorini.ui.views.chart;

import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;

/** Mouse and keys of a chart, see {@link ChartCanvas}. */
final class ChartMouse {

    private static final int CLICK = 4;
    private static final double ZOOM = 0.8;
    private static final double SHIFT = 0.15;

    private final Canvas canvas;
    private final Supplier<ChartFrame> frame;
    private final ChartOverlay overlay;
    private final ChartGestures gestures;
    private Point pressed;
    private boolean panning;
    /** Where dragging began: the frame is drawn anew meanwhile. */
    private ChartFrame held;

    ChartMouse(Canvas canvas, Supplier<ChartFrame> frame, ChartOverlay overlay, ChartGestures gestures) {
        this.canvas = canvas;
        this.frame = frame;
        this.overlay = overlay;
        this.gestures = gestures;
        canvas.addListener(SWT.MouseDown, this::down);
        canvas.addListener(SWT.MouseMove, this::move);
        canvas.addListener(SWT.MouseUp, this::up);
        canvas.addListener(SWT.MouseExit, e -> hover(null));
        canvas.addListener(SWT.MouseDoubleClick, e -> {
            pressed = null;
            gestures.reset();
        });
        canvas.addListener(SWT.MouseVerticalWheel, e -> zoom(e.count > 0 ? ZOOM : 1 / ZOOM, e.x, e.y));
        canvas.addListener(SWT.KeyDown, this::key);
    }

    private void down(Event e) {
        canvas.setFocus();
        held = frame.get();
        if (held != null && (e.button == 1 || e.button == 2)) {
            pressed = new Point(e.x, e.y);
            panning = e.button == 2 || (e.stateMask & SWT.SHIFT) != 0;
        }
    }

    private void move(Event e) {
        if (pressed == null) {
            hover(new Point(e.x, e.y));
        } else if (panning) {
            shift(held, pressed.x - e.x, pressed.y - e.y);
        } else {
            overlay.band(new Rectangle(Math.min(pressed.x, e.x), Math.min(pressed.y, e.y), Math.abs(pressed.x - e.x),
                    Math.abs(pressed.y - e.y)));
            canvas.redraw();
        }
    }

    private void up(Event e) {
        Point from = pressed;
        pressed = null;
        overlay.band(null);
        canvas.redraw();
        if (from == null || panning) {
            return;
        }
        if (Math.abs(from.x - e.x) < CLICK && Math.abs(from.y - e.y) < CLICK) {
            gestures.picked(held.x(e.x), held.y(e.y));
        } else if (Math.abs(from.x - e.x) >= CLICK) {
            send(held.range(Math.min(from.x, e.x), Math.max(from.x, e.x), from.y, e.y));
        }
    }

    private void hover(Point at) {
        overlay.mouse(at);
        canvas.redraw();
    }

    private void zoom(double factor, double px, double py) {
        ChartFrame now = frame.get();
        if (now != null) {
            Rectangle2D area = area(now);
            send(now.range(px + (area.getMinX() - px) * factor, px + (area.getMaxX() - px) * factor,
                    py + (area.getMinY() - py) * factor, py + (area.getMaxY() - py) * factor));
        }
    }

    private void shift(ChartFrame from, double dx, double dy) {
        if (from != null) {
            Rectangle2D area = area(from);
            send(from.range(area.getMinX() + dx, area.getMaxX() + dx, area.getMinY() + dy, area.getMaxY() + dy));
        }
    }

    private static Rectangle2D area(ChartFrame now) {
        return now.areas().getFirst();
    }

    private void send(ChartRange range) {
        if (range.isSane()) {
            gestures.zoomed(range);
        }
    }

    private void key(Event e) {
        Point size = canvas.getSize();
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> arrow(-1, 0, size);
            case SWT.ARROW_RIGHT -> arrow(1, 0, size);
            case SWT.ARROW_UP -> arrow(0, -1, size);
            case SWT.ARROW_DOWN -> arrow(0, 1, size);
            default -> {
                switch (e.character) {
                    case '+' -> zoom(ZOOM, size.x / 2.0, size.y / 2.0);
                    case '-' -> zoom(1 / ZOOM, size.x / 2.0, size.y / 2.0);
                    case '0' -> gestures.reset();
                    default -> { }
                }
            }
        }
    }

    private void arrow(int right, int down, Point size) {
        if (!gestures.stepped(right, down) && right != 0) {
            shift(frame.get(), right * SHIFT * size.x, 0);
        }
    }
}
