package org.signorini.bench.certificate;

import java.math.BigDecimal;
import java.math.MathContext;

/** One contact in sixty digits: the distance to its law, as a projection and condition by condition. */
final class ExactCone {

    private static final MathContext DIGITS = Specimen.DIGITS;

    private final BigDecimal mu;
    private final BigDecimal[] p;
    private final BigDecimal[] v;

    ExactCone(double mu, BigDecimal pn, BigDecimal p1, BigDecimal p2, BigDecimal vn, BigDecimal v1, BigDecimal v2) {
        this.mu = new BigDecimal(mu);
        p = new BigDecimal[] {pn, p1, p2};
        v = new BigDecimal[] {vn, v1, v2};
    }

    private static BigDecimal norm(BigDecimal... x) {
        BigDecimal sum = BigDecimal.ZERO;
        for (BigDecimal value : x) {
            sum = sum.add(value.multiply(value, DIGITS), DIGITS);
        }
        return sum.sqrt(DIGITS);
    }

    private BigDecimal times(BigDecimal a, BigDecimal b) {
        return a.multiply(b, DIGITS);
    }

    /** ‖p − Π_K(p − u)‖; K is spanned by (1, μd), its polar by (−μ, d), ‖d‖ = 1. */
    BigDecimal natural(boolean coulomb) {
        BigDecimal slip = norm(v[1], v[2]);
        BigDecimal un = coulomb ? v[0].add(times(mu, slip), DIGITS) : v[0];
        BigDecimal xn = p[0].subtract(un, DIGITS);
        BigDecimal x1 = p[1].subtract(v[1], DIGITS);
        BigDecimal x2 = p[2].subtract(v[2], DIGITS);
        BigDecimal t = norm(x1, x2);
        // how far x lies beyond K's flank, and beyond its polar's
        BigDecimal outside = t.subtract(times(mu, xn), DIGITS);
        BigDecimal above = xn.add(times(mu, t), DIGITS);
        if (outside.signum() <= 0 && xn.signum() >= 0) {
            return norm(un, v[1], v[2]);
        }
        if (above.signum() <= 0) {
            return norm(p);
        }
        // Moreau: x = Π_K x + Π_K° x, and so p − Π_K x = u + Π_K° x
        BigDecimal weight = outside.divide(BigDecimal.ONE.add(times(mu, mu), DIGITS), DIGITS);
        BigDecimal share = weight.divide(t, DIGITS);
        return norm(un.subtract(times(mu, weight), DIGITS), v[1].add(times(share, x1), DIGITS),
                v[2].add(times(share, x2), DIGITS));
    }

    /** The worst of Coulomb's three conditions, that on the cone by its slope. */
    BigDecimal conditions() {
        BigDecimal slip = norm(v[1], v[2]);
        BigDecimal friction = norm(p[1], p[2]);
        BigDecimal grip = times(mu, Specimen.larger(p[0], BigDecimal.ZERO));
        BigDecimal normal = Specimen.smaller(p[0], v[0]).abs();
        BigDecimal cone = Specimen.larger(friction.subtract(times(mu, p[0]), DIGITS), BigDecimal.ZERO)
                .divide(BigDecimal.ONE.add(mu), DIGITS);
        BigDecimal opposition = BigDecimal.ZERO;
        BigDecimal larger = Specimen.larger(slip, grip);
        if (larger.signum() > 0) {
            opposition = norm(times(grip, v[1]).add(times(slip, p[1]), DIGITS),
                    times(grip, v[2]).add(times(slip, p[2]), DIGITS)).divide(larger, DIGITS);
        }
        return Specimen.larger(normal, Specimen.larger(cone, opposition));
    }
}
