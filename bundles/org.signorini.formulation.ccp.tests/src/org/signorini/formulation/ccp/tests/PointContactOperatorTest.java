package org.signorini.formulation.ccp.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.PointContactOperator;
import org.signorini.complementarity.operator.SweepOrder;

/** The matrix-free operator is the matrix it writes out, in every way it can be asked. */
class PointContactOperatorTest {

    private static double[] random(SplittableRandom random, int n) {
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 2 * random.nextDouble() - 1;
        }
        return x;
    }

    /** Bodies alike in all directions and others, ground on either side, joints, contacts and limits. */
    private static PointContactOperator fill(SplittableRandom random, int bodies, int joints, int contacts,
            int limits) {
        PointContactOperator operator = new PointContactOperator();
        operator.begin(bodies);
        for (int b = 0; b < bodies; b++) {
            double[] inertia = b % 2 == 0 ? new double[] {2, 2, 2, 0, 0, 0} : new double[] {3, 2, 4, 0.3, -0.2, 0.1};
            operator.setBody(b, 0.5 + random.nextDouble(), inertia, 0);
        }
        for (int i = 0; i < joints; i++) {
            operator.addBilateral(random.nextInt(bodies), -1 + random.nextInt(bodies + 1), random(random, 12), 0, 0.01);
        }
        for (int i = 0; i < contacts; i++) {
            int a = -1 + random.nextInt(bodies + 1);
            operator.addPoint(a, (a + 2) % bodies, random(random, 9), 0, random(random, 6), 0.1 * (i % 3));
        }
        for (int i = 0; i < limits; i++) {
            int a = random.nextInt(bodies);
            operator.addLimit(a, (a + 1) % bodies, random(random, 12), 0, 0);
        }
        return operator;
    }

    @Test
    void productsAndBlocksAreThoseOfTheMatrix() {
        for (int seed = 0; seed < 30; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            PointContactOperator operator = fill(random, 5, 3, 6, 2);
            BlockSparseOperator matrix = new BlockSparseOperator();
            operator.assemble(matrix);
            int n = operator.size();
            assertEquals(3 + 3 * 8, n);
            double[] x = random(random, n);
            double[] expected = new double[n];
            double[] y = new double[n];
            matrix.multiply(x, expected);
            operator.multiply(x, y);
            assertArrayEquals(expected, y, 1e-12, "seed " + seed);
            double[] block = new double[9];
            double[] own = new double[9];
            for (int c = 0; c < 8; c++) {
                matrix.diagonalBlock(c, block);
                operator.diagonalBlock(c, own);
                assertArrayEquals(block, own, 1e-12, "seed " + seed + " contact " + c);
            }
            for (int i = 0; i < 3; i++) {
                assertEquals(matrix.diagonal(i), operator.diagonal(i), 1e-12, "seed " + seed + " row " + i);
            }
        }
    }

    /** Changes made on the way are those of starting anew. */
    @Test
    void traversalFollows() {
        for (int seed = 0; seed < 30; seed++) {
            SplittableRandom random = new SplittableRandom(100 + seed);
            PointContactOperator operator = fill(random, 4, 2, 5, 1);
            int n = operator.size();
            double[] x = random(random, n);
            operator.start(x);
            for (int c = 0; c < 6; c++) {
                double[] d = random(random, 3);
                operator.add(c, d[0], d[1], d[2]);
                for (int k = 0; k < 3; k++) {
                    x[2 + 3 * c + k] += d[k];
                }
            }
            operator.add(1, 0.3);
            x[1] += 0.3;
            double[] y = new double[3];
            double[] rows = new double[n];
            for (int i = 0; i < n; i++) {
                rows[i] = operator.row(i);
            }
            for (int c = 0; c < 6; c++) {
                operator.rows(c, y);
                for (int k = 0; k < 3; k++) {
                    assertEquals(rows[2 + 3 * c + k], y[k], 1e-12, "seed " + seed);
                }
            }
            double[] expected = new double[n];
            operator.multiply(x, expected);
            assertArrayEquals(expected, rows, 1e-12, "seed " + seed);
        }
    }

    /** Every contact is in one task, and tasks of a group share no body. */
    @Test
    void tasksOfAGroupShareNoBody() {
        SplittableRandom random = new SplittableRandom(7);
        PointContactOperator operator = fill(random, 300, 0, 5000, 10);
        SweepOrder order = operator.order();
        boolean[] seen = new boolean[5010];
        for (int g = 0; g < order.groups(); g++) {
            int[] owner = new int[301];
            for (int t = order.firstTask(g); t < order.firstTask(g + 1); t++) {
                for (int k = order.start(t); k < order.start(t + 1); k++) {
                    int c = order.order()[k];
                    assertEquals(false, seen[c]);
                    seen[c] = true;
                    for (int side = 0; side < 2; side++) {
                        int body = order.body()[2 * c + side];
                        if (body > 0) {
                            assertEquals(true, owner[body] == 0 || owner[body] == t + 1, "group " + g);
                            owner[body] = t + 1;
                        }
                    }
                }
            }
        }
        for (boolean s : seen) {
            assertEquals(true, s);
        }
    }
}
