package org.signorini.diagram.figure;

import org.eclipse.draw2d.ChopboxAnchor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;

/**
 * An edge ends square on the side it comes to; from askew it aims at the middle of a figure. Edges to what is inside a
 * body end at the body, as they would be drawn over what else is in it.
 */
public final class SideAnchor extends ChopboxAnchor {

    private final IFigure aim;

    /**
     * @param aim    what is meant
     * @param border what is reached
     */
    public SideAnchor(IFigure aim, IFigure border) {
        super(border);
        this.aim = aim;
    }

    @Override
    public Point getReferencePoint() {
        Point middle = aim.getBounds().getCenter();
        aim.translateToAbsolute(middle);
        return middle;
    }

    @Override
    public Point getLocation(Point reference) {
        Rectangle box = new Rectangle(getBox());
        getOwner().translateToAbsolute(box);
        boolean beside = reference.y >= box.y && reference.y < box.y + box.height;
        boolean over = reference.x >= box.x && reference.x < box.x + box.width;
        if (beside && !over) {
            return new Point(reference.x < box.x ? box.x : box.x + box.width, reference.y);
        }
        if (over && !beside) {
            return new Point(reference.x, reference.y < box.y ? box.y : box.y + box.height);
        }
        return chop(box, getReferencePoint(), reference);
    }

    private static Point chop(Rectangle box, Point from, Point to) {
        double dx = to.x - from.x;
        double dy = to.y - from.y;
        double reach = 1;
        if (dx != 0) {
            reach = Math.min(reach, ((dx > 0 ? box.x + box.width : box.x) - from.x) / dx);
        }
        if (dy != 0) {
            reach = Math.min(reach, ((dy > 0 ? box.y + box.height : box.y) - from.y) / dy);
        }
        reach = Math.max(0, reach);
        return new Point((int) Math.round(from.x + reach * dx), (int) Math.round(from.y + reach * dy));
    }
}
