package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Model;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;

/** Massless carriers and thin rods; and what cannot be assembled is said with a name. */
class LightBodiesTest {

    /** Exact in a leaf together, nearly so as handles. */
    @Test
    void thinRodsSwing() {
        MechanismBuilder builder = Mechanism.named("rods").gravity(0, -9.81, 0);
        Body before = builder.ground();
        for (int i = 0; i < 5; i++) {
            Body rod = builder.body("R" + i, MassProperties.rod(1, 1).at(0.5, 0, 0));
            builder.joint("J" + i, JointType.REVOLUTE).between(i == 0 ? before.origin() : before.marker(1, 0, 0),
                    rod.origin()).add();
            before = rod;
        }
        Model model = new Model(builder.build());
        assertEquals(0, missed(model, "32"), 1e-11);
        assertEquals(0, missed(model, "2"), 1e-5);
        assertEquals(0, missed(model, "1"), 1e-5);
    }

    private static double missed(Model model, String leaf) {
        Simulator minimal = Runs.of(model, Runs.mc(), 1e-3);
        Simulator divided = Runs.of(model, Runs.dca("leaf", leaf), 1e-3);
        minimal.run(0.3);
        divided.run(0.3);
        assertTrue(divided.failure().isEmpty(), () -> divided.failure().toString());
        return Bodies.difference(Bodies.poses(minimal), Bodies.poses(divided));
    }

    @Test
    void jointsThatMoveNothingAreNamed() {
        MechanismBuilder builder = Mechanism.named("feather");
        Body heavy = builder.body("heavy", MassProperties.sphere(1, 0.1));
        Body feather = builder.body("feather", MassProperties.NONE);
        builder.joint("J1", JointType.REVOLUTE).between(builder.ground().origin(), heavy.marker(1, 0, 0)).add();
        builder.joint("J2", JointType.REVOLUTE).between(heavy.marker(-1, 0, 0), feather.origin()).add();
        Response response = Runs.dca().bind(builder.build());
        State state = response.initialState();
        response.update(state.q, state.u, 0);
        String message = assertThrows(DynamicsException.class,
                () -> response.predict(state.u, 1e-3, 0, new double[state.u.length])).getMessage();
        assertTrue(message.contains("'J2'") && message.contains("moves no inertia"), message);
    }

    @Test
    void mechanismsOfNothingAreRefused() {
        MechanismBuilder builder = Mechanism.named("nothing");
        Body body = builder.body("ghost", MassProperties.NONE);
        builder.joint("J", JointType.REVOLUTE).between(builder.ground().origin(), body.origin()).add();
        Mechanism mechanism = builder.build();
        String message = assertThrows(ModelException.class, () -> Runs.dca().bind(mechanism)).getMessage();
        assertTrue(message.contains("'nothing'"), message);
    }

    @Test
    void openLoopsAreNamed() {
        MechanismBuilder builder = Mechanism.named("gap");
        Body a = builder.body("a", MassProperties.sphere(1, 0.1));
        builder.joint("J1", JointType.SPHERICAL).between(builder.ground().origin(), a.marker(1, 0, 0)).add();
        builder.joint("J2", JointType.SPHERICAL).between(builder.ground().marker(9, 0, 0), a.marker(-1, 0, 0)).add();
        Mechanism mechanism = builder.build();
        String message = assertThrows(ModelException.class, () -> Runs.dca().bind(mechanism).initialState())
                .getMessage();
        assertTrue(message.contains("'gap'") && message.contains("do not close"), message);
    }

    @Test
    void statesThatAreNoNumbersAreNamed() {
        Response response = Runs.dca("leaf", "1").bind(Mechanisms.pendulum(3));
        State state = response.initialState();
        state.q[1] = Double.NaN;
        response.update(state.q, state.u, 0);
        String message = assertThrows(DynamicsException.class,
                () -> response.predict(state.u, 1e-3, 0, new double[state.u.length])).getMessage();
        assertTrue(message.contains("not a number"), message);
    }

    /** Loops in the plane say three things twice. */
    @Test
    void dependentRowsAreLeftOut() {
        for (String leaf : new String[] {"1", "32"}) {
            var response = Runs.dca("leaf", leaf).bind(Mechanisms.fourBar());
            State state = response.initialState();
            response.update(state.q, state.u, 0);
            response.predict(state.u, 1e-3, 0, new double[state.u.length]);
            assertEquals(3, response.dependentRows(), "leaf " + leaf);
        }
    }
}
