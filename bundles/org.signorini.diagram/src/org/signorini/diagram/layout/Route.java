package org.signorini.diagram.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.math.KVectorChain;
import org.signorini.diagram.view.Box;

/**
 * The bends of an edge that ELK has routed. The symbol of an edge is drawn at its middle bend; so the middle that ELK
 * kept free becomes one, with as many bends before it as after.
 */
final class Route {

    /** How far a symbol may be from the middle of a straight line without a bend of its own. */
    private static final double CLOSE = 6;

    private Route() {
    }

    /**
     * @param points from end to end
     * @param middle where the symbol is, or {@code null}
     * @param bare   whether a straight line that is free to move has no bends
     */
    static List<Box> bends(KVectorChain points, KVector middle, boolean bare, boolean reversed) {
        List<KVector> path = new ArrayList<>(points);
        if (reversed) {
            Collections.reverse(path);
        }
        KVector m = middle == null ? between(path.getFirst(), path.getLast(), 0.5) : middle;
        if (path.size() == 2 && bare && m.distance(between(path.getFirst(), path.getLast(), 0.5)) < CLOSE) {
            return List.of();
        }
        if (middle == null && path.size() > 2) {
            m = halfway(path);
        }
        int segment = nearest(path, m);
        m = onto(m, path.get(segment), path.get(segment + 1));
        List<KVector> before = new ArrayList<>(path.subList(1, segment + 1));
        List<KVector> after = new ArrayList<>(path.subList(segment + 1, path.size() - 1));
        pad(before, after.size(), path.get(segment), m, true);
        pad(after, before.size(), path.get(segment + 1), m, false);
        before.add(m);
        before.addAll(after);
        return before.stream().map(p -> new Box((int) Math.round(p.x), (int) Math.round(p.y), 0, 0)).toList();
    }

    private static KVector between(KVector a, KVector b, double part) {
        return new KVector(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y));
    }

    /** The middle of the longest part. */
    private static KVector halfway(List<KVector> path) {
        int longest = 0;
        for (int i = 1; i + 1 < path.size(); i++) {
            if (path.get(i).distance(path.get(i + 1)) > path.get(longest).distance(path.get(longest + 1))) {
                longest = i;
            }
        }
        return between(path.get(longest), path.get(longest + 1), 0.5);
    }

    private static int nearest(List<KVector> path, KVector m) {
        int nearest = 0;
        for (int i = 1; i + 1 < path.size(); i++) {
            if (distance(m, path.get(i), path.get(i + 1)) < distance(m, path.get(nearest), path.get(nearest + 1))) {
                nearest = i;
            }
        }
        return nearest;
    }

    private static KVector onto(KVector p, KVector a, KVector b) {
        return new KVector(Math.clamp(p.x, Math.min(a.x, b.x), Math.max(a.x, b.x)),
                Math.clamp(p.y, Math.min(a.y, b.y), Math.max(a.y, b.y)));
    }

    /** Routes are parallel to the axes, so a part is the box between its ends. */
    private static double distance(KVector p, KVector a, KVector b) {
        double dx = Math.max(0, Math.max(Math.min(a.x, b.x) - p.x, p.x - Math.max(a.x, b.x)));
        double dy = Math.max(0, Math.max(Math.min(a.y, b.y) - p.y, p.y - Math.max(a.y, b.y)));
        return dx + dy;
    }

    /** Points on the part next to the middle, until there are enough. */
    private static void pad(List<KVector> points, int enough, KVector end, KVector m, boolean before) {
        int missing = enough - points.size();
        for (int i = 1; i <= missing; i++) {
            points.add(before ? points.size() : i - 1,
                    between(before ? end : m, before ? m : end, (double) i / (missing + 1)));
        }
    }
}
