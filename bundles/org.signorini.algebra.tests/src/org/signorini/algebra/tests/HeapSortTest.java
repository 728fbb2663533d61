package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.HeapSort;

/** The library's own sort is the oracle. */
class HeapSortTest {

    @Test
    void sortsPartsOfArraysAndLeavesTheRest() {
        for (int seed = 0; seed < 500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int n = random.nextInt(60);
            int from = random.nextInt(n + 1);
            int to = from + random.nextInt(n - from + 1);
            // few values, so that ties are common
            long[] longs = random.longs(n, -9, 9).toArray();
            long[] sortedLongs = longs.clone();
            Arrays.sort(sortedLongs, from, to);
            HeapSort.sort(longs, from, to);
            assertArrayEquals(sortedLongs, longs, "seed " + seed);
        }
    }
}
