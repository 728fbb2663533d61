package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;
import org.signorini.solver.semismooth.system.PenalizedFischerBurmeister;

/** The function φ and why it is penalized (S0 §2.2). */
class PenalizationTest {

    private static PenalizedFischerBurmeister function(double lambda) {
        PenalizedFischerBurmeister phi = new PenalizedFischerBurmeister();
        phi.weight(lambda);
        return phi;
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.95, 0.8, 0.1})
    void vanishesOnComplementaryPairsOnly(double lambda) {
        PenalizedFischerBurmeister phi = function(lambda);
        SplittableRandom random = new SplittableRandom(1);
        for (int k = 0; k < 1000; k++) {
            double a = random.nextDouble(-3, 3);
            double b = random.nextDouble(-3, 3);
            phi.at(a, b);
            assertEquals(Math.signum(Math.min(a, b)), Math.signum(phi.value()), a + ", " + b);
            phi.at(Math.abs(a), 0);
            assertEquals(0, phi.value());
            phi.at(0, Math.abs(b));
            assertEquals(0, phi.value());
        }
    }

    /** The formula without cancellation is S0 eq. 8 where that can be evaluated. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 0.8, 0.1})
    void isTheFunctionOfThePaper(double lambda) {
        PenalizedFischerBurmeister phi = function(lambda);
        SplittableRandom random = new SplittableRandom(2);
        for (int k = 0; k < 1000; k++) {
            double a = random.nextDouble(-3, 3);
            double b = random.nextDouble(-3, 3);
            double expected = -lambda * (Math.hypot(a, b) - a - b) + (1 - lambda) * Math.max(0, a) * Math.max(0, b);
            phi.at(a, b);
            assertEquals(expected, phi.value(), 1e-14);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.8, 0.1})
    void derivativesAgreeWithDifferences(double lambda) {
        PenalizedFischerBurmeister phi = function(lambda);
        SplittableRandom random = new SplittableRandom(3);
        double h = 1e-6;
        for (int k = 0; k < 1000; k++) {
            double a = random.nextDouble(-3, 3);
            double b = random.nextDouble(-3, 3);
            if (Math.abs(a) < 1e-3 || Math.abs(b) < 1e-3) {
                continue;
            }
            phi.at(a + h, b);
            double right = phi.value();
            phi.at(a - h, b);
            double byA = (right - phi.value()) / (2 * h);
            phi.at(a, b + h);
            double up = phi.value();
            phi.at(a, b - h);
            double byB = (up - phi.value()) / (2 * h);
            phi.at(a, b);
            assertEquals(byA, phi.da(), 1e-7, a + ", " + b);
            assertEquals(byB, phi.db(), 1e-7, a + ", " + b);
        }
    }

    /** Near the kink squares underflow; slopes must not become 0/0 there. */
    @Test
    void slopesAreFiniteArbitrarilyNearTheKink() {
        PenalizedFischerBurmeister phi = function(0.8);
        for (double tiny : new double[] {1e-100, 1e-160, 1e-200, 1e-308, Double.MIN_VALUE}) {
            phi.at(tiny, -tiny);
            assertTrue(Double.isFinite(phi.da()) && Double.isFinite(phi.db()), "at " + tiny);
            assertEquals(0.8 * (1 - Math.sqrt(0.5)), phi.da(), tiny < 1e-300 ? 1 : 1e-12, "at " + tiny);
        }
    }

    /** S0 §2.2.2: n = 1, f = 0.1 and z = 1e20, where √(z² + f²) − z − f is zero in floating point. */
    @Test
    void theCostDoesNotVanishFarOut() {
        PenalizedFischerBurmeister plain = function(1);
        plain.at(1e20, 0.1);
        assertEquals(0, Math.sqrt(1e40 + 0.01) - (1e20 + 0.1), "what the formula as printed gives");
        assertEquals(0.1, plain.value(), 1e-15);
        PenalizedFischerBurmeister penalized = function(0.8);
        penalized.at(1e20, 0.1);
        assertEquals(0.2e19, penalized.value(), 1e4);
    }

    /** From there the plain function has no slope left to follow; the penalized one leads to z = 0 in a step or two. */
    @ParameterizedTest
    @ValueSource(strings = {"rlm", "plm"})
    void onlyThePenalizedFunctionComesBackFromFarOut(String minimizer) {
        LinearProblem problem = LinearProblems.lcp(new double[] {0}, new double[] {0.1});
        // as far as a start may be: one that drowns the data is replaced by none
        double[] far = {1e7};
        Solution plain = Solvers.solveFrom(far, "fb-" + minimizer, problem, "starts", "1");
        assertNotEquals(Ending.CONVERGED, plain.ending());
        assertTrue(plain.z()[0] > 1e6, "fb moved to " + plain.z()[0]);
        Solution penalized = Solvers.solveFrom(far, "pfb-" + minimizer, problem, "starts", "1");
        assertEquals(Ending.CONVERGED, penalized.ending());
        assertEquals(0, penalized.z()[0], 1e-10);
    }

    /** In many unknowns and from a start of 1e6 the penalized function needs fewer iterations, S0 §3.3.2. */
    @ParameterizedTest
    @ValueSource(strings = {"rlm", "plm"})
    void penaltyPaysFromFarStarts(String minimizer) {
        int plain = 0;
        int penalized = 0;
        for (long seed = 0; seed < 50; seed++) {
            LinearProblem problem = LinearProblems.copositive(seed);
            double[] far = new double[problem.size()];
            Arrays.fill(far, 1e6);
            plain += Solvers.solveFrom(far, "fb-" + minimizer, problem, "active-set", "false").iterations();
            penalized += Solvers.solveFrom(far, "pfb-" + minimizer, problem, "active-set", "false").iterations();
        }
        assertTrue(penalized < plain, "penalized " + penalized + ", plain " + plain);
    }
}
