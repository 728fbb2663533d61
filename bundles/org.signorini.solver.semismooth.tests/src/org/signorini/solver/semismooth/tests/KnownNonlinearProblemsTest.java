package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.solver.Solution;

/** The classics of nonlinear complementarity. */
class KnownNonlinearProblemsTest {

    private static final double[] DEGENERATE = {Math.sqrt(6) / 2, 0, 0, 0.5};
    private static final double[] OTHER = {1, 0, 3, 0};

    /**
     * Kojima and Shindo (1986), and Josephy (1979), which differs in the linear terms of the second and third row only.
     */
    private record Quadratic(double a23, double a34, double q3) implements NonlinearProblem.Function {

        static final Quadratic KOJIMA_SHINDO = new Quadratic(10, 9, -9);
        static final Quadratic JOSEPHY = new Quadratic(3, 3, -1);

        @Override
        public void value(double[] x, double[] f) {
            double xx = x[0] * x[0];
            double xy = x[0] * x[1];
            double yy = x[1] * x[1];
            f[0] = 3 * xx + 2 * xy + 2 * yy + x[2] + 3 * x[3] - 6;
            f[1] = 2 * xx + x[0] + yy + a23 * x[2] + 2 * x[3] - 2;
            f[2] = 3 * xx + xy + 2 * yy + 2 * x[2] + a34 * x[3] + q3;
            f[3] = xx + 3 * yy + 2 * x[2] + 3 * x[3] - 3;
        }

        @Override
        public void jacobian(double[] x, DMatrixRMaj j) {
            j.setTo(new DMatrixRMaj(4, 4, true, 6 * x[0] + 2 * x[1], 2 * x[0] + 4 * x[1], 1, 3, 4 * x[0] + 1, 2 * x[1],
                    a23, 2, 6 * x[0] + x[1], x[0] + 4 * x[1], 2, a34, 2 * x[0], 6 * x[1], 2, 3));
        }
    }

    @ForBoundedSolvers
    void kojimaShindoFromManyStarts(String id) {
        SplittableRandom random = new SplittableRandom(7);
        for (int k = 0; k < 100; k++) {
            double[] start = random.doubles(4, 0, 5).toArray();
            Solution solution = Solvers.solveFrom(start, id, NonlinearProblem.ncp(4, Quadratic.KOJIMA_SHINDO));
            assertTrue(solution.solved(), id + " from start " + k + ": " + solution);
            double[] z = Arrays.copyOf(solution.z(), 4);
            // at the degenerate solution z is known to the square root of the residual's digits only in rows z = f = 0
            boolean degenerate = z[2] < 1;
            assertArrayEquals(degenerate ? DEGENERATE : OTHER, z, 1e-8, id + " from start " + k);
        }
    }

    @ForBoundedSolvers
    void josephy(String id) {
        for (double start : new double[] {0, 1, 10}) {
            double[] from = {start, start, start, start};
            Solution solution = Solvers.solveFrom(from, id, NonlinearProblem.ncp(4, Quadratic.JOSEPHY));
            assertTrue(solution.solved(), id + ": " + solution);
            assertArrayEquals(DEGENERATE, Arrays.copyOf(solution.z(), 4), 1e-9);
        }
    }

    /** 0 ≤ z ≤ 4 with f = e^z − 20: z = ln 20; and with f = e^z − 100: z = 4. */
    @ForBoundedSolvers
    void bounds(String id) {
        for (double target : new double[] {20, 100, 0.5}) {
            NonlinearProblem.Function f = new NonlinearProblem.Function() {
                @Override
                public void value(double[] z, double[] w) {
                    w[0] = Math.exp(z[0]) - target;
                }

                @Override
                public void jacobian(double[] z, DMatrixRMaj j) {
                    j.set(0, 0, Math.exp(z[0]));
                }
            };
            Solution solution = Solvers.solve(id, new NonlinearProblem(f, new double[] {0}, new double[] {4}));
            assertTrue(solution.solved(), id + ": " + solution);
            assertEquals(Math.max(0, Math.min(4, Math.log(target))), solution.z()[0], 1e-9);
        }
    }

    /** √(z + 1) − 3, not a number for z < −1: steps into the void are refused, and z = 8 is found. */
    @ForBoundedSolvers
    void functionsDefinedOnlySomewhere(String id) {
        NonlinearProblem.Function f = new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = Math.sqrt(z[0] + 1) - 3;
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                j.set(0, 0, 0.5 / Math.sqrt(z[0] + 1));
            }
        };
        Solution solution = Solvers.solveFrom(new double[] {1000}, id, NonlinearProblem.ncp(1, f));
        assertTrue(solution.solved(), id + ": " + solution);
        assertEquals(8, solution.z()[0], 1e-7);
    }
}
