package org.signorini.solver.semismooth.tests;

import static org.signorini.solver.semismooth.tests.LinearProblems.gaussian;

import java.util.SplittableRandom;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.operator.DenseOperator;

/**
 * Free bodies with contacts at random places: W = G M⁻¹ Gᵀ and b = G u as mechanics makes them, so that W is
 * rank-deficient wherever there are more rows than motions, and as a friction problem (S0 eq. 55) or as the pyramid
 * mixed LCP of S0 eq. 43, 44.
 *
 * @param bilateral rows in front; with two or more the last one repeats the first, doubled
 */
record ContactConfiguration(double[] w, double[] b, double[] mu, int bilateral) {

    /** Bodies that come to rest on each other and on the ground, none of them with more than {@code muMax}. */
    static ContactConfiguration resting(long seed, int contacts, int bodies, double muMax, int bilateral) {
        SplittableRandom random = new SplittableRandom(seed);
        int motions = 6 * bodies;
        double[] inverseMass = new double[motions];
        double[] u = new double[motions];
        for (int body = 0; body < bodies; body++) {
            double mass = StrictMath.exp(gaussian(random));
            for (int j = 0; j < 3; j++) {
                inverseMass[6 * body + j] = 1 / mass;
                inverseMass[6 * body + 3 + j] = 1 / (0.1 * mass * (0.5 + random.nextDouble()));
                u[6 * body + j] = 0.1 * gaussian(random) - (j == 2 ? 1 : 0);
                u[6 * body + 3 + j] = 0.1 * gaussian(random);
            }
        }
        double[][] g = new double[bilateral + 3 * contacts][];
        for (int i = 0; i < bilateral; i++) {
            g[i] = LinearProblems.gaussians(random, motions);
        }
        if (bilateral > 1) {
            for (int j = 0; j < motions; j++) {
                g[bilateral - 1][j] = 2 * g[0][j];
            }
        }
        double[] mu = new double[contacts];
        for (int c = 0; c < contacts; c++) {
            addContact(random, bodies, g, bilateral + 3 * c);
            mu[c] = muMax * (0.1 + 0.9 * random.nextDouble());
        }
        return of(g, inverseMass, u, mu, bilateral);
    }

    private static void addContact(SplittableRandom random, int bodies, double[][] g, int row) {
        double tilt = bodies == 1 ? 0 : 0.4;
        double[] normal = unit(tilt * gaussian(random), tilt * gaussian(random), 1);
        double[] t1 = unit(cross(normal, new double[] {gaussian(random), gaussian(random), gaussian(random)}));
        double[][] frame = {normal, t1, cross(normal, t1)};
        int body = random.nextInt(bodies);
        int other = random.nextInt(-1, bodies);
        double[] here = {0.5 * gaussian(random), 0.5 * gaussian(random), -0.5};
        double[] there = {0.5 * gaussian(random), 0.5 * gaussian(random), 0.5};
        for (int r = 0; r < 3; r++) {
            g[row + r] = new double[6 * bodies];
            addPoint(g[row + r], body, frame[r], here, 1);
            if (other >= 0 && other != body) {
                addPoint(g[row + r], other, frame[r], there, -1);
            }
        }
    }

    private static void addPoint(double[] row, int body, double[] direction, double[] arm, double sign) {
        double[] moment = cross(arm, direction);
        for (int j = 0; j < 3; j++) {
            row[6 * body + j] += sign * direction[j];
            row[6 * body + 3 + j] += sign * moment[j];
        }
    }

    static ContactConfiguration of(double[][] g, double[] inverseMass, double[] u, double[] mu, int bilateral) {
        int n = g.length;
        double[] w = new double[n * n];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < u.length; k++) {
                b[i] += g[i][k] * u[k];
            }
            for (int j = 0; j <= i; j++) {
                for (int k = 0; k < u.length; k++) {
                    w[i * n + j] += g[i][k] * inverseMass[k] * g[j][k];
                }
                w[j * n + i] = w[i * n + j];
            }
        }
        return new ContactConfiguration(w, b, mu, bilateral);
    }

    int rows() {
        return b.length;
    }

    /** The same in other units of mass and speed. */
    ContactConfiguration rescaled(double response, double speed) {
        double[] scaledW = w.clone();
        double[] scaledB = b.clone();
        for (int i = 0; i < w.length; i++) {
            scaledW[i] *= response;
        }
        for (int i = 0; i < b.length; i++) {
            scaledB[i] *= speed;
        }
        return new ContactConfiguration(scaledW, scaledB, mu, bilateral);
    }

    /** As after a small change of motion, b + share·W·(random impulses), so that a solution still exists. */
    ContactConfiguration nudged(long seed, double share) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = rows();
        double[] moved = b.clone();
        double[] p = LinearProblems.gaussians(random, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                moved[i] += share * w[i * n + j] * p[j];
            }
        }
        return new ContactConfiguration(w, moved, mu, bilateral);
    }

    FrictionProblem friction() {
        return new FrictionProblem(new DenseOperator(new DMatrixRMaj(rows(), rows(), true, w.clone()), bilateral),
                b.clone(), mu.clone());
    }

    /** z = (p_b, per contact F_n and β_1…β_facets, σ), M and q of S0 eq. 44. */
    LinearProblem pyramid(int facets) {
        int contacts = mu.length;
        int impulses = bilateral + contacts * (facets + 1);
        double[][] x = new double[impulses][rows()];
        for (int i = 0; i < bilateral; i++) {
            x[i][i] = 1;
        }
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + c * (facets + 1);
            int column = bilateral + 3 * c;
            x[row][column] = 1;
            for (int f = 0; f < facets; f++) {
                double angle = 2 * Math.PI * f / facets;
                x[row + 1 + f][column + 1] = StrictMath.cos(angle);
                x[row + 1 + f][column + 2] = StrictMath.sin(angle);
            }
        }
        int n = impulses + contacts;
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        for (int i = 0; i < impulses; i++) {
            for (int k = 0; k < rows(); k++) {
                q[i] += x[i][k] * b[k];
                double response = 0;
                for (int l = 0; l < rows(); l++) {
                    response += x[i][l] * w[l * rows() + k];
                }
                for (int j = 0; j < impulses; j++) {
                    m.add(i, j, response * x[j][k]);
                }
            }
        }
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + c * (facets + 1);
            m.set(impulses + c, row, mu[c]);
            for (int f = 1; f <= facets; f++) {
                m.set(impulses + c, row + f, -1);
                m.set(row + f, impulses + c, 1);
            }
        }
        int[] free = new int[bilateral];
        for (int i = 0; i < bilateral; i++) {
            free[i] = i;
        }
        return LinearProblem.mixed(m, q, free);
    }

    private static double[] unit(double... v) {
        double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
