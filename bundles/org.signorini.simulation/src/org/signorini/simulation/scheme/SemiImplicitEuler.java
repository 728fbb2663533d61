package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Semi-implicit Euler (S0 §2.7.1, eq. 25–26): matrices, forces and contacts at the start of the step, positions by the
 * velocities of its end. First order, symplectic between impacts. The check for contacts at the end of a free step is
 * made on g + h J u_free, without moving the mechanism there and back; the difference is of second order in h.
 *
 * <p>
 * Where bodies near each other turn so fast that this difference is more than an overlap allowed, the step is divided
 * into parts; a mechanism that is slow, or far from touching, never is.
 *
 * <p>
 * Impulses may close contacts that would stay open without them. As a rule these are looked for and the problem is
 * solved again; with a {@code distance} all contacts that come as near as that take part from the beginning and there
 * is one problem per step: the active set of S2 §1 with its δ_K, which suits piles.
 *
 * <p>
 * Contact laws speak of J(q⁻)u⁺. With {@code turning} they speak of J(q⁺)u⁺ ≈ J u⁺ + h J̇u⁻, as S0 eq. 37 does: a point
 * that turns about its body's centre then lifts off when it must.
 *
 * <p>
 * Other things that papers print differently: with {@code forces=midpoint} forces are those at q⁻ ⊕ ½h u⁻, M and
 * contacts staying where they are (S1 eq. 13a); with {@code rotation=linear} quaternions follow their rates, q⁺ = q⁻ +
 * h L(q⁻)u⁺ (S2 eq. 5a, S3 eq. 23), and are normalized.
 *
 * <p>
 * Velocity terms and dampers are those at u⁻, as printed, or with {@code velocities=middle} those at the {@linkplain
 * MeanVelocity mean velocity}: still first order, but what minimal coordinates lose of the energy is a few hundredths.
 * With forces at the midpoint they stay those at u⁻.
 */
public final class SemiImplicitEuler implements Scheme {

    private double overlap = 2e-4;
    private double distance;
    private boolean turning;
    private MeanVelocity mean = MeanVelocity.none();
    private boolean midpoint;
    private boolean linear;
    private double[] middle;

    @Override
    public void configure(Options options) {
        overlap = options.number("overlap", 2e-4);
        distance = options.number("distance", 0);
        turning = options.flag("turning", false);
        mean = mean.configured(options);
        midpoint = options.text("forces", "start").equals("midpoint");
        linear = options.text("rotation", "exponential").equals("linear");
    }

    @Override
    public Scheme bind() {
        SemiImplicitEuler bound = new SemiImplicitEuler();
        bound.overlap = overlap;
        bound.distance = distance;
        bound.turning = turning;
        bound.mean = mean.fresh();
        bound.midpoint = midpoint;
        bound.linear = linear;
        return bound;
    }

    @Override
    public boolean anticipates() {
        return true;
    }

    @Override
    public boolean advance(Step step) {
        State state = step.state();
        double start = state.time;
        boolean again = !midpoint && mean.applies(step);
        step.evaluate(state.q, step.startVelocities(), start);
        int parts = overlap == 0 ? 1
                : distance > 0 ? step.partsWithin(overlap, distance) : step.parts(overlap);
        for (int k = 0; k < parts; k++) {
            if (parts > 1) {
                step.part(k, parts);
            }
            double t = start + k * step.length();
            if (k > 0) {
                step.evaluate(state.q, step.startVelocities(), t);
            }
            predict(step, t);
            if (again) {
                mean.predict(step, step.freeVelocities(), t);
            }
            if (!resolve(step)) {
                return false;
            }
            if (again && step.isSolved()) {
                mean.predict(step, step.velocities(), t);
                if (!resolve(step)) {
                    return false;
                }
            }
            if (linear) {
                step.configuration().advanceLinearly(state.q, step.velocities(), step.length(), state.q);
            } else {
                step.configuration().advance(state.q, step.velocities(), step.length(), state.q);
            }
        }
        step.finish();
        return true;
    }

    private boolean resolve(Step step) {
        step.ahead(turning ? 1 : 0);
        return distance > 0 ? step.resolveWithin(distance) : step.resolve(Activation.END_OF_FREE_STEP);
    }

    private void predict(Step step, double t) {
        if (!midpoint) {
            step.predict(0);
            return;
        }
        double[] q = step.state().q;
        if (middle == null) {
            middle = new double[q.length];
        }
        step.configuration().advance(q, step.startVelocities(), 0.5 * step.length(), middle);
        step.predictWithForces(middle, q, t);
    }
}
