package org.signorini.study.tests.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.SinCos;
import org.signorini.model.expression.Scope;
import org.signorini.model.expression.TimeFunction;

/** The model computes sines of its own, as it does not know the numerics; they are the same. */
class CircularFunctionsTest {

    @Test
    void expressionsHaveTheBitsOfTheNumerics() throws Exception {
        TimeFunction sin = Scope.EMPTY.function("sin(t)");
        TimeFunction cos = Scope.EMPTY.function("cos(t)");
        TimeFunction tan = Scope.EMPTY.function("tan(t)");
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20_000; i++) {
            double scale = Math.pow(10, random.nextDouble(-12, 7));
            double x = i == 0 ? -0.0 : i % 3 == 0 ? Math.rint(scale) * (Math.PI / 4) : random.nextDouble(-scale, scale);
            same(SinCos.sin(x), sin.value(x), "sin " + x);
            same(SinCos.cos(x), cos.value(x), "cos " + x);
            double exact = StrictMath.tan(x);
            assertTrue(Math.abs(tan.value(x) - exact) <= 2.5 * Math.ulp(exact), "tan " + x);
        }
    }

    private static void same(double expected, double found, String of) {
        assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(found), of);
    }
}
