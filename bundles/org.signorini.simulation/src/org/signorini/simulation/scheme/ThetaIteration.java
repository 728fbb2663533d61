package org.signorini.simulation.scheme;

import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Step;

/**
 * The implicit schemes' step: everything at q_θ = q⁻ ⊕ θh·ū with the velocities ū = (1 − θ)u⁻ + θu⁺ at t + θh, and q⁺ =
 * q⁻ ⊕ h ū. As u⁺ is not known there, it is iterated on; every iteration solves a complementarity problem. Contacts
 * are those of an explicit step, which also is the first guess.
 */
final class ThetaIteration {

    private final double theta;
    private final Activation activation;
    private final int iterations;
    private final double tolerance;
    private final boolean turning;
    private FixedPoint point;
    private double[] q;
    private double[] mean;

    /**
     * @param activation which contacts take part, decided at the start of the step
     * @param turning    whether contact velocities are those of the step's end. The first guess then knows J̇u as the
     *                   iterations do, and contacts that open in a free step are left out whatever the activation: of
     *                   several solutions, that without impulses
     */
    ThetaIteration(double theta, Activation activation, int iterations, double tolerance, boolean turning) {
        this.theta = theta;
        this.activation = turning ? Activation.END_OF_FREE_STEP : activation;
        this.iterations = iterations;
        this.tolerance = tolerance;
        this.turning = turning;
    }

    /** The same for another run. */
    ThetaIteration fresh() {
        return new ThetaIteration(theta, activation, iterations, tolerance, turning);
    }

    boolean advance(Step step) {
        State state = step.state();
        reserve(state);
        step.evaluate(state.q, step.startVelocities(), state.time);
        step.predict(0);
        step.ahead(turning ? 1 : 0);
        if (!step.resolve(activation)) {
            return false;
        }
        point.start(step.velocities());
        boolean settled = false;
        for (int k = 0; k < iterations && !settled; k++) {
            if (!iterate(step)) {
                return false;
            }
            settled = point.settles(step);
        }
        if (!settled) {
            step.fail("the implicit equations did not settle in " + iterations + " iterations; take shorter steps");
            return false;
        }
        mix(state.u, step.velocities());
        step.configuration().advance(state.q, mean, step.length(), state.q);
        step.finish();
        return true;
    }

    /** u⁺ from everything at q_θ of the last one. */
    private boolean iterate(Step step) {
        State state = step.state();
        double share = theta * step.length();
        mix(state.u, point.velocities());
        step.configuration().advance(state.q, mean, share, q);
        step.evaluate(q, mean, state.time + share);
        step.predict(0);
        step.ahead(turning ? 1 - theta : 0);
        return step.resolveAgain();
    }

    private void mix(double[] uStart, double[] uNext) {
        for (int i = 0; i < mean.length; i++) {
            mean[i] = (1 - theta) * uStart[i] + theta * uNext[i];
        }
    }

    private void reserve(State state) {
        if (point == null) {
            point = new FixedPoint(state.u.length, tolerance);
            q = new double[state.q.length];
            mean = new double[state.u.length];
        }
    }
}
