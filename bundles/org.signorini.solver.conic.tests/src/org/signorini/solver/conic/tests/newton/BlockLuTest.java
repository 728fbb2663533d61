package org.signorini.solver.conic.tests.newton;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.junit.jupiter.api.Test;
import org.signorini.solver.conic.block.BlockLu;
import org.signorini.solver.conic.block.Elimination;

/** The factorization against a dense one, on random patterns and subsets of nodes. */
class BlockLuTest {

    @Test
    void solvesAndKnowsTheSignOfTheDeterminant() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int nodes = 1 + random.nextInt(90);
            boolean[][] linked = new boolean[nodes][nodes];
            int entries = 0;
            for (int i = 0; i < nodes; i++) {
                for (int j = 0; j <= i; j++) {
                    linked[i][j] = i == j || random.nextInt(nodes) < 3;
                    linked[j][i] = linked[i][j];
                    entries += linked[i][j] ? i == j ? 1 : 2 : 0;
                }
            }
            int[] start = new int[nodes + 1];
            int[] column = new int[entries];
            double[] values = new double[9 * entries];
            boolean[] active = new boolean[nodes];
            DMatrixRMaj dense = new DMatrixRMaj(3 * nodes, 3 * nodes);
            for (int i = 0, e = 0; i < nodes; i++) {
                active[i] = random.nextInt(4) > 0;
                for (int j = 0; j < nodes; j++) {
                    for (int k = 0; linked[i][j] && k < 9; k++) {
                        // a negative diagonal now and then, so that both signs occur
                        double strong = i == j && k % 4 == 0 ? (i % 5 == seed % 5 ? -30 : 30) : 0;
                        values[9 * e + k] = strong + random.nextDouble(-1, 1);
                        dense.set(3 * i + k / 3, 3 * j + k % 3, values[9 * e + k]);
                    }
                    if (linked[i][j]) {
                        column[e++] = j;
                    }
                }
                start[i + 1] = e;
            }
            check(seed, nodes, start, column, values, active, dense);
        }
    }

    private static void check(int seed, int nodes, int[] start, int[] column, double[] values, boolean[] active,
            DMatrixRMaj dense) {
        // inactive nodes have no part: unit rows and columns in the dense matrix
        for (int r = 0; r < 3 * nodes; r++) {
            for (int c = 0; c < 3 * nodes; c++) {
                if (!active[r / 3] || !active[c / 3]) {
                    dense.set(r, c, r == c ? 1 : 0);
                }
            }
        }
        Elimination elimination = new Elimination();
        elimination.analyze(nodes, start, column, active);
        BlockLu lu = new BlockLu(elimination);
        assertTrue(lu.factorize(start, column, values), "seed " + seed);
        assertEquals(Math.signum(CommonOps_DDRM.det(dense)), lu.sign(), "seed " + seed);
        double[] rhs = new double[3 * nodes];
        Arrays.setAll(rhs, i -> Math.sin(i));
        double[] x = new double[3 * nodes];
        lu.solve(rhs, x);
        for (int r = 0; r < 3 * nodes; r++) {
            double sum = 0;
            for (int c = 0; c < 3 * nodes; c++) {
                sum += dense.get(r, c) * x[c];
            }
            assertEquals(active[r / 3] ? rhs[r] : 0, sum, 1e-11, "seed " + seed + ", row " + r);
        }
    }

    @Test
    void aSingularPivotIsReported() {
        Elimination elimination = new Elimination();
        elimination.analyze(1, new int[] {0, 1}, new int[] {0}, new boolean[] {true});
        assertFalse(new BlockLu(elimination).factorize(new int[] {0, 1}, new int[] {0}, new double[9]));
    }
}
