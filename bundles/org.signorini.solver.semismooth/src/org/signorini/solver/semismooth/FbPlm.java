package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedProjected;
import org.signorini.solver.semismooth.minimize.ProjectedLevenbergMarquardt;

/**
 * {@code fb-plm}: the plain Fischer–Burmeister function (S0 §2.2.1, §3.3.1) minimized by the projected
 * Levenberg–Marquardt algorithm (S0 §5.2). See {@link org.signorini.solver.semismooth.system.BoundedSystem} for the
 * equations and {@link ProjectedLevenbergMarquardt} for the method.
 */
public final class FbPlm implements Solver {

    private final BoundedSolver solver = new BoundedSolver(new ProjectedLevenbergMarquardt(), new PrintedProjected(),
            BoundedSolver.PLAIN);

    @Override
    public void configure(Options options) {
        solver.configure(options);
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return solver.solve(problem, z, monitor);
    }
}
