package org.signorini.solver.conic.tests;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.complementarity.operator.ContactGraphOperator;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * Generated cone problems of bodies in random contact, built from a solution: γ and u = Nγ + r with every contact open,
 * sticking or sliding. u is unique, γ where N is definite.
 */
final class ConeProblems {

    /** How N is given. */
    enum Storage {
        DENSE, BLOCK_SPARSE, GRAPH
    }

    final ConeProblem problem;
    final double[] gamma;
    final double[] u;

    private ConeProblems(ConeProblem problem, double[] gamma, double[] u) {
        this.problem = problem;
        this.gamma = gamma;
        this.u = u;
    }

    /**
     * @param size       about the number of contacts
     * @param compliance added on the diagonal, relative to it; makes N definite
     * @param decades    masses are spread over so many powers of ten
     */
    static ConeProblems make(long seed, Storage storage, int size, double compliance, double decades) {
        Random random = new Random(seed);
        int contacts = 1 + random.nextInt(size);
        int bilateral = random.nextInt(1 + size / 3);
        ContactGraphOperator graph = graph(random, contacts, bilateral, compliance, decades);
        Operator operator = stored(graph, storage);
        double[] mu = new double[contacts];
        double[] gamma = new double[operator.size()];
        double[] u = new double[operator.size()];
        solution(graph, random, mu, gamma, u);
        double[] r = new double[operator.size()];
        operator.multiply(gamma, r);
        for (int i = 0; i < r.length; i++) {
            r[i] = u[i] - r[i];
        }
        return new ConeProblems(new ConeProblem(operator, r, mu), gamma, u);
    }

    private static ContactGraphOperator graph(Random random, int contacts, int bilateral, double compliance,
            double decades) {
        ContactGraphOperator graph = new ContactGraphOperator();
        int bodies = 2 + (contacts + bilateral) / 2;
        graph.begin(bodies);
        double[] mass = new double[bodies];
        for (int body = 0; body < bodies; body++) {
            mass[body] = Math.pow(10, decades * (random.nextDouble() - 0.5));
            double spin = 2.5 / mass[body];
            graph.setBody(body, 1 / mass[body], new double[] {spin, 0, 0, 0, spin, 0, 0, 0, spin}, 0);
        }
        double[] a = new double[18];
        double[] b = new double[18];
        for (int row = 0; row < bilateral + contacts; row++) {
            int first = row % bodies;
            int other = random.nextInt(bodies + 1) - 1;
            other = other == first ? ContactGraphOperator.GROUND : other;
            frame(random, a, b);
            double soft = compliance / mass[first];
            if (row < bilateral) {
                graph.setBilateralCompliance(graph.addBilateral(first, a, 0, other, b, 0), soft);
            } else {
                graph.setContactCompliance(graph.addContact(first, a, 0, other, b, 0), soft, soft, soft);
            }
        }
        return graph;
    }

    /** Jacobians of a contact: a random orthonormal frame at random arms on the two bodies. */
    private static void frame(Random random, double[] a, double[] b) {
        double[][] axes = new double[3][];
        axes[0] = unit(random);
        axes[1] = normalized(cross(axes[0], unit(random)));
        axes[2] = cross(axes[0], axes[1]);
        double[] armA = unit(random);
        double[] armB = unit(random);
        for (int r = 0; r < 3; r++) {
            double[] spinA = cross(armA, axes[r]);
            double[] spinB = cross(armB, axes[r]);
            for (int k = 0; k < 3; k++) {
                a[6 * r + k] = axes[r][k];
                a[6 * r + 3 + k] = spinA[k];
                b[6 * r + k] = -axes[r][k];
                b[6 * r + 3 + k] = -spinB[k];
            }
        }
    }

    private static double[] unit(Random random) {
        return normalized(new double[] {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()});
    }

    private static double[] normalized(double[] x) {
        double length = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
        return new double[] {x[0] / length, x[1] / length, x[2] / length};
    }

    private static double[] cross(double[] x, double[] y) {
        return new double[] {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
    }

    private static Operator stored(ContactGraphOperator graph, Storage storage) {
        if (storage == Storage.GRAPH) {
            return graph;
        }
        if (storage == Storage.BLOCK_SPARSE) {
            BlockSparseOperator sparse = new BlockSparseOperator();
            graph.assemble(sparse);
            return sparse;
        }
        int n = graph.size();
        DMatrixRMaj matrix = new DMatrixRMaj(n, n);
        double[] unit = new double[n];
        double[] column = new double[n];
        for (int j = 0; j < n; j++) {
            unit[j] = 1;
            graph.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < n; i++) {
                matrix.set(i, j, column[i]);
            }
        }
        return new DenseOperator(matrix, graph.bilateral());
    }

    private static void solution(ContactGraphOperator graph, Random random, double[] mu, double[] gamma, double[] u) {
        for (int i = 0; i < graph.bilateral(); i++) {
            gamma[i] = random.nextGaussian() / graph.diagonal(i);
        }
        double[] block = new double[9];
        for (int c = 0, i = graph.bilateral(); c < mu.length; c++, i += 3) {
            mu[c] = random.nextInt(8) == 0 ? 0 : random.nextDouble();
            graph.diagonalBlock(c, block);
            double push = 3 * (0.1 + random.nextDouble()) / (block[0] + block[4] + block[8]);
            double speed = 0.1 + random.nextDouble();
            double angle = 2 * Math.PI * random.nextDouble();
            double inside = 0.9 * random.nextDouble();
            switch (random.nextInt(3)) {
                case 0 -> set(u, i, speed, speed * inside / Math.max(mu[c], 1), angle);
                case 1 -> set(gamma, i, push, push * mu[c] * inside, angle);
                default -> {
                    set(gamma, i, push, push * mu[c], angle);
                    set(u, i, speed * mu[c], speed, angle + Math.PI);
                }
            }
        }
    }

    private static void set(double[] x, int i, double normal, double tangential, double angle) {
        x[i] = normal;
        x[i + 1] = tangential * Math.cos(angle);
        x[i + 2] = tangential * Math.sin(angle);
    }
}
