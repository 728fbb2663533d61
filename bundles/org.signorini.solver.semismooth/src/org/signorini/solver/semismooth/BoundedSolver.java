package org.signorini.solver.semismooth;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.Minimizer;
import org.signorini.solver.semismooth.minimize.Restarts;
import org.signorini.solver.semismooth.system.BoundedSystem;

/** What the four Fischer–Burmeister solvers do: LCP, MLCP, box and nonlinear problems through one minimizer. */
final class BoundedSolver {

    /** λ of the penalized function that Chen, Chen and Kanzow (2000) recommend. */
    static final double DEFAULT_WEIGHT = 0.95;

    private final BoundedSystem system = new BoundedSystem();
    private final Minimizer minimizer;
    private final Restarts restarts;
    private double[] x = {};

    BoundedSolver(Minimizer minimizer) {
        this.minimizer = minimizer;
        restarts = new Restarts(minimizer);
    }

    /** Reads the options all four have. */
    void configure(Options options, double defaultDamping) {
        minimizer.damping(options.number("damping", defaultDamping));
        restarts.limits(options.integer("max-iterations", 500), options.integer("restart-after", 50));
        system.guessing(options.flag("active-set", true));
    }

    /** The weight λ of the penalized function; 1 leaves the plain one. */
    void weight(double lambda) {
        system.weight(lambda);
    }

    Ending solve(Problem problem, double[] z, Monitor monitor) {
        switch (problem) {
            case LinearProblem linear -> system.load(linear);
            case NonlinearProblem nonlinear -> system.load(nonlinear);
            default -> {
                return Ending.UNSUITABLE;
            }
        }
        if (x.length < system.size()) {
            x = new double[system.size()];
        }
        system.scale(z, x);
        Ending ending = restarts.minimize(system, x, monitor);
        system.unscale(x, z);
        return ending;
    }
}
