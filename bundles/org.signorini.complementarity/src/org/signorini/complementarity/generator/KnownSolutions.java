package org.signorini.complementarity.generator;

import java.util.Random;
import java.util.stream.IntStream;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;

/**
 * Linear problems built backwards: first z* and w*, complementary, then a matrix, then q = w* − M z*. M is
 * AᵀA/n + I/10 plus a skew part, positive definite and not symmetric: a P-matrix, so that z* is the only solution. A
 * tenth of the rows are degenerate, z* = w* = 0. The same arguments give the same bits.
 */
public final class KnownSolutions {

    private static final double DEGENERATE = 0.1;

    private KnownSolutions() {
    }

    /** {@code 0 ≤ z ⟂ Mz + q ≥ 0}, half of the rows active. */
    public static Known<LinearProblem> lcp(int n, long seed) {
        return mixed(n, 0, seed);
    }

    /** An LCP with its first rows free. */
    public static Known<LinearProblem> mixed(int n, int free, long seed) {
        Random random = new Random(seed);
        double[] z = new double[n];
        double[] w = new double[n];
        for (int i = 0; i < n; i++) {
            double kind = random.nextDouble();
            double size = random.nextDouble();
            if (i < free) {
                z[i] = 2 * size - 1;
            } else if (kind > DEGENERATE) {
                (random.nextBoolean() ? z : w)[i] = size;
            }
        }
        DMatrixRMaj m = matrix(n, random);
        LinearProblem problem = LinearProblem.mixed(m, constant(m, z, w), IntStream.range(0, free).toArray());
        problem.prepare();
        return new Known<>(problem, z);
    }

    /** Bounds on all rows, some of them one-sided or equal; a third of z* at either bound and a third between. */
    public static Known<LinearProblem> boxed(int n, long seed) {
        Random random = new Random(seed);
        double[] z = new double[n];
        double[] w = new double[n];
        double[] lower = new double[n];
        double[] upper = new double[n];
        for (int i = 0; i < n; i++) {
            lower[i] = 2 * random.nextDouble() - 1.5;
            upper[i] = lower[i] + (random.nextDouble() < DEGENERATE ? 0 : random.nextDouble());
            double size = random.nextDouble() < DEGENERATE ? 0 : random.nextDouble();
            boolean oneSided = random.nextBoolean();
            switch (random.nextInt(3)) {
                case 0 -> {
                    z[i] = lower[i];
                    w[i] = size;
                    upper[i] = oneSided ? Double.POSITIVE_INFINITY : upper[i];
                }
                case 1 -> {
                    z[i] = upper[i];
                    w[i] = -size;
                    lower[i] = oneSided ? Double.NEGATIVE_INFINITY : lower[i];
                }
                default -> z[i] = lower[i] + size * (upper[i] - lower[i]);
            }
        }
        DMatrixRMaj m = matrix(n, random);
        LinearProblem problem = LinearProblem.boxed(m, constant(m, z, w), lower, upper);
        problem.prepare();
        return new Known<>(problem, z);
    }

    private static DMatrixRMaj matrix(int n, Random random) {
        double[] a = random.doubles((long) n * n, -1, 1).toArray();
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = i == j ? 0.1 * n : 0;
                for (int k = 0; k < n; k++) {
                    sum += a[k * n + i] * a[k * n + j];
                }
                double skew = i == j ? 0 : 0.5 * (2 * random.nextDouble() - 1);
                m.set(i, j, sum / n + skew);
                m.set(j, i, sum / n - skew);
            }
        }
        return m;
    }

    private static double[] constant(DMatrixRMaj m, double[] z, double[] w) {
        double[] q = w.clone();
        for (int i = 0; i < q.length; i++) {
            for (int j = 0; j < q.length; j++) {
                q[i] -= m.get(i, j) * z[j];
            }
        }
        return q;
    }
}
