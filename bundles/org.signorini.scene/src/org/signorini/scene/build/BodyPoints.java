package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;

/** What a body consists of where it has no shape: points, and axes of the joints at them. In the body's frame. */
final class BodyPoints {

    private final List<Vector3> points = new ArrayList<>();
    private final List<Vector3> axes = new ArrayList<>();
    private boolean shaped;

    void add(Vector3 point) {
        points.add(point);
    }

    void axis(Vector3 axis) {
        axes.add(axis.unit());
    }

    void shape(Vector3 center) {
        shaped = true;
        points.add(center);
    }

    /** Whether it has a geometry. */
    boolean isShaped() {
        return shaped;
    }

    /** Without those that coincide with one before. */
    List<Vector3> distinct() {
        List<Vector3> kept = new ArrayList<>();
        double same = 1e-6 * span();
        for (Vector3 p : points) {
            if (kept.stream().noneMatch(q -> q.minus(p).norm() <= same)) {
                kept.add(p);
            }
        }
        return kept;
    }

    double span() {
        double span = 0;
        for (Vector3 p : points) {
            for (Vector3 q : points) {
                span = Math.max(span, p.minus(q).norm());
            }
        }
        return span;
    }

    /** The normal of the plane all points lie in and all axes are perpendicular to, or zero. */
    Vector3 normal() {
        List<Vector3> p = distinct();
        Vector3 n = axes.isEmpty() ? Vector3.ZERO : axes.get(0);
        for (int i = 1; i < p.size() && n.norm() == 0; i++) {
            for (int j = i + 1; j < p.size() && n.norm() == 0; j++) {
                Vector3 c = p.get(i).minus(p.get(0)).cross(p.get(j).minus(p.get(0)));
                n = c.norm() > 1e-3 * span() * span() ? c.unit() : n;
            }
        }
        Vector3 normal = n;
        boolean flat = p.stream().allMatch(q -> Math.abs(q.minus(p.get(0)).dot(normal)) <= 1e-6 * span())
                && axes.stream().allMatch(a -> a.cross(normal).norm() < 1e-6);
        return flat ? normal : Vector3.ZERO;
    }
}
