package org.signorini.formulation.rc.tests;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/** Contact after contact solved exactly until nothing changes: slow, simple, for what tests need certified. */
final class GaussSeidel implements Solver {

    private static final int SWEEPS = 200_000;

    private final Certificate certificate = new Certificate();
    private final SingleContact single = new SingleContact();
    private final double[] block = new double[9];
    private final double[] y = new double[3];
    private double[] w = {};

    @Override
    public void configure(Options options) {
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        FrictionProblem friction = (FrictionProblem) problem;
        if (w.length < problem.size()) {
            w = new double[problem.size()];
        }
        friction.operator().start(z);
        for (int k = 1; k <= SWEEPS; k++) {
            sweep(friction, friction.operator(), z);
            if (k % 20 == 0 && certificate.measure(problem, z, w) <= 0.5 * monitor.tolerance()) {
                return Ending.CONVERGED;
            }
        }
        return Ending.ITERATION_LIMIT;
    }

    private void sweep(FrictionProblem friction, Operator operator, double[] z) {
        double[] b = friction.b();
        int bilateral = friction.bilateral();
        for (int i = 0; i < bilateral; i++) {
            double delta = -(operator.row(i) + b[i]) / operator.diagonal(i);
            z[i] += delta;
            operator.add(i, delta);
        }
        for (int c = 0, i = bilateral; c < friction.contacts(); c++, i += 3) {
            operator.diagonalBlock(c, block);
            single.set(block, friction.mu()[c]);
            operator.rows(c, y);
            double p0 = z[i];
            double p1 = z[i + 1];
            double p2 = z[i + 2];
            for (int r = 0; r < 3; r++) {
                y[r] += b[i + r] - (block[3 * r] * p0 + block[3 * r + 1] * p1 + block[3 * r + 2] * p2);
            }
            single.solve(y[0], y[1], y[2], z, i);
            operator.add(c, z[i] - p0, z[i + 1] - p1, z[i + 2] - p2);
        }
    }
}
