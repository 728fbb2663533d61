package org.signorini.solver.semismooth;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.Minimizer;
import org.signorini.solver.semismooth.minimize.Restarts;
import org.signorini.solver.semismooth.system.TodorovSystem;

/** What the two solvers on Todorov's parameterization do: exact Coulomb friction through one minimizer. */
final class ContactSolver {

    private final TodorovSystem system = new TodorovSystem();
    private final Minimizer minimizer;
    private final Restarts restarts;
    private double[] x = {};

    ContactSolver(Minimizer minimizer) {
        this.minimizer = minimizer;
        restarts = new Restarts(minimizer);
    }

    /** Reads the options both have. */
    void configure(Options options, double defaultDamping) {
        minimizer.damping(options.number("damping", defaultDamping));
        restarts.limits(options.integer("max-iterations", 500), options.integer("restart-after", 50));
    }

    Ending solve(Problem problem, double[] p, Monitor monitor) {
        if (!(problem instanceof FrictionProblem friction)) {
            return Ending.UNSUITABLE;
        }
        system.load(friction);
        if (x.length < system.size()) {
            x = new double[system.size()];
        }
        system.fromImpulses(p, x);
        Ending ending = restarts.minimize(system, x, monitor);
        system.toImpulses(x, p);
        return ending;
    }
}
