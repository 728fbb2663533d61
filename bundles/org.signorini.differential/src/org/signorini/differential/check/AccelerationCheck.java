package org.signorini.differential.check;

import java.util.Arrays;

import org.signorini.differential.reference.HeldBodies;
import org.signorini.differential.reference.ReferenceState;
import org.signorini.multibody.State;
import org.signorini.simulation.Response;

/**
 * Accelerations without contacts. Schemes on velocity level leave J̇u of loops to the next step, so that rates of
 * velocities are those of the equations of motion at rest, and for formulations without bilateral rows in motion too.
 */
final class AccelerationCheck {

    /** Of the mechanism's time, for derivatives by differences: of fourth order. */
    private static final double DIFFERENCE = 2e-3;
    private static final double ALLOWED_MOVING = 1e-7;

    private AccelerationCheck() {
    }

    static void examine(Subject subject, Cell cell, Response response, Findings out) {
        if (!subject.recipe.isDriven()) {
            atRest(subject, cell, response, out);
        }
        State state = response.initialState();
        long held = subject.recipe.joints().stream().mapToInt(j -> j.type().constraints()).sum();
        boolean minimal = state.u.length + held == 6L * subject.recipe.bodies().size();
        if (minimal) {
            moving(subject, cell, response, state, out);
        }
    }

    private static void atRest(Subject subject, Cell cell, Response response, Findings out) {
        State state = response.initialState();
        Arrays.fill(state.u, 0);
        ReferenceState still = subject.start.moving(new double[6 * subject.recipe.bodies().size()]);
        HeldBodies held = new HeldBodies(subject.reference, still);
        double[] expected = held.accelerations();
        double h = 0.1 * subject.time();
        double[] free = new double[state.u.length];
        response.update(state.q, state.u, 0);
        response.predict(state.u, h, 0, free);
        double[] got = KernelStates.read(subject.recipe, response, state.q.clone(), free.clone(), 0).twists();
        for (int i = 0; i < got.length; i++) {
            got[i] /= h;
        }
        compare(subject, "acceleration at rest", cell, got, expected, subject.precision(), out);
    }

    private static void moving(Subject subject, Cell cell, Response response, State state, Findings out) {
        double[] expected = subject.held.accelerations();
        double h = 0.1 * subject.time();
        double[] free = new double[state.u.length];
        double[] rate = new double[state.u.length];
        response.update(state.q, state.u, 0);
        response.predict(state.u, h, 0, free);
        for (int i = 0; i < rate.length; i++) {
            rate[i] = (free[i] - state.u[i]) / h;
        }
        double e = DIFFERENCE * subject.time();
        double[] near = difference(subject, response, state, rate, e);
        double[] far = difference(subject, response, state, rate, 2 * e);
        double[] got = new double[near.length];
        for (int i = 0; i < got.length; i++) {
            got[i] = (4 * near[i] - far[i]) / 3;
        }
        compare(subject, "acceleration", cell, got, expected, ALLOWED_MOVING + subject.precision(), out);
    }

    /** (twists at t + e − twists at t − e) / 2e along the motion. */
    private static double[] difference(Subject subject, Response response, State state, double[] rate, double e) {
        double[] after = twists(subject, response, state, rate, e);
        double[] before = twists(subject, response, state, rate, -e);
        for (int i = 0; i < after.length; i++) {
            after[i] = (after[i] - before[i]) / (2 * e);
        }
        return after;
    }

    private static double[] twists(Subject subject, Response response, State state, double[] rate, double e) {
        double[] q = new double[state.q.length];
        double[] u = state.u.clone();
        response.dynamics().system().configuration().advance(state.q, state.u, e, q);
        for (int i = 0; i < u.length; i++) {
            u[i] += e * rate[i];
        }
        return KernelStates.read(subject.recipe, response, q, u, state.time + e).twists();
    }

    private static void compare(Subject subject, String check, Cell cell, double[] got, double[] expected,
            double allowed, Findings out) {
        double scale = 0;
        double worst = 0;
        int at = 0;
        for (int i = 0; i < got.length; i++) {
            double unit = i % 6 < 3 ? subject.length() : 1;
            scale = Math.max(scale, Math.abs(expected[i]) / unit);
            double off = Math.abs(got[i] - expected[i]) / unit;
            if (!(off <= worst)) {
                worst = off;
                at = i;
            }
        }
        scale = Math.max(scale, 1 / subject.time() / subject.time());
        out.compare(check, cell, worst / scale, allowed, (at % 6 < 3 ? "centre" : "turning") + " of body "
                + (at / 6 + 1) + ": " + got[at] + " where the reference has " + expected[at]);
    }
}
