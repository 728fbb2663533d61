package org.signorini.diagram.figure;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.IFigure;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;

/** A canvas drawn in the theme of the window around it, also when that is changed. */
public final class CanvasTheme {

    static final String NO_STYLE_SHEET = "org.eclipse.e4.ui.css.disabled";
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
        LightPalette.beside(canvas);
        canvas.addListener(SWT.Paint, event -> {
            if (theme.around() != resources.theme() || !canvas.getBackground().equals(resources.paper())) {
                theme.apply();
            }
        });
    }

    /** Gives a control elsewhere, such as an overview, the ground that the canvas has. */
    public static void share(Control other, Control canvas, Resources resources) {
        other.setData(NO_STYLE_SHEET, Boolean.TRUE);
        other.setBackground(resources.paper());
        Listener follow = event -> {
            if (!other.getBackground().equals(resources.paper())) {
                other.setBackground(resources.paper());
            }
        };
        canvas.addListener(SWT.Paint, follow);
        other.addListener(SWT.Dispose, event -> {
            if (!canvas.isDisposed()) {
                canvas.removeListener(SWT.Paint, follow);
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
        if (canvas instanceof FigureCanvas figures && figures.getContents() != null) {
            // the overview draws what is drawn anew
            repaint(figures.getContents());
        }
    }

    private static void repaint(IFigure figure) {
        figure.repaint();
        for (Object child : figure.getChildren()) {
            repaint((IFigure) child);
        }
    }
}
