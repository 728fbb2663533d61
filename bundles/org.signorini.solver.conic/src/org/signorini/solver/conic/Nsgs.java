package org.signorini.solver.conic;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;

/**
 * Non-smooth Gauss–Seidel (Jean 1999; Acary, Brémond &amp; Huber 2018): {@linkplain FrictionSweep sweeps} over
 * contacts, each solved exactly by cases, until the natural map is small. Matrix-free: a sweep costs as much as one
 * product with W. Linear convergence, quick on impacts, thousands of sweeps on piles at rest and hyperstatic stacks,
 * more than anyone waits for on tall ones. A problem of a single contact is solved by the first sweep; the second only
 * corrects a W that is not quite symmetric.
 */
public final class Nsgs implements Solver {

    private static final int DEFAULT_LIMIT = 10000;
    /** Share of the tolerance below which a contact does not wake its neighbours. */
    private static final double QUIET = 0.3;

    private FrictionSweep sweeps = new FrictionSweep();
    private final Certificate certificate = new Certificate();
    private int maxIterations = DEFAULT_LIMIT;
    private double[] w = {};

    @Override
    public void configure(Options options) {
        maxIterations = options.integer("max-iterations", DEFAULT_LIMIT);
        sweeps = new FrictionSweep(options.integer("threads", 1));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (!(problem instanceof FrictionProblem friction)) {
            return Ending.UNSUITABLE;
        }
        if (w.length < problem.size()) {
            w = new double[problem.size() + problem.size() / 2];
        }
        sweeps.start(friction, z);
        sweeps.threshold(QUIET * monitor.tolerance() * friction.magnitude());
        for (int k = 0; k < maxIterations; k++) {
            double change = sweeps.sweep(z);
            double residual = change / friction.magnitude();
            // the change of a sweep estimates the residual well enough to say when it is worth measuring
            if (change == 0 || residual <= monitor.tolerance()) {
                residual = certificate.measure(problem, z, w);
                if (residual <= monitor.tolerance()) {
                    monitor.proceed(residual);
                    return Ending.CONVERGED;
                }
                if (change == 0) {
                    return Ending.STALLED;
                }
                sweeps.all();
            }
            if (!monitor.proceed(residual)) {
                return monitor.stop();
            }
        }
        return Ending.ITERATION_LIMIT;
    }
}
