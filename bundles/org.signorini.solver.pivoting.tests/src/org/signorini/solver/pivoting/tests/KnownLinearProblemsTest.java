package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/**
 * LCPs of the literature with their solutions, numbers as in Siconos' test set (numerics/src/LCP/test/data); CPS is
 * Cottle, Pang, Stone. Matrices are written row by row.
 */
class KnownLinearProblemsTest {

    private static LinearProblem lcp(double[] q, double... rows) {
        return LinearProblem.lcp(new DMatrixRMaj(q.length, q.length, true, rows), q);
    }

    private static double[] solved(Pivoting solver, LinearProblem problem) {
        Solution solution = solver.solve(problem);
        assertTrue(solution.solved(), solution::toString);
        assertEquals(Ending.CONVERGED, solution.ending());
        return Arrays.copyOf(solution.z(), problem.size());
    }

    @ParameterizedTest
    @EnumSource
    void deudeu(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {-5, -6}, 2, 1, 1, 2));
        assertArrayEquals(new double[] {4 / 3.0, 7 / 3.0}, z, 1e-14);
    }

    @ParameterizedTest
    @EnumSource
    void ortiz(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {-2, 1, -1, 1},
                3, 1, 0, -1, -1, 2, 1, 1, 0, 1, 3, -1, 0, 0, 1, 2));
        assertArrayEquals(new double[] {2 / 3.0, 0, 1 / 3.0, 0}, z, 1e-14);
    }

    @ParameterizedTest
    @EnumSource
    void aDiagonalOfHarmonics(Pivoting solver) {
        DMatrixRMaj m = new DMatrixRMaj(9, 9);
        double[] q = new double[9];
        double[] expected = new double[9];
        for (int i = 0; i < 9; i++) {
            m.set(i, i, i + 1);
            q[i] = -1;
            expected[i] = 1.0 / (i + 1);
        }
        assertArrayEquals(expected, solved(solver, LinearProblem.lcp(m, q)), 1e-15);
    }

    /** CPS remark 4.1.14: the solutions are all z ≥ 0 with z₁ + z₂ = 1. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "DANTZIG", "PATH"})
    void aSegmentOfSolutions(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {-1, -1}, 1, 1, 1, 1));
        assertEquals(1, z[0] + z[1], 1e-14);
    }

    /** CPS example 4.4.7. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void rank2Skew(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {-3, 6, -1}, 0, -1, 2, 2, 0, -2, -1, 1, 0));
        assertArrayEquals(new double[] {0, 1, 3}, z, 1e-14);
    }

    /** CPS example 4.4.23, a bimatrix game with three equilibria. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void bimatrixGame(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {-1, -1, -1, -1},
                0, 0, 10, 20, 0, 0, 30, 15, 10, 20, 0, 0, 30, 15, 0, 0));
        double[][] equilibria = {{1 / 90.0, 2 / 45.0, 1 / 90.0, 2 / 45.0}, {1 / 10.0, 0, 1 / 10.0, 0},
            {0, 1 / 15.0, 0, 1 / 15.0}};
        assertTrue(Arrays.stream(equilibria).anyMatch(e -> distance(e, z) < 1e-13), () -> Arrays.toString(z));
    }

    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void exampleWithAFreeLunch(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {50, 50, 10, -6},
                11, 0, 10, -1, 0, 11, 10, -1, 10, 10, 21, -1, 1, 1, 1, 0));
        assertArrayEquals(new double[] {2, 2, 2, 92}, z, 1e-11);
    }

    /** CPS example 4.4.16: the ray (0, 1) + t(1, 1). */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "DANTZIG", "PATH"})
    void aRayOfSolutions(Pivoting solver) {
        double[] z = solved(solver, lcp(new double[] {1, -1}, 1, -1, -1, 1));
        assertEquals(1, z[1] - z[0], 1e-14);
    }

    /** Pang: an isolated solution that vanishes under the smallest perturbation. */
    @ParameterizedTest
    @EnumSource
    void anIsolatedSolution(Pivoting solver) {
        double[] m = {0, -1, -1, 1, 0, 0, -1, 0, 0};
        Solution isolated = solver.solve(lcp(new double[] {0, -1, 1}, m));
        if (isolated.solved()) {
            assertArrayEquals(new double[] {1, 0, 0}, Arrays.copyOf(isolated.z(), 3), 1e-8);
        }
        Solution perturbed = solver.solve(lcp(new double[] {-1e-4, -1, 1}, m));
        assertFalse(perturbed.solved());
        assertFalse(perturbed.ending() == Ending.CONVERGED, "claims to have converged");
    }

    /** Three frictional contacts of a granular chain, nearly singular (lcp_enum_fails). */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "PATH"})
    void granularChain(Pivoting solver) {
        double[] columns = {
            5.033710181702543806636641, -0.5224563268131394710991344, 0.2, -1.411170320513898346348469,
            -1.004077860431577429167760, 0, 0, 0, 0,
            -0.2202221595301195322669230, 3.022341672830197278898368, -1, 0.1387661891370284283908632,
            1.514795143416791001200750, 0, 0, 0, 0,
            0, 1, 0, 0, 0, 0, 0, 0, 0,
            -1.312033866991205721674874, -0.01271332520465068283144205, 0, 3.189736003710535783284286,
            -0.1319499023619954414243693, 0.2, -0.9914710845830826402291791, -0.7122427672757617456156254, 0,
            -0.8525983460898983734566059, 1.514795143416791001200750, 0, 0.5387737213287679960416199,
            6.707236236907633930570682, -1, -0.1286732283421583300508928, 1.925378796309653361973346, 0,
            0, 0, 0, 0, 1, 0, 0, 0, 0,
            0, 0, 0, -0.9523679186528188900240366, -0.3212111079731235774303855, 0, 0.9975118795732582643864816,
            -0.1273713267421789363531559, 0.2,
            0, 0, 0, -0.5197048876447962761915278, 1.925378796309652473794927, 0, 0.2734932031037740074452813,
            4.008645298459529549006675, -1,
            0, 0, 0, 0, 0, 0, 0, 1, 0};
        double[] q = {-2.050048212148655908670936e-04, -7.848103140539047783974524e-07, 0,
            -8.555914179832896371280526e-09, -6.755346581566743294211541e-05, 0, -9.584784154454328505834404e-05,
            -2.090485428710896426487964e-05, 0};
        double[] rows = new double[81];
        for (int k = 0; k < 81; k++) {
            rows[k % 9 * 9 + k / 9] = columns[k];
        }
        solved(solver, lcp(q, rows));
    }

    /** Siconos' m3n2_mlcp: two equations and three complementarities. */
    @ParameterizedTest
    @EnumSource
    void mixed(Pivoting solver) {
        DMatrixRMaj m = new DMatrixRMaj(5, 5, true, 2, 1, 1, 2, 3, 2, 3, 4, 5, 6, -2, -2, 2, 1, 1, 1, 0, 1, 2, 1, 0, 1,
                1, 1, 2);
        Solution solution = solver.solve(LinearProblem.mixed(m, new double[] {-9, -19, -1, -9, -2}, 0, 1));
        assertTrue(solution.solved(), solution::toString);
        assertArrayEquals(new double[] {1, -1, 0, 4, 0}, Arrays.copyOf(solution.z(), 5), 1e-13);
    }

    /** Murty 1988, chapter 6: one solution, and the least-index method visits all 2ⁿ complementary bases. */
    @ParameterizedTest
    @EnumSource
    void murtysExponentialExample(Pivoting solver) {
        for (int n = 2; n <= 9; n++) {
            double[] expected = new double[n];
            for (double last : new double[] {1, Math.pow(2, n)}) {
                expected[n - 1] = last;
                assertArrayEquals(expected, solved(solver, murty(n, last > 1)), 1e-12);
            }
            if (solver == Pivoting.MURTY) {
                assertEquals((1 << n) - 1, solver.solve(murty(n, false)).iterations());
            }
        }
    }

    @Test
    void murtysMethodGivesUpAtItsLimit() {
        assertEquals(Ending.ITERATION_LIMIT, Pivoting.MURTY.solve(murty(30, false)).ending());
        assertTrue(Pivoting.JUDICE_PIRES.solve(murty(30, false)).solved());
    }

    /** Upper triangular, 2 above the diagonal; q = −1, or −Σ of powers of two. */
    private static LinearProblem murty(int n, boolean second) {
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                m.set(i, j, i == j ? 1 : 2);
            }
            q[i] = second ? -(Math.pow(2, n + 1) - Math.pow(2, i + 1)) : -1;
        }
        return LinearProblem.lcp(m, q);
    }

    private static double distance(double[] a, double[] b) {
        double largest = 0;
        for (int i = 0; i < a.length; i++) {
            largest = Math.max(largest, Math.abs(a[i] - b[i]));
        }
        return largest;
    }
}
