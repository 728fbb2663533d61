package org.signorini.solver.pivoting;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.internal.Decomposition;
import org.signorini.solver.pivoting.internal.MurtyMethod;

/**
 * Murty's least-index method (Murty 1974; Murty 1988, §4.1), a principal pivoting method of Bard's type, for LCPs,
 * mixed and box-bounded ones: of all pairs whose basic variable is outside its range, the first one is exchanged.
 *
 * <p>
 * Finite, and right, for P-matrices: there every principal submatrix is regular and the least-index rule excludes
 * cycling. The number of pivots can be exponential (Murty's example), O(n²) each. A zero diagonal pivot ends it with
 * SINGULAR, which is what happens on most rank-deficient problems; on other matrices it may cycle, until its limit.
 * Starts from the active set of the starting point.
 */
public final class MurtySolver implements Solver {

    private final Decomposition decomposition = new Decomposition();
    private final MurtyMethod method = new MurtyMethod();

    @Override
    public void configure(Options options) {
        method.configure(options.integer("max-pivots", 0));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        return decomposition.solve(problem, z, monitor, method);
    }
}
