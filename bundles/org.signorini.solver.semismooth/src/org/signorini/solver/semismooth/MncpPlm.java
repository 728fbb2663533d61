package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedProjected;
import org.signorini.solver.semismooth.minimize.ProjectedLevenbergMarquardt;

/**
 * {@code mncp-plm}: exact Coulomb friction in Todorov's parameterization (S0 §4) minimized by the projected
 * Levenberg–Marquardt algorithm (S0 §5.2); S0's MNCP–PLM. See
 * {@link org.signorini.solver.semismooth.system.TodorovSystem} for the equations and
 * {@link ProjectedLevenbergMarquardt} for the method.
 */
public final class MncpPlm implements Solver {

    private final ContactSolver solver = new ContactSolver(new ProjectedLevenbergMarquardt(), new PrintedProjected());

    @Override
    public void configure(Options options) {
        solver.configure(options);
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return solver.solve(problem, z, monitor);
    }
}
