package org.signorini.diagram.figure;

import org.eclipse.draw2d.AbstractConnectionAnchor;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;

/** An edge ends on a dot's rim, aiming at its very middle: Draw2d's ellipse anchor aims a pixel beside it. */
public final class DotAnchor extends AbstractConnectionAnchor {

    public DotAnchor(IFigure dot) {
        super(dot);
    }

    @Override
    public Point getLocation(Point reference) {
        Point middle = getReferencePoint();
        Point rim = getOwner().getBounds().getCenter().translate(getOwner().getBounds().width / 2 - 1, 0);
        getOwner().translateToAbsolute(rim);
        double distance = middle.getDistance(reference);
        double part = distance == 0 ? 0 : (rim.x - middle.x) / distance;
        return new Point((int) Math.round(middle.x + part * (reference.x - middle.x)),
                (int) Math.round(middle.y + part * (reference.y - middle.y)));
    }
}
