package org.signorini.collision.internal.broad;

import java.util.Arrays;

/**
 * Pairs of shapes as they are found, and their order: by lower shape, then by higher. Two counting sorts, O(pairs +
 * shapes), so the order of contacts never depends on how the pairs were found.
 */
final class PairBuffer {

    int count;
    int[] low = new int[64];
    int[] high = new int[64];

    private int[] lowSpare = new int[64];
    private int[] highSpare = new int[64];
    private final int[] start;

    PairBuffer(int shapes) {
        start = new int[shapes + 1];
    }

    void add(int a, int b) {
        if (count == low.length) {
            low = Arrays.copyOf(low, 2 * count);
            high = Arrays.copyOf(high, 2 * count);
            lowSpare = new int[2 * count];
            highSpare = new int[2 * count];
        }
        low[count] = Math.min(a, b);
        high[count++] = Math.max(a, b);
    }

    void sort() {
        distribute(high);
        distribute(low);
    }

    private void distribute(int[] key) {
        Arrays.fill(start, 0);
        for (int i = 0; i < count; i++) {
            start[key[i] + 1]++;
        }
        for (int s = 1; s < start.length; s++) {
            start[s] += start[s - 1];
        }
        for (int i = 0; i < count; i++) {
            int to = start[key[i]]++;
            lowSpare[to] = low[i];
            highSpare[to] = high[i];
        }
        int[] swap = low;
        low = lowSpare;
        lowSpare = swap;
        swap = high;
        high = highSpare;
        highSpare = swap;
    }
}
