package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Step;

/**
 * Implicit midpoint rule (S0 §2.7, the implicit counterpart of eq. 27–29): M, forces and contacts at q_M = q⁻ ⊕
 * ½h·½(u⁻ + u⁺) with the mean velocity, found by fixed-point iteration; every iteration solves a complementarity
 * problem. Second order and without damping between impacts. Which contacts take part is decided from the start, g +
 * ½h ġ ≤ 0.
 */
public final class ImplicitMidpoint implements Scheme {

    private double tolerance = 1e-10;
    private int iterations = 50;
    private FixedPoint point;
    private double[] q;
    private double[] mean;

    @Override
    public void configure(Options options) {
        tolerance = options.number("tolerance", 1e-10);
        iterations = options.integer("iterations", 50);
    }

    @Override
    public Scheme bind() {
        ImplicitMidpoint bound = new ImplicitMidpoint();
        bound.tolerance = tolerance;
        bound.iterations = iterations;
        return bound;
    }

    @Override
    public boolean advance(Step step) {
        State state = step.state();
        double h = step.length();
        reserve(state);
        step.evaluate(state.q, step.startVelocities(), state.time);
        step.predict(0);
        if (!step.resolve(Activation.HALF_STEP)) {
            return false;
        }
        point.start(step.velocities());
        boolean settled = false;
        for (int k = 0; k < iterations && !settled; k++) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] = 0.5 * (state.u[i] + point.velocities()[i]);
            }
            step.configuration().advance(state.q, mean, 0.5 * h, q);
            step.evaluate(q, mean, state.time + 0.5 * h);
            step.predict(0);
            if (!step.resolveAgain()) {
                return false;
            }
            settled = point.settles(step);
        }
        if (!settled) {
            step.fail("the implicit equations did not settle in " + iterations + " iterations; take shorter steps");
            return false;
        }
        for (int i = 0; i < mean.length; i++) {
            mean[i] = 0.5 * (state.u[i] + step.velocities()[i]);
        }
        step.configuration().advance(state.q, mean, h, state.q);
        step.finish();
        return true;
    }

    private void reserve(State state) {
        if (point == null) {
            point = new FixedPoint(state.u.length, tolerance);
            q = new double[state.q.length];
            mean = new double[state.u.length];
        }
    }
}
