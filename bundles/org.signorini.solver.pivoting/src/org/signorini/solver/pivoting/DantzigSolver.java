package org.signorini.solver.pivoting;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.internal.DantzigMethod;
import org.signorini.solver.pivoting.internal.Decomposition;

/**
 * The principal pivoting method of Dantzig and Cottle (Cottle & Dantzig 1968; Cottle, Pang, Stone 1992, §4.2–4.3), for
 * LCPs, mixed and box-bounded ones.
 *
 * <p>
 * From any complementary basis, a basic variable outside its range is distinguished and its complement driven until the
 * distinguished one becomes feasible (a major cycle); what blocks on the way is exchanged, and its complement driven
 * on. Feasible variables stay so, hence there are at most n major cycles. Following the path through blocking
 * complements rather than by diagonal pivots alone makes zero diagonals (semidefinite M) no special case.
 *
 * <p>
 * Solves every problem with a P-matrix, and every solvable one with a symmetric positive semidefinite matrix; of others
 * many, including most friction pyramids. O(n²) per pivot as for {@link LemkeSolver}. Starts from the active set of the
 * starting point, which is where it shines: after a small change of the problem a few pivots will do.
 *
 * <p>
 * Changed: variables that are infeasible but not distinguished do not block (Cottle and Dantzig hold them above a lower
 * bound λ), which saves pivots; where a major cycle ends on a ray it is undone and another variable is tried, and only
 * if all of them fail is RAY returned.
 */
public final class DantzigSolver implements Solver {

    private final Decomposition decomposition = new Decomposition();
    private final DantzigMethod method = new DantzigMethod();

    @Override
    public void configure(Options options) {
        method.configure(options.integer("max-pivots", 0));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return decomposition.solve(problem, z, monitor, method);
    }
}
