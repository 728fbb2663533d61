package org.signorini.solver.conic.newton;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.conic.block.ContactSystem;

/**
 * Semismooth Newton steps on the {@linkplain ResidualMap natural map}, halved until the residual falls. The
 * regularization α of {@link NewtonStep} shrinks with the residual (Fan &amp; Yuan 2005), so that convergence stays
 * quadratic also where solutions are not isolated. It gives up early where the residual has a minimum that is no
 * solution; that is what {@link CentralPath} is for.
 */
final class DampedNewton {

    private static final double LARGEST_ALPHA = 1e-3;
    private static final double SMALLEST_ALPHA = 1e-11;
    private static final double ALPHA_SHARE = 0.1;
    private static final int HALVINGS = 6;
    private static final double DECREASE = 0.1;
    private static final double SHORT = 0.2;
    private static final int SHORT_STEPS = 3;

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

    /** Improves p and v = Ŵp + b̂ until the residual is below the tolerance or no step improves it. */
    Ending run(ContactSystem system, double[] p, double[] v, Monitor monitor, double tolerance) {
        map.evaluate(system, p, v);
        double residual = map.residual(system);
        int shortSteps = 0;
        while (!(residual <= tolerance)) {
            if (!(residual < Double.POSITIVE_INFINITY)) {
                return Ending.STALLED;
            }
            map.linearize(system, p, v);
            double alpha = Math.max(SMALLEST_ALPHA, Math.min(LARGEST_ALPHA, ALPHA_SHARE * residual));
            if (!step.compute(system, map, alpha)) {
                return Ending.SINGULAR;
            }
            double length = search(system, p, v);
            if (length == 0) {
                return Ending.STALLED;
            }
            System.arraycopy(pTrial, 0, p, 0, 3 * system.nodes());
            System.arraycopy(vTrial, 0, v, 0, 3 * system.nodes());
            map.evaluate(system, p, v);
            residual = map.residual(system);
            if (!monitor.proceed(residual)) {
                return monitor.stop();
            }
            shortSteps = length < SHORT ? shortSteps + 1 : 0;
            if (shortSteps == SHORT_STEPS) {
                return Ending.STALLED;
            }
        }
        return Ending.CONVERGED;
    }

    /** Moves p by one whole step for the given velocities, whatever the residual does; whether there is a step. */
    boolean step(ContactSystem system, double[] p, double[] v) {
        map.evaluate(system, p, v);
        map.linearize(system, p, v);
        if (!step.compute(system, map, SMALLEST_ALPHA)) {
            return false;
        }
        for (int i = 0; i < 3 * system.nodes(); i++) {
            p[i] += step.direction()[i];
        }
        return true;
    }

    /**
     * The longest of 1, ½, ¼ … of the step that reduces the merit, tried point in pTrial and vTrial; 0 if none does.
     */
    private double search(ContactSystem system, double[] p, double[] v) {
        double[] direction = step.direction();
        double[] product = step.product();
        double length = 1;
        for (int k = 0; k < HALVINGS; k++, length *= 0.5) {
            for (int i = 0; i < 3 * system.nodes(); i++) {
                pTrial[i] = p[i] + length * direction[i];
                vTrial[i] = v[i] + length * product[i];
            }
            trial.evaluate(system, pTrial, vTrial);
            if (trial.merit() <= (1 - DECREASE * length) * map.merit()) {
                return length;
            }
        }
        return 0;
    }
}
