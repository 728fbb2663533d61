package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleUnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.Failure;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Runs whose forces, motions or states are no numbers any more stop there, by name and time. */
class FiniteStateTest {

    private static Simulator simulator(Mechanism mechanism, String formulation) {
        return Setup.of(new Model(mechanism), Setup.contactModel("exact-cone"), "nsgs", new SemiImplicitEuler(), 1e-3)
                .formulation(formulation.equals("mc") ? new MinimalCoordinates() : new RedundantCoordinates()).build();
    }

    private static Failure failure(Mechanism mechanism, String formulation) {
        Simulator simulator = simulator(mechanism, formulation);
        simulator.run(1);
        for (double x : simulator.state().q) {
            assertTrue(Double.isFinite(x));
        }
        for (double x : simulator.state().u) {
            assertTrue(Double.isFinite(x));
        }
        Failure failure = simulator.failure().orElseThrow();
        assertEquals(simulator.time(), failure.time(), "the state is that before the step");
        assertEquals(simulator.steps() + 1, failure.step());
        return failure;
    }

    private static Mechanism pushed(DoubleUnaryOperator force) {
        MechanismBuilder builder = Mechanism.named("pushed");
        Body body = builder.body("body", MassProperties.sphere(2, 0.1));
        Joint rail = builder.joint("rail", JointType.PRISMATIC).between(builder.ground().origin(), body.origin()).add();
        builder.force(new JointForce("push", rail, 0, force));
        return builder.build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void forceWithoutValue(String formulation) {
        Failure pole = failure(pushed(t -> 1 / (t - 0.5)), formulation);
        assertEquals("force 'push'", pole.subject());
        assertEquals("is Infinity at t = 0.5 s", pole.cause());
        Failure root = failure(pushed(t -> Math.sqrt(0.5 - t)), formulation);
        assertEquals("force 'push'", root.subject());
        assertEquals(0.5, root.time());
        assertEquals("is NaN at t = 0.501 s", root.cause());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void appliedForceWithoutValue(String formulation) {
        MechanismBuilder builder = Mechanism.named("pulled");
        Body body = builder.body("body", MassProperties.sphere(2, 0.1));
        builder.force(new AppliedForce("pull", body.origin(),
                new VectorFunction(t -> 0, t -> Math.log(0.25 - t), t -> 0), false));
        Failure failure = failure(builder.build(), formulation);
        assertEquals("force 'pull'", failure.subject());
        assertEquals("is -Infinity at t = 0.25 s", failure.cause());
    }

    /** In redundant coordinates the joint is cut: its motion is in rows, not in coordinates. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void motionWithoutValue(String formulation) {
        MechanismBuilder builder = Mechanism.named("driven");
        Body body = builder.body("body", MassProperties.sphere(2, 0.1));
        builder.joint("rail", JointType.PRISMATIC).between(builder.ground().origin(), body.origin())
                .motion(Motion.of(t -> Math.asin(2 * t), t -> 2 / Math.sqrt(1 - 4 * t * t),
                        t -> 8 * t / Math.pow(1 - 4 * t * t, 1.5)))
                .add();
        Failure failure = failure(builder.build(), formulation);
        assertEquals("joint 'rail'", failure.subject());
        assertTrue(failure.cause().contains("velocity Infinity") && failure.cause().contains("t = 0.5 s"),
                failure.cause());
    }

    @Test
    void forceWithoutValueAtTheStart() {
        Mechanism mechanism = pushed(t -> 1 / t);
        String message = assertThrows(ModelException.class, () -> simulator(mechanism, "mc")).getMessage();
        assertEquals("at the start force 'push' is Infinity at t = 0.0 s", message);
    }

    /** A damper of hc/m = 40 is beyond what an explicit scheme can bear. */
    @ParameterizedTest
    @ValueSource(strings = {"mc", "rc"})
    void motionWithoutBounds(String formulation) {
        MechanismBuilder builder = Mechanism.named("stiff");
        Body body = builder.body("body", MassProperties.sphere(1, 0.1));
        builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), body.origin())
                .initialVelocity(1).add();
        builder.force(new TranslationalSpring("damper", builder.ground().marker(-1, 0, 0), body.origin(), 0, 4e4, 1));
        Failure failure = failure(builder.build(), formulation);
        assertEquals(formulation.equals("mc") ? "joint 'rail'" : "body 'body'", failure.subject());
        assertTrue(failure.cause().contains("shorter steps"), failure.cause());
    }
}
