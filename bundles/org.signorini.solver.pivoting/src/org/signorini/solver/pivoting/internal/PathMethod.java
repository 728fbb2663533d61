package org.signorini.solver.pivoting.internal;

import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;

/** PATH on one connected linear problem or on a nonlinear one. */
public final class PathMethod implements Decomposition.Method {

    private final LinearFunction linear = new LinearFunction();
    private final NonlinearFunction nonlinear = new NonlinearFunction();
    private final PathRestarts linearRuns = new PathRestarts(linear);
    private final PathRestarts nonlinearRuns = new PathRestarts(nonlinear);

    /**
     * @param crashLimit     projected Newton steps before the first path search
     * @param iterationLimit path searches per run
     * @param restarts       runs after the first
     */
    public void configure(int crashLimit, int iterationLimit, int restarts) {
        linearRuns.configure(crashLimit, iterationLimit, restarts);
        nonlinearRuns.configure(crashLimit, iterationLimit, restarts);
    }

    @Override
    public Ending solve(ScaledSystem system, double[] z, Monitor monitor) {
        linear.load(system);
        return linearRuns.solve(system.lower, system.upper, system.reference, z, monitor);
    }

    /** Solves a prepared nonlinear problem. */
    public Ending solve(NonlinearProblem problem, double[] z, Monitor monitor) {
        nonlinear.load(problem);
        return nonlinearRuns.solve(problem.lower(), problem.upper(), problem.magnitude(), z, monitor);
    }
}
