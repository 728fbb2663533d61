package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Moreau's midpoint rule (S4 §5, S0 eq. 27–29): q_M = q⁻ + ½h u⁻, everything evaluated at (q_M, u⁻, t + ½h), contacts
 * closed there are active, q⁺ = q_M + ½h u⁺. Explicit; second order between impacts, because forces that depend on
 * velocities are evaluated again with the {@linkplain MeanVelocity mean velocity}. With {@code velocities=start}, as
 * printed, these are of first order; where there are none, as with S4's linearized kinematics, nothing is evaluated
 * twice.
 */
public final class MoreauMidpoint implements Scheme {

    private MeanVelocity mean = MeanVelocity.byDefault();

    @Override
    public void configure(Options options) {
        mean = mean.configured(options);
    }

    @Override
    public Scheme bind() {
        MoreauMidpoint bound = new MoreauMidpoint();
        bound.mean = mean.fresh();
        return bound;
    }

    @Override
    public boolean advance(Step step) {
        State state = step.state();
        double half = 0.5 * step.length();
        double middle = state.time + half;
        step.configuration().advance(state.q, state.u, half, state.q);
        step.evaluate(state.q, step.startVelocities(), middle);
        step.predict(0);
        boolean again = mean.applies(step);
        if (again) {
            mean.predict(step, step.freeVelocities(), middle);
        }
        if (!step.resolve(Activation.CLOSED)) {
            return false;
        }
        if (again && step.isSolved()) {
            mean.predict(step, step.velocities(), middle);
            if (!step.resolve(Activation.CLOSED)) {
                return false;
            }
        }
        step.configuration().advance(state.q, step.velocities(), half, state.q);
        step.finish();
        return true;
    }
}
