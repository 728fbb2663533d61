package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/**
 * Runs a minimizer again from elsewhere when it got stuck in a local minimum of ψ or wanders about: solves that succeed
 * rarely take more than 30 iterations from one start. Further starting points are pseudo-random, the same in every
 * solve, in boxes of growing size around zero. Measured on contact problems, the first start solves 90 to 100 in 100
 * and the second most of the rest.
 */
public final class Restarts {

    private static final int SIZES = 8;

    private final Minimizer minimizer;
    private final Point last = new Point();
    private final Point best = new Point();
    private int maxIterations = 500;
    private int perStart = 50;
    private int starts = 20;
    private long random;

    public Restarts(Minimizer minimizer) {
        this.minimizer = minimizer;
    }

    /** Reads the limits: iterations in all, iterations from one starting point, starting points; and the damping. */
    public void configure(Options options) {
        maxIterations = options.integer("max-iterations", maxIterations);
        perStart = options.integer("restart-after", perStart);
        starts = options.integer("starts", starts);
        minimizer.damping(options.number("damping", minimizer.damping()));
    }

    /** Seeks a zero of the system from x; leaves the best point found there. */
    public Ending minimize(NonsmoothSystem system, double[] x, Monitor monitor) {
        int n = system.size();
        last.reshape(n);
        best.reshape(n);
        random = 0;
        int before = monitor.iterations();
        Ending ending = Ending.STALLED;
        for (int start = 0; start < starts; start++) {
            if (start > 0) {
                chooseStart(x, n, start);
                system.moveInside(x);
            }
            int left = maxIterations - (monitor.iterations() - before);
            ending = minimizer.minimize(system, x, Math.min(left, perStart), monitor);
            if (ending == Ending.CONVERGED) {
                return ending;
            }
            System.arraycopy(x, 0, last.x, 0, n);
            last.evaluate(system);
            if (start == 0 || last.psi < best.psi) {
                best.set(last);
            }
            if (monitor.stop() != null || left <= perStart) {
                break;
            }
        }
        System.arraycopy(best.x, 0, x, 0, n);
        return ending;
    }

    private void chooseStart(double[] x, int n, int start) {
        for (int i = 0; i < n; i++) {
            // Knuth's linear congruential generator; its upper bits as a number in (−1, 1)
            random = random * 6364136223846793005L + 1442695040888963407L;
            x[i] = Math.scalb((double) (random >> 11), start % SIZES - 52);
        }
    }
}
