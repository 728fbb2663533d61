package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedRegular;
import org.signorini.solver.semismooth.minimize.RegularLevenbergMarquardt;

/**
 * {@code mncp-rlm}: exact Coulomb friction in Todorov's parameterization (S0 §4) minimized by the regular
 * Levenberg–Marquardt algorithm (S0 §5.1); S0's MNCP–RLM. See
 * {@link org.signorini.solver.semismooth.system.TodorovSystem} for the equations and {@link RegularLevenbergMarquardt}
 * for the method.
 */
public final class MncpRlm implements Solver {

    private final ContactSolver solver = new ContactSolver(new RegularLevenbergMarquardt(), new PrintedRegular());

    @Override
    public void configure(Options options) {
        solver.configure(options);
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return solver.solve(problem, z, monitor);
    }
}
