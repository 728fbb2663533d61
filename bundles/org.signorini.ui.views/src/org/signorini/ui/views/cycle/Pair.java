package org.signorini.ui.views.cycle;

import java.util.Arrays;
import java.util.List;

import org.signorini.plot.Curve;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.trajectory.Quantity;

/** Two quantities of a run, to be drawn against each other. Both are recorded in the same steps. */
record Pair(String name, Table xs, int x, Table ys, int y) {

    /** Null where the run does not have them. */
    static Pair of(String name, RunResult result, Quantity x, Quantity y) {
        Table xs = result.tables().get(x.table());
        Table ys = result.tables().get(y.table());
        int cx = xs == null ? -1 : xs.find(x.column().name()).orElse(-1);
        int cy = ys == null ? -1 : ys.find(y.column().name()).orElse(-1);
        return cx < 0 || cy < 0 ? null : new Pair(name, xs, cx, ys, cy);
    }

    /** As it is now. */
    Curve curve() {
        double[] a = xs.column(x);
        double[] b = ys.column(y);
        int n = Math.min(a.length, b.length);
        double[] time = Arrays.copyOf(xs.column(0), n);
        Column cx = xs.columns().get(x);
        Column cy = ys.columns().get(y);
        return new Curve(name, new ColumnTable(List.of(new Column("time", "s"), cx, cy),
                List.of(time, Arrays.copyOf(a, n), Arrays.copyOf(b, n))), 1, 2);
    }

    /** Values of y at some times, between recorded ones on the straight line. */
    double[] yAt(double[] times) {
        return at(ys, y, times);
    }

    double[] xAt(double[] times) {
        return at(xs, x, times);
    }

    private static double[] at(Table table, int column, double[] times) {
        double[] time = table.column(0);
        double[] values = table.column(column);
        int n = Math.min(time.length, values.length);
        double[] out = new double[times.length];
        for (int k = 0; k < times.length; k++) {
            int i = Arrays.binarySearch(time, 0, n, times[k]);
            int after = Math.min(n - 1, Math.max(1, i < 0 ? -i - 1 : i));
            if (n < 2) {
                out[k] = Double.NaN;
                continue;
            }
            double share = (times[k] - time[after - 1]) / (time[after] - time[after - 1]);
            out[k] = values[after - 1] + share * (values[after] - values[after - 1]);
        }
        return out;
    }
}
