package org.signorini.diagram.figure;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.draw2d.AbstractLayout;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.signorini.diagram.specification.Style;

/**
 * A shape with its label: in it, below it, beside it, or, of things on a body's border, inside the body, where no edge
 * comes; on top, where the body's name is, beside the edge.
 */
public final class NodeFigure extends Figure {

    /** Where the label stands, or on which border the shape sits. */
    public enum Side { INSIDE, BELOW, BESIDE, ON_LEFT, ON_RIGHT, ON_TOP, ON_BOTTOM }

    private static final int GAP = 3;
    private static final int BADGE = 12;

    private final Resources resources;
    private final Figure shape = new Shape();
    private final Caption label;
    private Style.Node style;
    private Supplier<IFigure> tip = () -> null;
    private Side side = Side.BELOW;
    private List<String> badges = List.of();

    public NodeFigure(Resources resources) {
        this.resources = resources;
        label = new Caption(resources);
        setLayoutManager(new Layout());
        add(shape);
        add(label);
    }

    /** The shape without its label: edges end on it. */
    public IFigure shape() {
        return shape;
    }

    public Label label() {
        return label;
    }

    Side side() {
        return side;
    }

    /** What is shown when the mouse rests; asked for then. */
    public void setTip(Supplier<IFigure> newTip) {
        tip = newTip;
    }

    @Override
    public IFigure getToolTip() {
        return tip.get();
    }

    public void show(Style.Node newStyle, String text, Side newSide, List<String> newBadges) {
        style = newStyle;
        side = newSide;
        badges = newBadges;
        label.show(text, style.label());
        revalidate();
        repaint();
    }

    private Dimension shapeSize() {
        int width = style.width();
        if (side == Side.INSIDE) {
            width = Math.max(width, label.getPreferredSize().width + 12);
        }
        return new Dimension(width, style.height());
    }

    /** The whole figure for a shape whose upper left corner is there. */
    public Rectangle around(int x, int y) {
        Rectangle whole = new Rectangle(new Point(x, y), shapeSize());
        if (side != Side.INSIDE && !label.getText().isEmpty()) {
            whole.union(labelBox(whole));
        }
        return whole;
    }

    /** From the whole figure's corner to the shape's. */
    public Point shapeOffset() {
        Rectangle whole = around(0, 0);
        return new Point(-whole.x, -whole.y);
    }

    private Rectangle labelBox(Rectangle s) {
        Dimension t = label.getPreferredSize();
        int middle = s.x + s.width / 2;
        return switch (side) {
            case INSIDE -> s.getCopy();
            case BELOW -> new Rectangle(middle - t.width / 2, s.y + s.height + 1, t.width, t.height);
            case BESIDE, ON_LEFT -> new Rectangle(s.x + s.width + GAP, s.y + (s.height - t.height) / 2, t.width,
                    t.height);
            case ON_RIGHT -> new Rectangle(s.x - t.width - GAP, s.y + (s.height - t.height) / 2, t.width, t.height);
            case ON_TOP -> new Rectangle(middle + GAP + 3, s.y - t.height + 2, t.width, t.height);
            case ON_BOTTOM -> new Rectangle(middle - t.width / 2, s.y - t.height - 1, t.width, t.height);
        };
    }

    @Override
    public boolean containsPoint(int x, int y) {
        return shape.containsPoint(x, y) || !label.getText().isEmpty() && label.containsPoint(x, y);
    }

    private final class Layout extends AbstractLayout {

        @Override
        protected Dimension calculatePreferredSize(IFigure container, int width, int height) {
            return around(0, 0).getSize();
        }

        @Override
        public void layout(IFigure container) {
            Point corner = getBounds().getLocation().translate(shapeOffset());
            Rectangle s = new Rectangle(corner, shapeSize());
            shape.setBounds(s);
            label.setBounds(labelBox(s));
        }
    }

    private final class Shape extends Figure {

        @Override
        protected void paintFigure(Graphics g) {
            Rectangle box = getBounds().getCopy();
            g.setAntialias(SWT.ON);
            g.setBackgroundColor(resources.color(style.fill()));
            g.setForegroundColor(resources.color(style.border()));
            g.setLineWidth(Math.max(1, style.borderWidth()));
            g.setLineStyle(Resources.line(style.borderLine()));
            switch (style.shape()) {
                case ELLIPSE -> {
                    box.shrink(1, 1);
                    g.fillOval(box);
                    g.drawOval(box);
                }
                case IMAGE -> Symbol.draw(g, resources.image(style.image()),
                        new Rectangle(box.getCenter().x - Symbol.SIZE / 2, box.getCenter().y - Symbol.SIZE / 2,
                                Symbol.SIZE, Symbol.SIZE));
                default -> {
                    box.resize(-1, -1);
                    g.fillRoundRectangle(box, 6, 6);
                    if (style.borderWidth() > 0) {
                        g.drawRoundRectangle(box, 6, 6);
                    }
                }
            }
            for (int i = 0; i < badges.size(); i++) {
                Symbol.draw(g, resources.image(badges.get(i)), new Rectangle(
                        getBounds().x + getBounds().width - BADGE * (i + 1), getBounds().y, BADGE, BADGE));
            }
        }
    }
}
