package org.signorini.solver.conic.newton;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.conic.block.ContactSystem;

final class DampedNewton {

    static double KA = 0.1;
    static double AMAX = 1e-3;
    static double AMIN = 1e-11;
    static int HALVINGS = 6;
    static double DECREASE = 0.1;

    private final ResidualMap map = new ResidualMap();
    private final ResidualMap trial = new ResidualMap();
    private final NewtonStep step = new NewtonStep();
    private double[] pTrial = {};
    private double[] vTrial = {};

    void start(ContactSystem system) {
        step.start(system);
        if (pTrial.length < 3 * system.nodes()) {
            pTrial = new double[3 * system.nodes()];
            vTrial = new double[3 * system.nodes()];
        }
    }

    double residual(ContactSystem system, double[] p, double[] v) {
        map.evaluate(system, p, v);
        return map.residual(system);
    }
    public static boolean LOG;

    Ending run(ContactSystem system, double[] p, double[] v, Monitor monitor, double tolerance) {
        int n = 3 * system.nodes();
        map.evaluate(system, p, v);
        double residual = map.residual(system);
        int poor = 0;
        while (residual > tolerance) {
            map.linearize(system, p, v);
            double alpha = Math.max(AMIN, Math.min(AMAX, KA * residual));
            if (!step.compute(system, map, alpha)) {
                return Ending.SINGULAR;
            }
            double length = 1;
            int halvings = 0;
            double[] d = step.direction();
            double[] wd = step.product();
            do {
                for (int i = 0; i < n; i++) {
                    pTrial[i] = p[i] + length * d[i];
                    vTrial[i] = v[i] + length * wd[i];
                }
                trial.evaluate(system, pTrial, vTrial);
                if (trial.merit() <= (1 - DECREASE * length) * map.merit()) {
                    break;
                }
                length *= 0.5;
            } while (++halvings < HALVINGS);
            if (LOG) System.out.printf("    newton %.2e -> %.2e length %.3g alpha %.1e%n", residual, trial.residual(system), length, alpha);
            if (halvings == HALVINGS) {
                return Ending.STALLED;
            }
            System.arraycopy(pTrial, 0, p, 0, n);
            System.arraycopy(vTrial, 0, v, 0, n);
            map.evaluate(system, p, v);
            residual = map.residual(system);
            if (!monitor.proceed(residual)) {
                return monitor.stop();
            }
            poor = length < 0.2 ? poor + 1 : 0;
            if (poor > 2) {
                return Ending.STALLED;
            }
        }
        return Ending.CONVERGED;
    }
}
