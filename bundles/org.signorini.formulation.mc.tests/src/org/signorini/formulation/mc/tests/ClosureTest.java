package org.signorini.formulation.mc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Vector3;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.Response;

/**
 * A four-bar linkage of three links in x, z, its last hinge cut: S0 eq. 36 with eq. 15, G_b θ̈ = −Ġ_b θ̇, and G_b from the
 * place of the chain's end, written here: l Σ (cos θ_k, −sin θ_k) with absolute angles θ_k about y.
 */
class ClosureTest {

    private static final double H = 1e-3;
    private static final double[] LENGTH = {1, 2, 1.5};

    private static Mechanism linkage() {
        MechanismBuilder builder = Mechanism.named("four-bar").gravity(0, 0, -9.81);
        Body last = builder.ground();
        double[] angle = {-1.2, 1.1, 1.6};
        double x = 0;
        double z = 0;
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            Body link = builder.body("link" + k,
                    new MassProperties(1 + k, new Vector3(0.5 * LENGTH[k], 0, 0), 0.01, 0.3, 0.3, 0, 0, 0));
            builder.joint("J" + k, JointType.REVOLUTE).axis(0, 1, 0)
                    .between(k == 0 ? last.origin() : last.marker(LENGTH[k - 1], 0, 0), link.origin())
                    .initial(angle[k]).initialVelocity(k == 0 ? 3 : 0).add();
            sum += angle[k];
            x += LENGTH[k] * Math.cos(sum);
            z -= LENGTH[k] * Math.sin(sum);
            last = link;
        }
        builder.joint("closure", JointType.REVOLUTE).axis(0, 1, 0)
                .between(builder.ground().marker(x, 0, z), last.marker(LENGTH[2], 0, 0)).cut().add();
        return builder.build();
    }

    /** Velocity of the end, G_b θ̇, along x or z. */
    private static double end(int axis, double[] q, double[] u) {
        double angle = 0;
        double rate = 0;
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            angle += q[k];
            rate += u[k];
            sum -= LENGTH[k] * rate * (axis == 0 ? Math.sin(angle) : Math.cos(angle));
        }
        return sum;
    }

    /**
     * G_b (u⁺ − u⁻)/h + Ġ_b u of a free step evaluated with the velocities u the linkage starts with; along x and z.
     *
     * @param away what u⁻ is beside these, rad/s of the first link
     */
    private static double[] left(String closure, double away) {
        MinimalCoordinates formulation = new MinimalCoordinates();
        formulation.configure(Options.of("closure", closure));
        Response response = formulation.bind(linkage());
        State state = response.initialState();
        double[] seen = state.u.clone();
        state.u[0] += away;
        response.update(state.q, seen, 0);
        double[] next = new double[3];
        response.predict(state.u, H, 0, next);
        double[] out = new double[2];
        double e = 1e-6;
        double[] on = new double[3];
        double[] back = new double[3];
        for (int k = 0; k < 3; k++) {
            on[k] = state.q[k] + e * seen[k];
            back[k] = state.q[k] - e * seen[k];
        }
        for (int axis = 0; axis < 2; axis++) {
            assertEquals(0, end(axis, state.q, seen), 1e-12, "it starts closed");
            out[axis] = (end(axis, state.q, next) - end(axis, state.q, state.u)) / H
                    + (end(axis, on, seen) - end(axis, back, seen)) / (2 * e);
        }
        return out;
    }

    @Test
    void accelerationsAreThoseOfTheEquation() {
        double[] printed = left("acceleration", 0);
        assertEquals(0, printed[0], 1e-7);
        assertEquals(0, printed[1], 1e-7);
        // by default G_b u⁺ = 0, so that Ġ_b u⁻ is left
        double[] usual = left("velocity", 0);
        assertTrue(Math.hypot(usual[0], usual[1]) > 1, "the default is another equation");
    }

    /** The midpoint rule evaluates with the mean velocity of the step, which must not take the place of u⁻. */
    @Test
    void stepsBeginWithTheirOwnVelocities() {
        double[] printed = left("acceleration", 0.1);
        assertEquals(0, printed[0], 1e-7);
        assertEquals(0, printed[1], 1e-7);
    }
}
