package org.signorini.ui.views.trajectory;

import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

import org.signorini.plot.Curve;
import org.signorini.study.result.Table;
import org.signorini.ui.views.run.TimeWindow;

/**
 * The samples of curves that are drawn. What was learned of a table is kept as long as it is looked at. Used by the
 * threads that draw, one after the other.
 */
final class CurveSamples {

    /**
     * Points of a curve.
     *
     * @param xy      as a data set takes them
     * @param samples they stand for
     */
    record Points(double[][] xy, int samples) {

        /** Whether they run up and down within nearly every bucket, so that an area is seen rather than a line. */
        boolean areDense(int buckets) {
            return samples > 4 * buckets && xy[0].length > 3 * buckets;
        }
    }

    private final Map<Table, Map<Integer, ExtremaIndex>> indices = new IdentityHashMap<>();

    /** Forgets all but these. */
    synchronized void keep(Collection<Curve> curves) {
        Map<Table, Boolean> kept = new IdentityHashMap<>();
        curves.forEach(curve -> kept.put(curve.table(), true));
        indices.keySet().removeIf(table -> !kept.containsKey(table));
    }

    /** A curve within a stretch of time and one sample on either side, fewer than there are where they are many. */
    synchronized Points points(Curve curve, TimeWindow window, int buckets) {
        Table table = curve.table();
        int n = table.rows();
        int first = Math.max(0, rowAt(table, window.from(), n) - 1);
        int end = Math.min(n, rowAt(table, window.to(), n) + 2);
        int[] rows = indices.computeIfAbsent(table, t -> new HashMap<>())
                .computeIfAbsent(curve.y(), y -> new ExtremaIndex(table, y)).rows(first, Math.max(first, end), buckets);
        double[][] points = new double[2][rows.length];
        for (int i = 0; i < rows.length; i++) {
            points[0][i] = table.get(rows[i], curve.x());
            points[1][i] = table.get(rows[i], curve.y());
        }
        return new Points(points, end - first);
    }

    /** The first of the rows that is not before a time. */
    static int rowAt(Table table, double time, int rows) {
        int low = 0;
        int high = rows;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (table.get(middle, 0) < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The value at a time, between samples on the straight line; NaN outside. */
    static double valueAt(Curve curve, double time) {
        Table table = curve.table();
        int n = table.rows();
        int after = rowAt(table, time, n);
        if (after >= n || after == 0 && table.get(0, 0) > time) {
            return Double.NaN;
        }
        double b = table.get(after, curve.y());
        if (after == 0) {
            return b;
        }
        double a = table.get(after - 1, curve.y());
        double t = table.get(after - 1, 0);
        double share = (time - t) / (table.get(after, 0) - t);
        return share >= 1 ? b : a + share * (b - a);
    }
}
