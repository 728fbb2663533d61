package org.signorini.diagram.editor;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.IFigure;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.signorini.diagram.figure.Resources;
import org.signorini.diagram.figure.Theme;

/** Paints rulers as the canvas they are around; GEF would leave them white beside a dark one. */
final class RulerTheme {

    private static final int INK = 0x5b6673;

    private final Composite rulers;
    private final Control canvas;
    private final Resources resources;
    private Theme painted;
    private int count;

    private RulerTheme(Composite rulers, Control canvas, Resources resources) {
        this.rulers = rulers;
        this.canvas = canvas;
        this.resources = resources;
    }

    /** @param rulers around the canvas; they come and go */
    static void follow(Composite rulers, Control canvas, Resources resources) {
        RulerTheme theme = new RulerTheme(rulers, canvas, resources);
        canvas.addListener(SWT.Paint, event -> theme.look());
    }

    private void look() {
        if (painted != resources.theme() || count != rulers.getChildren().length) {
            painted = resources.theme();
            count = rulers.getChildren().length;
            for (Control ruler : rulers.getChildren()) {
                if (ruler != canvas && ruler instanceof FigureCanvas figures && figures.getContents() != null) {
                    color(figures.getContents());
                }
            }
        }
    }

    private void color(IFigure figure) {
        figure.setBackgroundColor(resources.paper());
        figure.setForegroundColor(resources.color(INK));
        for (Object child : figure.getChildren()) {
            color((IFigure) child);
        }
    }
}
