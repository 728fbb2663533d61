package org.signorini.diagram.figure;

import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.Locator;
import org.eclipse.draw2d.PolygonDecoration;
import org.eclipse.draw2d.PolylineConnection;
import org.eclipse.draw2d.PolylineDecoration;
import org.eclipse.draw2d.RotatableDecoration;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.signorini.diagram.specification.Style;

/** An edge with its symbol in the middle, or drawn along it, and its text beside the symbol. */
public final class EdgeFigure extends PolylineConnection {

    private final Resources resources;
    private final Symbol symbol;
    private final Caption label;
    private Style.Edge style;
    private LineSymbol along;

    public EdgeFigure(Resources resources) {
        this.resources = resources;
        symbol = new Symbol(resources);
        label = new Caption(resources);
        add(symbol, (Locator) this::placeSymbol);
        add(label, (Locator) this::placeLabel);
    }

    public Label label() {
        return label;
    }

    public void show(Style.Edge newStyle, String text, List<String> badges) {
        style = newStyle;
        along = LineSymbol.of(style);
        setLineWidth(style.width());
        setLineStyle(Resources.line(style.line()));
        setSourceDecoration(arrow(style.source()));
        setTargetDecoration(arrow(style.target()));
        symbol.show(style.label() == null || along != null ? null : style.label().iconPath(), badges);
        symbol.setVisible(hasSymbol() || !badges.isEmpty());
        label.setVisible(!text.isEmpty());
        // without a symbol the text itself stands in the line
        label.setOpaque(!hasSymbol());
        if (style.label() != null) {
            label.show(text, style.label());
        }
        revalidate();
        repaint();
    }

    private boolean hasSymbol() {
        return style.label() != null && style.label().iconPath() != null;
    }

    private void placeSymbol(IFigure figure) {
        Dimension size = along == null ? figure.getPreferredSize()
                : new Dimension(2 * LinePainter.HALF, 2 * LinePainter.HALF);
        Point at = Middle.of(getPoints()).at();
        if (!hasSymbol()) {
            // badges of a text stand at its corner
            at.translate(label.getPreferredSize().width / 2 + 4, -label.getPreferredSize().height / 2);
        }
        figure.setBounds(new Rectangle(at.x - size.width / 2, at.y - size.height / 2, size.width, size.height));
    }

    private void placeLabel(IFigure figure) {
        Middle middle = Middle.of(getPoints());
        Dimension size = figure.getPreferredSize();
        Point corner = middle.at().getCopy().translate(-size.width / 2, -size.height / 2);
        if (hasSymbol()) {
            int away = along == null ? Symbol.SIZE / 2 : LinePainter.REACH;
            if (middle.outer().x != 0 || middle.outer().y != 0) {
                int past = away + (symbol.hasBadges() ? Symbol.BADGE / 2 : 0);
                corner.translate(middle.outer().x * (past + size.width / 2), middle.outer().y * past);
            } else if (middle.isUpright()) {
                corner.x = middle.at().x + away + 3;
            } else {
                corner.y = middle.at().y + away;
            }
        }
        figure.setBounds(new Rectangle(corner, size));
    }

    private static RotatableDecoration arrow(Style.Arrow arrow) {
        return switch (arrow) {
            case NONE -> null;
            case OPEN -> new PolylineDecoration();
            case CLOSED, FILLED -> new PolygonDecoration();
        };
    }

    @Override
    public void paint(Graphics graphics) {
        graphics.setForegroundColor(resources.color(style.color()));
        graphics.setBackgroundColor(resources.color(style.color()));
        graphics.setAntialias(SWT.ON);
        super.paint(graphics);
    }

    @Override
    protected void outlineShape(Graphics graphics) {
        if (along == null) {
            super.outlineShape(graphics);
            return;
        }
        Middle middle = Middle.of(getPoints());
        double half = LinePainter.half(middle);
        PointList before = new PointList();
        PointList after = new PointList();
        int n = getPoints().size();
        for (int i = 0; i < n; i++) {
            Point p = getPoints().getPoint(i);
            double s = (p.x - middle.at().x) * middle.dx() + (p.y - middle.at().y) * middle.dy();
            boolean covered = Math.abs(s) < half && p.getDistance(middle.at()) < half;
            if (!covered) {
                (2 * i < n ? before : after).addPoint(p);
            }
        }
        before.addPoint(end(middle, -half));
        after.insertPoint(end(middle, half), 0);
        graphics.drawPolyline(before);
        graphics.drawPolyline(after);
        new LinePainter(graphics, middle).paint(along);
    }

    private static Point end(Middle middle, double s) {
        return new Point((int) Math.round(middle.at().x + s * middle.dx()),
                (int) Math.round(middle.at().y + s * middle.dy()));
    }
}
