package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * The θ-method of Moreau and Jean (Jean 1999; S4's [9]): forces at the start, springs and dampers implicit through the
 * iteration matrix M + hθC + h²θ²K, contacts with g + ½h ġ ≤ 0 active, q⁺ = q⁻ ⊕ h(θu⁺ + (1 − θ)u⁻). With θ = ½ this is
 * the variant of Siconos.
 *
 * <p>
 * In a linear system, with constant M, K and C and constant loads, this is the θ-method itself: M(u⁺ − u⁻) = h f(q⁻ +
 * θhū, ū) with ū = θu⁺ + (1 − θ)u⁻. With θ = ½ then uᵀMu + qᵀKq stays between impacts, to rounding and whatever h. M,
 * the directions of springs, velocity terms and motors are those of the start; where they change, energy is kept to first
 * order in h.
 */
public final class MoreauJean implements Scheme {

    private double theta = 0.5;
    private double[] mean;

    @Override
    public void configure(Options options) {
        theta = options.number("theta", 0.5);
    }

    @Override
    public Scheme bind() {
        MoreauJean bound = new MoreauJean();
        bound.theta = theta;
        return bound;
    }

    @Override
    public boolean advance(Step step) {
        State state = step.state();
        double h = step.length();
        if (mean == null) {
            mean = new double[state.u.length];
        }
        step.evaluate(state.q, step.startVelocities(), state.time);
        step.predict(theta);
        if (!step.resolve(Activation.HALF_STEP)) {
            return false;
        }
        for (int i = 0; i < mean.length; i++) {
            mean[i] = theta * step.velocities()[i] + (1 - theta) * state.u[i];
        }
        step.configuration().advance(state.q, mean, h, state.q);
        step.finish();
        return true;
    }
}
