package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.bench.CostExponent;

/** The exponent of cost in size. */
class CostExponentTest {

    @Test
    void powersAreFound() {
        for (double k : new double[] {0, 1, 1.5, 2, 3}) {
            CostExponent exponent = new CostExponent();
            for (int n : new int[] {12, 96, 1000}) {
                exponent.add(n, 7.5 * Math.pow(n, k));
            }
            assertTrue(exponent.isKnown());
            assertEquals(k, exponent.value(), 1e-12);
        }
    }

    /** The slope of (0, 0), (1, 2), (2, 2) on logarithms to base 10 is 1. */
    @Test
    void scatterIsFittedByLeastSquares() {
        CostExponent exponent = new CostExponent();
        exponent.add(1, 1);
        exponent.add(10, 100);
        exponent.add(100, 100);
        assertEquals(1, exponent.value(), 1e-12);
    }

    @Test
    void oneSizeHasNone() {
        CostExponent exponent = new CostExponent();
        assertFalse(exponent.isKnown());
        exponent.add(1000, 5);
        assertFalse(exponent.isKnown());
        exponent.add(1000, 6);
        assertFalse(exponent.isKnown());
    }
}
