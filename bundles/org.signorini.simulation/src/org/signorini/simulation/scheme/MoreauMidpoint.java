package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Moreau's midpoint rule (S4 §5, S0 eq. 27–29): q_M = q⁻ + ½h u⁻, everything evaluated at (q_M, u⁻, t + ½h), contacts
 * closed there are active, q⁺ = q_M + ½h u⁺. Explicit; second order between impacts where forces do not depend on
 * velocities.
 */
public final class MoreauMidpoint implements Scheme {

    @Override
    public void configure(Options options) {
    }

    @Override
    public boolean advance(Step step) {
        State state = step.state();
        double half = 0.5 * step.length();
        step.configuration().advance(state.q, state.u, half, state.q);
        step.evaluate(state.q, step.startVelocities(), state.time + half);
        step.predict(0);
        if (!step.resolve(Activation.CLOSED)) {
            return false;
        }
        step.configuration().advance(state.q, step.velocities(), half, state.q);
        step.finish();
        return true;
    }
}
