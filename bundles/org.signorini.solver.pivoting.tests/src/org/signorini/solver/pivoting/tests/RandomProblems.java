package org.signorini.solver.pivoting.tests;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;

/**
 * Generated linear problems of known theory. All but those with a random q are built from a solution, so that they have
 * one; half of its complementary pairs are zero on both sides in degenerate families.
 */
enum RandomProblems {

    /** Positive definite, symmetric or not. */
    DEFINITE(Matrix.DEFINITE, Bounds.LCP), DEFINITE_DEGENERATE(Matrix.DEFINITE, Bounds.LCP),
    DEFINITE_MIXED(Matrix.DEFINITE, Bounds.MIXED), DEFINITE_BOX(Matrix.DEFINITE, Bounds.BOX),
    /** Diagonally dominant: P, not semidefinite. */
    DOMINANT(Matrix.DOMINANT, Bounds.LCP), DOMINANT_BOX(Matrix.DOMINANT, Bounds.BOX),
    /** Symmetric positive semidefinite of half rank. */
    SYMMETRIC(Matrix.SYMMETRIC, Bounds.LCP), SYMMETRIC_DEGENERATE(Matrix.SYMMETRIC, Bounds.LCP),
    SYMMETRIC_MIXED(Matrix.SYMMETRIC, Bounds.MIXED), SYMMETRIC_BOX(Matrix.SYMMETRIC, Bounds.BOX),
    /** Small integers: exact ties everywhere. */
    INTEGER(Matrix.INTEGER, Bounds.LCP), INTEGER_MIXED(Matrix.INTEGER, Bounds.MIXED),
    /** Positive semidefinite of half rank, with a skew part. */
    SEMIDEFINITE(Matrix.SEMIDEFINITE, Bounds.LCP), SEMIDEFINITE_DEGENERATE(Matrix.SEMIDEFINITE, Bounds.LCP),
    SEMIDEFINITE_MIXED(Matrix.SEMIDEFINITE, Bounds.MIXED), SEMIDEFINITE_BOX(Matrix.SEMIDEFINITE, Bounds.BOX),
    /** Strictly copositive: solvable for every q. */
    COPOSITIVE(Matrix.COPOSITIVE, Bounds.LCP),
    /** Anything goes: no theory, but no lies either. */
    ARBITRARY(Matrix.ARBITRARY, Bounds.LCP), ARBITRARY_BOX(Matrix.ARBITRARY, Bounds.BOX);

    private enum Matrix {
        DEFINITE, DOMINANT, SYMMETRIC, INTEGER, SEMIDEFINITE, COPOSITIVE, ARBITRARY
    }

    private enum Bounds {
        LCP, MIXED, BOX
    }

    private static final double INFINITE = Double.POSITIVE_INFINITY;
    private static final int LARGEST = 25;

    private final Matrix matrix;
    private final Bounds bounds;

    RandomProblems(Matrix matrix, Bounds bounds) {
        this.matrix = matrix;
        this.bounds = bounds;
    }

    /** Whether M is a P-matrix, so that z is unique. */
    boolean isP() {
        return matrix == Matrix.DEFINITE || matrix == Matrix.DOMINANT;
    }

    /** Whether M is symmetric positive semidefinite, so that w is unique. */
    boolean isSymmetric() {
        return matrix == Matrix.SYMMETRIC || matrix == Matrix.INTEGER;
    }

    /** Whether M is positive semidefinite or copositive-plus. */
    boolean isLemkes() {
        return matrix != Matrix.ARBITRARY;
    }

    /** The problem of a seed. */
    LinearProblem make(long seed) {
        return make(seed, 0);
    }

    /** The same with rows and columns scaled by random powers of ten up to ±decades. */
    LinearProblem make(long seed, double decades) {
        Random random = new Random(31 * seed + ordinal());
        int n = 1 + random.nextInt(LARGEST);
        DMatrixRMaj m = matrix(n, random);
        double[] lower = new double[n];
        double[] upper = new double[n];
        bounds(lower, upper, random);
        boolean solvable = matrix == Matrix.COPOSITIVE || isP() && random.nextBoolean();
        boolean unbuilt = solvable && !name().endsWith("DEGENERATE");
        double[] q = unbuilt ? gaussians(n, random) : constant(m, lower, upper, random);
        scale(m, q, lower, upper, decades, random);
        return LinearProblem.boxed(m, q, lower, upper);
    }

    private DMatrixRMaj matrix(int n, Random random) {
        return switch (matrix) {
            case DEFINITE -> plusDiagonal(plusSkew(gram(n, n, random), random.nextBoolean() ? 1 : 0, random), 0.1);
            case DOMINANT -> dominant(n, random);
            case SYMMETRIC -> gram(n, (n + 1) / 2, random);
            case INTEGER -> integerGram(n, random);
            case SEMIDEFINITE -> plusSkew(gram(n, (n + 1) / 2, random), 1, random);
            case COPOSITIVE -> copositive(n, random);
            case ARBITRARY -> {
                DMatrixRMaj m = new DMatrixRMaj(n, n);
                System.arraycopy(gaussians(n * n, random), 0, m.data, 0, n * n);
                yield m;
            }
        };
    }

    /** G Gᵀ with G n×k. */
    static DMatrixRMaj gram(int n, int k, Random random) {
        double[] g = gaussians(n * k, random);
        return gram(n, k, g);
    }

    private static DMatrixRMaj gram(int n, int k, double[] g) {
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int l = 0; l < k; l++) {
                    sum += g[i * k + l] * g[j * k + l];
                }
                m.set(i, j, sum);
            }
        }
        return m;
    }

    private static DMatrixRMaj integerGram(int n, Random random) {
        double[] g = new double[n * n];
        for (int k = 0; k < g.length; k++) {
            g[k] = random.nextInt(3) - 1;
        }
        return gram(n, n, g);
    }

    private static DMatrixRMaj plusSkew(DMatrixRMaj m, double factor, Random random) {
        for (int i = 0; i < m.numRows; i++) {
            for (int j = 0; j < i; j++) {
                double x = factor * random.nextGaussian();
                m.add(i, j, x);
                m.add(j, i, -x);
            }
        }
        return m;
    }

    private static DMatrixRMaj plusDiagonal(DMatrixRMaj m, double x) {
        for (int i = 0; i < m.numRows; i++) {
            m.add(i, i, x);
        }
        return m;
    }

    private static DMatrixRMaj dominant(int n, Random random) {
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        for (int i = 0; i < n; i++) {
            double sum = 0.1 + random.nextDouble();
            for (int j = 0; j < n; j++) {
                double x = j == i ? 0 : random.nextGaussian();
                m.set(i, j, x);
                sum += Math.abs(x);
            }
            m.set(i, i, sum);
        }
        return m;
    }

    /** Semidefinite plus something not negative plus a little identity. */
    private static DMatrixRMaj copositive(int n, Random random) {
        DMatrixRMaj m = plusDiagonal(plusSkew(gram(n, (n + 1) / 2, random), 1, random), 0.05);
        for (int k = 0; k < n * n; k++) {
            m.data[k] += random.nextInt(3) == 0 ? Math.abs(random.nextGaussian()) : 0;
        }
        return m;
    }

    private void bounds(double[] lower, double[] upper, Random random) {
        Arrays.fill(upper, INFINITE);
        for (int i = 0; i < lower.length && bounds != Bounds.LCP; i++) {
            int kind = bounds == Bounds.MIXED ? 3 * random.nextInt(2) : random.nextInt(6);
            switch (kind) {
                case 1 -> {
                    lower[i] = -random.nextDouble();
                    upper[i] = random.nextDouble();
                }
                case 2 -> {
                    lower[i] = -INFINITE;
                    upper[i] = random.nextGaussian();
                }
                case 3 -> lower[i] = -INFINITE;
                case 4 -> {
                    lower[i] = random.nextGaussian();
                    upper[i] = lower[i];
                }
                case 5 -> lower[i] = random.nextGaussian();
                default -> lower[i] = 0;
            }
        }
    }

    /** q = w − M z for a random solution. */
    private double[] constant(DMatrixRMaj m, double[] lower, double[] upper, Random random) {
        int n = lower.length;
        boolean integer = matrix == Matrix.INTEGER;
        double degenerate = integer || name().endsWith("DEGENERATE") ? 0.5 : 0;
        double[] z = new double[n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            double off = integer ? 1 + random.nextInt(2) : random.nextDouble();
            boolean zero = random.nextDouble() < degenerate;
            boolean inside = random.nextBoolean();
            if (lower[i] == -INFINITE && upper[i] == INFINITE) {
                z[i] = integer ? random.nextInt(5) - 2 : random.nextGaussian();
            } else if (lower[i] > -INFINITE) {
                z[i] = inside ? Math.min(upper[i], lower[i] + off) : lower[i];
                q[i] = inside || zero ? 0 : off;
            } else {
                z[i] = inside ? upper[i] - off : upper[i];
                q[i] = inside || zero ? 0 : -off;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                q[i] -= m.get(i, j) * z[j];
            }
        }
        return q;
    }

    private static void scale(DMatrixRMaj m, double[] q, double[] lower, double[] upper, double decades,
            Random random) {
        int n = q.length;
        for (int i = 0; i < n && decades > 0; i++) {
            double row = Math.pow(10, decades * (2 * random.nextDouble() - 1));
            double column = Math.pow(10, decades * (2 * random.nextDouble() - 1));
            for (int j = 0; j < n; j++) {
                m.set(i, j, m.get(i, j) * row);
                m.set(j, i, m.get(j, i) * column);
            }
            q[i] *= row;
            lower[i] /= column;
            upper[i] /= column;
        }
    }

    static double[] gaussians(int n, Random random) {
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = random.nextGaussian();
        }
        return x;
    }
}
