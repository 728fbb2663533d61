package org.signorini.solver.semismooth;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.certificate.Certificate;
import org.signorini.complementarity.contact.SingleContact;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.Minimizer;
import org.signorini.solver.semismooth.minimize.Restarts;
import org.signorini.solver.semismooth.system.TodorovSystem;

/** What the two solvers on Todorov's parameterization do: exact Coulomb friction through one minimizer. */
final class ContactSolver {

    /** Wedges that push with 1e9 times the impulse of what approaches take 1500. */
    private static final int MAX_ITERATIONS = 2000;
    /**
     * Where rounding is near the tolerance the certificate may refuse what has converged here: how often to ask for
     * more, and how much more.
     */
    private static final int ROUNDS = 3;
    private static final double STRICTER = 0.5;

    private final TodorovSystem system = new TodorovSystem();
    private final Restarts restarts;
    private final Minimizer printed;
    private boolean asPrinted;
    private final SingleContact single = new SingleContact();
    private final double[] block = new double[9];
    private final Certificate certificate = new Certificate();
    private double[] x = {};
    private double[] v = {};
    private boolean direct = true;
    private int maxSize = 2000;

    /** @param printed the algorithm as S0 prints it, which runs alone and in the problem's own units if asked for */
    ContactSolver(Minimizer minimizer, Minimizer printed) {
        restarts = new Restarts(minimizer, MAX_ITERATIONS);
        this.printed = printed;
    }

    void configure(Options options) {
        restarts.configure(options);
        asPrinted = options.text("algorithm", "safeguarded").equals("printed");
        system.scaling(!asPrinted);
        printed.damping(options.number("damping", printed.damping()));
        maxSize = options.integer("max-size", maxSize);
        direct = options.flag("direct", direct);
    }

    Ending solve(Problem problem, double[] p, Monitor monitor) {
        if (!(problem instanceof FrictionProblem friction) || problem.size() > maxSize) {
            return Ending.UNSUITABLE;
        }
        if (direct && !asPrinted && friction.contacts() == 1 && friction.bilateral() == 0) {
            startFromExact(friction, p);
        }
        system.load(friction);
        if (x.length < system.size()) {
            x = new double[system.size()];
            v = new double[system.size()];
        }
        system.fromImpulses(p, x);
        if (asPrinted) {
            Ending ending = printed.minimize(system, x, restarts.maxIterations(), monitor.tolerance(), monitor);
            system.toImpulses(x, p);
            return ending;
        }
        double demand = monitor.tolerance();
        for (int round = 0; round < ROUNDS; round++) {
            Ending ending = restarts.minimize(system, x, demand, monitor);
            system.toImpulses(x, p);
            if (certificate.measure(problem, p, v) <= monitor.tolerance()) {
                return Ending.CONVERGED;
            }
            if (ending != Ending.CONVERGED) {
                return ending;
            }
            demand *= STRICTER;
        }
        return Ending.STALLED;
    }

    /** A single contact has a solution by cases; the iteration that follows finds it good at once, or goes on. */
    private void startFromExact(FrictionProblem problem, double[] p) {
        problem.operator().diagonalBlock(0, block);
        single.set(block, problem.mu()[0]);
        double[] b = problem.b();
        single.solve(b[0], b[1], b[2], p, 0);
    }
}
