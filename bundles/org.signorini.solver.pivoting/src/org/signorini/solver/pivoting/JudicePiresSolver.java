package org.signorini.solver.pivoting;

import java.util.Arrays;

import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.internal.Decomposition;
import org.signorini.solver.pivoting.internal.JudicePiresMethod;

/**
 * Block principal pivoting of Júdice and Pires (1992, 1994; S3's ref. 10) for mixed and box-bounded LCPs: all pairs
 * whose basic variable is outside its range are exchanged at once. If their number has not fallen for a while the
 * method may be cycling; then Murty's single pivots take over until it has.
 *
 * <p>
 * With a P-matrix it always ends at the solution, mostly after a handful of factorizations of O(n³/3) whatever the
 * size, which makes it the quickest of the pivoting methods for large well-conditioned problems. It needs regular
 * principal submatrices: a block that is singular is entered by a single pivot instead, and if that is singular too the
 * method ends with SINGULAR, as it does on rank-deficient pyramids (S3, after eq. 43). S3's own formulation (eq. 35) is
 * regular; where normal and tangent are strongly coupled it is not P, and the method may cycle until its limit.
 *
 * <p>
 * Changed: few exchanges at once update the factors instead of recomputing them; starts from the active set of the
 * starting point, which on rank-deficient pyramids leads past singular blocks more often than not. With
 * {@code warm-start=false} every solve starts from zero, as published.
 */
public final class JudicePiresSolver implements Solver {

    private final Decomposition decomposition = new Decomposition();
    private final JudicePiresMethod method = new JudicePiresMethod();
    private boolean warm = true;

    @Override
    public void configure(Options options) {
        warm = options.flag("warm-start", true);
        method.configure(options.integer("patience", 10), options.integer("max-pivots", 0));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (!warm) {
            Arrays.fill(z, 0, problem.size(), 0);
        }
        return decomposition.solve(problem, z, monitor, method);
    }
}
