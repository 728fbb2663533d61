package org.signorini.solver.pivoting.tests;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.LinearProblem;

/**
 * The mixed LCP of contacts with friction pyramids, S0 eq. 43–44: unknowns p_b, then per contact (F_n, β_1…β_f), then
 * σ per contact,
 *
 * <pre>
 * 𝔐 = [X Λ Xᵀ  E₁]     E₁ = 1 in rows β, columns σ of their contact
 *     [E₂      0 ]     E₂ = μ, −1 … −1
 * </pre>
 */
final class Pyramid {

    private Pyramid() {
    }

    /**
     * Builds it from v = W p + b with rows n, t1, t2 per contact behind the bilateral ones.
     *
     * @param w symmetric, row-major
     */
    static LinearProblem of(double[] w, double[] b, double[] mu, int bilateral, int facets) {
        int contacts = mu.length;
        int rows = b.length;
        int columns = facets + 1;
        int sigma = bilateral + columns * contacts;
        int n = sigma + contacts;
        double[] x = directions(contacts, bilateral, facets, rows, sigma);
        DMatrixRMaj m = new DMatrixRMaj(n, n);
        double[] q = new double[n];
        double[] xw = new double[rows];
        for (int i = 0; i < sigma; i++) {
            for (int l = 0; l < rows; l++) {
                xw[l] = 0;
                for (int k = first(i, bilateral, columns); k <= last(i, bilateral, columns); k++) {
                    xw[l] += x[i * rows + k] * w[k * rows + l];
                }
            }
            for (int j = 0; j < sigma; j++) {
                double sum = 0;
                for (int l = first(j, bilateral, columns); l <= last(j, bilateral, columns); l++) {
                    sum += xw[l] * x[j * rows + l];
                }
                m.set(i, j, sum);
            }
            for (int k = first(i, bilateral, columns); k <= last(i, bilateral, columns); k++) {
                q[i] += x[i * rows + k] * b[k];
            }
        }
        for (int c = 0; c < contacts; c++) {
            int normal = bilateral + columns * c;
            m.set(sigma + c, normal, mu[c]);
            for (int f = 1; f <= facets; f++) {
                m.set(normal + f, sigma + c, 1);
                m.set(sigma + c, normal + f, -1);
            }
        }
        int[] free = new int[bilateral];
        for (int i = 0; i < bilateral; i++) {
            free[i] = i;
        }
        return LinearProblem.mixed(m, q, free);
    }

    /** The rows of v that row i of Xᵀ combines. */
    private static int first(int i, int bilateral, int columns) {
        return i < bilateral ? i : bilateral + 3 * ((i - bilateral) / columns);
    }

    private static int last(int i, int bilateral, int columns) {
        return i < bilateral ? i : first(i, bilateral, columns) + 2;
    }

    /** X: bilateral rows as they are; n, then facets at equal angles, exact where there are four. */
    private static double[] directions(int contacts, int bilateral, int facets, int rows, int sigma) {
        double[] x = new double[sigma * rows];
        for (int i = 0; i < bilateral; i++) {
            x[i * rows + i] = 1;
        }
        double[] cos = {1, 0, -1, 0};
        for (int c = 0; c < contacts; c++) {
            int row = bilateral + (facets + 1) * c;
            int column = bilateral + 3 * c;
            x[row * rows + column] = 1;
            for (int f = 0; f < facets; f++) {
                double angle = 2 * Math.PI * f / facets;
                x[(row + 1 + f) * rows + column + 1] = facets == 4 ? cos[f] : Math.cos(angle);
                x[(row + 1 + f) * rows + column + 2] = facets == 4 ? cos[(f + 3) % 4] : Math.sin(angle);
            }
        }
        return x;
    }
}
