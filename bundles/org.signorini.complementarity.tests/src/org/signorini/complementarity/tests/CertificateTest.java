package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.generator.Known;
import org.signorini.complementarity.generator.KnownContacts;
import org.signorini.complementarity.generator.KnownSolutions;
import org.signorini.complementarity.operator.DenseOperator;

/** Residuals worked out by hand, and their indifference to units. */
class CertificateTest {

    private static final double EXACT = 1e-15;

    private static Certificate certify(Problem problem, double... z) {
        problem.prepare();
        Certificate certificate = new Certificate();
        certificate.certify(problem, z, new double[z.length]);
        return certificate;
    }

    /** W = I, so that effective masses are one and v = p + b. */
    private static FrictionProblem unit(double mu, double... b) {
        return new FrictionProblem(new DenseOperator(identity(b.length), 0), b, new double[] {mu, mu});
    }

    private static DMatrixRMaj identity(int n) {
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            m.set(i, i, 1);
        }
        return m;
    }

    @Test
    void linearRowsByHand() {
        // w = z + q, relative to max |q| = 2
        LinearProblem lcp = LinearProblem.lcp(identity(2), new double[] {-2, 1});
        assertEquals(0, certify(lcp, 2, 0).residual());
        Certificate off = certify(lcp, 1.5, 0.25);
        assertEquals(0.5 / 2, off.row(0), EXACT);
        assertEquals(0.25 / 2, off.row(1), EXACT);
        assertEquals(0.25, off.residual(), EXACT);
        assertEquals(0, off.worstRow());
        assertNull(off.coulomb());
        // negative z counts as far as it is negative
        assertEquals(1.0 / 2, certify(lcp, 2, -1).row(1), EXACT);
    }

    @Test
    void boundsByHand() {
        double[] lower = {-1, -1, -1};
        double[] upper = {1, 1, 1};
        // solutions: w = z + q, so z = 1 with w = −1, z = −1 with w = 1, z = 0.5 with w = 0
        LinearProblem box = LinearProblem.boxed(identity(3), new double[] {-2, 2, -0.5}, lower, upper);
        assertEquals(0, certify(box, 1, -1, 0.5).residual());
        assertEquals(0.5 / 2, certify(box, 1.5, -1, 0.5).row(0), EXACT);
        assertEquals(0.25 / 2, certify(box, 1, -1, 0.75).row(2), EXACT);
        LinearProblem free = LinearProblem.mixed(identity(2), new double[] {3, 1}, 0);
        assertEquals(0, certify(free, -3, 0).residual());
        assertEquals(1.0 / 3, certify(free, -2, 0).residual(), EXACT);
    }

    @Test
    void conesByHand() {
        // one contact pressed with 1 and pushed along t1: sticks up to μ
        assertEquals(0, certify(unit(0.5, -1, -0.25, 0), 1, 0.25, 0).residual());
        // slides: p on the cone, v = (0, −0.5, 0) against it
        assertEquals(0, certify(unit(0.5, -1, -1, 0), 1, 0.5, 0).residual(), EXACT);
        // the cone problem lifts it: v = (μ·‖v_t‖, v_t); γ = (γ_n, μγ_n) with γ_n − 1 = μ(1 − μγ_n), γ_n = 1.2
        ConeProblem cone = new ConeProblem(new DenseOperator(identity(3), 0), new double[] {-1, -1, 0},
                new double[] {0.5});
        assertEquals(0, certify(cone, 1.2, 0.6, 0).residual(), EXACT);
        // from zero the projection of −r is that very γ
        assertEquals(Math.sqrt(1.2 * 1.2 + 0.6 * 0.6), certify(cone, 0, 0, 0).residual(), EXACT);
    }

    /** Points that satisfy all of Coulomb's law but one line, and the number that tells. */
    @Test
    void eachConditionIsSeenByItsOwnNumber() {
        // pulled at: v_n = 0 but p_n = −0.5; nothing tangential
        CoulombConditions pull = coulomb(unit(0.5, 0.5, 0, 0), -0.5, 0, 0);
        assertEquals(1, pull.normal(), EXACT);
        assertEquals(0, pull.opposition());
        // penetrates: v_n = −1, p = 0
        assertConditions(1, 0, 0, coulomb(unit(0.5, -1, 0, 0), 0, 0, 0));
        // pushed at a distance: p_n = 1, v_n = 2
        assertConditions(1, 0, 0, coulomb(unit(0.5, 1, 0, 0), 1, 0, 0));
        // sticks by an impulse of 0.8 where the cone allows 0.5
        assertConditions(0, 0.3, 0, coulomb(unit(0.5, -1, -0.8, 0), 1, 0.8, 0));
        // slides at 1 along t1 without friction: ‖μ p_n v_t‖/max(‖v_t‖, μ p_n)
        assertConditions(0, 0, 0.5, coulomb(unit(0.5, -1, 1, 0), 1, 0, 0));
        // slides with friction on the cone, across: v_t = (1, 0), p_t = (0, 0.5)
        assertConditions(0, 0, Math.sqrt(0.5), coulomb(unit(0.5, -1, 1, -0.5), 1, 0, 0.5));
    }

    private static CoulombConditions coulomb(FrictionProblem problem, double... p) {
        Certificate certificate = certify(problem, p);
        assertTrue(certificate.residual() > 0.1, "the natural map sees it too: " + certificate.residual());
        assertNotNull(certificate.coulomb());
        assertEquals(0, certificate.coulomb().worstContact());
        return certificate.coulomb();
    }

    private static void assertConditions(double normal, double cone, double opposition, CoulombConditions found) {
        assertEquals(normal, found.normal(), EXACT, "normal");
        assertEquals(cone, found.cone(), EXACT, "cone");
        assertEquals(opposition, found.opposition(), EXACT, "opposition");
    }

    @Test
    void worstContactIsNamed() {
        CoulombConditions found = certify(unit(0.5, -1, 0, 0, -1, 0, 0), 1, 0, 0, 0.5, 0, 0).coulomb();
        assertEquals(1, found.worstContact());
        assertEquals(0.5, found.normal(), EXACT);
    }

    /** z − mid(l, z − w, u) would cancel to nothing at z = 1e20, where w = 0.1 &gt; 0 is no solution. */
    @Test
    void farPointsAreRefused() {
        LinearProblem flat = LinearProblem.lcp(new DMatrixRMaj(1, 1), new double[] {0.1});
        assertEquals(1, certify(flat, 1e20).residual(), EXACT);
        DMatrixRMaj half = new DMatrixRMaj(new double[][] {{1, 0}, {0, 0}});
        assertEquals(0.1, certify(LinearProblem.lcp(half, new double[] {-1, 0.1}), 1, 1e20).row(1), EXACT);
        NonlinearProblem constant = NonlinearProblem.ncp(1, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = 0.1;
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj jacobian) {
                jacobian.zero();
            }
        });
        assertEquals(0.1, certify(constant, 1e20).residual(), EXACT);
    }

    @Test
    void numbersThatAreNoneAreRefused() {
        LinearProblem lcp = LinearProblem.lcp(identity(2), new double[] {-1, -1});
        assertEquals(Double.POSITIVE_INFINITY, certify(lcp, Double.NaN, 1).residual());
        assertEquals(Double.POSITIVE_INFINITY, certify(unit(0.5, -1, 0, 0), 1, Double.NaN, 0).residual());
    }

    @Test
    void emptyProblemIsSolved() {
        Certificate certificate = certify(LinearProblem.lcp(new DMatrixRMaj(0, 0), new double[0]));
        assertEquals(0, certificate.residual());
        assertEquals(-1, certificate.worstRow());
    }

    /** Row units r_i and column units c_j of powers of ten: wrong points stay as wrong, right ones right. */
    @Test
    void linearResidualsDoNotDependOnUnits() {
        for (long seed = 0; seed < 50; seed++) {
            Known<LinearProblem> known = KnownSolutions.boxed(8, seed);
            for (double unit : new double[] {1e-9, 1e-4, 1e4, 1e9}) {
                for (double force : new double[] {1e-9, 1, 1e9}) {
                    LinearProblem scaled = scaled(known.problem(), unit, force);
                    double[] z = known.solution().clone();
                    double[] wrong = known.solution().clone();
                    wrong[3] += 0.25;
                    double expected = certify(known.problem(), wrong).residual();
                    for (int i = 0; i < z.length; i++) {
                        z[i] *= force;
                        wrong[i] *= force;
                    }
                    String where = "seed " + seed + " units " + unit + ", " + force;
                    assertTrue(certify(scaled, z).residual() < 1e-13, where);
                    double found = certify(scaled, wrong).residual();
                    // scales are powers of two, so that residuals may differ by the rounding of both
                    assertTrue(found > expected / 8 && found < expected * 8, where + ": " + found + " " + expected);
                }
            }
        }
    }

    /** w in units of {@code unit}, z in units of {@code force}. */
    private static LinearProblem scaled(LinearProblem problem, double unit, double force) {
        int n = problem.size();
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        double[] lower = new double[n];
        double[] upper = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m.set(i, j, problem.matrix().get(i, j) * unit / force);
            }
            q[i] = problem.q()[i] * unit;
            lower[i] = problem.lower()[i] * force;
            upper[i] = problem.upper()[i] * force;
        }
        return LinearProblem.boxed(m, q, lower, upper);
    }

    /** Rows and columns each in a unit of its own, as when lengths and angles are mixed: D M D, D q. */
    @Test
    void linearRowsMayHaveUnitsOfTheirOwn() {
        for (long seed = 0; seed < 50; seed++) {
            Known<LinearProblem> known = KnownSolutions.lcp(6, seed);
            DMatrixRMaj m = known.problem().matrix().copy();
            double[] q = known.problem().q().clone();
            double[] z = known.solution().clone();
            for (int i = 0; i < 6; i++) {
                for (int j = 0; j < 6; j++) {
                    m.set(i, j, m.get(i, j) * unit(i) * unit(j));
                }
                q[i] *= unit(i);
                z[i] /= unit(i);
            }
            LinearProblem scaled = LinearProblem.lcp(m, q);
            assertTrue(certify(scaled, z).residual() < 1e-13, "seed " + seed);
            for (int i = 0; i < 6; i++) {
                double[] wrong = z.clone();
                wrong[i] += 1 / unit(i);
                assertTrue(certify(scaled, wrong).residual() > 1e-3, "seed " + seed + " row " + i);
            }
        }
    }

    private static double unit(int i) {
        return Math.pow(10, 3.6 * i - 9);
    }

    /**
     * A contact of a planar mechanism, its second tangent blocked up to rounding (S0 eq. 44, four facets, from the
     * 12-link pendulum): friction without a normal impulse is wrong, whatever the blocked direction says.
     */
    @Test
    void blockedTangentHidesNothing() {
        double e = 1.4e-15;
        DMatrixRMaj m = new DMatrixRMaj(new double[][] {
            {1.307, 0.9966, -e, -0.9966, e, 0},
            {0.9966, 1.592, -e, -1.592, e, 1},
            {-e, -e, e * e, e, -e * e, 1},
            {-0.9966, -1.592, e, 1.592, -e, 1},
            {e, e, -e * e, -e, e * e, 1},
            {0.5, -1, -1, -1, -1, 0}});
        double[] q = {-2.526, -9.175, 0, 9.175, 0, 0};
        LinearProblem problem = LinearProblem.lcp(m, q);
        double[] frictionAlone = {0, 9.175 / 1.592, 0, 0, 0, 0};
        assertTrue(certify(problem, frictionAlone).residual() > 0.1);
        double normal = 2.526 / (1.307 + 0.5 * 0.9966);
        double sliding = 9.175 - (0.9966 + 0.5 * 1.592) * normal;
        double[] right = {normal, 0.5 * normal, 0, 0, 0, sliding};
        assertTrue(certify(problem, right).residual() < 1e-13);
    }

    @Test
    void frictionResidualsDoNotDependOnUnits() {
        for (long seed = 0; seed < 50; seed++) {
            Known<FrictionProblem> known = KnownContacts.friction(2, 5, seed);
            double[] wrong = known.solution().clone();
            wrong[5] += 0.25;
            Certificate expected = certify(known.problem(), wrong);
            for (double mass : new double[] {1e-9, 1e-3, 1e3, 1e9}) {
                for (double speed : new double[] {1e-9, 1, 1e9}) {
                    FrictionProblem scaled = scaled(known.problem(), mass, speed);
                    double[] p = known.solution().clone();
                    double[] w = wrong.clone();
                    for (int i = 0; i < p.length; i++) {
                        p[i] *= mass * speed;
                        w[i] *= mass * speed;
                    }
                    String where = "seed " + seed + " mass " + mass + " speed " + speed;
                    assertTrue(certify(scaled, p).residual() < 1e-13, where);
                    Certificate found = certify(scaled, w);
                    assertEquals(1, found.residual() / expected.residual(), 1e-9, where);
                    assertEquals(expected.coulomb().normal(), found.coulomb().normal(), 1e-9, where);
                    assertEquals(expected.coulomb().cone(), found.coulomb().cone(), 1e-9, where);
                    assertEquals(expected.coulomb().opposition(), found.coulomb().opposition(), 1e-9, where);
                }
            }
        }
    }

    private static FrictionProblem scaled(FrictionProblem problem, double mass, double speed) {
        DMatrixRMaj w = ((DenseOperator) problem.operator()).matrix().copy();
        double[] b = problem.b().clone();
        for (int k = 0; k < w.data.length; k++) {
            w.data[k] /= mass;
        }
        for (int i = 0; i < b.length; i++) {
            b[i] *= speed;
        }
        return new FrictionProblem(new DenseOperator(w, problem.bilateral()), b, problem.mu());
    }
}
