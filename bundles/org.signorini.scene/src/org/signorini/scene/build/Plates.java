package org.signorini.scene.build;

import java.util.ArrayList;
import java.util.List;

import org.signorini.algebra.Vector3;
import org.signorini.scene.Bounds;
import org.signorini.scene.Item;

/**
 * Half-spaces as finite plates: as large as what moves, each cut off where it enters another of the same body, so that
 * a floor with walls becomes a box.
 */
final class Plates {

    private static final double MARGIN = 0.12;

    private record HalfSpace(int body, double[] placement) {
    }

    private final List<HalfSpace> spaces = new ArrayList<>();
    private final Vector3 up;

    Plates(Vector3 up) {
        this.up = up;
    }

    void add(int body, double[] placement) {
        spaces.add(new HalfSpace(body, placement));
    }

    /** Whether there is a floor of the ground to stand on. */
    boolean hasFloor() {
        return spaces.stream().anyMatch(s -> s.body == 0 && facesUp(s));
    }

    private boolean facesUp(HalfSpace s) {
        return axis(s.placement, 2).dot(up) > 0.5;
    }

    void build(Bounds bounds, List<Item> items) {
        for (HalfSpace s : spaces) {
            double[] whole = rectangle(s, bounds);
            double[] cut = whole;
            for (HalfSpace other : spaces) {
                if (other != s && other.body == s.body) {
                    double[] less = cut(cut, s.placement, other.placement);
                    // one that others cover altogether is shown whole
                    cut = less.length < 6 ? cut : less;
                }
            }
            items.add(new Item.Plate(s.body, s.placement, cut, spacing(bounds.largest()), s.body == 0 && facesUp(s)));
        }
    }

    /** What of the plane is below or above the bounds, and some more. */
    private static double[] rectangle(HalfSpace s, Bounds bounds) {
        double margin = MARGIN * bounds.largest();
        Vector3 origin = Vector3.from(s.placement, 9);
        double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
        double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (int i = 0; i < 8; i++) {
            Vector3 p = new Vector3(bounds.corner(i, 0), bounds.corner(i, 1), bounds.corner(i, 2)).minus(origin);
            for (int k = 0; k < 2; k++) {
                double along = s.body == 0 ? p.dot(axis(s.placement, k)) : (i % 2 == 0 ? -0.5 : 0.5) * bounds.largest();
                low[k] = Math.min(low[k], along - margin);
                high[k] = Math.max(high[k], along + margin);
            }
        }
        return new double[] {low[0], low[1], high[0], low[1], high[0], high[1], low[0], high[1]};
    }

    /** Keeps what is outside another half-space (Sutherland and Hodgman). */
    private static double[] cut(double[] polygon, double[] placement, double[] other) {
        List<Double> kept = new ArrayList<>();
        int count = polygon.length / 2;
        for (int i = 0; i < count; i++) {
            int j = (i + 1) % count;
            double a = height(polygon, i, placement, other);
            double b = height(polygon, j, placement, other);
            if (a >= 0) {
                kept.add(polygon[2 * i]);
                kept.add(polygon[2 * i + 1]);
            }
            if (a >= 0 != b >= 0) {
                double t = a / (a - b);
                kept.add(polygon[2 * i] + t * (polygon[2 * j] - polygon[2 * i]));
                kept.add(polygon[2 * i + 1] + t * (polygon[2 * j + 1] - polygon[2 * i + 1]));
            }
        }
        return kept.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static double height(double[] polygon, int i, double[] placement, double[] other) {
        Vector3 p = Vector3.from(placement, 9).plus(axis(placement, 0).times(polygon[2 * i]))
                .plus(axis(placement, 1).times(polygon[2 * i + 1]));
        return p.minus(Vector3.from(other, 9)).dot(axis(other, 2)) + 1e-12;
    }

    static Vector3 axis(double[] placement, int k) {
        return new Vector3(placement[k], placement[3 + k], placement[6 + k]);
    }

    /** 1, 2 or 5 times a power of ten, about a tenth of a length. */
    static double spacing(double length) {
        double power = Math.pow(10, Math.floor(Math.log10(0.1 * length)));
        double times = 0.1 * length / power;
        return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
    }
}
