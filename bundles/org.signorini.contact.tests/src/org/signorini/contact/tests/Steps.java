package org.signorini.contact.tests;

import java.util.Random;

import org.ejml.data.DMatrixRMaj;
import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.simulation.ContactData;
import org.signorini.simulation.Relaxation;

/** Contact data made up for tests. */
final class Steps {

    private Steps() {
    }

    /** Random W = A Aᵀ of full rank, b and friction, e_N = e_T = 0. */
    static ContactData random(Random random, int bilateral, int contacts) {
        int n = bilateral + 3 * contacts;
        DMatrixRMaj w = new DMatrixRMaj(n, n);
        double[][] a = new double[n][n + 2];
        for (double[] row : a) {
            for (int j = 0; j < row.length; j++) {
                row[j] = random.nextGaussian();
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k < n + 2; k++) {
                    sum += a[i][k] * a[j][k];
                }
                w.set(i, j, sum / n);
            }
        }
        ContactData data = new ContactData();
        data.step = 1e-3;
        data.bilateral = bilateral;
        data.contacts = contacts;
        data.w = new DenseOperator(w, bilateral);
        data.b = new double[n];
        for (int i = 0; i < n; i++) {
            data.b[i] = random.nextGaussian();
        }
        data.before = new double[3 * contacts];
        data.gap = new double[contacts];
        data.mu = new double[contacts];
        data.frictionForce = new double[contacts];
        data.normalRestitution = new double[contacts];
        data.tangentialRestitution = new double[contacts];
        data.slipSpeed = new double[contacts];
        data.stretch = new double[contacts];
        data.slide = new double[2 * contacts];
        data.relaxation = new Relaxation[contacts];
        data.last = new double[n];
        for (int c = 0; c < contacts; c++) {
            data.b[data.row(c)] = -Math.abs(data.b[data.row(c)]);
            data.mu[c] = 0.2 + 0.5 * random.nextDouble();
            data.stretch[c] = 1;
            data.relaxation[c] = Relaxation.RIGID;
            for (int k = 0; k < 3; k++) {
                data.before[3 * c + k] = data.b[data.row(c) + k];
            }
        }
        return data;
    }

    /** v = W p + b. */
    static double[] velocities(ContactData data, double[] p) {
        double[] v = new double[data.rows()];
        data.w.multiply(p, v);
        for (int i = 0; i < v.length; i++) {
            v[i] += data.b[i];
        }
        return v;
    }
}
