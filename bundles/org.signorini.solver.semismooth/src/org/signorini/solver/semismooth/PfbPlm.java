package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedProjected;
import org.signorini.solver.semismooth.minimize.ProjectedLevenbergMarquardt;

/**
 * {@code pfb-plm}: the penalized Fischer–Burmeister function (S0 §2.2.2, §3.3.2) minimized by the projected
 * Levenberg–Marquardt algorithm (S0 §5.2); S0's MLCP–PFB–PLM. See
 * {@link org.signorini.solver.semismooth.system.BoundedSystem} for the equations and
 * {@link ProjectedLevenbergMarquardt} for the method.
 */
public final class PfbPlm implements Solver {

    private final BoundedSolver solver = new BoundedSolver(new ProjectedLevenbergMarquardt(), new PrintedProjected(),
            BoundedSolver.PENALIZED);

    @Override
    public void configure(Options options) {
        solver.configure(options);
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return solver.solve(problem, z, monitor);
    }
}
