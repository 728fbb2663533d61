package org.signorini.solver.semismooth.tests;

import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;

/** Seeded linear problems of the classes theory speaks of. */
final class LinearProblems {

    private LinearProblems() {
    }

    /** Symmetric positive definite plus skew: every principal minor is positive, one solution for every q. */
    static LinearProblem pMatrix(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = random.nextInt(2, 32);
        double[] m = gram(random, n, n);
        for (int i = 0; i < n; i++) {
            m[i * n + i] += 0.01;
            for (int j = 0; j < i; j++) {
                double skew = gaussian(random);
                m[i * n + j] += skew;
                m[j * n + i] -= skew;
            }
        }
        return lcp(m, gaussians(random, n));
    }

    /** Triangular with unit diagonal, also a P-matrix but far from positive definite: Murty's example at random. */
    static LinearProblem triangular(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = random.nextInt(2, 13);
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) {
            m[i * n + i] = 1;
            for (int j = 0; j < i; j++) {
                m[i * n + j] = 2 * gaussian(random);
            }
        }
        return lcp(m, gaussians(random, n));
    }

    /** Semidefinite of half rank, q such that a solution exists; in every third row or so z = w = 0 if degenerate. */
    static LinearProblem semidefinite(long seed, boolean degenerate) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = random.nextInt(2, 32);
        double[] m = gram(random, n, Math.max(1, n / 2));
        double[] z = new double[n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            double share = random.nextDouble();
            if (!degenerate || share > 0.3) {
                (share > 0.65 ? z : q)[i] = 2 * random.nextDouble();
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                q[i] -= m[i * n + j] * z[j];
            }
        }
        return lcp(m, q);
    }

    /** Positive entries: strictly copositive, so that a solution exists for every q, often several; no P-matrix. */
    static LinearProblem copositive(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = random.nextInt(2, 21);
        double[] m = random.doubles(n * n, 0.01, 1).toArray();
        return lcp(m, gaussians(random, n));
    }

    /** A P-matrix with rows of every kind: free, bounded below, above, on both sides, and fixed. */
    static LinearProblem box(long seed) {
        LinearProblem problem = pMatrix(seed);
        SplittableRandom random = new SplittableRandom(seed ^ 0x5eed);
        for (int i = 0; i < problem.size(); i++) {
            double l = -random.nextDouble();
            double u = 0.5 * random.nextDouble();
            int kind = random.nextInt(6);
            problem.lower()[i] = kind <= 1 ? Double.NEGATIVE_INFINITY : kind <= 4 ? l : 0;
            problem.upper()[i] = kind == 1 || kind == 2 ? u : kind == 3 ? l : Double.POSITIVE_INFINITY;
        }
        return problem;
    }

    /** The same problem in other units: rows and columns times powers of ten from 1e-9 to 1e9. */
    static LinearProblem rescaled(LinearProblem problem, long seed) {
        SplittableRandom random = new SplittableRandom(seed ^ 0x5ca1e);
        int n = problem.size();
        double row = StrictMath.pow(10, random.nextInt(-9, 10));
        double column = StrictMath.pow(10, random.nextInt(-9, 10));
        double[] m = new double[n * n];
        double[] q = new double[n];
        double[] lower = new double[n];
        double[] upper = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                m[i * n + j] = row * problem.matrix().get(i, j) * column;
            }
            q[i] = row * problem.q()[i];
            lower[i] = problem.lower()[i] / column;
            upper[i] = problem.upper()[i] / column;
        }
        return LinearProblem.boxed(new DMatrixRMaj(n, n, true, m), q, lower, upper);
    }

    static LinearProblem lcp(double[] m, double[] q) {
        return LinearProblem.lcp(new DMatrixRMaj(q.length, q.length, true, m), q);
    }

    /** AᵀA with A of {@code rank} rows. */
    private static double[] gram(SplittableRandom random, int n, int rank) {
        double[] a = gaussians(random, rank * n);
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < rank; k++) {
                    m[i * n + j] += a[k * n + i] * a[k * n + j] / rank;
                }
            }
        }
        return m;
    }

    static double[] gaussians(SplittableRandom random, int n) {
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = gaussian(random);
        }
        return values;
    }

    /** Box and Muller; the same bits on every machine. */
    static double gaussian(SplittableRandom random) {
        double radius = Math.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
        return radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
    }
}
