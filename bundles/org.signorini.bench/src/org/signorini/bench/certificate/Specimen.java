package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.math.MathContext;

import org.signorini.complementarity.Problem;

/**
 * A problem with a known solution, in units of its own: a problem of numbers near one was multiplied by powers of two
 * up to 2^±1000, which is exact. The checker takes them away again, exactly, and so judges where nothing is large or
 * small. It shares no code with the library's certificate, only the mathematics.
 */
abstract class Specimen {

    /** More than the tolerance by twenty digits of safety in all that is rounded here. */
    static final MathContext DIGITS = new MathContext(60);

    /** The problem as the certificate sees it. */
    abstract Problem problem();

    /** A solution, up to rounding. */
    abstract double[] solution();

    /** Size of unknown {@code i} where the problem's numbers are near one. */
    abstract double unit(int i);

    /**
     * The exact residual of a point in units near one, relative to the data or a millionth of the largest terms; of
     * what is not finite, infinite.
     */
    final double residual(double[] z) {
        for (double value : z) {
            if (!Double.isFinite(value)) {
                return Double.POSITIVE_INFINITY;
            }
        }
        return exactResidual(z);
    }

    abstract double exactResidual(double[] z);

    /** By how much the certificate's measure may differ from this one and both be right. */
    abstract double slack();

    static BigDecimal larger(BigDecimal a, BigDecimal b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static BigDecimal smaller(BigDecimal a, BigDecimal b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    static double ratio(BigDecimal value, BigDecimal reference) {
        if (value.signum() == 0) {
            return 0;
        }
        return reference.signum() == 0 ? Double.POSITIVE_INFINITY : value.divide(reference, DIGITS).doubleValue();
    }
}
