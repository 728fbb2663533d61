package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.solver.semismooth.linear.DenseLu;
import org.signorini.solver.semismooth.linear.Echelon;
import org.signorini.solver.semismooth.linear.NormalEquations;
import org.signorini.solver.semismooth.linear.StackedDirection;
import org.signorini.solver.semismooth.linear.StackedQr;

/** The dense kernels, in all sizes around their panel widths. */
class LinearKernelsTest {

    private static double[] multiply(double[] a, double[] x) {
        int n = x.length;
        double[] y = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                y[i] += a[i * n + j] * x[j];
            }
        }
        return y;
    }

    /** Jᵀ(Jd + φ) + λd: zero at the damped least-squares solution. */
    private static double[] stationarity(double[] jacobian, double[] phi, double lambda, double[] d) {
        int n = d.length;
        double[] rest = multiply(jacobian, d);
        double[] gradient = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                gradient[j] += jacobian[i * n + j] * (rest[i] + phi[i]);
            }
        }
        for (int j = 0; j < n; j++) {
            gradient[j] += lambda * d[j];
        }
        return gradient;
    }

    @Test
    void luSolves() {
        DenseLu lu = new DenseLu();
        SplittableRandom random = new SplittableRandom(1);
        for (int n = 1; n < 40; n++) {
            double[] a = LinearProblems.gaussians(random, n * n);
            double[] x = LinearProblems.gaussians(random, n);
            double[] b = multiply(a, x);
            double condition = lu.factorize(a, n);
            assertTrue(condition > 0 && condition <= 1);
            lu.solve(b);
            assertArrayEquals(x, b, 1e-11 / condition, "n = " + n);
        }
        assertEquals(0, lu.factorize(new double[] {1, 2, 2, 4}, 2), "singular");
        assertEquals(1, lu.factorize(new double[0], 0), "empty");
    }

    @Test
    void dampedLeastSquaresAgreeHoweverComputed() {
        NormalEquations normal = new NormalEquations();
        StackedQr qr = new StackedQr();
        SplittableRandom random = new SplittableRandom(2);
        for (int n = 1; n < 40; n++) {
            double[] jacobian = LinearProblems.gaussians(random, n * n);
            double[] phi = LinearProblems.gaussians(random, n);
            double[] d = new double[n];
            double[] e = new double[n];
            normal.set(jacobian, phi, n);
            assertTrue(normal.solve(1e-2, d));
            qr.solve(jacobian, phi, 1e-2, n, e);
            assertArrayEquals(d, e, 1e-11, "n = " + n);
            assertArrayEquals(new double[n], stationarity(jacobian, phi, 1e-2, e), 1e-11, "n = " + n);
        }
    }

    /** σ = 1e-6 is lost in JᵀJ at λ = 1e-16 by Cholesky's method but not by reflections. */
    @Test
    void stackedReflectionsSeeWhatNormalEquationsLose() {
        double[] jacobian = {1, 1, 1, 1 + 1e-7};
        double[] phi = {1, 1 + 2e-7};
        double[] d = new double[2];
        new StackedQr().solve(jacobian, phi, 1e-22, 2, d);
        assertEquals(1, d[0], 1e-6);
        assertEquals(-2, d[1], 1e-6);
    }

    /** A rank-deficient J without enough damping has no Cholesky factor, and says so. */
    @Test
    void normalEquationsReportWhatTheyCannotDo() {
        NormalEquations normal = new NormalEquations();
        normal.set(new double[] {1, 1, 1, 1}, new double[] {1, 1}, 2);
        double[] d = new double[2];
        assertFalse(normal.solve(0, d));
        assertFalse(normal.solve(1e-18, d));
        assertTrue(normal.solve(1e-3, d));
        assertArrayEquals(new double[] {-0.5, -0.5}, d, 1e-3);
        normal.set(new double[] {Double.NaN}, new double[] {1}, 1);
        assertFalse(normal.solve(1, d));
    }

    /** Where J is singular the direction is the short one, not a division by nearly zero. */
    @Test
    void theStackedDirectionIsShortAtSingularJacobians() {
        SplittableRandom random = new SplittableRandom(3);
        for (int n = 2; n < 30; n++) {
            double[] jacobian = LinearProblems.gaussians(random, n * n);
            System.arraycopy(jacobian, 0, jacobian, n, n);
            double[] phi = LinearProblems.gaussians(random, n);
            phi[1] = phi[0];
            double[] d = new double[n];
            new StackedDirection().solve(jacobian, phi, 1e-16, n, d);
            assertArrayEquals(new double[n], stationarity(jacobian, phi, 1e-16, d), 1e-8, "n = " + n);
            assertTrue(Arrays.stream(d).map(Math::abs).max().orElseThrow() < 1e4, "n = " + n);
        }
        double[] d = new double[2];
        new StackedQr().solve(new double[] {1, 0, 0, 0}, new double[] {1, 1}, 0, 2, d);
        assertArrayEquals(new double[] {-1, 0}, d);
    }

    @Test
    void echelonSolvesConsistentSystemsOfAnyRank() {
        Echelon echelon = new Echelon();
        SplittableRandom random = new SplittableRandom(4);
        for (int n = 1; n < 30; n++) {
            for (int rank = 0; rank <= n; rank += 1 + n / 4) {
                double[] a = new double[n * n];
                for (int k = 0; k < rank; k++) {
                    double[] u = LinearProblems.gaussians(random, n);
                    double[] v = LinearProblems.gaussians(random, n);
                    for (int i = 0; i < n * n; i++) {
                        a[i] += u[i / n] * v[i % n];
                    }
                }
                double[] b = multiply(a, LinearProblems.gaussians(random, n));
                double[] x = new double[n];
                assertEquals(rank, echelon.solve(a.clone(), b.clone(), n, x), "n = " + n);
                assertArrayEquals(b, multiply(a, x), 1e-7, "n = " + n + ", rank " + rank);
            }
        }
    }
}
