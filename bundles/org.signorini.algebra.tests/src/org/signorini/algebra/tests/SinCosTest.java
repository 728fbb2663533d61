package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.SinCos;

class SinCosTest {

    private static final MathContext DIGITS = new MathContext(60);
    private static final BigDecimal HALF_PI =
            new BigDecimal("1.57079632679489661923132169163975144209858469968755291048747229615390820314310449931");

    /** sin(x + shift·π/2) by its Taylor series in sixty digits. */
    private static double exact(double x, int shift) {
        BigDecimal a = new BigDecimal(x).add(HALF_PI.multiply(BigDecimal.valueOf(shift)), DIGITS);
        BigDecimal turns = a.divideToIntegralValue(HALF_PI.multiply(BigDecimal.valueOf(4)));
        a = a.subtract(turns.multiply(HALF_PI).multiply(BigDecimal.valueOf(4)));
        BigDecimal sum = a;
        BigDecimal term = a;
        BigDecimal square = a.multiply(a, DIGITS);
        for (int n = 2; n < 90; n += 2) {
            term = term.multiply(square, DIGITS).divide(BigDecimal.valueOf(-n * (n + 1L)), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        return sum.doubleValue();
    }

    @Test
    void withinOneUnitInTheLastPlace() {
        SplittableRandom random = new SplittableRandom(11);
        double[] out = new double[2];
        for (int i = 0; i < 3000; i++) {
            double scale = Math.pow(10, random.nextDouble(-8, 5));
            double x = i % 5 == 0 ? Math.rint(scale) * (Math.PI / 2) : random.nextDouble(-scale, scale);
            if (Math.abs(x) > 1e5) {
                continue;
            }
            SinCos.of(x, out, 0);
            double sine = exact(x, 0);
            double cosine = exact(x, 1);
            assertTrue(Math.abs(out[0] - sine) <= Math.ulp(sine), "sin " + x + " is " + sine + " not " + out[0]);
            assertTrue(Math.abs(out[1] - cosine) <= Math.ulp(cosine), "cos " + x + " is " + cosine + " not " + out[1]);
        }
    }

    @Test
    void exactAtZeroAndOddAndEven() {
        double[] a = new double[2];
        double[] b = new double[2];
        SinCos.of(0, a, 0);
        assertEquals(0, a[0], 0);
        assertEquals(1, a[1], 0);
        for (double x = 0.01; x < 20; x += 0.37) {
            SinCos.of(x, a, 0);
            SinCos.of(-x, b, 0);
            assertEquals(a[0], -b[0], 0);
            assertEquals(a[1], b[1], 0);
        }
    }

    @Test
    void largeAndSpecialArguments() {
        double[] out = new double[2];
        SinCos.of(1e22, out, 0);
        assertEquals(-0.8522008497671888, out[0], 1e-16);
        SinCos.of(Double.NaN, out, 0);
        assertTrue(Double.isNaN(out[0]) && Double.isNaN(out[1]));
        SinCos.of(Double.POSITIVE_INFINITY, out, 0);
        assertTrue(Double.isNaN(out[0]));
    }
}
