package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/** Friction problems with known impulses, iterated (without the direct solution of one contact) and direct. */
class KnownFrictionProblemsTest {

    private static FrictionProblem problem(int bilateral, double[] mu, double[] b, double... w) {
        return new FrictionProblem(new DenseOperator(new DMatrixRMaj(b.length, b.length, true, w), bilateral), b, mu);
    }

    private static FrictionProblem oneContact(double mu, double[] b, double... w) {
        return problem(0, new double[] {mu}, b, w);
    }

    private static void assertImpulses(String id, FrictionProblem problem, double tolerance, double... expected) {
        for (String direct : new String[] {"false", "true"}) {
            Solution solution = Solvers.solve(id, problem, "direct", direct);
            assertTrue(solution.solved(), id + ": " + solution);
            assertArrayEquals(expected, Arrays.copyOf(solution.z(), expected.length), tolerance,
                    id + ", direct " + direct);
        }
    }

    /** Siconos, FrictionContact3D_1c.dat. */
    @ForFrictionSolvers
    void siconosOneContact(String id) {
        assertImpulses(id, oneContact(0.1, new double[] {-1, 2, 3}, 15, -1, -2, -1, 14, 1, -2, 1, 16), 1e-11,
                0.065695682898, -0.003678614907, -0.005443070814);
    }

    /** Siconos, FrictionContact3D_RR_1c.dat. */
    @ForFrictionSolvers
    void siconosOneContactOfAnotherKind(String id) {
        assertImpulses(id, oneContact(0.6, new double[] {-0.1458, -0.2484, -0.1515}, 0.01344, -9.421e-07, 0.001486,
                -9.421e-07, 0.1061, 0.0001733, 0.001486, 0.0001733, 0.001442), 1e-9, 10.205876055695, 1.931888367688,
                5.810798010421);
    }

    /** A unit point mass: what each of Coulomb's cases gives can be written down. */
    @ForFrictionSolvers
    void everyCaseOfAPointMass(String id) {
        double[] unit = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        assertImpulses(id, oneContact(0.5, new double[] {1, 3, 4}, unit), 0, 0, 0, 0);
        assertImpulses(id, oneContact(0.5, new double[] {-10, 3, 4}, unit), 1e-11, 10, -3, -4);
        assertImpulses(id, oneContact(0.5, new double[] {-2, 3, 4}, unit), 1e-11, 2, -0.6, -0.8);
        assertImpulses(id, oneContact(0, new double[] {-2, 3, 4}, unit), 1e-11, 2, 0, 0);
        assertImpulses(id, oneContact(0.5, new double[] {0, 3, 4}, unit), 1e-11, 0, 0, 0);
    }

    /** Three equal supports that slide: Siconos, FC3D_Example1; exact Coulomb presses p_n = 1 and does not lift off. */
    @ForFrictionSolvers
    void threeSlidingSupports(String id) {
        double[] w = new double[81];
        double[] b = new double[9];
        for (int i = 0; i < 9; i++) {
            w[10 * i] = 1;
            b[i] = i % 3 == 0 ? -1 : i % 3 == 1 ? 1 : 3;
        }
        Solution solution = Solvers.solve(id, problem(0, new double[] {0.1, 0.1, 0.1}, b, w));
        assertTrue(solution.solved(), id + ": " + solution);
        for (int c = 0; c < 9; c += 3) {
            assertEquals(1, solution.z()[c], 1e-11);
            assertEquals(0, solution.w()[c], 1e-11);
            assertEquals(-0.1 / Math.sqrt(10), solution.z()[c + 1], 1e-11);
        }
    }

    /** A bilateral row that couples to the contact: a unit mass on the ground held along t1, and pulled along it. */
    @ForFrictionSolvers
    void bilateralRowsAreEquations(String id) {
        double[] w = {1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1};
        Solution solution = Solvers.solve(id, problem(1, new double[] {0.5}, new double[] {2, -1, 2, 0}, w));
        assertTrue(solution.solved(), id + ": " + solution);
        assertEquals(0, solution.w()[0], 1e-11);
        assertEquals(1, solution.z()[1], 1e-11);
        assertEquals(-2, solution.z()[0] + solution.z()[2], 1e-11, "constraint and friction share the load");
    }

    /** The out-of-plane tangent of a planar chain cannot move: a zero row in W, any impulse there is as good. */
    @ForFrictionSolvers
    void aBlockedTangentIsNoObstacle(String id) {
        Solution solution = Solvers.solve(id,
                oneContact(0.5, new double[] {-1, 3, 0}, 2, 0.5, 0, 0.5, 1, 0, 0, 0, 0), "direct", "false");
        assertTrue(solution.solved(), id + ": " + solution);
        // slides along t1: v_n = 0 with p_t = −p_n/2 is 2p − p/4 = 1
        assertEquals(4. / 7, solution.z()[0], 1e-11);
        assertEquals(-2. / 7, solution.z()[1], 1e-11);
    }

    /** Two fixed bodies pressed together, W = 0 and b_n < 0: no impulse keeps them apart. */
    @ForFrictionSolvers
    void aBlockedNormalIsReportedAsUnsolved(String id) {
        Solution solution = Solvers.solve(id, oneContact(0.5, new double[] {-1, 0, 0}, new double[9]));
        assertFalse(solution.solved());
        assertNotEquals(Ending.CONVERGED, solution.ending());
    }
}
