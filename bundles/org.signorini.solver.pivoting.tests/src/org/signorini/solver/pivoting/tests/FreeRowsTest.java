package org.signorini.solver.pivoting.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Solution;

/** Equations with free unknowns whose own block is singular. */
class FreeRowsTest {

    /** W = J Jᵀ + contact rows' compliance, the first rows bilateral and some of them copies of others. */
    private static LinearProblem redundant(long seed, boolean consistent) {
        Random random = new Random(seed);
        int free = 2 + random.nextInt(6);
        int n = free + 1 + random.nextInt(8);
        int dofs = n + 3;
        double[][] j = new double[n][];
        double[] velocity = RandomProblems.gaussians(dofs, random);
        for (int i = 0; i < n; i++) {
            j[i] = i < free && i >= (free + 1) / 2 ? combination(j[0], j[i - (free + 1) / 2], random)
                    : RandomProblems.gaussians(dofs, random);
        }
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        int[] rows = new int[free];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                m.set(r, c, dot(j[r], j[c]));
            }
            q[r] = dot(j[r], velocity);
            if (r < free) {
                rows[r] = r;
            }
        }
        q[free - 1] += consistent ? 0 : 1;
        return LinearProblem.mixed(m, q, rows);
    }

    private static double[] combination(double[] a, double[] b, Random random) {
        double x = random.nextGaussian();
        double y = random.nextGaussian();
        double[] sum = new double[a.length];
        for (int k = 0; k < a.length; k++) {
            sum[k] = x * a[k] + y * b[k];
        }
        return sum;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k] * b[k];
        }
        return sum;
    }

    @ParameterizedTest
    @EnumSource
    void redundantButConsistent(Pivoting solver) {
        for (long seed = 0; seed < 300; seed++) {
            Solution solution = solver.solve(redundant(seed, true));
            String where = "seed " + seed + ": " + solution;
            assertTrue(solution.solved(), where);
            assertEquals(Ending.CONVERGED, solution.ending(), where);
        }
    }

    @ParameterizedTest
    @EnumSource
    void inconsistentIsNotSolved(Pivoting solver) {
        for (long seed = 0; seed < 100; seed++) {
            Solution solution = solver.solve(redundant(seed, false));
            String where = "seed " + seed + ": " + solution;
            assertFalse(solution.solved(), where);
            assertNotEquals(Ending.CONVERGED, solution.ending(), where);
        }
    }

    /** min ½xᵀHx + cᵀx with Bx = d, x ≥ 0: the multipliers' block is zero, their rows are not redundant. */
    @ParameterizedTest
    @EnumSource(names = {"LEMKE", "DANTZIG", "PATH"})
    void equationsBetweenBoundedUnknowns(Pivoting solver) {
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int x = 2 + random.nextInt(10);
            int equations = 1 + random.nextInt(x / 2);
            DMatrixRMaj h = RandomProblems.gram(x, x, random);
            DMatrixRMaj m = new DMatrixRMaj(x + equations, x + equations);
            double[] q = RandomProblems.gaussians(x + equations, random);
            int[] free = new int[equations];
            for (int i = 0; i < x; i++) {
                for (int k = 0; k < x; k++) {
                    m.set(i, k, h.get(i, k));
                }
            }
            for (int e = 0; e < equations; e++) {
                free[e] = x + e;
                q[x + e] = 0;
                for (int i = 0; i < x; i++) {
                    double b = random.nextGaussian();
                    m.set(i, x + e, -b);
                    m.set(x + e, i, b);
                    // feasible by construction: x = 1 satisfies it
                    q[x + e] -= b;
                }
            }
            Solution solution = solver.solve(LinearProblem.mixed(m, q, free));
            assertTrue(solution.solved(), "seed " + seed + ": " + solution);
        }
    }
}
