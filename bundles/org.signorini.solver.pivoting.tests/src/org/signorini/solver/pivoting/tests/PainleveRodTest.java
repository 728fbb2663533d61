package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/**
 * Painlevé's rod (Génot & Brogliato 1999): uniform, unit mass, one end sliding on rough ground at angle θ. The normal
 * acceleration of that end is A(θ) λ_n + b with A = 1 + 3cos²θ − 3μ sinθ cosθ, negative for μ = 2 between 37.3774° and
 * 79.1877°.
 */
class PainleveRodTest {

    private static final double MU = 2;

    private static double a(double degrees) {
        double angle = Math.toRadians(degrees);
        return 1 + 3 * Math.cos(angle) * Math.cos(angle) - 3 * MU * Math.sin(angle) * Math.cos(angle);
    }

    private static LinearProblem rod(double degrees, double b) {
        return LinearProblem.lcp(new DMatrixRMaj(1, 1, true, a(degrees)), new double[] {b});
    }

    @ParameterizedTest
    @EnumSource
    void outsideTheParadoxOneSolution(Pivoting solver) {
        for (double degrees : new double[] {10, 37.37, 79.19, 85}) {
            Solution solution = solver.solve(rod(degrees, -1));
            assertTrue(solution.solved(), solution::toString);
            assertEquals(1 / a(degrees), solution.z()[0], 1e-12 / a(degrees));
        }
    }

    /** b < 0: the rod would penetrate, and pushing makes it worse. */
    @ParameterizedTest
    @EnumSource
    void inconsistent(Pivoting solver) {
        for (double degrees : new double[] {37.38, 45, 60, 79.18}) {
            Solution solution = solver.solve(rod(degrees, -1));
            assertFalse(solution.solved(), solution::toString);
            assertNotEquals(Ending.CONVERGED, solution.ending());
        }
    }

    /** b > 0: take-off and contact are both solutions; either will do, from wherever one starts. */
    @ParameterizedTest
    @EnumSource
    void indeterminate(Pivoting solver) {
        for (double degrees : new double[] {37.38, 45, 60, 79.18}) {
            double contact = -1 / a(degrees);
            for (double start : new double[] {0, 0.3 * contact, contact, 10 * contact}) {
                Solution solution = solver.solve(rod(degrees, 1), start);
                assertTrue(solution.solved(), solution::toString);
                double z = solution.z()[0];
                assertTrue(z == 0 || Math.abs(z / contact - 1) < 1e-8, () -> "λ_n = " + z);
            }
        }
    }

    /** In velocities and with both sliding directions, as a pyramid of two facets: time-stepping has a solution. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void anImpulseResolvesIt(Pivoting solver) {
        for (double degrees = 1; degrees < 90; degrees++) {
            double angle = Math.toRadians(degrees);
            double nn = 1 + 3 * Math.cos(angle) * Math.cos(angle);
            double nt = 3 * Math.sin(angle) * Math.cos(angle);
            double tt = 1 + 3 * Math.sin(angle) * Math.sin(angle);
            DMatrixRMaj m = new DMatrixRMaj(4, 4, true, nn, nt, -nt, 0, nt, tt, -tt, 1, -nt, -tt, tt, 1, MU, -1, -1, 0);
            Solution solution = solver.solve(LinearProblem.lcp(m, new double[] {-0.01, 1, -1, 0}));
            assertTrue(solution.solved(), solution::toString);
        }
    }
}
