package org.signorini.diagram.figure;

import org.eclipse.draw2d.AbstractConnectionAnchor;
import org.eclipse.draw2d.AnchorListener;
import org.eclipse.draw2d.Connection;
import org.eclipse.draw2d.FigureListener;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;

/** The middle of an edge, for edges that end on it; it moves with the edge. */
public final class MidpointAnchor extends AbstractConnectionAnchor {

    private final Connection connection;
    private final FigureListener moved = figure -> fireAnchorMoved();
    private int listeners;

    public MidpointAnchor(Connection connection) {
        super(connection);
        this.connection = connection;
    }

    @Override
    public void addAnchorListener(AnchorListener listener) {
        super.addAnchorListener(listener);
        if (listeners++ == 0) {
            connection.addFigureListener(moved);
        }
    }

    @Override
    public void removeAnchorListener(AnchorListener listener) {
        super.removeAnchorListener(listener);
        if (--listeners == 0) {
            connection.removeFigureListener(moved);
        }
    }

    @Override
    public Point getLocation(Point reference) {
        return getReferencePoint();
    }

    @Override
    public Point getReferencePoint() {
        PointList points = connection.getPoints();
        Point middle = points.getMidpoint().getCopy();
        connection.translateToAbsolute(middle);
        return middle;
    }
}
