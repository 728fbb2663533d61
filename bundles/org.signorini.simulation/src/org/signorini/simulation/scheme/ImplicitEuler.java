package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Implicit Euler (S0 §2.7, the implicit counterpart of eq. 25–26): M, forces, loops and contacts are those of the end
 * of the step, found by Newton's method (see {@link NewtonKrylov}). First order, damps by 1/(1 + hλ) in a step, takes
 * springs and dampers of any stiffness. Which contacts take part is decided by an implicit step without any, and again
 * by what their impulses close.
 *
 * <p>
 * Loops: J(q⁺)u⁺ + φ(q⁺)/h = 0. The error of a step, second order in h, is halved by the next and never adds up.
 */
public final class ImplicitEuler implements Scheme {

    private ThetaIteration iteration = new ThetaIteration(1, Activation.END_OF_FREE_STEP, 50, 1e-10, false);

    @Override
    public void configure(Options options) {
        iteration = new ThetaIteration(1, Activation.END_OF_FREE_STEP, options.integer("iterations", 50),
                options.number("tolerance", 1e-10), options.flag("turning", false));
    }

    @Override
    public Scheme bind() {
        ImplicitEuler bound = new ImplicitEuler();
        bound.iteration = iteration.fresh();
        return bound;
    }

    @Override
    public boolean anticipates() {
        return true;
    }

    @Override
    public boolean advance(Step step) {
        return iteration.advance(step);
    }
}
