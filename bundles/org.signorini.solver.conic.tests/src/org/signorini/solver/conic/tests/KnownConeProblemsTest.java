package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/** Relaxed answers to problems of Siconos' test set, and small problems one can do by hand. */
class KnownConeProblemsTest {

    private static final double TOLERANCE = 1e-12;

    private static ConeProblem problem(int bilateral, double[] mu, double[] r, double... n) {
        return new ConeProblem(new DenseOperator(new DMatrixRMaj(r.length, r.length, true, n), bilateral), r, mu);
    }

    private static void assertAnswer(Conic solver, ConeProblem problem, double accuracy, double... expected) {
        Solution solution = solver.solve(problem, TOLERANCE);
        assertTrue(solution.solved(), solution::toString);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], solution.z()[i], accuracy, "row " + i);
        }
    }

    /** FC3D_Example1: W = 1, μ = 0.1, b = (−1, 1, 3) at each of three contacts; γ = Π_K(−b), v_n = μ‖v_t‖. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void slidingOnThreeEqualSupportsAlsoLifts(Conic solver) {
        double[] identity = new double[81];
        for (int i = 0; i < 9; i++) {
            identity[10 * i] = 1;
        }
        ConeProblem problem = problem(0, new double[] {0.1, 0.1, 0.1}, new double[] {-1, 1, 3, -1, 1, 3, -1, 1, 3},
                identity);
        Solution solution = solver.solve(problem, TOLERANCE);
        assertTrue(solution.solved(), solution::toString);
        double normal = (1 + 0.1 * Math.sqrt(10)) / 1.01;
        assertEquals(1.3032, normal, 5e-5);
        for (int i = 0; i < 9; i += 3) {
            assertEquals(normal, solution.z()[i], 1e-11);
            assertEquals(0.3032, solution.w()[i], 5e-5);
            assertEquals(0.1 * Math.hypot(solution.w()[i + 1], solution.w()[i + 2]), solution.w()[i], 1e-11);
        }
    }

    /** FrictionContact3D_1c, μ = 0.1. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void oneContact(Conic solver) {
        assertAnswer(solver, problem(0, new double[] {0.1}, new double[] {-1, 2, 3}, 15, -1, -2, -1, 14, 1, -2, 1, 16),
                1e-11, 0.087179279122, -0.004897451945, -0.007212297244);
    }

    /** FrictionContact3D_RR_1c, μ = 0.6: three scales in one block. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void oneContactOfARockfall(Conic solver) {
        assertAnswer(solver,
                problem(0, new double[] {0.6}, new double[] {-0.1458, -0.2484, -0.1515}, 0.01344, -9.421e-07, 0.001486,
                        -9.421e-07, 0.1061, 0.0001733, 0.001486, 0.0001733, 0.001442),
                1e-8, 15.176884257173, 2.071826962683, 8.867307748619);
    }

    /** A bilateral row that carries a frictionless contact: 2x + γ = 3 and x + 2γ = 3 give 1 and 1. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void bilateralRowsAreFree(Conic solver) {
        double[] n = {2, 1, 0, 0, 1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        assertAnswer(solver, problem(1, new double[1], new double[] {-3, -3, 0.5, 0}, n), 1e-11, 1, 1, 0, 0);
        // pulled the other way the contact opens and the row pulls too: 2x = −3
        assertAnswer(solver, problem(1, new double[1], new double[] {3, 3, 0.5, 0}, n), 1e-11, -1.5, 0, 0, 0);
    }

    /** Nothing can stop what nothing can move: said so, not hidden. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void anImpossibleContactIsNotSolved(Conic solver) {
        Solution solution = solver.solve(problem(0, new double[] {0.5}, new double[] {-1, 0, 0}, new double[9]), 1e-9);
        assertFalse(solution.solved());
        assertTrue(solution.ending() != Ending.CONVERGED, solution::toString);
    }

    /** A body between two walls that close in: impulses grow without end, and no size of them makes it a solution. */
    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void aClosingGapIsNotSolved(Conic solver) {
        double[] n = new double[36];
        for (int i = 0; i < 3; i++) {
            n[7 * i] = 1;
            n[7 * (i + 3)] = 1;
            n[6 * i + i + 3] = -1;
            n[6 * (i + 3) + i] = -1;
        }
        double[] r = {-1, 0, 0, -1, 0, 0};
        Solution solution = solver.solve(problem(0, new double[] {0.5, 0.5}, r, n), 1e-9);
        assertFalse(solution.solved(), solution::toString);
        assertTrue(solution.ending() != Ending.CONVERGED, solution::toString);
    }

    /** Rounding errors are relative to what is summed up; where nothing is, a huge impulse excuses nothing. */
    @Test
    void aHugeImpulseIsNoExcuse() {
        ConeProblem problem = problem(0, new double[] {0.5}, new double[] {-1, 0, 0}, new double[9]);
        problem.prepare();
        assertTrue(new Certificate().certify(problem, new double[] {1e20, 0, 0}, new double[3]) >= 1);
    }

    @ParameterizedTest
    @EnumSource(names = {"APGD", "PGS_CONE"})
    void emptyAndTrivialProblems(Conic solver) {
        assertTrue(solver.solve(problem(0, new double[0], new double[0]), TOLERANCE).solved());
        double[] identity = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        assertAnswer(solver, problem(0, new double[] {0.5}, new double[] {1, 0.5, 0}, identity), 0, 0, 0, 0);
        assertAnswer(solver, problem(0, new double[] {0.5}, new double[3], new double[9]), 0, 0, 0, 0);
    }
}
