package org.signorini.solver.pivoting;

import org.signorini.complementarity.LinearProblem;
import org.signorini.complementarity.Problem;
import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contribution.Options;
import org.signorini.solver.pivoting.internal.Continuation;
import org.signorini.solver.pivoting.internal.Decomposition;
import org.signorini.solver.pivoting.internal.FewUnknowns;
import org.signorini.solver.pivoting.internal.LemkeMethod;

/**
 * Lemke's complementary pivoting method (Lemke 1965; Cottle, Pang, Stone 1992, Algorithm 4.4.5), for LCPs and, with
 * bounds on both sides and free unknowns, for mixed and box-bounded ones (Dirkse & Ferris 1995).
 *
 * <p>
 * An artificial variable s with covering vector d makes w = Mz + q + ds feasible; pivoting then follows the unique path
 * of almost complementary bases on which s can reach zero. Ties are broken lexicographically (ibid. §4.9), so that the
 * method ends after finitely many pivots: at a solution, or on a ray. It finds a solution of every problem with a
 * P-matrix, of every solvable one with a positive semidefinite or copositive-plus matrix, and of the friction pyramids
 * of S0 eq. 43–44, which are copositive but singular (Anitescu & Potra 1997; S3: no other pivoting method can be relied
 * on there). Otherwise a ray proves nothing, and other covering vectors are tried.
 *
 * <p>
 * A pivot solves with the basis and updates its factors in product form: O(n²) if M is full, in proportion to the
 * factors' entries if it is sparse. There are about as many pivots as there are unknowns off their bounds, in bad cases
 * exponentially many (Murty's example).
 *
 * <p>
 * Beyond the textbook: the problem is taken apart into connected components; variables are scaled as the problem says;
 * free rows are pivoted in first and redundant ones left out; given a starting point, the path starts at a basis with
 * its active set and only if that fails at the one of all slacks; the result is computed afresh from the final basis.
 * Of problems with a few unknowns the active set is guessed first, see {@link FewUnknowns}; of large ones that of the
 * starting point is corrected by block pivots first, see {@link Continuation}.
 */
public final class LemkeSolver implements Solver {

    private final FewUnknowns few = new FewUnknowns();
    private final Decomposition decomposition = new Decomposition();
    private final LemkeMethod method = new LemkeMethod();
    private final Continuation continuation = new Continuation(method);
    private boolean warmStart = true;

    @Override
    public void configure(Options options) {
        warmStart = options.flag("warm-start", true);
        method.configure(warmStart, options.text("covering", "ones").equals("ones") ? 0 : 1,
                options.integer("restarts", 2), options.integer("max-pivots", 0));
    }

    @Override
    public Ending solve(Problem problem, double[] z, Monitor monitor) {
        if (warmStart && problem instanceof LinearProblem linear && few.solve(linear, z, monitor)) {
            return Ending.CONVERGED;
        }
        return monitor.stop() != null ? monitor.stop()
                : decomposition.solve(problem, z, monitor, warmStart ? continuation : method);
    }
}
