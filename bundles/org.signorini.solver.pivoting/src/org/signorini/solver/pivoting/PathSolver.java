package org.signorini.solver.pivoting;

import org.signorini.complementarity.NonlinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.internal.Decomposition;
import org.signorini.solver.pivoting.internal.PathMethod;

/**
 * The PATH method (Dirkse & Ferris 1995; Ferris & Munson 2000), an implementation of our own from the papers and not
 * the PATH program: Newton's method on Robinson's normal map, for nonlinear complementarity problems and linear ones of
 * every kind.
 *
 * <p>
 * A crash phase of projected Newton steps finds an active set (Dirkse & Ferris 1997). Then each iteration linearizes F
 * and follows the path from the present point to the linearization's solution by complementary pivoting; a non-monotone
 * search with a watchdog decides how far to trust it; if a run fails, others with other settings follow.
 *
 * <p>
 * Converges quadratically near a regular solution. A linear problem whose first path reaches its end is solved by that
 * one. Costs a factorization per crash step and O(n²) per pivot. Fails where the merit function has a local minimum
 * that no restart avoids, and honestly says so.
 *
 * <p>
 * Changed: the merit is the norm of the normal map throughout; where the first piece of a path is singular the
 * linearization is solved from a regular basis nearby, then from that of all slacks, and only then is the Jacobian
 * perturbed; the last restart moves the starting point.
 */
public final class PathSolver implements Solver {

    private final Decomposition decomposition = new Decomposition();
    private final PathMethod method = new PathMethod();

    @Override
    public void configure(Options options) {
        method.configure(options.integer("crash-iterations", 50), options.integer("max-iterations", 200),
                options.integer("restarts", 6));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (problem instanceof NonlinearProblem nonlinear) {
            return method.solve(nonlinear, z, monitor);
        }
        return decomposition.solve(problem, z, monitor, method);
    }
}
