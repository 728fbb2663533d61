package org.signorini.plot;

import java.util.Arrays;

/**
 * Fewer points that look the same: of every bucket along the curve its first, lowest, highest and last are kept, so no
 * peak is lost however many samples there are. O(n).
 */
public final class Decimation {

    private Decimation() {
    }

    /**
     * @param x       abscissae; need not be sorted, buckets are of equally many samples
     * @param buckets at least one; four points each
     * @return {x, y} as a data set takes them; the given arrays where they are short enough
     */
    public static double[][] reduce(double[] x, double[] y, int buckets) {
        int n = x.length;
        if (n <= 4 * buckets) {
            return new double[][] {x, y};
        }
        double[] outX = new double[4 * buckets];
        double[] outY = new double[4 * buckets];
        int count = 0;
        int[] kept = new int[4];
        for (int b = 0; b < buckets; b++) {
            int from = (int) ((long) n * b / buckets);
            int to = (int) ((long) n * (b + 1) / buckets);
            int lowest = from;
            int highest = from;
            for (int i = from; i < to; i++) {
                if (y[i] < y[lowest]) {
                    lowest = i;
                }
                if (y[i] > y[highest]) {
                    highest = i;
                }
            }
            kept[0] = from;
            kept[1] = Math.min(lowest, highest);
            kept[2] = Math.max(lowest, highest);
            kept[3] = to - 1;
            for (int k = 0; k < 4; k++) {
                if (k == 0 || kept[k] != kept[k - 1]) {
                    outX[count] = x[kept[k]];
                    outY[count++] = y[kept[k]];
                }
            }
        }
        return new double[][] {Arrays.copyOf(outX, count), Arrays.copyOf(outY, count)};
    }

    /**
     * The part of sorted samples within an interval, one more on either side, reduced: what a view needs after zooming.
     */
    public static double[][] window(double[] x, double[] y, double from, double to, int buckets) {
        int a = Arrays.binarySearch(x, from);
        int b = Arrays.binarySearch(x, to);
        int first = Math.max(0, (a < 0 ? -a - 1 : a) - 1);
        int last = Math.min(x.length, (b < 0 ? -b - 1 : b) + 2);
        if (first == 0 && last == x.length) {
            return reduce(x, y, buckets);
        }
        int end = Math.max(first, last);
        return reduce(Arrays.copyOfRange(x, first, end), Arrays.copyOfRange(y, first, end), buckets);
    }
}
