package org.signorini.diagram.figure;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;

/**
 * The middle of an edge, where its symbol stands, and the straight part it is on.
 *
 * @param from  where that part begins
 * @param to    where it ends
 * @param outer away from both parts that meet in a corner; nowhere on a straight part
 */
record Middle(Point at, Point from, Point to, Point outer) {

    /** The middle point, or the middle between the two that come nearest to it. */
    static Middle of(PointList points) {
        int n = points.size();
        if (n < 2) {
            Point only = n == 0 ? new Point() : points.getPoint(0);
            return new Middle(only, only, only, new Point());
        }
        Point at = points.getMidpoint().getCopy();
        int left = (n - 1) / 2 - (n % 2 == 1 ? 1 : 0);
        int right = n / 2 + (n % 2 == 1 ? 1 : 0);
        Point from = points.getPoint(Math.max(0, left));
        Point to = points.getPoint(Math.min(n - 1, right));
        Point outer = new Point();
        if (!aligned(from, at, to)) {
            outer = new Point(-sign(from.x - at.x) - sign(to.x - at.x), -sign(from.y - at.y) - sign(to.y - at.y));
            from = at;
        }
        for (int i = left - 1; i >= 0 && aligned(points.getPoint(i), from, to); i--) {
            from = points.getPoint(i);
        }
        for (int i = right + 1; i < n && aligned(from, to, points.getPoint(i)); i++) {
            to = points.getPoint(i);
        }
        return new Middle(at, from, to, outer);
    }

    private static int sign(int difference) {
        return Math.abs(difference) < 3 ? 0 : Integer.signum(difference);
    }

    /** Whether b lies between a and c, within a pixel. */
    private static boolean aligned(Point a, Point b, Point c) {
        double length = Math.hypot(c.x - a.x, c.y - a.y);
        double across = (c.x - a.x) * (double) (b.y - a.y) - (c.y - a.y) * (double) (b.x - a.x);
        double along = (c.x - a.x) * (double) (b.x - a.x) + (c.y - a.y) * (double) (b.y - a.y);
        return length == 0 || Math.abs(across) <= length * 1.5 && along >= 0 && along <= length * length;
    }

    boolean isUpright() {
        return Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
    }

    double dx() {
        return length() == 0 ? 1 : (to.x - from.x) / length();
    }

    double dy() {
        return length() == 0 ? 0 : (to.y - from.y) / length();
    }

    private double length() {
        return Math.hypot(to.x - from.x, to.y - from.y);
    }

    /** How far something drawn along the part may reach on either side of the middle. */
    double room() {
        return Math.min(Math.hypot(at.x - from.x, at.y - from.y), Math.hypot(to.x - at.x, to.y - at.y));
    }
}
