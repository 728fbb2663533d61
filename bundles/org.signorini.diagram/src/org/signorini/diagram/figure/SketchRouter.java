package org.signorini.diagram.figure;

import org.eclipse.draw2d.BendpointConnectionRouter;
import org.eclipse.draw2d.Connection;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;

/**
 * Edges through their bends. Where an edge leaves its end square and turns at its first bend, the bend follows the end,
 * so that an edge stays square when what it connects is moved.
 */
public final class SketchRouter extends BendpointConnectionRouter {

    @Override
    public void route(Connection connection) {
        super.route(connection);
        PointList points = connection.getPoints();
        int n = points.size();
        if (n >= 4) {
            boolean first = follow(points, 0, 1, 2);
            boolean last = follow(points, n - 1, n - 2, n - 3);
            if (first || last) {
                connection.setPoints(points);
            }
        }
    }

    private static boolean follow(PointList points, int end, int bend, int next) {
        Point a = points.getPoint(end);
        Point b = points.getPoint(bend);
        Point c = points.getPoint(next);
        if (b.x == c.x && b.y != c.y && b.y != a.y) {
            points.setPoint(new Point(b.x, a.y), bend);
            return true;
        }
        if (b.y == c.y && b.x != c.x && b.x != a.x && Math.abs(b.y - a.y) > Math.abs(b.x - a.x)) {
            points.setPoint(new Point(a.x, b.y), bend);
            return true;
        }
        return false;
    }
}
