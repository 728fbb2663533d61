package org.signorini.ui.animation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.signorini.plot.PlotTheme;
import org.signorini.ui.views.chart.Themes;

/** What is read where there is no picture. */
final class Sentence {

    private static final int MARGIN = 20;

    private final Canvas canvas;
    private String text = "";

    Sentence(Composite parent) {
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        canvas.addPaintListener(e -> paint(e.gc));
    }

    Canvas control() {
        return canvas;
    }

    void say(String other) {
        text = other;
        canvas.redraw();
    }

    private void paint(GC gc) {
        Rectangle area = canvas.getClientArea();
        PlotTheme theme = Themes.of(canvas.getParent());
        gc.setBackground(Themes.swt(theme.background()));
        gc.setForeground(Themes.swt(theme.text()));
        gc.fillRectangle(area);
        TextLayout lines = new TextLayout(canvas.getDisplay());
        lines.setText(text);
        lines.setAlignment(SWT.CENTER);
        lines.setWidth(Math.max(1, area.width - 2 * MARGIN));
        lines.draw(gc, MARGIN, Math.max(0, (area.height - lines.getBounds().height) / 2));
        lines.dispose();
    }
}
