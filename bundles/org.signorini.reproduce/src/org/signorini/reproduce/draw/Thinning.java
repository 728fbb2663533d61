package org.signorini.reproduce.draw;

import java.util.Arrays;

import org.signorini.plot.Decimation;
import org.signorini.reproduce.Plot;

/** Fewer points that look the same. A page would otherwise carry every step of every run. */
final class Thinning {

    /** Four points each: more than a page can show. */
    private static final int BUCKETS = 500;
    /** Of what is shown of an axis; less than the width of a line. */
    private static final double UNSEEN = 1e-3;

    private Thinning() {
    }

    /** {x, y} of a line. */
    static double[][] of(Plot.Line line, Plot.Axis x) {
        if (!isRising(line.x())) {
            return byDistance(line.x(), line.y());
        }
        return x.isFixed() ? Decimation.window(line.x(), line.y(), x.from(), x.to(), BUCKETS)
                : Decimation.reduce(line.x(), line.y(), BUCKETS);
    }

    private static boolean isRising(double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (x[i] < x[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** Leaves out what a curve has not moved since the last point that was kept; both ends of a jump are kept. */
    private static double[][] byDistance(double[] x, double[] y) {
        double dx = UNSEEN * range(x);
        double dy = UNSEEN * range(y);
        double[] outX = new double[x.length];
        double[] outY = new double[x.length];
        int count = 0;
        int kept = -1;
        for (int i = 0; i < x.length; i++) {
            boolean moved = kept < 0 || Math.abs(x[i] - x[kept]) > dx || Math.abs(y[i] - y[kept]) > dy;
            if (moved && kept >= 0 && kept < i - 1
                    && (Math.abs(x[i] - x[i - 1]) > dx || Math.abs(y[i] - y[i - 1]) > dy)) {
                outX[count] = x[i - 1];
                outY[count++] = y[i - 1];
            }
            if (moved || i == x.length - 1) {
                outX[count] = x[i];
                outY[count++] = y[i];
                kept = i;
            }
        }
        return new double[][] {Arrays.copyOf(outX, count), Arrays.copyOf(outY, count)};
    }

    private static double range(double[] values) {
        return Arrays.stream(values).max().orElse(0) - Arrays.stream(values).min().orElse(0);
    }
}
