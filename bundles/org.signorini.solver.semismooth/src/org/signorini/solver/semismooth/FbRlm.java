package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedRegular;
import org.signorini.solver.semismooth.minimize.RegularLevenbergMarquardt;

/**
 * {@code fb-rlm}: the plain Fischer–Burmeister function (S0 §2.2.1, §3.3.1) minimized by the regular
 * Levenberg–Marquardt algorithm (S0 §5.1). See {@link org.signorini.solver.semismooth.system.BoundedSystem} for the
 * equations and {@link RegularLevenbergMarquardt} for the method.
 */
public final class FbRlm implements Solver {

    private final BoundedSolver solver = new BoundedSolver(new RegularLevenbergMarquardt(), new PrintedRegular(),
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
