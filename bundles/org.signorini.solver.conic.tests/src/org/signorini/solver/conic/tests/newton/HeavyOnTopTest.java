package org.signorini.solver.conic.tests.newton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.generator.Stacks;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** Heavy bodies on light ones: the residual can fall no further than a tenth of the tolerance, for rounding. */
class HeavyOnTopTest {

    @ParameterizedTest
    @ValueSource(doubles = {1, 1e2, 1e4, 1e5, 1e6})
    void twoCubesRest(double ratio) {
        FrictionProblem problem = Stacks.loaded(1, ratio);
        Solution solution = new Solution();
        assertTrue(FrictionSolver.SSN.certified().solve(problem, solution, new Monitor()), solution::toString);
        // weight of both on the floor, of the upper one between them
        assertEquals((1 + ratio) * 0.00981, normals(solution, 0), 1e-9 * ratio);
        assertEquals(ratio * 0.00981, normals(solution, 4), 1e-9 * ratio);
    }

    private static double normals(Solution solution, int first) {
        double sum = 0;
        for (int c = first; c < first + 4; c++) {
            sum += solution.z()[3 * c];
        }
        return sum;
    }

    /** As in the steps of a stack at rest, b differs by what rounding left of the last velocities. */
    @ParameterizedTest
    @ValueSource(doubles = {1e3, 1e5, 1e6})
    void theLastStepsImpulsesAreAsGoodAsTheAnswer(double ratio) {
        FrictionProblem problem = Stacks.loaded(1, ratio);
        double[] b = problem.b().clone();
        Solution solution = new Solution();
        assertTrue(FrictionSolver.SSN.certified().solve(problem, solution, new Monitor()), solution::toString);
        Random random = new Random(7);
        double[] u = new double[12];
        for (int step = 0; step < 100; step++) {
            for (int k = 0; k < 12; k++) {
                u[k] = 1e-11 * random.nextGaussian();
            }
            for (int c = 0; c < 8; c++) {
                // the cubes' velocities at the corner; floor contacts know the lower one only
                double x = c % 4 / 2 - 0.5;
                double y = c % 2 - 0.5;
                int body = c < 4 ? 0 : 6;
                problem.b()[3 * c] = b[3 * c] + u[body + 2] + u[body + 3] * y - u[body + 4] * x
                        - (c < 4 ? 0 : u[2] + u[3] * y - u[4] * x);
            }
            assertTrue(FrictionSolver.SSN.certified().solve(problem, solution, new Monitor()),
                    "step " + step + ": " + solution);
            assertTrue(solution.iterations() <= 12, "step " + step + ": " + solution);
        }
    }

    @Test
    void masses() {
        for (double[] tower : new double[][] {{1, 10, 100, 1000, 1e4}, {1, 1000, 1, 1000}, {1, 1e3, 1e6}}) {
            Solution solution = new Solution();
            assertTrue(FrictionSolver.SSN.certified().solve(Stacks.loaded(tower), solution, new Monitor()),
                    solution::toString);
        }
    }

    /** Two bodies that nothing can move and that approach: no impulse however large is a solution. */
    @Test
    void whatCannotBeSolvedIsNotCalledConverged() {
        FrictionProblem problem = new FrictionProblem(new DenseOperator(new DMatrixRMaj(6, 6), 0),
                new double[] {-1, 1, 0, -1, 0, 1}, new double[] {0.5, 0.5});
        Solution solution = new Solution();
        FrictionSolver.SSN.certified().solve(problem, solution, new Monitor());
        assertNotEquals(Ending.CONVERGED, solution.ending());
    }
}
