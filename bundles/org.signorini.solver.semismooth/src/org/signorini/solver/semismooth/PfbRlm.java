package org.signorini.solver.semismooth;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.semismooth.minimize.PrintedRegular;
import org.signorini.solver.semismooth.minimize.RegularLevenbergMarquardt;

/**
 * {@code pfb-rlm}: the penalized Fischer–Burmeister function (S0 §2.2.2, §3.3.2) minimized by the regular
 * Levenberg–Marquardt algorithm (S0 §5.1); S0's MLCP–PFB–RLM. See
 * {@link org.signorini.solver.semismooth.system.BoundedSystem} for the equations and {@link RegularLevenbergMarquardt}
 * for the method.
 */
public final class PfbRlm implements Solver {

    private final BoundedSolver solver = new BoundedSolver(new RegularLevenbergMarquardt(), new PrintedRegular(),
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
