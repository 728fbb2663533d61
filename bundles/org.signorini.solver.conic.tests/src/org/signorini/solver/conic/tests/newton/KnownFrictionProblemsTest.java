package org.signorini.solver.conic.tests.newton;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Piles;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Solution;

/** Problems whose answers are known, and the hyperstatic ones that first-order methods do not finish. */
class KnownFrictionProblemsTest {

    private static FrictionProblem dense(double[] w, double[] b, double... mu) {
        return new FrictionProblem(new DenseOperator(new DMatrixRMaj(b.length, b.length, true, w), 0), b, mu);
    }

    private static double[] solved(FrictionSolver solver, FrictionProblem problem) {
        Solution solution = solver.solve(problem, 1e-9);
        assertTrue(solution.solved(), solution::toString);
        return Arrays.copyOf(solution.z(), problem.size());
    }

    /** Siconos' FrictionContact3D_1c, exact Coulomb. */
    @ParameterizedTest
    @EnumSource
    void oneContact(FrictionSolver solver) {
        double[] w = {15, -1, -2, -1, 14, 1, -2, 1, 16};
        assertArrayEquals(new double[] {0.065695682898, -0.003678614907, -0.005443070814},
                solved(solver, dense(w, new double[] {-1, 2, 3}, 0.1)), 1e-12);
    }

    /** Siconos' FrictionContact3D_RR_1c, exact Coulomb. */
    @ParameterizedTest
    @EnumSource
    void oneContactOfARobot(FrictionSolver solver) {
        double[] w = {0.01344, -9.421e-07, 0.001486, -9.421e-07, 0.1061, 0.0001733, 0.001486, 0.0001733, 0.001442};
        assertArrayEquals(new double[] {10.205876055695, 1.931888367688, 5.810798010421},
                solved(solver, dense(w, new double[] {-0.1458, -0.2484, -0.1515}, 0.6)), 1e-10);
    }

    /** Siconos' Rover11035: W measured and not quite symmetric. */
    @ParameterizedTest
    @EnumSource
    void nearlySymmetric(FrictionSolver solver) {
        double[] w = {1.358309568142355636122254e-02, -1.438285701497408206397943e-04, 7.924271998636921729777804e-04,
            -1.426574206813656375825161e-04, 1.061668069228362820677347e-01, 5.369789396199593209174292e-05,
            7.917137724989218054358342e-04, 5.352808907240413568984216e-05, 1.413318711385757805998331e-03};
        solved(solver, dense(w, new double[] {-5.417704922170969716876954e-02, -1.570886479868534024717519e-01,
            -1.064842752305118489530855e-01}, 0.7));
    }

    /** Every cube's weight passes through the four contacts below it: Σ p_n of interface k is (n − k) m g h. */
    @Test
    void aTallStackCarriesItsWeight() {
        int cubes = 50;
        FrictionProblem problem = Stacks.resting(cubes);
        double[] p = solved(FrictionSolver.SSN, problem);
        double top = 0;
        double bottom = 0;
        for (int c = 0; c < 4; c++) {
            bottom += p[3 * c];
            top += p[3 * (problem.contacts() - 1 - c)];
        }
        assertEquals(cubes * top, bottom, 1e-6 * bottom);
    }

    @Test
    void stacksPushedAnywhere() {
        for (long seed = 1; seed <= 5; seed++) {
            Solution solution = FrictionSolver.SSN.solve(Stacks.pushed(10 * (int) seed, seed), 1e-9);
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
        }
    }

    @Test
    void impactingPiles() {
        for (int contacts : new int[] {10, 50, 200, 500}) {
            Solution solution = FrictionSolver.SSN.solve(Piles.impacting(contacts, contacts), 1e-9);
            assertTrue(solution.solved(), contacts + " contacts: " + solution);
        }
    }

    @Test
    void pilesAtRest() {
        for (int contacts : new int[] {10, 50, 100, 200}) {
            for (long seed = 1; seed <= 5; seed++) {
                Solution solution = FrictionSolver.SSN.solve(Piles.resting(contacts, seed), 1e-8);
                assertTrue(solution.solved(), contacts + " contacts, seed " + seed + ": " + solution);
            }
        }
    }
}
