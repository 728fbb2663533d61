package org.signorini.ui.animation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.signorini.scene.Camera;

/**
 * What the mouse and the keyboard do in the picture. Drag turns it, Shift or the middle or right button and drag moves
 * it, the wheel zooms. Arrows left and right step through the run, with Ctrl record by record; with Shift arrows turn,
 * with Shift and Ctrl they move; + − zoom, 0 fits, 1 to 4 look from a side, Space plays.
 */
final class Gestures implements Listener {

    /** Rad per point. */
    private static final double TURN = 0.008;
    private static final double WHEEL = 1.12;
    private static final double KEY_ZOOM = 1.2;
    private static final double KEY_TURN = Math.toRadians(5);
    private static final double KEY_MOVE = 20;

    private final Viewpoint viewpoint;
    private final Clock clock;
    private int dragged;
    private int x;
    private int y;

    Gestures(Viewpoint viewpoint, Clock clock) {
        this.viewpoint = viewpoint;
        this.clock = clock;
    }

    @Override
    public void handleEvent(Event e) {
        switch (e.type) {
            case SWT.MouseDown -> down(e);
            case SWT.MouseUp -> dragged = 0;
            case SWT.MouseMove -> drag(e);
            case SWT.MouseWheel -> viewpoint.zoom(Math.pow(WHEEL, Math.signum(e.count)));
            case SWT.KeyDown -> key(e);
            default -> { }
        }
    }

    private void down(Event e) {
        ((Control) e.widget).setFocus();
        x = e.x;
        y = e.y;
        dragged = e.button > 1 || (e.stateMask & SWT.SHIFT) != 0 ? 2 : e.button;
    }

    private void drag(Event e) {
        if (dragged == 1) {
            viewpoint.turn(-TURN * (e.x - x), TURN * (e.y - y));
        } else if (dragged == 2) {
            viewpoint.move(e.x - x, e.y - y);
        }
        x = e.x;
        y = e.y;
    }

    private void key(Event e) {
        boolean shift = (e.stateMask & SWT.SHIFT) != 0;
        boolean ctrl = (e.stateMask & SWT.MOD1) != 0;
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> arrow(-1, 0, shift, ctrl);
            case SWT.ARROW_RIGHT -> arrow(1, 0, shift, ctrl);
            case SWT.ARROW_UP -> arrow(0, -1, shift, ctrl);
            case SWT.ARROW_DOWN -> arrow(0, 1, shift, ctrl);
            case SWT.HOME -> clock.start();
            case SWT.END -> clock.end();
            default -> character(e.character);
        }
    }

    private void arrow(int right, int down, boolean shift, boolean ctrl) {
        if (shift && ctrl) {
            viewpoint.move(KEY_MOVE * right, KEY_MOVE * down);
        } else if (shift) {
            viewpoint.turn(-KEY_TURN * right, KEY_TURN * down);
        } else if (right != 0 && ctrl) {
            clock.record(right);
        } else if (right != 0) {
            clock.step(right);
        }
    }

    private void character(char c) {
        switch (c) {
            case ' ' -> clock.toggle();
            case '+', '=' -> viewpoint.zoom(KEY_ZOOM);
            case '-' -> viewpoint.zoom(1 / KEY_ZOOM);
            case '0' -> viewpoint.fit();
            case '1', '2', '3', '4' -> viewpoint.look(Camera.Preset.values()[c - '1']);
            default -> { }
        }
    }
}
