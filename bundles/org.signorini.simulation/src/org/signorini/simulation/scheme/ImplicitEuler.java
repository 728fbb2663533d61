package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Implicit Euler (S0 §2.7, the implicit counterpart of eq. 25–26): M, forces and contacts are those of the end of the
 * step, found by fixed-point iteration; every iteration solves a complementarity problem. Damps; takes longer steps
 * than the semi-implicit scheme while the iteration contracts, that is while h times the frequencies is below one.
 * Which contacts take part is decided by a semi-implicit step, which also is the first guess.
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
