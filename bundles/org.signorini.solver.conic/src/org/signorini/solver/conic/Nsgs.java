package org.signorini.solver.conic;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

public final class Nsgs implements Solver {

    private int maxIterations = 10000;
    final Certificate certificate = new Certificate();
    SingleContact[] local = {};
    double[] block = new double[9];
    double[] blocks = {};
    double[] w = {};
    double[] y = new double[3];
    double[] pNew = new double[3];

    @Override
    public void configure(Options options) {
        maxIterations = options.integer("max-iterations", 10000);
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        FrictionProblem f = (FrictionProblem) problem;
        Operator op = f.operator();
        prepare(f, op);
        op.start(z);
        for (int k = 0; k < maxIterations; k++) {
            double change = sweep(f, op, z) / f.magnitude();
            if (change <= monitor.tolerance()) {
                double r = certificate.measure(problem, z, w);
                if (r <= monitor.tolerance()) {
                    monitor.proceed(r);
                    return Ending.CONVERGED;
                }
            }
            if (!monitor.proceed(change)) {
                return monitor.stop();
            }
        }
        return Ending.ITERATION_LIMIT;
    }

    public void prepare(FrictionProblem f, Operator op) {
        int nc = f.contacts();
        if (local.length < nc) {
            local = new SingleContact[nc];
            for (int c = 0; c < nc; c++) {
                local[c] = new SingleContact();
            }
            blocks = new double[9 * nc];
            w = new double[f.size()];
        }
        for (int c = 0; c < nc; c++) {
            op.diagonalBlock(c, block);
            System.arraycopy(block, 0, blocks, 9 * c, 9);
            local[c].set(block, f.mu()[c]);
        }
    }

    public double sweep(FrictionProblem f, Operator op, double[] z) {
        double worst = 0;
        double[] b = f.b();
        int nb = f.bilateral();
        for (int i = 0; i < nb; i++) {
            double d = op.diagonal(i);
            if (d > 0) {
                double delta = -(op.row(i) + b[i]) / d;
                z[i] += delta;
                op.add(i, delta);
                worst = Math.max(worst, Math.abs(delta * d));
            }
        }
        double[] a = blocks;
        for (int c = 0, i = nb, k = 0; c < f.contacts(); c++, i += 3, k += 9) {
            op.rows(c, y);
            double p0 = z[i];
            double p1 = z[i + 1];
            double p2 = z[i + 2];
            double bn = y[0] + b[i] - (a[k] * p0 + a[k + 1] * p1 + a[k + 2] * p2);
            double b1 = y[1] + b[i + 1] - (a[k + 3] * p0 + a[k + 4] * p1 + a[k + 5] * p2);
            double b2 = y[2] + b[i + 2] - (a[k + 6] * p0 + a[k + 7] * p1 + a[k + 8] * p2);
            local[c].solve(bn, b1, b2, z, i);
            double d0 = z[i] - p0;
            double d1 = z[i + 1] - p1;
            double d2 = z[i + 2] - p2;
            if (d0 != 0 || d1 != 0 || d2 != 0) {
                op.add(c, d0, d1, d2);
                double size = Math.max(Math.abs(d0), Math.max(Math.abs(d1), Math.abs(d2))) / f.effectiveMass(c);
                worst = Math.max(worst, size);
            }
        }
        return worst;
    }
}
