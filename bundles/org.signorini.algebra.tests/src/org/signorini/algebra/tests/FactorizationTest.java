package org.signorini.algebra.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Cholesky;
import org.signorini.algebra.Ldl;
import org.signorini.algebra.Lu;
import org.signorini.algebra.PivotedCholesky;

class FactorizationTest {

    private static final int AT = 5;

    private static double[] embedded(double[] a) {
        double[] out = new double[a.length + AT];
        System.arraycopy(a, 0, out, AT, a.length);
        return out;
    }

    @Test
    void choleskySolves() {
        RandomData random = new RandomData(31);
        for (int n = 1; n <= 12; n++) {
            double[] a = random.gram(n, n + 3);
            double[] x = random.numbers(n);
            double[] b = embedded(Dense.multiply(a, x, n));
            double[] l = embedded(a);
            assertEquals(-1, Cholesky.factor(l, AT, n));
            Cholesky.solve(l, AT, n, b, AT);
            assertArrayEquals(embedded(x), b, 1e-9, "size " + n);
        }
    }

    @Test
    void choleskyNamesTheFirstBadRow() {
        assertEquals(1, Cholesky.factor(new double[] {1, 0, 2, 1}, 0, 2));
        assertEquals(0, Cholesky.factor(new double[] {Double.NaN}, 0, 1));
    }

    @Test
    void ldlSolvesQuasiDefinite() {
        RandomData random = new RandomData(32);
        for (int n = 2; n <= 12; n++) {
            double[] a = random.gram(n, n + 3);
            for (int i = 0; i < n; i++) {
                a[i * n + i] += 0.1;
                for (int j = 0; j < n; j++) {
                    // [P Bᵀ; B −Q]
                    a[i * n + j] *= i >= n / 2 && j >= n / 2 ? -1 : 1;
                }
            }
            double[] x = random.numbers(n);
            double[] b = embedded(Dense.multiply(a, x, n));
            double[] l = embedded(a);
            assertEquals(-1, Ldl.factor(l, AT, n));
            Ldl.solve(l, AT, n, b, AT);
            assertArrayEquals(embedded(x), b, 1e-9, "size " + n);
        }
        assertEquals(1, Ldl.factor(new double[] {1, 1, 1, 1}, 0, 2));
    }

    @Test
    void luSolves() {
        RandomData random = new RandomData(33);
        for (int n = 1; n <= 12; n++) {
            double[] a = random.numbers(n * n);
            double[] x = random.numbers(n);
            double[] b = embedded(Dense.multiply(a, x, n));
            double[] lu = embedded(a);
            int[] pivots = new int[n + 1];
            assertEquals(-1, Lu.factor(lu, AT, n, pivots, 1));
            Lu.solve(lu, AT, n, pivots, 1, b, AT);
            assertArrayEquals(embedded(x), b, 1e-9, "size " + n);
        }
        assertEquals(1, Lu.factor(new double[] {1, 2, 2, 4}, 0, 2, new int[2], 0));
    }

    @Test
    void pivotedCholeskyFindsTheRank() {
        RandomData random = new RandomData(34);
        PivotedCholesky factor = new PivotedCholesky();
        for (int n = 12; n >= 1; n--) {
            for (int r = 0; r <= n; r++) {
                int rank = factor.factor(inMixedUnits(random.gram(n, r), n), n, 1e-12);
                assertEquals(r, rank, "size " + n);
                assertEquals(rank, factor.rank());
            }
        }
    }

    @Test
    void pivotedCholeskySolvesConsistentSystems() {
        RandomData random = new RandomData(35);
        PivotedCholesky factor = new PivotedCholesky();
        for (int n = 2; n <= 12; n++) {
            for (int r = 1; r <= n; r++) {
                double[] a = inMixedUnits(random.gram(n, r), n);
                double[] b = Dense.multiply(a, random.numbers(n), n);
                factor.factor(a, n, 1e-12);
                double[] x = b.clone();
                factor.solve(x, 0);
                double[] residual = Dense.multiply(a, x, n);
                double size = 0;
                for (int i = 0; i < n; i++) {
                    residual[i] -= b[i];
                    size = Math.max(size, Math.abs(b[i]));
                }
                for (double entry : residual) {
                    assertTrue(Math.abs(entry) < 1e-8 * size, "size " + n + " rank " + r);
                }
                int zeros = 0;
                for (double entry : x) {
                    zeros += entry == 0 ? 1 : 0;
                }
                assertEquals(n - r, zeros, "dependent rows stay at zero");
            }
        }
    }

    /** S A S with units that differ by row: the rank must not depend on them. */
    private static double[] inMixedUnits(double[] a, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i * n + j] *= Math.pow(10, i % 4) * Math.pow(10, j % 4);
            }
        }
        return a;
    }
}
