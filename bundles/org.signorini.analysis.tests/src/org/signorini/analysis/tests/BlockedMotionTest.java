package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.signorini.analysis.failure.BlockedMotion;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contact.Pyramid;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.pivoting.LemkeSolver;

/** A press that is told to go through the table. */
class BlockedMotionTest {

    private static Simulator press(boolean prescribed, Formulation formulation) {
        MechanismBuilder builder = Mechanism.named("press").gravity(0, 0, -9.81);
        Body ram = builder.body("ram", MassProperties.sphere(2, 0.1));
        JointBuilder guide = builder.joint("guide", JointType.PRISMATIC).between(builder.ground().origin(),
                ram.origin());
        (prescribed ? guide.motion(Motion.steady(0.15, -1)) : guide.initial(0.15).initialVelocity(-1)).add();
        SceneBuilder scene = new SceneBuilder();
        scene.collide(scene.add(ram.index(), new Sphere(0.1), Placement.identity()),
                scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()));
        return Simulator.of(new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.3))).formulation(formulation)
                .contactModel(new Pyramid()).solver("lemke", new LemkeSolver()).scheme(new SemiImplicitEuler())
                .step(1e-3).build();
    }

    @Test
    void theMotionIsNamedAndNotTheSolver() {
        for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
            Simulator simulator = press(true, f.getValue());
            assertFalse(simulator.run(0.1).isDone(), f.getKey());
            assertEquals(0.05, simulator.time(), 2e-3, f.getKey());
            Optional<String> why = BlockedMotion.of(simulator);
            assertTrue(why.isPresent(), f.getKey() + ": " + simulator.failure());
            assertTrue(why.get().startsWith("joint 'guide' moves as prescribed into the contact of"), why.get());
        }
    }

    @Test
    void whatMayStopIsNotBlocked() {
        Simulator simulator = press(false, Formulations.all().get("mc"));
        assertTrue(simulator.run(0.1).isDone());
        assertEquals(Optional.empty(), BlockedMotion.of(simulator));
    }
}
