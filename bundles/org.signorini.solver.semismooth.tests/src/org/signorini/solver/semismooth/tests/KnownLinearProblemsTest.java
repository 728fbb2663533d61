package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/** LCPs with known solutions: Siconos' collection (files lcp_*.dat), Cottle, Pang and Stone, Murty. */
class KnownLinearProblemsTest {

    /** A problem, M row by row, and its solutions. */
    record Known(String name, double[] m, double[] q, double[]... solutions) {

        LinearProblem problem() {
            return LinearProblems.lcp(m, q);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static double[] row(double... values) {
        return values;
    }

    private static double[] murty(int n) {
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) {
            m[i * n + i] = 1;
            Arrays.fill(m, i * n + i + 1, (i + 1) * n, 2);
        }
        return m;
    }

    static final List<Known> KNOWN = List.of(
            new Known("deudeu", row(2, 1, 1, 2), row(-5, -6), row(4. / 3, 7. / 3)),
            new Known("ortiz", row(3, 1, 0, -1, -1, 2, 1, 1, 0, 1, 3, -1, 0, 0, 1, 2), row(-2, 1, -1, 1),
                    row(2. / 3, 0, 1. / 3, 0)),
            new Known("CPS 2, example 4.4.7", row(0, -1, 2, 2, 0, -2, -1, 1, 0), row(-3, 6, -1), row(0, 1, 3)),
            new Known("CPS 3, a bimatrix game, example 4.4.23",
                    row(0, 0, 10, 20, 0, 0, 30, 15, 10, 20, 0, 0, 30, 15, 0, 0), row(-1, -1, -1, -1),
                    row(1. / 90, 2. / 45, 1. / 90, 2. / 45), row(0.1, 0, 0.1, 0), row(0, 1. / 15, 0, 1. / 15)),
            new Known("CPS 4", row(11, 0, 10, -1, 0, 11, 10, -1, 10, 10, 21, -1, 1, 1, 1, 0), row(50, 50, 10, -6),
                    row(2, 2, 2, 92)),
            new Known("Murty's exponential example", murty(6), row(-1, -1, -1, -1, -1, -1), row(0, 0, 0, 0, 0, 1)),
            new Known("Murty's, exponential for Lemke", murty(6), row(-126, -124, -120, -112, -96, -64),
                    row(0, 0, 0, 0, 0, 64)),
            new Known("Pang's isolated solution", row(0, -1, -1, 1, 0, 0, -1, 0, 0), row(0, -1, 1), row(1, 0, 0)));

    static Stream<Known> known() {
        return KNOWN.stream();
    }

    @ParameterizedTest
    @MethodSource("known")
    void everySolverFindsASolution(Known known) {
        for (String id : Solvers.BOUNDED) {
            Solution solution = Solvers.solve(id, known.problem());
            assertTrue(solution.solved(), id + ": " + solution);
            double[] z = Arrays.copyOf(solution.z(), known.q.length);
            double nearest = Arrays.stream(known.solutions).mapToDouble(s -> distance(s, z)).min().orElseThrow();
            assertTrue(nearest < 1e-9 * (1 + known.solutions[0][known.q.length - 1]),
                    id + " found " + Arrays.toString(z));
        }
    }

    private static double distance(double[] a, double[] b) {
        double largest = 0;
        for (int i = 0; i < a.length; i++) {
            largest = Math.max(largest, Math.abs(a[i] - b[i]));
        }
        return largest;
    }

    /** lcp_trivial: z_i = 1/i. */
    @ForBoundedSolvers
    void aDiagonalProblemIsSolvedRowByRow(String id) {
        double[] m = new double[81];
        double[] q = new double[9];
        double[] expected = new double[9];
        for (int i = 0; i < 9; i++) {
            m[10 * i] = i + 1;
            q[i] = -1;
            expected[i] = 1. / (i + 1);
        }
        assertArrayEquals(expected, Arrays.copyOf(Solvers.solve(id, LinearProblems.lcp(m, q)).z(), 9), 1e-12);
    }

    /** CPS 1: every z ≥ 0 with z1 + z2 = 1; CPS 5: the ray (0, 1) + t(1, 1). */
    @ForBoundedSolvers
    void problemsWithManySolutionsGiveOneOfThem(String id) {
        Solution segment = Solvers.solve(id, LinearProblems.lcp(row(1, 1, 1, 1), row(-1, -1)));
        assertTrue(segment.solved(), segment::toString);
        assertEquals(1, segment.z()[0] + segment.z()[1], 1e-9);
        Solution ray = Solvers.solve(id, LinearProblems.lcp(row(1, -1, -1, 1), row(1, -1)));
        assertTrue(ray.solved(), ray::toString);
        assertEquals(1, ray.z()[1] - ray.z()[0], 1e-9);
    }

    /** lcp_Pang_isolated_sol_perturbed: q_1 = −1e-4 leaves −z_2 − z_3 ≥ 1e-4, which no z ≥ 0 does. */
    @ForBoundedSolvers
    void aProblemWithoutSolutionIsNotSolved(String id) {
        Solution solution = Solvers.solve(id,
                LinearProblems.lcp(row(0, -1, -1, 1, 0, 0, -1, 0, 0), row(-1e-4, -1, 1)));
        assertFalse(solution.solved());
        assertNotEquals(Ending.CONVERGED, solution.ending());
        assertTrue(solution.iterations() <= 501, () -> "took " + solution.iterations());
    }

    /** An equation with a free unknown in front of an LCP: −z1 + z2 = 1, 0 ≤ z2 ⟂ z1 + z2 − 3 ≥ 0. */
    @ForBoundedSolvers
    void mixedProblemsHaveEquations(String id) {
        Solution solution = Solvers.solve(id,
                LinearProblem.mixed(new DMatrixRMaj(2, 2, true, -1, 1, 1, 1), row(-1, -3), 0));
        assertTrue(solution.solved(), solution::toString);
        assertArrayEquals(row(1, 2), Arrays.copyOf(solution.z(), 2), 1e-12);
    }

    /** One row per case of l ≤ z ≤ u: on either bound, between, free, fixed. */
    @ForBoundedSolvers
    void boundsHoldOnBothSides(String id) {
        double infinite = Double.POSITIVE_INFINITY;
        DMatrixRMaj identity = new DMatrixRMaj(6, 6);
        for (int i = 0; i < 6; i++) {
            identity.set(i, i, 1);
        }
        Solution solution = Solvers.solve(id, LinearProblem.boxed(identity, row(3, -3, -1, 5, 4, 1),
                row(-2, -2, -2, -infinite, 0.5, -infinite), row(2, 2, 2, infinite, 0.5, -3)));
        assertTrue(solution.solved(), solution::toString);
        assertArrayEquals(row(-2, 2, 1, -5, 0.5, -3), Arrays.copyOf(solution.z(), 6), 1e-12);
    }

    @Test
    void anEmptyProblemIsSolved() {
        for (String id : Solvers.BOUNDED) {
            assertTrue(Solvers.solve(id, LinearProblems.lcp(row(), row())).solved());
        }
    }
}
