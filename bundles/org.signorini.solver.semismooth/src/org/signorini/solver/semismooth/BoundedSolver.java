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

    /**
     * λ of the penalized function. Contact problems hardly tell λ from λ; of random copositive ones λ = 1 leaves 6 in
     * 100 unsolved, the 0.95 of Chen, Chen and Kanzow (2000) 1 to 3, 0.8 and less 1 to 2.
     */
    static final double PENALIZED = 0.8;

    /** λ of the plain Fischer–Burmeister function. */
    static final double PLAIN = 1;

    private static final int MAX_ITERATIONS = 500;

    private final BoundedSystem system = new BoundedSystem();
    private final Restarts restarts;
    private final Minimizer printed;
    private boolean asPrinted;
    private double[] x = {};
    private double weight;
    private int maxSize = 2000;

    /**
     * @param printed the algorithm as S0 prints it, which runs alone and in the problem's own units if asked for
     * @param weight  λ of S0 eq. 8, unless an option says otherwise
     */
    BoundedSolver(Minimizer minimizer, Minimizer printed, double weight) {
        restarts = new Restarts(minimizer, MAX_ITERATIONS);
        this.printed = printed;
        this.weight = weight;
        system.weight(weight);
    }

    void configure(Options options) {
        restarts.configure(options);
        asPrinted = options.text("algorithm", "safeguarded").equals("printed");
        system.scaling(!asPrinted);
        printed.damping(options.number("damping", printed.damping()));
        printed.projection(options.flag("projection", false));
        maxSize = options.integer("max-size", maxSize);
        weight = options.number("lambda", weight);
        system.weight(weight);
        system.guessing(options.flag("active-set", true));
    }

    Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (problem.size() > maxSize) {
            return Ending.UNSUITABLE;
        }
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
        Ending ending = asPrinted
                ? printed.minimize(system, x, restarts.maxIterations(), monitor.tolerance(), monitor)
                : restarts.minimize(system, x, monitor);
        system.unscale(x, z);
        return ending;
    }
}
