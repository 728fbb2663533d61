package org.signorini.simulation.scheme;

import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.simulation.Activation;
import org.signorini.simulation.Step;

/**
 * The implicit schemes' step: everything at q_θ = q⁻ ⊕ θh·ū with the velocities ū = (1 − θ)u⁻ + θu⁺ at t + θh, and q⁺ =
 * q⁻ ⊕ h ū. As u⁺ is not known there, it is solved for by {@link NewtonKrylov}.
 *
 * <p>
 * Newton's method begins at an explicit step, or where springs are so stiff that this is worse than nothing, at u⁻.
 * Contacts are chosen once per step: by the velocities at its start, or at the end of an implicit step without contacts
 * and then once more, as long as the impulses found would drive others into each other. Every evaluation with contacts
 * solves a complementarity problem.
 */
final class ThetaIteration {

    private static final int LOOKS = 8;
    /** By how much coordinates are moved to measure tangents, metres or radians: half of the digits. */
    private static final double DISPLACEMENT = 1e-7;
    /** Share of the velocities by which they are changed to measure tangents where contacts may open or slip. */
    private static final double CHANGE = 1e-4;
    /** Share of what gravity does in a step below which velocities are rest. */
    private static final double REST = 1e-3;

    private final double theta;
    private final Activation activation;
    private final int iterations;
    private final double tolerance;
    private final boolean turning;
    private NewtonKrylov newton;
    private double[] q;
    private double[] mean;
    private double[] u;
    private double gravity;
    private Step step;
    private final NewtonKrylov.Equations equations = this::answer;

    /**
     * @param activation which contacts take part
     * @param turning    whether contact velocities are those of the step's end. The choice of contacts then knows J̇u
     *                   as the iterations do, and contacts that open in a free step are left out whatever the activation:
     *                   of several solutions, that without impulses
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

    boolean advance(Step current) {
        step = current;
        State state = step.state();
        reserve(state);
        start();
        boolean near = step.near();
        boolean touching = near && activation != Activation.END_OF_FREE_STEP
                && step.choose(activation, step.freeVelocities());
        if (!touching) {
            step.chooseNone();
        }
        System.arraycopy(step.freeVelocities(), 0, u, 0, u.length);
        if (touching) {
            stop();
        }
        if (!settle(touching)) {
            return false;
        }
        if (near && activation == Activation.END_OF_FREE_STEP && !touch()) {
            return false;
        }
        mix(state.u, step.velocities());
        step.configuration().advance(state.q, mean, step.length(), state.q);
        step.finish();
        return true;
    }

    /** Evaluates at the start. */
    private void start() {
        State state = step.state();
        step.evaluate(state.q, step.startVelocities(), state.time);
        step.predict(0);
        step.ahead(turning ? 1 : 0);
    }

    /** Lets those contacts take part that the free velocities just settled on close, and solves again. */
    private boolean touch() {
        start();
        if (!step.choose(Activation.END_OF_FREE_STEP, u)) {
            step.accept(u);
            return true;
        }
        if (isNear(step.freeVelocities(), u)) {
            stop();
        }
        boolean settled = settle(true);
        for (int look = 0; settled && look < LOOKS; look++) {
            mix(step.state().u, u);
            if (!step.chooseMore(mean, theta * step.length())) {
                return true;
            }
            settled = settle(true);
        }
        return settled;
    }

    /** Begins where contacts have stopped what comes: from beyond a thin wall it would not be found again. */
    private void stop() {
        if (step.resolveChosen()) {
            System.arraycopy(step.velocities(), 0, u, 0, u.length);
        }
    }

    /** Whether an explicit step is nearer to an implicit one than its start is. */
    private boolean isNear(double[] explicit, double[] implicit) {
        double[] start = step.startVelocities();
        double distance = 0;
        double way = 0;
        for (int i = 0; i < start.length; i++) {
            distance += (explicit[i] - implicit[i]) * (explicit[i] - implicit[i]);
            way += (start[i] - implicit[i]) * (start[i] - implicit[i]);
        }
        return distance <= way;
    }

    private boolean settle(boolean touching) {
        double h = step.length();
        // contacts take away what gravity does in a step, and are as accurate as that
        double size = Math.max((touching ? 1 : REST) * gravity * h,
                Math.max(NewtonKrylov.largest(step.startVelocities()), NewtonKrylov.largest(u)));
        double reach = touching ? CHANGE * size : DISPLACEMENT / h;
        // coordinates may be zero, the lengths and angles that forces and rows are computed from are not
        double floor = Math.ulp(Math.max(1, NewtonKrylov.largest(step.state().q))) / h;
        if (!newton.settle(equations, u, step.startVelocities(), size, floor, reach)) {
            if (step.failure() == null) {
                step.fail(step.owner(newton.worst()), "the implicit equations did not settle in " + iterations
                        + " iterations, " + newton.residual() + " is left in its velocity; take shorter steps");
            }
            return false;
        }
        step.accept(u);
        return true;
    }

    /** u⁺ from everything at q_θ of a guess. */
    private boolean answer(double[] guess, double[] out) {
        State state = step.state();
        double share = theta * step.length();
        mix(state.u, guess);
        step.configuration().advance(state.q, mean, share, q);
        try {
            step.evaluate(q, mean, state.time + share);
            step.predict(0);
            step.ahead(turning ? 1 - theta : 0);
            if (!step.resolveAgain()) {
                return false;
            }
        } catch (DynamicsException e) {
            step.fail(e.subject() == null ? "the step" : e.subject(), e.reason());
            return false;
        }
        System.arraycopy(step.velocities(), 0, out, 0, out.length);
        return true;
    }

    private void mix(double[] uStart, double[] uNext) {
        for (int i = 0; i < mean.length; i++) {
            mean[i] = (1 - theta) * uStart[i] + theta * uNext[i];
        }
    }

    private void reserve(State state) {
        if (newton == null) {
            newton = new NewtonKrylov(state.u.length, tolerance, iterations);
            q = new double[state.q.length];
            mean = new double[state.u.length];
            u = new double[state.u.length];
            gravity = step.model().mechanism().gravity().norm();
        }
    }
}
