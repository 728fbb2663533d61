package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;

/** Classical nonlinear complementarity problems, for PATH. */
class KnownNonlinearProblemsTest {

    private static final double[] DEGENERATE = {Math.sqrt(6) / 2, 0, 0, 0.5};
    private static final double[][] STARTS = {{0, 0, 0, 0}, {1, 1, 1, 1}, {100, 100, 100, 100}, {1, 0, 1, 0},
        {1, 0, 0, 0}, {0, 1, 1, 0}, {1.25, 0, 0, 0.5}, {-5, 3, 2, 7}};

    private static double[] solved(NonlinearProblem problem, double... start) {
        Solution solution = Pivoting.PATH.solve(problem, start);
        assertTrue(solution.solved(), () -> solution + " from " + Arrays.toString(start));
        return Arrays.copyOf(solution.z(), problem.size());
    }

    /** Kojima & Shindo 1986: a degenerate and a regular solution. */
    @Test
    void kojimaShindo() {
        for (double[] start : STARTS) {
            double[] z = solved(quadratic(10, 9, -9), start);
            assertTrue(distance(z, DEGENERATE) < 1e-7 || distance(z, new double[] {1, 0, 3, 0}) < 1e-7,
                    () -> Arrays.toString(z));
        }
    }

    /** Josephy 1979: one solution. */
    @Test
    void josephy() {
        for (double[] start : STARTS) {
            assertArrayEquals(DEGENERATE, solved(quadratic(3, 3, -1), start), 1e-8);
        }
    }

    /** The two differ in three numbers: F₂ has a·z₃, F₃ has b·z₄ + c. */
    private static NonlinearProblem quadratic(double a, double b, double c) {
        return NonlinearProblem.ncp(4, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = 3 * z[0] * z[0] + 2 * z[0] * z[1] + 2 * z[1] * z[1] + z[2] + 3 * z[3] - 6;
                w[1] = 2 * z[0] * z[0] + z[0] + z[1] * z[1] + a * z[2] + 2 * z[3] - 2;
                w[2] = 3 * z[0] * z[0] + z[0] * z[1] + 2 * z[1] * z[1] + 2 * z[2] + b * z[3] + c;
                w[3] = z[0] * z[0] + 3 * z[1] * z[1] + 2 * z[2] + 3 * z[3] - 3;
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                j.setTo(new DMatrixRMaj(4, 4, true, 6 * z[0] + 2 * z[1], 2 * z[0] + 4 * z[1], 1, 3,
                        4 * z[0] + 1, 2 * z[1], a, 2,
                        6 * z[0] + z[1], z[0] + 4 * z[1], 2, b,
                        2 * z[0], 6 * z[1], 2, 3));
            }
        });
    }

    /** Mathiesen 1987, a Walrasian equilibrium: (t, 0, 0, 0) for every t in [0, 3]. */
    @Test
    void mathiesen() {
        NonlinearProblem problem = NonlinearProblem.ncp(4, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = -z[1] + z[2] + z[3];
                w[1] = z[0] - (4.5 * z[2] + 2.7 * z[3]) / (z[1] + 1);
                w[2] = 5 - z[0] - (0.5 * z[2] + 0.3 * z[3]) / (z[2] + 1);
                w[3] = 3 - z[0];
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                double y = z[1] + 1;
                double u = z[2] + 1;
                j.setTo(new DMatrixRMaj(4, 4, true, 0, -1, 1, 1,
                        1, (4.5 * z[2] + 2.7 * z[3]) / (y * y), -4.5 / y, -2.7 / y,
                        -1, 0, -(0.5 - 0.3 * z[3]) / (u * u), -0.3 / u,
                        -1, 0, 0, 0));
            }
        });
        for (double[] start : STARTS) {
            double[] z = solved(problem, start);
            assertTrue(z[0] >= 0 && z[0] <= 3 + 1e-8, () -> Arrays.toString(z));
        }
    }

    /** Murphy, Sherali & Soyster 1982, five firms in a Cournot market: published to three digits. */
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 1, 10, 100})
    void cournot(double start) {
        double[] beta = {1.2, 1.1, 1, 0.9, 0.8};
        NonlinearProblem problem = NonlinearProblem.ncp(5, new Cournot(new double[] {10, 8, 6, 4, 2}, 5, beta, 1.1));
        double[] z = solved(problem, start, start, start, start, start);
        assertArrayEquals(new double[] {36.932, 41.818, 43.707, 42.659, 39.179}, z, 1e-3);
    }

    /** Marginal cost c + (z/L)^(1/β) against marginal revenue of the demand p = (5000/Q)^(1/γ). */
    private record Cournot(double[] c, double capacity, double[] beta, double gamma)
            implements NonlinearProblem.Function {

        @Override
        public void value(double[] z, double[] w) {
            double total = Arrays.stream(z).limit(c.length).sum();
            double price = Math.pow(5000 / total, 1 / gamma);
            for (int i = 0; i < c.length; i++) {
                w[i] = c[i] + Math.pow(z[i] / capacity, 1 / beta[i]) - price * (1 - z[i] / (gamma * total));
            }
        }

        @Override
        public void jacobian(double[] z, DMatrixRMaj j) {
            double total = Arrays.stream(z).limit(c.length).sum();
            double price = Math.pow(5000 / total, 1 / gamma);
            for (int i = 0; i < c.length; i++) {
                double both = price / (gamma * total) * (1 - z[i] / total * (1 + 1 / gamma));
                for (int k = 0; k < c.length; k++) {
                    j.set(i, k, both);
                }
                double cost = Math.pow(z[i] / capacity, 1 / beta[i] - 1) / (beta[i] * capacity);
                j.add(i, i, cost + price / (gamma * total));
            }
        }
    }

    /** Billups 1995: from zero every descent method is caught by a local minimum of its merit. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 3, 100})
    void billups(double start) {
        assertEquals(1 + Math.sqrt(1.01), solved(scalar(1.01), start)[0], 1e-9);
    }

    /** (z − 1)² + 1 is positive: zero solves it; with −z in front nothing does. */
    @Test
    void unsolvable() {
        assertEquals(0, solved(scalar(-1), 5)[0]);
        NonlinearProblem none = NonlinearProblem.ncp(1, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = -1 - z[0] * z[0];
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                j.set(0, 0, -2 * z[0]);
            }
        });
        Solution solution = Pivoting.PATH.solve(none, 1);
        assertFalse(solution.solved());
        assertNotEquals(Ending.CONVERGED, solution.ending());
    }

    private static NonlinearProblem scalar(double c) {
        return NonlinearProblem.ncp(1, new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                w[0] = (z[0] - 1) * (z[0] - 1) - c;
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                j.set(0, 0, 2 * (z[0] - 1));
            }
        });
    }

    @Test
    void allocatesNothingAfterTheFirstSolve() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CertifiedSolver path = new CertifiedSolver("path", Pivoting.PATH.create());
        NonlinearProblem problem = scalar(1.01);
        Solution solution = new Solution();
        Monitor monitor = new Monitor();
        long allocated = -1;
        for (int round = 0; round < 60 && allocated != 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            Arrays.fill(solution.z(), 3);
            path.solve(problem, solution, monitor);
            allocated = round == 0 ? -1 : threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertEquals(0, allocated, "bytes in the last round");
    }

    /** log z = 0 between bounds and outside: F is undefined left of the lower bound, which must never be asked for. */
    @Test
    void staysInsideTheBounds() {
        NonlinearProblem.Function log = new NonlinearProblem.Function() {
            @Override
            public void value(double[] z, double[] w) {
                assertTrue(z[0] >= 0.1 && z[0] <= 9, () -> "asked at " + z[0]);
                w[0] = Math.log(z[0]);
            }

            @Override
            public void jacobian(double[] z, DMatrixRMaj j) {
                j.set(0, 0, 1 / z[0]);
            }
        };
        NonlinearProblem problem = new NonlinearProblem(log, new double[] {0.1}, new double[] {9});
        assertEquals(1, solved(problem, 50)[0], 1e-9);
        assertEquals(1, solved(problem, 0)[0], 1e-9);
    }

    private static double distance(double[] a, double[] b) {
        double largest = 0;
        for (int i = 0; i < a.length; i++) {
            largest = Math.max(largest, Math.abs(a[i] - b[i]));
        }
        return largest;
    }
}
