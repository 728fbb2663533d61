package org.signorini.complementarity.solver;

import org.signorini.complementarity.Problem;
import org.signorini.contribution.Configurable;

/**
 * Solves complementarity problems of the kinds its extension declares. To write one, implement this interface, give it
 * a constructor without arguments, and contribute it to {@code org.signorini.complementarity.solvers}.
 *
 * <p>
 * A solver is a workspace: it may be used for one problem after another of any size, by one thread at a time, and
 * allocates nothing after the first solve of a size. The same input gives the same bits, whatever was solved before.
 * Its word is not trusted; {@link CertifiedSolver} measures what it returns.
 */
public interface Solver extends Configurable {

    /**
     * Seeks z.
     *
     * @param problem of an accepted kind, {@linkplain Problem#prepare() prepared}; not modified
     * @param z       on entry a starting point (last step's solution, or zero), on return the best point found
     * @param monitor to be asked once per iteration whether to go on
     * @return how it ended; what z is worth is for the certificate to say
     */
    Ending solve(Problem problem, double[] z, Monitor monitor);

    /** Whether linear problems must have a symmetric matrix to be sure of success; others may end UNSUITABLE. */
    default boolean needsSymmetry() {
        return false;
    }
}
