package org.signorini.plot.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.plot.Decimation;

class DecimationTest {

    @Test
    void everyPeakStays() {
        int n = 1_000_000;
        double[] x = new double[n];
        double[] y = new double[n];
        Random random = new Random(3);
        for (int i = 0; i < n; i++) {
            x[i] = i * 1e-4;
            y[i] = Math.sin(x[i]);
        }
        double highest = 0;
        for (int k = 0; k < 50; k++) {
            int at = random.nextInt(n);
            y[at] = 10 + k;
            highest = 10 + k;
        }
        double[][] few = Decimation.reduce(x, y, 500);
        assertTrue(few[0].length <= 2000);
        assertEquals(highest, Arrays.stream(few[1]).max().orElseThrow());
        assertEquals(x[0], few[0][0]);
        assertEquals(x[n - 1], few[0][few[0].length - 1]);
        for (int i = 1; i < few[0].length; i++) {
            assertTrue(few[0][i] > few[0][i - 1], "in order at " + i);
        }
    }

    @Test
    void shortCurvesAreTakenAsTheyAre() {
        double[] x = {1, 2, 3};
        assertSame(x, Decimation.reduce(x, x, 10)[0]);
    }

    @Test
    void windowReachesBeyondItsEdges() {
        double[] x = new double[1000];
        Arrays.setAll(x, i -> i);
        double[][] part = Decimation.window(x, x, 99.5, 200.5, 1000);
        assertEquals(99, part[0][0]);
        assertEquals(202, part[0][part[0].length - 1], 1);
        assertTrue(part[0][part[0].length - 1] >= 201);
    }
}
