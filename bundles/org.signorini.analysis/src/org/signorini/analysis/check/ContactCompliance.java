package org.signorini.analysis.check;

import java.util.Arrays;

import org.signorini.algebra.Lu;
import org.signorini.complementarity.operator.Operator;

/** How contact velocities respond to contact impulses with bilateral rows held, from the operator of a response. */
public final class ContactCompliance {

    private ContactCompliance() {
    }

    /** Dense, row by row, three rows per contact. O(rows³). */
    public static double[][] of(Operator w) {
        return eliminated(columns(w, w.size()), w.bilateral(), w.size());
    }

    /**
     * Impulses −W_bb⁻¹ W_bc that hold the bilateral rows under unit impulses on contacts: one column per row of a
     * contact.
     */
    static double[][] holding(Operator w) {
        int n = w.size();
        int bilateral = w.bilateral();
        double[] all = columns(w, n);
        double[] block = new double[bilateral * bilateral];
        double[][] out = new double[bilateral][n - bilateral];
        double[] x = new double[bilateral];
        int[] pivots = new int[bilateral];
        for (int i = 0; i < bilateral; i++) {
            System.arraycopy(all, i * n, block, i * bilateral, bilateral);
        }
        if (bilateral == 0 || Lu.factor(block, 0, bilateral, pivots, 0) >= 0) {
            return out;
        }
        for (int j = 0; j < n - bilateral; j++) {
            for (int i = 0; i < bilateral; i++) {
                x[i] = -all[i * n + bilateral + j];
            }
            Lu.solve(block, 0, bilateral, pivots, 0, x, 0);
            for (int i = 0; i < bilateral; i++) {
                out[i][j] = x[i];
            }
        }
        return out;
    }

    private static double[] columns(Operator w, int n) {
        double[] all = new double[n * n];
        double[] x = new double[n];
        double[] y = new double[n];
        for (int j = 0; j < n; j++) {
            x[j] = 1;
            w.multiply(x, y);
            x[j] = 0;
            for (int i = 0; i < n; i++) {
                all[i * n + j] = y[i];
            }
        }
        return all;
    }

    /**
     * W_cc − W_cb W_bb⁻¹ W_bc: Gauss' elimination of the bilateral rows, scaled to one, with the largest of a column as
     * pivot.
     */
    private static double[][] eliminated(double[] w, int bilateral, int n) {
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) {
            a[i] = Arrays.copyOfRange(w, i * n, (i + 1) * n);
            double most = 0;
            for (int j = 0; j < bilateral; j++) {
                most = Math.max(most, Math.abs(a[i][j]));
            }
            for (int j = 0; i < bilateral && most > 0 && j < n; j++) {
                a[i][j] /= most;
            }
        }
        for (int k = 0; k < bilateral; k++) {
            int pivot = k;
            for (int i = k + 1; i < bilateral; i++) {
                pivot = Math.abs(a[i][k]) > Math.abs(a[pivot][k]) ? i : pivot;
            }
            double[] row = a[pivot];
            a[pivot] = a[k];
            a[k] = row;
            for (int i = k + 1; i < n; i++) {
                double factor = a[i][k] / row[k];
                for (int j = k; factor != 0 && j < n; j++) {
                    a[i][j] -= factor * row[j];
                }
            }
        }
        double[][] out = new double[n - bilateral][];
        for (int i = 0; i < out.length; i++) {
            out[i] = Arrays.copyOfRange(a[bilateral + i], bilateral, n);
        }
        return out;
    }
}
