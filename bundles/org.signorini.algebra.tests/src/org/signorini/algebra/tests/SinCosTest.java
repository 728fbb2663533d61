package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.SinCos;

class SinCosTest {

    private static final double MOST = 0.8;
    private static final MathContext DIGITS = new MathContext(60);
    private static final BigDecimal HALF_PI =
            new BigDecimal("1.57079632679489661923132169163975144209858469968755291048747229615390820314310449931");

    /** sin(x + shift·π/2) by its Taylor series in sixty digits. */
    private static BigDecimal exact(double x, int shift) {
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
        return sum;
    }

    /** Error in units in the last place, of fractions of which a comparison of doubles would know nothing. */
    private static double error(double found, BigDecimal exact) {
        return new BigDecimal(found).subtract(exact).abs().doubleValue() / Math.ulp(exact.doubleValue());
    }

    private static void check(double x) {
        double[] out = new double[2];
        SinCos.of(x, out, 0);
        assertEquals(out[0], SinCos.sin(x), 0);
        assertEquals(out[1], SinCos.cos(x), 0);
        BigDecimal sine = exact(x, 0);
        BigDecimal cosine = exact(x, 1);
        assertTrue(error(out[0], sine) < MOST, "sin " + x + " is " + sine + " not " + out[0]);
        assertTrue(error(out[1], cosine) < MOST, "cos " + x + " is " + cosine + " not " + out[1]);
    }

    @Test
    void withinOneUnitInTheLastPlace() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 3000; i++) {
            double scale = Math.pow(10, random.nextDouble(-8, 5));
            check(random.nextDouble(-scale, scale));
        }
    }

    /** Where all leading digits cancel in the reduction, and where it changes from one quarter to the next. */
    @Test
    void nearMultiplesOfAnEighthTurn() {
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 1500; i++) {
            long k = i < 500 ? i + 1 : random.nextLong(1, 127_000);
            double x = HALF_PI.multiply(BigDecimal.valueOf(k)).divide(BigDecimal.valueOf(2)).doubleValue();
            check(x);
            check(Math.nextUp(x));
            check(-Math.nextDown(x));
        }
        // the largest errors among a hundred thousand random arguments
        for (double x : new double[] {120.18601235712593, -206.5593002763493, 7059.158692616265, 91553.86390724055,
            38097.573103873176, 21245.27284387195, 1e5, -1e5}) {
            check(x);
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
        assertTrue(Double.isNaN(out[0]) && Double.isNaN(out[1]));
        SinCos.of(Double.NEGATIVE_INFINITY, out, 0);
        assertTrue(Double.isNaN(out[0]) && Double.isNaN(out[1]));
        for (double x : new double[] {100_000.00000000001, -1e9, 3e15, Double.MAX_VALUE}) {
            SinCos.of(x, out, 0);
            assertEquals(StrictMath.sin(x), out[0], 0);
            assertEquals(StrictMath.cos(x), out[1], 0);
            assertEquals(out[0], SinCos.sin(x), 0);
            assertEquals(out[1], SinCos.cos(x), 0);
        }
        assertTrue(Double.isNaN(SinCos.sin(Double.NaN)) && Double.isNaN(SinCos.cos(Double.NaN)));
        assertTrue(Double.isNaN(SinCos.sin(Double.NEGATIVE_INFINITY)));
    }

    /** Compared as bits: a zero keeps its sign. */
    @Test
    void tinyArgumentsAreTheirSines() {
        double[] out = new double[2];
        for (double x : new double[] {0.0, -0.0, Double.MIN_VALUE, -Double.MIN_NORMAL, 1e-300, -1e-20, 0x1p-27,
            Math.nextDown(0x1p-27), -0x1p-28}) {
            SinCos.of(x, out, 0);
            assertEquals(Double.doubleToRawLongBits(StrictMath.sin(x)), Double.doubleToRawLongBits(out[0]), "sin " + x);
            assertEquals(1, out[1], 0);
            assertEquals(Double.doubleToRawLongBits(out[0]), Double.doubleToRawLongBits(SinCos.sin(x)), "sin " + x);
            assertEquals(1, SinCos.cos(x), 0);
        }
    }
}
