package org.signorini.complementarity.generator;

import java.util.Arrays;
import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.ConeProblem;
import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.operator.DenseOperator;

/**
 * Frictional problems built backwards: every contact is told at random to separate, stick or slide and given an impulse
 * and a velocity that do, bilateral rows any impulse; W = AᵀA/n + I/10 is dense, symmetric and positive definite; then
 * b = v* − W p*. Friction is between 0 and 1, and zero at a tenth of the contacts. Coulomb's law may have further
 * solutions, the cone problem has none.
 */
public final class KnownContacts {

    private KnownContacts() {
    }

    /** Exact Coulomb friction. */
    public static Known<FrictionProblem> friction(int bilateral, int contacts, long seed) {
        Draft draft = new Draft(bilateral, contacts, seed);
        FrictionProblem problem = new FrictionProblem(draft.w, draft.b(), draft.mu);
        problem.prepare();
        return new Known<>(problem, draft.p);
    }

    /** The cone problem: velocities are those of Coulomb's law with μ‖v_t‖ added along the normal (De Saxcé). */
    public static Known<ConeProblem> cone(int bilateral, int contacts, long seed) {
        Draft draft = new Draft(bilateral, contacts, seed);
        for (int c = 0, i = bilateral; c < contacts; c++, i += 3) {
            double vt = Math.sqrt(draft.v[i + 1] * draft.v[i + 1] + draft.v[i + 2] * draft.v[i + 2]);
            draft.v[i] += draft.mu[c] * vt;
        }
        ConeProblem problem = new ConeProblem(draft.w, draft.b(), draft.mu);
        problem.prepare();
        return new Known<>(problem, draft.p);
    }

    private static final class Draft {

        final DenseOperator w;
        final double[] p;
        final double[] v;
        final double[] mu;

        Draft(int bilateral, int contacts, long seed) {
            Random random = new Random(seed);
            int n = bilateral + 3 * contacts;
            p = new double[n];
            v = new double[n];
            mu = new double[contacts];
            for (int i = 0; i < bilateral; i++) {
                p[i] = random.nextGaussian();
            }
            for (int c = 0, i = bilateral; c < contacts; c++, i += 3) {
                mu[c] = random.nextInt(10) == 0 ? 0 : random.nextDouble();
                contact(random.nextInt(3), mu[c], i, random);
            }
            w = new DenseOperator(matrix(n, random), bilateral);
        }

        private void contact(int state, double friction, int i, Random random) {
            double t1 = random.nextGaussian();
            double t2 = random.nextGaussian();
            double unit = 1 / Math.sqrt(t1 * t1 + t2 * t2);
            double size = 0.1 + random.nextDouble();
            double share = random.nextDouble();
            if (state == 0) {
                v[i] = size;
                v[i + 1] = t1;
                v[i + 2] = t2;
                return;
            }
            double grip = friction * size * (state == 1 ? share : 1);
            p[i] = size;
            p[i + 1] = -grip * t1 * unit;
            p[i + 2] = -grip * t2 * unit;
            if (state == 2) {
                v[i + 1] = t1;
                v[i + 2] = t2;
            }
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
                    m.set(i, j, sum / n);
                    m.set(j, i, sum / n);
                }
            }
            return m;
        }

        /** b = v* − W p*. */
        double[] b() {
            double[] b = new double[v.length];
            w.multiply(p, b);
            Arrays.setAll(b, i -> v[i] - b[i]);
            return b;
        }
    }
}
