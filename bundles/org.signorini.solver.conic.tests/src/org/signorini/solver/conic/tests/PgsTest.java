package org.signorini.solver.conic.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.CertifiedSolver;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solution;
import org.signorini.contribution.Options;
import org.signorini.solver.conic.Pgs;

/** Projected Gauss–Seidel on problems built from their solution, and where it has to refuse. */
class PgsTest {

    private enum Matrix {
        /** Symmetric positive definite. */
        DEFINITE,
        /** Symmetric of two thirds of full rank. */
        SEMIDEFINITE,
        /** Strictly diagonally dominant, not symmetric: a P-matrix. */
        DOMINANT
    }

    /** A problem with bounds of all sorts, and z, w in complementarity. */
    private record Built(LinearProblem problem, double[] z, double[] w) {

        static Built make(long seed, Matrix matrix, boolean boxed) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(20);
            DMatrixRMaj m = matrix(matrix, n, random);
            double[] lower = new double[n];
            double[] upper = new double[n];
            double[] z = new double[n];
            double[] w = new double[n];
            for (int i = 0; i < n; i++) {
                int sort = boxed ? random.nextInt(3) : 0;
                lower[i] = sort == 0 ? 0 : sort == 1 ? Double.NEGATIVE_INFINITY : -random.nextDouble();
                upper[i] = sort == 2 ? random.nextDouble() : Double.POSITIVE_INFINITY;
                int state = sort == 1 ? 0 : random.nextInt(sort == 2 ? 3 : 2);
                z[i] = state == 1 ? lower[i] : state == 2 ? upper[i]
                        : sort == 2 ? lower[i] + random.nextDouble() * (upper[i] - lower[i])
                                : sort == 1 ? random.nextGaussian() : random.nextDouble();
                w[i] = state == 0 ? 0 : state == 1 ? random.nextDouble() : -random.nextDouble();
            }
            double[] q = w.clone();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    q[i] -= m.get(i, j) * z[j];
                }
            }
            return new Built(LinearProblem.boxed(m, q, lower, upper), z, w);
        }

        private static DMatrixRMaj matrix(Matrix matrix, int n, Random random) {
            DMatrixRMaj m = new DMatrixRMaj(n, n);
            int rank = matrix == Matrix.SEMIDEFINITE ? 1 + 2 * n / 3 : 2 * n;
            double[][] factor = new double[n][rank];
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < rank; k++) {
                    factor[i][k] = random.nextGaussian();
                }
            }
            for (int i = 0; i < n; i++) {
                double others = 0;
                for (int j = 0; j < n; j++) {
                    double entry = random.nextGaussian();
                    if (matrix != Matrix.DOMINANT) {
                        entry = 0;
                        for (int k = 0; k < rank; k++) {
                            entry += factor[i][k] * factor[j][k];
                        }
                    }
                    m.set(i, j, entry);
                    others += i == j ? 0 : Math.abs(entry);
                }
                if (matrix == Matrix.DOMINANT) {
                    m.set(i, i, 0.1 + 1.1 * others);
                }
            }
            return m;
        }
    }

    private static Solution solve(LinearProblem problem, double tolerance, String omega) {
        Pgs pgs = new Pgs();
        pgs.configure(Options.of("omega", omega, "max-iterations", "100000"));
        Solution solution = new Solution();
        new CertifiedSolver("pgs", pgs).solve(problem, solution, new Monitor().tolerance(tolerance));
        return solution;
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.7", "1", "1.3"})
    void findsTheOnlySolutionOfDefiniteProblems(String omega) {
        for (long seed = 0; seed < 200; seed++) {
            Built built = Built.make(seed, Matrix.DEFINITE, seed % 2 == 0);
            Solution solution = solve(built.problem(), 1e-9, omega);
            assertTrue(solution.solved() && solution.ending() == Ending.CONVERGED, "seed " + seed + ": " + solution);
            assertSame(built.z(), solution.z(), 1e-6, seed);
        }
    }

    @Test
    void findsTheOnlySolutionOfDominantProblems() {
        for (long seed = 0; seed < 200; seed++) {
            Built built = Built.make(seed, Matrix.DOMINANT, seed % 2 == 0);
            Solution solution = solve(built.problem(), 1e-10, "1");
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            assertSame(built.z(), solution.z(), 1e-7, seed);
        }
    }

    /** z is not unique; w is, to the square root of the residual. */
    @Test
    void solvesSemidefiniteProblemsToAModestAccuracy() {
        for (long seed = 0; seed < 200; seed++) {
            Built built = Built.make(seed, Matrix.SEMIDEFINITE, seed % 2 == 0);
            Solution solution = solve(built.problem(), 1e-7, "1");
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
            assertSame(built.w(), solution.w(), 1e-2, seed);
        }
    }

    private static void assertSame(double[] expected, double[] actual, double accuracy, long seed) {
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], actual[i], accuracy, "seed " + seed + ", row " + i);
        }
    }

    /** Friction pyramids have rows like the last one here: e ᵀ in the row, nothing on the diagonal. */
    @Test
    void refusesARowWithoutDiagonal() {
        LinearProblem problem = LinearProblem.lcp(new DMatrixRMaj(2, 2, true, 1, -1, 1, 0), new double[] {-1, -2});
        Solution solution = solve(problem, 1e-9, "1");
        assertEquals(Ending.UNSUITABLE, solution.ending());
        assertFalse(solution.solved());
        LinearProblem negative = LinearProblem.lcp(new DMatrixRMaj(1, 1, true, -1), new double[] {-1});
        assertEquals(Ending.UNSUITABLE, solve(negative, 1e-9, "1").ending());
    }

    @Test
    void emptyRowsGoToTheBoundTheirSignWants() {
        LinearProblem problem = LinearProblem.boxed(new DMatrixRMaj(2, 2, true, 2, 1, 0, 0), new double[] {-4, -1},
                new double[] {0, -3}, new double[] {9, 2});
        Solution solution = solve(problem, 1e-12, "1");
        assertTrue(solution.solved(), solution::toString);
        assertEquals(1, solution.z()[0], 1e-12);
        assertEquals(2, solution.z()[1], 0);
        LinearProblem impossible = LinearProblem.lcp(new DMatrixRMaj(1, 1), new double[] {-1});
        assertEquals(Ending.UNSUITABLE, solve(impossible, 1e-9, "1").ending());
        assertTrue(solve(LinearProblem.lcp(new DMatrixRMaj(0, 0), new double[0]), 1e-9, "1").solved());
    }

    /** A P-matrix far from dominance: the sweeps blow up, and that is what is reported. */
    @Test
    void saysWhenItDiverges() {
        DMatrixRMaj m = new DMatrixRMaj(2, 2, true, 1, 5, -5, 1);
        LinearProblem problem = LinearProblem.mixed(m, new double[] {1, 1}, 0, 1);
        Solution solution = solve(problem, 1e-9, "1");
        assertEquals(Ending.STALLED, solution.ending());
        assertFalse(solution.solved());
        assertTrue(Double.isFinite(solution.z()[0]) && Double.isFinite(solution.z()[1]));
    }
}
