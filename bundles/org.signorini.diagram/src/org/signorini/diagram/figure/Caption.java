package org.signorini.diagram.figure;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.Label;
import org.signorini.diagram.specification.Style;

/** A text in the colours of the moment. */
final class Caption extends Label {

    private final Resources resources;
    private int color;

    Caption(Resources resources) {
        this.resources = resources;
    }

    void show(String text, Style.Label style) {
        color = style.color();
        setFont(resources.font(style));
        setText(text);
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        graphics.setForegroundColor(resources.color(color));
        graphics.setBackgroundColor(resources.paper());
        super.paintFigure(graphics);
    }
}
