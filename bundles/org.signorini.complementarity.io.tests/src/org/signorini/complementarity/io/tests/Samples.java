package org.signorini.complementarity.io.tests;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/** Problems with numbers of all sizes; nobody solves them, they only travel. */
final class Samples {

    private final Random random;

    Samples(long seed) {
        random = new Random(seed);
    }

    LinearProblem lcp(int n) {
        return LinearProblem.lcp(matrix(n), vector(n));
    }

    LinearProblem mixed(int n) {
        int[] free = random.ints(0, n).limit(1 + n / 3).distinct().sorted().toArray();
        return LinearProblem.mixed(matrix(n), vector(n), free);
    }

    LinearProblem boxed(int n) {
        double[] lower = new double[n];
        double[] upper = new double[n];
        for (int i = 0; i < n; i++) {
            double x = number();
            lower[i] = random.nextInt(4) == 0 ? Double.NEGATIVE_INFINITY : x;
            upper[i] = random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : x + Math.abs(number());
        }
        lower[0] = 1;
        upper[0] = 2;
        return LinearProblem.boxed(matrix(n), vector(n), lower, upper);
    }

    FrictionProblem friction(int bilateral, int contacts, double filling) {
        return new FrictionProblem(symmetric(bilateral, contacts, filling), vector(bilateral + 3 * contacts),
                coefficients(contacts));
    }

    ConeProblem cone(int bilateral, int contacts, double filling) {
        return new ConeProblem(symmetric(bilateral, contacts, filling), vector(bilateral + 3 * contacts),
                coefficients(contacts));
    }

    /** Symmetric, blocks beside the diagonal there with the probability {@code filling}; dense storage if 1. */
    private Operator symmetric(int bilateral, int contacts, double filling) {
        BlockSparseOperator blocks = new BlockSparseOperator();
        blocks.begin(bilateral, contacts);
        double[] block = new double[9];
        double[] mirrored = new double[9];
        for (int i = 0; i < blocks.nodes(); i++) {
            for (int j = 0; j <= i; j++) {
                if (i != j && random.nextDouble() >= filling) {
                    continue;
                }
                int rows = blocks.width(i);
                int columns = blocks.width(j);
                for (int k = 0; k < rows * columns; k++) {
                    int r = k / columns;
                    int c = k % columns;
                    block[k] = i == j && c < r ? block[c * columns + r] : random.nextGaussian() + (k == 0 ? 5 : 0);
                    mirrored[c * rows + r] = block[k];
                }
                blocks.add(i, j, block, 0);
                if (i != j) {
                    blocks.add(j, i, mirrored, 0);
                }
            }
        }
        blocks.finish();
        return filling < 1 ? blocks : new DenseOperator(dense(blocks), bilateral);
    }

    static DMatrixRMaj dense(Operator operator) {
        int n = operator.size();
        DMatrixRMaj matrix = new DMatrixRMaj(n, n);
        double[] unit = new double[n];
        double[] column = new double[n];
        for (int j = 0; j < n; j++) {
            unit[j] = 1;
            operator.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < n; i++) {
                matrix.set(i, j, column[i]);
            }
        }
        return matrix;
    }

    private DMatrixRMaj matrix(int n) {
        return DMatrixRMaj.wrap(n, n, vector(n * n));
    }

    private double[] coefficients(int n) {
        return random.doubles(n).toArray();
    }

    private double[] vector(int n) {
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = number();
        }
        return values;
    }

    private double number() {
        return random.nextInt(5) == 0 ? random.nextInt(-3, 4)
                : random.nextGaussian() * Math.pow(10, random.nextInt(-12, 13));
    }

    /** A word for a problem in messages. */
    static String describe(Problem problem) {
        return problem.kind() + " of size " + problem.size();
    }
}
