package org.signorini.solver.semismooth.minimize;

import org.signorini.complementarity.solver.Ending;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.solver.semismooth.system.NonsmoothSystem;

/** Minimizes ψ(x) = ½‖φ(x)‖² from one starting point (S0 §5). A workspace like the solvers that use it. */
public interface Minimizer {

    /** λ_LM at the start; as S0 prints it unless changed. */
    double damping();

    /** Changes {@link #damping()}. */
    void damping(double lambda);

    /** Whether points are projected onto bounds, where the algorithm may; off unless said otherwise. */
    default void projection(boolean on) {
    }

    /**
     * Iterates until the system's residual meets the tolerance, or no further.
     *
     * @param x         starting point on entry, best point found on return
     * @param limit     iterations allowed
     * @param tolerance of the residual; the monitor's has no part in it
     * @return {@link Ending#CONVERGED}, {@link Ending#STALLED} where ψ falls no further, or the limit that was met
     */
    Ending minimize(NonsmoothSystem system, double[] x, int limit, double tolerance, Monitor monitor);
}
