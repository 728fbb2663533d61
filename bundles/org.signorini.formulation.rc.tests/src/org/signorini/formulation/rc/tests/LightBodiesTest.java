package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Contacts;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Massless carriers and infinitely thin rods, which floating bodies cannot be, nearly as if they were. */
class LightBodiesTest {

    /** Linearized, all that differs from minimal coordinates is what the massless slider was given. */
    @Test
    void woodpeckerThroughItsImpacts() {
        Model model = Contacts.woodpecker(KinematicsMode.LINEARIZED);
        Simulator minimal = Runs.of(model, Runs.mc(), new MoreauMidpoint(), 1e-4, "velocity");
        Simulator redundant = Runs.of(model, Runs.rc(), new MoreauMidpoint(), 1e-4, "velocity");
        for (int k = 0; k < 30; k++) {
            minimal.run(0.01);
            redundant.run(0.01);
            assertTrue(redundant.failure().isEmpty(), () -> redundant.failure().toString());
            assertEquals(0, Bodies.difference(Bodies.poses(minimal), Bodies.poses(redundant)), 1e-7,
                    "t = " + redundant.time());
        }
        assertTrue(redundant.statistics().solves() > 100, "two periods have impacts");
        assertEquals(minimal.statistics().solves(), redundant.statistics().solves());
    }

    /** Gravity pulls thin rods: 0 = ixx. */
    @Test
    void thinRodsSwing() {
        MechanismBuilder builder = Mechanism.named("rods").gravity(0, -9.81, 0);
        Body before = builder.ground();
        for (int i = 0; i < 3; i++) {
            Body rod = builder.body("R" + i, MassProperties.rod(1, 1).at(0.5, 0, 0));
            builder.joint("J" + i, JointType.REVOLUTE).between(i == 0 ? before.origin() : before.marker(1, 0, 0),
                    rod.origin()).add();
            before = rod;
        }
        Model model = new Model(builder.build());
        double coarse = Runs.disagreement(model, new SemiImplicitEuler(), 2e-4, 0.3);
        double fine = Runs.disagreement(model, new SemiImplicitEuler(), 1e-4, 0.3);
        assertTrue(fine < 1e-3 && coarse / fine > 1.8, coarse + " became " + fine);
    }

    @Test
    void mechanismsOfNothingAreRefused() {
        MechanismBuilder builder = Mechanism.named("nothing");
        Body body = builder.body("ghost", MassProperties.NONE);
        builder.joint("J", JointType.REVOLUTE).between(builder.ground().origin(), body.origin()).add();
        Mechanism mechanism = builder.build();
        String message = assertThrows(ModelException.class, () -> Runs.rc().bind(mechanism)).getMessage();
        assertTrue(message.contains("'nothing'"), message);
    }

    @Test
    void openLoopsAreNamed() {
        MechanismBuilder builder = Mechanism.named("gap");
        Body a = builder.body("a", MassProperties.sphere(1, 0.1));
        builder.joint("J1", JointType.SPHERICAL).between(builder.ground().origin(), a.marker(1, 0, 0)).add();
        builder.joint("J2", JointType.SPHERICAL).between(builder.ground().marker(9, 0, 0), a.marker(-1, 0, 0)).add();
        Mechanism mechanism = builder.build();
        String message = assertThrows(ModelException.class, () -> Runs.rc().bind(mechanism).initialState())
                .getMessage();
        assertTrue(message.contains("'gap'") && message.contains("do not close"), message);
    }
}
