package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** m·2ᵉ, exact: every double is one, and so are sums and products of them, however large or small. */
record Dyadic(BigInteger m, int e) {

    static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    /** @param value finite */
    static Dyadic of(double value) {
        if (value == 0) {
            return ZERO;
        }
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long mantissa = bits & (1L << 52) - 1;
        long whole = exponent == 0 ? mantissa : mantissa | 1L << 52;
        return new Dyadic(BigInteger.valueOf(value < 0 ? -whole : whole), Math.max(exponent, 1) - 1075);
    }

    Dyadic plus(Dyadic other) {
        if (m.signum() == 0) {
            return other;
        }
        if (other.m.signum() == 0) {
            return this;
        }
        int least = Math.min(e, other.e);
        return new Dyadic(m.shiftLeft(e - least).add(other.m.shiftLeft(other.e - least)), least);
    }

    Dyadic times(Dyadic other) {
        return new Dyadic(m.multiply(other.m), e + other.e);
    }

    Dyadic abs() {
        return new Dyadic(m.abs(), e);
    }

    /** Times 2ᵏ. */
    Dyadic shifted(int k) {
        return new Dyadic(m, e + k);
    }

    BigDecimal round(MathContext digits) {
        if (m.signum() == 0) {
            return BigDecimal.ZERO;
        }
        BigDecimal power = TWO.pow(Math.abs(e), digits);
        BigDecimal whole = new BigDecimal(m);
        return e >= 0 ? whole.multiply(power, digits) : whole.divide(power, digits);
    }
}
