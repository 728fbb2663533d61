package org.signorini.collision.internal.broad;

import java.util.Arrays;

/**
 * Finds all pairs of balls nearer than a distance, in time linear in their number: a hash of grid cells with one grid
 * per size of ball, every grid twice as fine as the one before (Mirtich 1996; Ericson, Real-Time Collision Detection,
 * §7.1, 7.2). A ball is filed in the finest grid whose cells are not smaller than it and looks for partners in the
 * cells around it, in its own grid and in the coarser ones. Space is unbounded.
 *
 * <p>
 * Cells next to each other in x have buckets next to each other, so the 27 cells around a ball are nine stretches of a
 * sorted array. Different cells may share a bucket: a pair can be found twice, and the caller drops repeats.
 */
final class SpatialHash {

    private static final int LEVELS = 24;

    private final int[] shapes;
    private final int[] level;
    private final int[] bucket;
    /** Place of each bucket's first ball; the next bucket's is behind its last. */
    private final int[] start;
    private final int mask;
    // the balls in the order of their buckets
    private final int[] id;
    private final int[] sortedLevel;
    private final double[] ball;
    private final double[] inverseCell = new double[LEVELS];
    private final boolean[] used = new boolean[LEVELS];

    /** @param shapes numbers of the balls that take part */
    SpatialHash(int[] shapes) {
        this.shapes = shapes;
        int n = shapes.length;
        level = new int[n];
        bucket = new int[n];
        id = new int[n];
        sortedLevel = new int[n];
        ball = new double[4 * n];
        int size = Integer.highestOneBit(Math.max(4, 2 * n - 1)) * 2;
        mask = size - 1;
        start = new int[size + 2];
    }

    /** Adds all pairs with centres no further apart than the sum of their radii plus twice the extra one. */
    void findPairs(double[] centre, double[] radius, double extra, PairBuffer found) {
        if (shapes.length > 0) {
            fileByCell(centre, radius, extra);
            for (int i = 0; i < id.length; i++) {
                for (int l = sortedLevel[i]; l >= 0; l--) {
                    if (used[l]) {
                        around(i, l, found);
                    }
                }
            }
        }
    }

    private void fileByCell(double[] centre, double[] radius, double extra) {
        double largest = 0;
        for (int s : shapes) {
            largest = Math.max(largest, radius[s]);
        }
        largest += extra;
        Arrays.fill(used, false);
        for (int l = 0; l < LEVELS; l++) {
            // a hair larger than needed, lest rounding puts neighbours two cells apart
            inverseCell[l] = Math.scalb(1 / (2.000001 * largest), l);
        }
        Arrays.fill(start, 0);
        for (int i = 0; i < shapes.length; i++) {
            int s = shapes[i];
            int l = Math.min(LEVELS - 1, Math.getExponent(largest / (radius[s] + extra)));
            used[l] = true;
            level[i] = l;
            double scale = inverseCell[l];
            int x = (int) Math.floor(centre[3 * s] * scale);
            int y = (int) Math.floor(centre[3 * s + 1] * scale);
            int z = (int) Math.floor(centre[3 * s + 2] * scale);
            bucket[i] = x + row(l, y, z) & mask;
            start[bucket[i] + 2]++;
        }
        for (int b = 2; b <= mask + 1; b++) {
            start[b] += start[b - 1];
        }
        // start[b + 1] moves from the beginning of bucket b to its end while the bucket fills
        for (int i = 0; i < shapes.length; i++) {
            int s = shapes[i];
            int to = start[bucket[i] + 1]++;
            id[to] = s;
            sortedLevel[to] = level[i];
            ball[4 * to] = centre[3 * s];
            ball[4 * to + 1] = centre[3 * s + 1];
            ball[4 * to + 2] = centre[3 * s + 2];
            ball[4 * to + 3] = radius[s] + extra;
        }
    }

    private static int row(int level, int y, int z) {
        int h = y * 0x9E3779B1 ^ z * 0x85EBCA77 ^ level * 0xC2B2AE3D;
        return h ^ h >>> 15;
    }

    private void around(int i, int l, PairBuffer found) {
        double scale = inverseCell[l];
        int x = (int) Math.floor(ball[4 * i] * scale);
        int y = (int) Math.floor(ball[4 * i + 1] * scale);
        int z = (int) Math.floor(ball[4 * i + 2] * scale);
        for (int dz = -1; dz <= 1; dz++) {
            for (int dy = -1; dy <= 1; dy++) {
                int first = x - 1 + row(l, y + dy, z + dz) & mask;
                if (first <= mask - 2) {
                    stretch(i, l, start[first], start[first + 3], found);
                } else {
                    for (int dx = 0; dx < 3; dx++) {
                        int b = first + dx & mask;
                        stretch(i, l, start[b], start[b + 1], found);
                    }
                }
            }
        }
    }

    /**
     * Compares a ball with those at the places from..to that are of the given level; of two equals the lower one looks.
     */
    private void stretch(int i, int l, int from, int to, PairBuffer found) {
        double x = ball[4 * i];
        double y = ball[4 * i + 1];
        double z = ball[4 * i + 2];
        double r = ball[4 * i + 3];
        boolean coarser = l < sortedLevel[i];
        for (int j = from; j < to; j++) {
            double dx = ball[4 * j] - x;
            double dy = ball[4 * j + 1] - y;
            double dz = ball[4 * j + 2] - z;
            double reach = ball[4 * j + 3] + r;
            if (dx * dx + dy * dy + dz * dz <= reach * reach && sortedLevel[j] == l && (coarser || id[j] > id[i])) {
                found.add(id[i], id[j]);
            }
        }
    }
}
