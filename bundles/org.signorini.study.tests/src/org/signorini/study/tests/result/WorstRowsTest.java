package org.signorini.study.tests.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.signorini.study.result.WorstRows;

/** One pass finds what sorting everything finds. */
class WorstRowsTest {

    @Test
    void itIsTheBeginningOfAllSorted() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] values = new double[random.nextInt(60)];
            for (int i = 0; i < values.length; i++) {
                // few different ones, so that many are equal, and some that are none
                values[i] = random.nextInt(8) == 0 ? Double.NaN : random.nextInt(6) - 3;
            }
            int count = random.nextInt(70);
            List<Integer> expected = IntStream.range(0, values.length).boxed()
                    .sorted(Comparator.comparingDouble(i -> Double.isNaN(values[i]) ? Double.POSITIVE_INFINITY
                            : -values[i])).limit(count).toList();
            assertEquals(expected, WorstRows.of(values.length, i -> values[i], count), "seed " + seed);
        }
    }

    @Test
    void eachRowIsAskedOnce() {
        int[] asked = new int[1000];
        WorstRows.of(asked.length, i -> ++asked[i] * i, 10);
        for (int i = 0; i < asked.length; i++) {
            assertEquals(1, asked[i], "row " + i);
        }
    }
}
