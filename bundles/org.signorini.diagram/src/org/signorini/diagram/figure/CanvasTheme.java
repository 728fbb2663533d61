package org.signorini.diagram.figure;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** A canvas drawn in the theme of the window around it, also when that is changed. */
public final class CanvasTheme {

    private static final String NO_STYLE_SHEET = "org.eclipse.e4.ui.css.disabled";
    private static final float MIDDLE = 0.5f;

    private final Control canvas;
    private final Resources resources;

    private CanvasTheme(Control canvas, Resources resources) {
        this.canvas = canvas;
        this.resources = resources;
    }

    public static void follow(Control canvas, Resources resources) {
        canvas.setData(NO_STYLE_SHEET, Boolean.TRUE);
        CanvasTheme theme = new CanvasTheme(canvas, resources);
        theme.apply();
        canvas.addListener(SWT.Paint, event -> {
            if (theme.around() != resources.theme() || !canvas.getBackground().equals(resources.paper())) {
                theme.apply();
            }
        });
    }

    private Theme around() {
        return canvas.getParent().getBackground().getRGB().getHSB()[2] < MIDDLE ? Theme.DARK : Theme.LIGHT;
    }

    private void apply() {
        resources.setTheme(around());
        canvas.setBackground(resources.paper());
        canvas.redraw();
    }
}
