package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Implicit midpoint rule (S0 §2.7, the implicit counterpart of eq. 27–29): M, forces, loops and contacts at q_M = q⁻ ⊕
 * ½h·½(u⁻ + u⁺) with the mean velocity, found by Newton's method (see {@link NewtonKrylov}). Second order and without
 * damping between impacts: (1 − hλ/2)/(1 + hλ/2) in a step, the energy of linear systems stays. Which contacts take
 * part is decided from the start, g + ½h ġ ≤ 0.
 */
public final class ImplicitMidpoint implements Scheme {

    private ThetaIteration iteration = new ThetaIteration(0.5, Activation.HALF_STEP, 50, 1e-10, false);

    @Override
    public void configure(Options options) {
        iteration = new ThetaIteration(0.5, Activation.HALF_STEP, options.integer("iterations", 50),
                options.number("tolerance", 1e-10), options.flag("turning", false));
    }

    @Override
    public Scheme bind() {
        ImplicitMidpoint bound = new ImplicitMidpoint();
        bound.iteration = iteration.fresh();
        return bound;
    }

    @Override
    public boolean advance(Step step) {
        return iteration.advance(step);
    }
}
