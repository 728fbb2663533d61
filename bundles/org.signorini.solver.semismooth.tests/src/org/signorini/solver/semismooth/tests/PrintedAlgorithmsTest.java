package org.signorini.solver.semismooth.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.FbPlm;
import org.signorini.solver.semismooth.MncpPlm;
import org.signorini.solver.semismooth.MncpRlm;
import org.signorini.solver.semismooth.PfbPlm;
import org.signorini.solver.semismooth.PfbRlm;

/** The boxes of S0 §5.1 and §5.2 against a second writing of them with dense matrices, iterate by iterate. */
class PrintedAlgorithmsTest {

    private static final double WEIGHT = 0.8;

    /** φ and its Jacobian at x, row-major. */
    private interface Equations {

        double[] value(double[] x);

        double[] jacobian(double[] x);
    }

    /** S0 eq. 9 and 45–48 for 0 ≤ z ⟂ Mz + q ≥ 0, the first rows free; the sign of free rows is that of eq. 45–47. */
    private record Penalized(double[][] m, double[] q, int free) implements Equations {

        private double f(int i, double[] z) {
            double sum = q[i];
            for (int j = 0; j < q.length; j++) {
                sum += m[i][j] * z[j];
            }
            return sum;
        }

        @Override
        public double[] value(double[] z) {
            double[] phi = new double[q.length];
            for (int i = 0; i < phi.length; i++) {
                double f = f(i, z);
                phi[i] = i < free ? f : WEIGHT * (z[i] + f - Math.hypot(z[i], f))
                        + (1 - WEIGHT) * Math.max(0, z[i]) * Math.max(0, f);
            }
            return phi;
        }

        @Override
        public double[] jacobian(double[] z) {
            int n = q.length;
            double[] rows = new double[n * n];
            for (int i = 0; i < n; i++) {
                double f = f(i, z);
                double r = Math.hypot(z[i], f);
                boolean both = z[i] > 0 && f > 0;
                double byZ = i < free ? 0 : WEIGHT * (1 - z[i] / r) + (both ? (1 - WEIGHT) * f : 0);
                double byF = i < free ? 1 : WEIGHT * (1 - f / r) + (both ? (1 - WEIGHT) * z[i] : 0);
                for (int j = 0; j < n; j++) {
                    rows[i * n + j] = byF * m[i][j] + (i == j ? byZ : 0);
                }
            }
            return rows;
        }
    }

    /** S0 eq. 49–56 of contacts n, t1, t2; the Jacobian of eq. 58 by differences of the smooth pieces. */
    private record Todorov(double[][] w, double[] b, double[] mu) implements Equations {

        static double[] impulse(double mu, double[] z, int at) {
            double normal = Math.max(0, -z[at]);
            double s = Math.min(1, mu * normal / Math.hypot(z[at + 1], z[at + 2]));
            return new double[] {normal, -s * z[at + 1], -s * z[at + 2]};
        }

        @Override
        public double[] value(double[] z) {
            int n = b.length;
            double[] f = new double[n];
            for (int c = 0; c < n; c += 3) {
                System.arraycopy(impulse(mu[c / 3], z, c), 0, f, c, 3);
            }
            double[] phi = new double[n];
            for (int i = 0; i < n; i++) {
                phi[i] = b[i] - f[i] - z[i];
                for (int j = 0; j < n; j++) {
                    phi[i] += w[i][j] * f[j];
                }
            }
            return phi;
        }

        @Override
        public double[] jacobian(double[] z) {
            int n = b.length;
            double[] rows = new double[n * n];
            double step = 1e-6;
            for (int j = 0; j < n; j++) {
                double kept = z[j];
                z[j] = kept + step;
                double[] more = value(z);
                z[j] = kept - step;
                double[] less = value(z);
                z[j] = kept;
                for (int i = 0; i < n; i++) {
                    rows[i * n + j] = (more[i] - less[i]) / (2 * step);
                }
            }
            return rows;
        }
    }

    private static double psi(double[] phi) {
        double sum = 0;
        for (double value : phi) {
            sum += value * value;
        }
        return 0.5 * sum;
    }

    /** (JᵀJ + λI)⁻¹ rhs. */
    private static double[] damped(double[] j, double[] phi, double lambda) {
        int n = phi.length;
        DMatrixRMaj jacobian = new DMatrixRMaj(n, n, true, j);
        DMatrixRMaj h = new DMatrixRMaj(n, n);
        DMatrixRMaj rhs = new DMatrixRMaj(n, 1);
        DMatrixRMaj step = new DMatrixRMaj(n, 1);
        CommonOps_DDRM.multInner(jacobian, h);
        for (int i = 0; i < n; i++) {
            h.add(i, i, lambda);
        }
        CommonOps_DDRM.multTransA(-1, jacobian, new DMatrixRMaj(n, 1, true, phi), rhs);
        assertTrue(CommonOps_DDRM.solve(h, rhs, step));
        return step.data;
    }

    /** §5.1 for so many iterations. */
    private static double[] regular(Equations equations, double[] x0, int iterations) {
        double[] x = x0.clone();
        double lambda = 1e-3;
        for (int k = 0; k < iterations; k++) {
            double[] phi = equations.value(x);
            if (psi(phi) < 1e-30) {
                return x;
            }
            double[] j = equations.jacobian(x);
            double[] step = damped(j, phi, lambda);
            double[] model = phi.clone();
            double[] next = x.clone();
            for (int i = 0; i < x.length; i++) {
                next[i] += step[i];
                for (int c = 0; c < x.length; c++) {
                    model[i] += j[i * x.length + c] * step[c];
                }
            }
            double r = (psi(equations.value(next)) - psi(phi)) / (psi(model) - psi(phi));
            if (r < 0.3) {
                lambda *= 20;
            }
            if (r > 0) {
                x = next;
                lambda = r > 0.8 ? Math.max(1e-25, lambda / 20) : lambda;
            }
        }
        return x;
    }

    private static final int SIZE = 9;

    /** A mixed LCP with a positive definite matrix that is not symmetric. */
    private static Penalized problem(long seed) {
        Random random = new Random(seed);
        double[][] m = new double[SIZE][SIZE];
        double[] q = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            q[i] = 3 * random.nextGaussian();
            for (int j = 0; j < SIZE; j++) {
                m[i][j] += i == j ? 2 : 0;
                double part = 0.5 * random.nextGaussian();
                m[i][j] += part;
                m[j][i] -= 0.6 * part;
            }
        }
        return new Penalized(m, q, 2);
    }

    private static LinearProblem linear(Penalized equations) {
        LinearProblem problem = new LinearProblem();
        problem.reshape(SIZE);
        for (int i = 0; i < SIZE; i++) {
            problem.q()[i] = equations.q[i];
            problem.lower()[i] = i < equations.free ? Double.NEGATIVE_INFINITY : 0;
            System.arraycopy(equations.m[i], 0, problem.matrix().data, i * SIZE, SIZE);
        }
        problem.prepare();
        return problem;
    }

    private static Ending run(Solver solver, LinearProblem problem, double[] z, String... options) {
        solver.configure(Options.of(options));
        Monitor monitor = new Monitor();
        monitor.start();
        return solver.solve(problem, z, monitor);
    }

    /** From a start off all kinks, where S0 eq. 45's choice would be asked. */
    private static double[] start(long seed) {
        return new Random(seed).doubles(SIZE, 0.1, 2).toArray();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void regularIteratesAreThoseOfTheBox(long seed) {
        Penalized equations = problem(seed);
        LinearProblem problem = linear(equations);
        Ending ending = Ending.ITERATION_LIMIT;
        for (int k = 1; k < 40 && ending == Ending.ITERATION_LIMIT; k++) {
            double[] z = start(seed);
            ending = run(new PfbRlm(), problem, z, "algorithm", "printed", "max-iterations", "" + k);
            double[] expected = regular(equations, start(seed), k);
            for (int i = 0; i < SIZE; i++) {
                assertEquals(expected[i], z[i], 1e-8 * (1 + Math.abs(expected[i])), k + " iterations, row " + i);
            }
        }
        assertEquals(Ending.CONVERGED, ending);
        assertTrue(psi(equations.value(regular(equations, start(seed), 40))) < 1e-30);
    }

    /** H⁻¹B of the stacked matrix is (JᵀJ + λI)⁻¹(−Jᵀφ), in full steps; λ = 1e-2 so that it is seen. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void projectedStepsAreThoseOfTheBox(long seed) {
        Penalized equations = problem(seed);
        LinearProblem problem = linear(equations);
        double[] expected = start(seed);
        for (int k = 1; k < 6; k++) {
            double[] z = start(seed);
            run(new PfbPlm(), problem, z, "algorithm", "printed", "max-iterations", "" + k, "damping", "1e-2");
            double[] step = damped(equations.jacobian(expected), equations.value(expected), 1e-2);
            for (int i = 0; i < SIZE; i++) {
                expected[i] += step[i];
                assertEquals(expected[i], z[i], 1e-9 * (1 + Math.abs(expected[i])), k + " iterations, row " + i);
            }
        }
    }

    /** Points of the projected algorithm lie within the bounds, others do not; both find the same solution. */
    @Test
    void projectionKeepsTheBounds() {
        int outside = 0;
        for (long seed = 0; seed < 30; seed++) {
            LinearProblem problem = linear(problem(seed));
            double[] solution = start(seed);
            assertEquals(Ending.CONVERGED, run(new PfbPlm(), problem, solution, "projection", "true"));
            double[] plain = start(seed);
            assertEquals(Ending.CONVERGED, run(new FbPlm(), problem, plain));
            for (int i = 0; i < SIZE; i++) {
                assertEquals(plain[i], solution[i], 1e-7 * (1 + Math.abs(plain[i])), "seed " + seed);
            }
            for (int k = 1; k < 5; k++) {
                double[] within = start(seed);
                run(new PfbPlm(), problem, within, "algorithm", "printed", "projection", "true", "max-iterations",
                        "" + k);
                double[] without = start(seed);
                run(new PfbPlm(), problem, without, "algorithm", "printed", "max-iterations", "" + k);
                for (int i = 2; i < SIZE; i++) {
                    assertTrue(within[i] >= 0, "seed " + seed + ", " + k + " iterations");
                    outside += without[i] < -1e-3 ? 1 : 0;
                }
            }
        }
        assertTrue(outside > 50, outside + " outside");
    }

    /** 𝔷 is S0's own, in the units of the problem: F(𝔷) after k iterations from p = 0, 𝔷 = b. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void implicitIteratesAreThoseOfTheBox(long seed) {
        Random random = new Random(seed);
        int n = 6;
        double[][] w = new double[n][n];
        double[][] half = new double[n][n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            b[i] = (i % 3 == 0 ? -2 : 1) * (0.5 + random.nextDouble());
            for (int j = 0; j < n; j++) {
                half[i][j] = 0.4 * random.nextGaussian() + (i == j ? 1 : 0);
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    w[i][j] += half[i][k] * half[j][k];
                }
            }
        }
        Todorov equations = new Todorov(w, b, new double[] {0.4, 0.7});
        FrictionProblem problem = new FrictionProblem(new DenseOperator(new DMatrixRMaj(w), 0));
        problem.reshape();
        System.arraycopy(b, 0, problem.b(), 0, n);
        System.arraycopy(equations.mu, 0, problem.mu(), 0, 2);
        problem.prepare();
        for (int k = 1; k < 8; k++) {
            double[] p = new double[n];
            Monitor monitor = new Monitor();
            monitor.start();
            MncpRlm solver = new MncpRlm();
            solver.configure(Options.of("algorithm", "printed", "max-iterations", "" + k));
            solver.solve(problem, p, monitor);
            double[] z = regular(equations, b, k);
            for (int c = 0; c < n; c += 3) {
                double[] expected = Todorov.impulse(equations.mu[c / 3], z, c);
                for (int i = 0; i < 3; i++) {
                    assertEquals(expected[i], p[c + i], 1e-5, k + " iterations");
                }
            }
        }
        double[] p = new double[n];
        Monitor monitor = new Monitor();
        monitor.start();
        MncpPlm projected = new MncpPlm();
        projected.configure(Options.of("algorithm", "printed"));
        assertEquals(Ending.CONVERGED, projected.solve(problem, p, monitor));
        // 1e-30 itself is a few roundings of entries near one
        assertEquals(0, psi(equations.value(regular(equations, b, 60))), 1e-28);
    }
}
