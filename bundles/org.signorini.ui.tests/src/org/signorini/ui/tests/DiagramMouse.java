package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** The mouse and the keys on the canvas of a diagram, as its events. */
record DiagramMouse(GraphicalViewer viewer) {

    private static final AtomicInteger INSTANT = new AtomicInteger(1);

    /** Where a part is drawn on the canvas. */
    Rectangle bounds(EditPart part) {
        viewer.flush();
        IFigure figure = ((GraphicalEditPart) part).getFigure();
        Rectangle bounds = figure.getBounds().getCopy();
        figure.translateToAbsolute(bounds);
        return bounds;
    }

    /** A point where the mouse is over a part and nothing else. */
    Point over(EditPart part) {
        viewer.reveal(part);
        Point[] found = new Point[1];
        boolean there = Ui.waitUntil(() -> (found[0] = find(part)) != null, 5000);
        assertTrue(there, () -> "no place where the mouse is over " + part);
        return found[0];
    }

    private Point find(EditPart part) {
        Rectangle bounds = bounds(part);
        for (int y = bounds.y; y < bounds.bottom(); y += 2) {
            for (int x = bounds.x; x < bounds.right(); x += 2) {
                if (viewer.findObjectAt(new Point(x, y)) == part) {
                    return new Point(x, y);
                }
            }
        }
        return null;
    }

    void drag(Point from, Point to) {
        send(SWT.MouseMove, from, 0);
        send(SWT.MouseDown, from, 0);
        for (int i = 1; i <= 8; i++) {
            send(SWT.MouseMove, new Point(from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8),
                    SWT.BUTTON1);
        }
        send(SWT.MouseUp, to, SWT.BUTTON1);
    }

    void click(Point at) {
        send(SWT.MouseMove, at, 0);
        send(SWT.MouseDown, at, 0);
        send(SWT.MouseUp, at, SWT.BUTTON1);
    }

    void doubleClick(Point at) {
        click(at);
        send(SWT.MouseDown, at, 0);
        send(SWT.MouseDoubleClick, at, SWT.BUTTON1);
        send(SWT.MouseUp, at, SWT.BUTTON1);
    }

    private void send(int type, Point at, int mask) {
        Event event = new Event();
        event.button = type == SWT.MouseMove ? 0 : 1;
        event.count = type == SWT.MouseDoubleClick ? 2 : 1;
        event.x = at.x;
        event.y = at.y;
        event.stateMask = mask;
        viewer.getControl().notifyListeners(type, event);
    }

    /** Presses and releases a key; also those that belong to commands of the workbench. */
    void key(int code, char character, int mask) {
        press(viewer.getControl(), code, character, mask);
        Ui.settle(20);
    }

    /** The workbench takes a second Delete or arrow of one instant for the first, so each has an instant of its own. */
    static void press(Control control, int code, char character, int mask) {
        for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
            Event event = new Event();
            event.time = INSTANT.incrementAndGet();
            event.keyCode = code;
            event.character = character;
            event.stateMask = mask;
            event.doit = true;
            if (!control.isDisposed()) {
                control.notifyListeners(type, event);
            }
        }
    }
}
