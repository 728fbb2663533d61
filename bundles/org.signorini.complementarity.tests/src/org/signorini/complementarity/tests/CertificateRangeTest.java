package org.signorini.complementarity.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.ProblemException;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.certificate.CoulombConditions;
import org.signorini.complementarity.operator.DenseOperator;

/** The certificate at the ends of the range of numbers, and what it must never take for solved. */
class CertificateRangeTest {

    private static Certificate certify(Problem problem, double... z) {
        problem.prepare();
        Certificate certificate = new Certificate();
        certificate.certify(problem, z, new double[z.length]);
        return certificate;
    }

    private static DMatrixRMaj diagonal(double... entries) {
        DMatrixRMaj m = new DMatrixRMaj(entries.length, entries.length);
        for (int i = 0; i < entries.length; i++) {
            m.set(i, i, entries[i]);
        }
        return m;
    }

    private static FrictionProblem friction(double response, double mu, double... b) {
        return new FrictionProblem(new DenseOperator(diagonal(response, response, response), 0), b, new double[] {mu});
    }

    /** Terms of 1e308 made the reference infinite, and any residual relative to it zero. */
    @Test
    void overflowIsNoSolution() {
        DMatrixRMaj m = new DMatrixRMaj(new double[][] {{2.4, -0.7}, {1.6, 0.7}});
        LinearProblem lcp = LinearProblem.lcp(m, new double[] {0.2, -1.1});
        assertEquals(Double.POSITIVE_INFINITY, certify(lcp, 1e308, 1e308).residual());
        // the terms overflow, their sum does not
        LinearProblem cancelling = LinearProblem.lcp(new DMatrixRMaj(new double[][] {{1, -1}, {-1, 1}}),
                new double[] {-1, -1});
        assertTrue(certify(cancelling, 1.5e308, 1e308).residual() > 1e-3);
        LinearProblem box = LinearProblem.boxed(diagonal(1e200, 1), new double[] {0, -1}, new double[] {1e200, 0},
                new double[] {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY});
        assertEquals(Double.POSITIVE_INFINITY, certify(box, 1e200, 0).residual());
        assertEquals(0, certify(box, 1e200, 0).worstRow());
    }

    /** Squares of 1e-170 are zero: a contact that approaches at that speed was solved by nothing. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-300, 1e-170, 1e-10, 1, 1e150, 1e300})
    void frictionAtEverySpeed(double speed) {
        FrictionProblem falls = friction(1, 0.5, -speed, 0.5 * speed, 0);
        // u = (−1 + μ/2, 1/2, 0); −u is projected on (0.8, −0.4, 0)
        assertEquals(Math.sqrt(0.8), certify(falls, 0, 0, 0).residual(), 1e-15);
        assertEquals(1, certify(falls, 0, 0, 0).coulomb().normal(), 1e-15);
        assertEquals(0, certify(falls, speed, -0.5 * speed, 0).residual(), 1e-15);
        assertTrue(certify(falls, speed, 0, 0).residual() > 0.1, "no friction while sliding");
        ConeProblem cone = new ConeProblem(new DenseOperator(diagonal(1, 1, 1), 0), new double[] {-speed, 0, 0},
                new double[] {0.5});
        assertEquals(1, certify(cone, 0, 0, 0).residual(), 1e-15);
        assertEquals(0, certify(cone, speed, 0, 0).residual(), 1e-15);
    }

    /** M, q, and z = −q/M each as large and small as they can be together. */
    @Test
    void linearAtEveryScale() {
        int[] exponents = {-300, -200, -150, -100, -20, 0, 20, 100, 150, 200, 300};
        for (int m : exponents) {
            for (int q : exponents) {
                double entry = Math.pow(10, m);
                double constant = Math.pow(10, q);
                String where = "M " + entry + ", q " + constant;
                LinearProblem up = LinearProblem.lcp(diagonal(entry), new double[] {constant});
                assertEquals(0, certify(up, 0).residual(), where);
                LinearProblem down = LinearProblem.lcp(diagonal(entry), new double[] {-constant});
                assertTrue(certify(down, 0).residual() > 0.1, where);
                if (Math.abs(q - m) <= 300) {
                    double z = constant / entry;
                    assertTrue(certify(down, z).residual() < 1e-14, where);
                    assertTrue(certify(down, 2 * z).residual() > 0.1, where);
                    assertTrue(certify(down, z * (1 + 1e-7)).residual() > 1e-8, where);
                    assertTrue(certify(up, z).residual() > 0.1, where);
                }
            }
        }
    }

    /** Where nothing can move, velocities stay; an impulse of 1e16 made them vanish beside it. */
    @Test
    void largeImpulsesThatMoveNothingHideNothing() {
        for (double size : new double[] {1, 1e8, 1e16, 1e200}) {
            FrictionProblem stuck = friction(0, 0.28, -1, -1, 0);
            assertTrue(certify(stuck, size, 0.28 * size, 0).residual() > 0.1, "size " + size);
            ConeProblem cone = new ConeProblem(new DenseOperator(diagonal(0, 0, 0), 0), new double[] {-1, -1, 0},
                    new double[] {0.28});
            assertTrue(certify(cone, size, 0.28 * size, 0).residual() > 0.1, "size " + size);
            // sliding at 1 with friction against it is a solution whatever its size
            assertTrue(certify(friction(0, 0.28, 0, -1, 0), size, 0.28 * size, 0).residual() < 1e-14);
        }
    }

    /** Coulomb's conditions are at most 2(1 + μ) times the natural residual, and never left behind by it. */
    @Test
    void theResidualBoundsCoulombsConditions() {
        Random random = new Random(1);
        for (int k = 0; k < 20000; k++) {
            double mu = Math.pow(10, 8 * random.nextDouble() - 2);
            double[] b = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
            double size = Math.pow(10, -12 * random.nextDouble());
            double[] p = random.nextBoolean() ? new double[3]
                    : new double[] {-b[0], -b[1] * Math.min(1, mu), -b[2] * Math.min(1, mu)};
            for (int i = 0; i < 3; i++) {
                p[i] += size * random.nextGaussian();
            }
            Certificate certificate = certify(friction(1, mu, b), p);
            CoulombConditions c = certificate.coulomb();
            double worst = Math.max(Math.max(c.normal(), c.opposition()), c.cone() / (1 + mu));
            assertTrue(certificate.residual() >= worst / 50 * (1 - 1e-12), "draw " + k);
            if (mu < 20) {
                double natural = new Certificate().measure(prepared(mu, b), p, new double[3]);
                assertTrue(worst <= 2 * (1 + mu) * natural * (1 + 1e-9) + 1e-15, "draw " + k + ": " + worst + " "
                        + natural + " " + mu);
                assertEquals(natural, certificate.residual(), 1e-15, "draw " + k);
            }
        }
    }

    private static FrictionProblem prepared(double mu, double... b) {
        FrictionProblem problem = friction(1, mu, b);
        problem.prepare();
        return problem;
    }

    @Test
    void numbersThatAreNoneAreNamedWhereverTheyStand() {
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    DMatrixRMaj m = new DMatrixRMaj(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
                    m.set(i, j, bad);
                    String place = "[" + i + "][" + j + "] is " + bad;
                    LinearProblem lcp = LinearProblem.lcp(m, new double[] {-1, -1, -1});
                    assertEquals("M" + place, assertThrows(ProblemException.class, lcp::prepare).getMessage());
                    FrictionProblem friction = new FrictionProblem(new DenseOperator(m, 0), new double[3],
                            new double[1]);
                    assertEquals("W" + place, assertThrows(ProblemException.class, friction::prepare).getMessage());
                }
            }
            for (int i = 0; i < 3; i++) {
                double[] z = {1, 1, 1};
                z[i] = bad;
                LinearProblem lcp = LinearProblem.lcp(diagonal(1, 1, 1), new double[] {-1, -1, -1});
                assertEquals(Double.POSITIVE_INFINITY, certify(lcp, z).residual());
                assertEquals(Double.POSITIVE_INFINITY, certify(friction(1, 0.5, -1, 0, 0), z).residual());
            }
        }
        assertThrows(ProblemException.class, friction(Double.MIN_VALUE, 0.5, -1, 0, 0)::prepare);
    }

    /** F = s(z/c − 1): one solution, z = c. */
    private record Line(double s, double c) implements NonlinearProblem.Function {

        @Override
        public void value(double[] z, double[] w) {
            w[0] = s * (z[0] / c - 1);
        }

        @Override
        public void jacobian(double[] z, DMatrixRMaj jacobian) {
            jacobian.set(0, 0, s / c);
        }
    }

    @Test
    void nonlinearFunctionsHaveAScale() {
        for (double s : new double[] {1e-300, 1e-20, 1, 1e20, 1e300}) {
            for (double c : new double[] {1e-5, 1, 1e5}) {
                String where = "F of " + s + ", z of " + c;
                assertTrue(certify(NonlinearProblem.ncp(1, new Line(s, c)), c).residual() <= 1e-9, where);
                assertTrue(certify(NonlinearProblem.ncp(1, new Line(s, c)), 0).residual() > 1e-9, where);
                assertTrue(certify(NonlinearProblem.ncp(1, new Line(s, c)), 1.5 * c).residual() > 1e-9, where);
                assertTrue(certify(NonlinearProblem.ncp(1, new Line(s, c)), 1e20 * c).residual() > 1e-9, where);
            }
        }
    }

    /** Two problems side by side, one of them 1e-12 of the other: small beside it, and wrong by itself. */
    @Test
    void smallRowsSpeakForThemselves() {
        DMatrixRMaj m = new DMatrixRMaj(new double[][] {{2, 1, 0}, {1, 2, 0}, {0, 0, 1}});
        LinearProblem lcp = LinearProblem.lcp(m, new double[] {-3, -3, -1e-12});
        Certificate hidden = certify(lcp, 1, 1, 0);
        assertTrue(hidden.residual() <= 1e-9);
        assertEquals(1, hidden.rowByRow(lcp, new double[] {1, 1, 0}).worst(), 1e-15);
        assertEquals(2, hidden.rowByRow(lcp, new double[] {1, 1, 0}).worstRow());
        double[] solution = {1, 1, 1e-12};
        assertTrue(certify(lcp, solution).rowByRow(lcp, solution).meet(1e-15));
        // the same of contacts, the second one slower than the first by 1e12
        FrictionProblem contacts = new FrictionProblem(new DenseOperator(diagonal(1, 1, 1, 1, 1, 1), 0),
                new double[] {-1, 0, 0, -1e-12, 0, 0}, new double[] {0.5, 0.5});
        double[] p = {1, 0, 0, 0, 0, 0};
        assertTrue(certify(contacts, p).residual() <= 1e-9);
        assertEquals(1, certify(contacts, p).rowByRow(contacts, p).worst(), 1e-15);
        assertEquals(3, certify(contacts, p).rowByRow(contacts, p).worstRow());
    }

    /** A few ulps of large terms are all there is: 0.1·3 − 0.3 is not zero and yet solved. */
    @Test
    void roundingOfARowsOwnTermsIsSolved() {
        LinearProblem lcp = LinearProblem.lcp(diagonal(0.1, 1), new double[] {-0.3, -1e9});
        double[] z = {3, 1e9};
        assertTrue(certify(lcp, z).rowByRow(lcp, z).worst() > 0);
        assertTrue(certify(lcp, z).rowByRow(lcp, z).meet(1e-18));
    }

    /** A hinged body jams on a floor: W has rank one, nothing solves it, and 1e18 N s leave 64 m/s of rounding. */
    @Test
    void impulsesThatDrownTheDataProveNothing() {
        double[] w = {0.10123641908805849, 0.14537234024904347, 0.2343750666884098, 0.14537234024904347,
            0.20875014643792808, 0.33655528561202086, 0.2343750666884098, 0.33655528561202086, 0.5426078122875456};
        FrictionProblem problem = new FrictionProblem(new DenseOperator(new DMatrixRMaj(3, 3, true, w), 0),
                new double[] {-0.4182410572177091, -0.4569842322339235, -0.7367681480664771},
                new double[] {0.5803998484929385});
        problem.prepare();
        Certificate certificate = new Certificate();
        for (double size : new double[] {1e10, 1e14, 3e18}) {
            double mu = 0.5803998484929385;
            // along the cone's generator that W moves least
            double[] p = {size, -mu * size * 0.5271, -mu * size * 0.8498};
            assertTrue(certificate.certify(problem, p, new double[3]) > 1e-9, "p_n = " + size);
        }
    }
}
