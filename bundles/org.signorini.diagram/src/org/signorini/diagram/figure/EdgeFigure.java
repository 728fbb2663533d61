package org.signorini.diagram.figure;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.ConnectionLocator;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.ImageFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.PolygonDecoration;
import org.eclipse.draw2d.PolylineConnection;
import org.eclipse.draw2d.PolylineDecoration;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.RotatableDecoration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.signorini.diagram.specification.Style;

/** An edge with its symbol in the middle and its text beside the symbol. */
public final class EdgeFigure extends PolylineConnection {

    private final Resources resources;
    private final ImageFigure symbol = new ImageFigure();
    private final Label label = new Label();
    private final ConnectionLocator beside = new ConnectionLocator(this, ConnectionLocator.MIDDLE);

    public EdgeFigure(Resources resources) {
        this.resources = resources;
        add(symbol, new ConnectionLocator(this, ConnectionLocator.MIDDLE));
        beside.setRelativePosition(PositionConstants.SOUTH);
        beside.setGap(12);
        add(label, beside);
        label.setBackgroundColor(ColorConstants.white);
    }

    public Label label() {
        return label;
    }

    public void show(Style.Edge style, String text) {
        setForegroundColor(resources.color(style.color()));
        setLineWidth(style.width());
        setLineStyle(Resources.line(style.line()));
        setSourceDecoration(arrow(style.source()));
        setTargetDecoration(arrow(style.target()));
        Image image = style.label() == null ? null : resources.image(style.label().iconPath());
        symbol.setImage(image);
        symbol.setVisible(image != null);
        label.setText(text);
        label.setVisible(!text.isEmpty());
        // without a symbol the text itself stands in the line
        beside.setRelativePosition(image == null ? PositionConstants.CENTER : PositionConstants.SOUTH);
        beside.setGap(image == null ? 0 : image.getBounds().height / 2);
        label.setOpaque(image == null);
        if (style.label() != null) {
            label.setFont(resources.font(style.label()));
            label.setForegroundColor(resources.color(style.label().color()));
        }
    }

    private static RotatableDecoration arrow(Style.Arrow arrow) {
        return switch (arrow) {
            case NONE -> null;
            case OPEN -> new PolylineDecoration();
            case CLOSED, FILLED -> new PolygonDecoration();
        };
    }

    @Override
    public void paintFigure(Graphics graphics) {
        graphics.setAntialias(SWT.ON);
        super.paintFigure(graphics);
    }
}
