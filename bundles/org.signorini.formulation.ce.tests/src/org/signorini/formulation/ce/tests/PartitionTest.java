package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.ce.loop.Partition;

/** Rank, choice and solution on matrices whose rank is known. */
class PartitionTest {

    private static double[] random(SplittableRandom random, int rows, int columns, int rank) {
        double[] left = random.doubles((long) rows * rank, -1, 1).toArray();
        double[] right = random.doubles((long) rank * columns, -1, 1).toArray();
        double[] g = new double[rows * columns];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                for (int k = 0; k < rank; k++) {
                    g[i * columns + j] += left[i * rank + k] * right[k * columns + j];
                }
            }
        }
        return g;
    }

    /** For every rank: any independent entries, with the dependent ones that follow, solve all rows, chosen or not. */
    @Test
    void dependentColumnsFollow() {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int rows = 1 + random.nextInt(12);
            int columns = 1 + random.nextInt(12);
            int rank = random.nextInt(Math.min(rows, columns) + 1);
            double[] g = random(random, rows, columns, rank);
            Partition partition = new Partition(rows, columns);
            assertEquals(rank, partition.choose(g, rows, 1e-10), "seed " + seed);
            assertEquals(columns - rank, partition.independents());
            partition.factor(g);
            double[] x = new double[columns];
            for (int j = 0; j < partition.independents(); j++) {
                x[partition.independent(j)] = random.nextDouble(-1, 1);
            }
            double[] b = new double[Math.max(rows, columns)];
            for (int i = 0; i < rank; i++) {
                b[i] = -row(g, partition.row(i), columns, x);
            }
            partition.solve(b);
            for (int i = 0; i < rank; i++) {
                x[partition.dependent(i)] = b[i];
            }
            for (int i = 0; i < rows; i++) {
                assertEquals(0, row(g, i, columns, x), 1e-8, "seed " + seed + ", row " + i);
            }
        }
    }

    private static double row(double[] g, int i, int columns, double[] x) {
        double sum = 0;
        for (int j = 0; j < columns; j++) {
            sum += g[i * columns + j] * x[j];
        }
        return sum;
    }

    /** Of three columns the two that are farthest from parallel depend: the third is the independent one. */
    @Test
    void wellConditionedColumnsAreChosen() {
        double[] g = {1, 0.999, 0, 0, 0.001, 0.8};
        Partition partition = new Partition(2, 3);
        assertEquals(2, partition.choose(g, 2, 1e-9));
        assertEquals(1, partition.independent(0));
        assertEquals(0.8, partition.weakest(), 1e-15);
    }

    /** Two pivots that change sign at once leave the determinant's: they are seen nevertheless. */
    @Test
    void singularMatricesBetweenNeighboursAreSeen() {
        Partition partition = new Partition(4, 4);
        double[] g = diagonal(1, 2, 0.01, 0.02);
        assertEquals(4, partition.choose(g, 4, 1e-9));
        partition.factor(g);
        partition.mark();
        partition.factor(diagonal(1.1, 1.9, 0.001, 0.03));
        assertFalse(partition.crossed());
        assertEquals(0.001 / 1.9, partition.weakest(), 1e-15);
        partition.factor(diagonal(1, 2, -0.01, -0.01));
        assertTrue(partition.crossed());
    }

    private static double[] diagonal(double... d) {
        double[] g = new double[d.length * d.length];
        for (int i = 0; i < d.length; i++) {
            g[i * (d.length + 1)] = d[i];
        }
        return g;
    }

    @Test
    void rankIsLimitedToWhatIsAskedFor() {
        Partition partition = new Partition(3, 3);
        assertEquals(2, partition.choose(diagonal(1, 1, 1), 2, 1e-9));
        assertEquals(1, partition.choose(diagonal(1, 1e-7, 0), 3, 1e-6));
        assertEquals(0, partition.choose(new double[9], 3, 1e-6));
        partition.factor(new double[9]);
        assertEquals(1, partition.weakest(), 0, "nothing to be weak");
    }
}
