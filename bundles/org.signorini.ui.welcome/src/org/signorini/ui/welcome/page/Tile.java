package org.signorini.ui.welcome.page;

import java.util.function.BiConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;

/**
 * A rectangle that does something when it is clicked, or when Enter or Space is pressed in it. Its frame shows the
 * mouse and the keyboard's focus; colours are those around it.
 */
public final class Tile {

    private static final int ARC = 10;
    private static final float BRIGHT = 0.5f;

    private final Canvas canvas;
    private final String name;
    private final Runnable action;
    private boolean hovered;

    /** @param inside paints what is in the frame, with the text's colour set */
    public Tile(Composite parent, String name, int width, int height, BiConsumer<GC, Rectangle> inside,
            Runnable action) {
        this.name = name;
        this.action = action;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        canvas.setLayoutData(new RowData(width, height));
        canvas.setCursor(parent.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        canvas.addPaintListener(e -> paint(e.gc, inside));
        canvas.addListener(SWT.MouseUp, this::clicked);
        canvas.addListener(SWT.KeyDown, this::pressed);
        // a canvas leaves its focus by Tab only if somebody listens
        canvas.addListener(SWT.Traverse, e -> e.doit = e.detail != SWT.TRAVERSE_RETURN);
        canvas.addListener(SWT.MouseEnter, e -> hover(true));
        canvas.addListener(SWT.MouseExit, e -> hover(false));
        canvas.addListener(SWT.FocusIn, e -> canvas.redraw());
        canvas.addListener(SWT.FocusOut, e -> canvas.redraw());
        describe();
    }

    private void describe() {
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent e) {
                e.result = name;
            }
        });
        canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getRole(AccessibleControlEvent e) {
                e.detail = ACC.ROLE_PUSHBUTTON;
            }
        });
    }

    private void clicked(Event e) {
        if (e.button == 1 && canvas.getClientArea().contains(e.x, e.y)) {
            act();
        }
    }

    private void pressed(Event e) {
        if (e.character == SWT.CR || e.character == ' ' || e.keyCode == SWT.KEYPAD_CR) {
            act();
        }
    }

    /** Once the event is over: what is done may close the page with this tile in it. */
    private void act() {
        canvas.getDisplay().asyncExec(action);
    }

    private void hover(boolean is) {
        hovered = is;
        canvas.redraw();
    }

    private void paint(GC gc, BiConsumer<GC, Rectangle> inside) {
        Rectangle area = canvas.getClientArea();
        boolean dark = canvas.getParent().getBackground().getRGB().getHSB()[2] < BRIGHT;
        boolean marked = hovered || canvas.isFocusControl();
        gc.setAntialias(SWT.ON);
        gc.setBackground(canvas.getParent().getBackground());
        gc.fillRectangle(area);
        gc.setBackground(new Color(dark ? new RGB(0x3B, 0x40, 0x45) : new RGB(0xFF, 0xFF, 0xFF)));
        gc.fillRoundRectangle(1, 1, area.width - 2, area.height - 2, ARC, ARC);
        gc.setForeground(new Color(dark ? new RGB(0xE6, 0xE6, 0xE6) : new RGB(0x2B, 0x2F, 0x33)));
        inside.accept(gc, area);
        gc.setForeground(new Color(marked ? new RGB(0x35, 0x84, 0xE4) : dark ? new RGB(0x55, 0x5B, 0x61)
                : new RGB(0xD0, 0xD5, 0xDA)));
        gc.setLineWidth(marked ? 2 : 1);
        gc.drawRoundRectangle(1, 1, area.width - 3, area.height - 3, ARC, ARC);
    }

    public Canvas control() {
        return canvas;
    }

    /** What it is called, also to those who hear instead of see. */
    public String name() {
        return name;
    }
}
