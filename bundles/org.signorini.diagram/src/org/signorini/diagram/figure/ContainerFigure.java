package org.signorini.diagram.figure;

import java.util.function.Supplier;

import org.eclipse.draw2d.BorderLayout;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.MarginBorder;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.signorini.diagram.specification.Style;

/** A body: a rounded rectangle with its name above what it contains. */
public final class ContainerFigure extends Figure {

    private static final int ARC = 10;
    private static final int BAND = 22;

    private final Resources resources;
    private final Caption title;
    private final Figure content = new Figure();
    private Style.Node style;
    private Supplier<IFigure> tip = () -> null;

    public ContainerFigure(Resources resources) {
        this.resources = resources;
        title = new Caption(resources);
        setLayoutManager(new BorderLayout());
        setBorder(new MarginBorder(4, 6, 4, 6));
        content.setLayoutManager(new ContentLayout());
        add(title, BorderLayout.TOP);
        add(content, BorderLayout.CENTER);
    }

    public IFigure content() {
        return content;
    }

    public Label title() {
        return title;
    }

    /** What is shown when the mouse rests; asked for then. */
    public void setTip(Supplier<IFigure> newTip) {
        tip = newTip;
    }

    @Override
    public IFigure getToolTip() {
        return tip.get();
    }

    public void show(Style.Node newStyle, String text) {
        style = newStyle;
        title.show(text, style.label());
        repaint();
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        Rectangle box = getBounds().getCopy().shrink(1, 1);
        graphics.setAntialias(SWT.ON);
        graphics.setBackgroundColor(resources.color(style.fill()));
        graphics.fillRoundRectangle(box, ARC, ARC);
        // a lighter band behind the name
        graphics.setBackgroundColor(resources.color(style.top()));
        graphics.setAlpha(110);
        graphics.fillRoundRectangle(new Rectangle(box.x, box.y, box.width, Math.min(BAND, box.height / 2)), ARC, ARC);
        graphics.setAlpha(255);
        graphics.setForegroundColor(resources.color(style.border()));
        graphics.setLineWidth(Math.max(1, style.borderWidth()));
        graphics.setLineStyle(Resources.line(style.borderLine()));
        graphics.drawRoundRectangle(box, ARC, ARC);
    }
}
