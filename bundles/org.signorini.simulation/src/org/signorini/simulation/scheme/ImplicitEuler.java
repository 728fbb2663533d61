package org.signorini.simulation.scheme;

import org.signorini.contribution.Options;
import org.signorini.multibody.State;
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

    private double tolerance = 1e-10;
    private int iterations = 50;
    private FixedPoint point;
    private double[] q;

    @Override
    public void configure(Options options) {
        tolerance = options.number("tolerance", 1e-10);
        iterations = options.integer("iterations", 50);
    }

    @Override
    public Scheme bind() {
        ImplicitEuler bound = new ImplicitEuler();
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
        if (!step.resolve(Activation.END_OF_FREE_STEP)) {
            return false;
        }
        point.start(step.velocities());
        boolean settled = false;
        for (int k = 0; k < iterations && !settled; k++) {
            step.configuration().advance(state.q, point.velocities(), h, q);
            step.evaluate(q, point.velocities(), state.time + h);
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
        step.configuration().advance(state.q, step.velocities(), h, state.q);
        step.finish();
        return true;
    }

    private void reserve(State state) {
        if (point == null) {
            point = new FixedPoint(state.u.length, tolerance);
            q = new double[state.q.length];
        }
    }
}
