package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.Motion;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/** A contact that is led one way and free to move across: what it is led along turns friction. */
class LedContactTest {

    private static final double MU = 0.5;
    private static final double G = 9.81;
    private static final double LED = 1;
    private static final double ACROSS = 0.1;

    /** A carriage goes along x as told; a block on it slides along y and z, its foot on the floor. */
    private static Model model() {
        MechanismBuilder builder = Mechanism.named("led").gravity(0, 0, -G);
        Body carriage = builder.body("carriage", MassProperties.sphere(1, 0.1));
        Body slide = builder.body("slide", MassProperties.sphere(1e-3, 0.1));
        Body block = builder.body("block", MassProperties.sphere(1, 0.1));
        builder.joint("x", JointType.PRISMATIC).axis(1, 0, 0).between(builder.ground().origin(), carriage.origin())
                .motion(Motion.steady(0, LED)).add();
        builder.joint("z", JointType.PRISMATIC).between(carriage.origin(), slide.origin()).add();
        builder.joint("y", JointType.PRISMATIC).axis(0, 1, 0).between(slide.origin(), block.origin())
                .initialVelocity(ACROSS).add();
        SceneBuilder scene = new SceneBuilder();
        int foot = scene.add(block.index(), new Point(), Placement.identity());
        int floor = scene.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        scene.collide(foot, floor);
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(MU));
    }

    /** v̇_y = −μ g v_y / ‖v‖, on average over the short time; the full μ g would stop the block within 20 ms. */
    @Test
    void frictionPointsAgainstAllOfTheSlip() {
        for (String eliminate : new String[] {"true", "false"}) {
            Simulator run = Runs.of(model(), Runs.rc("eliminate", eliminate), 1e-4);
            assertTrue(run.run(0.02).isDone(), () -> run.failure().toString());
            double[] v = new double[3];
            run.response().dynamics().update(run.state());
            run.response().dynamics().bodies().pointVelocity(3, new double[3], 0, v, 0);
            assertEquals(LED, v[0], 1e-9, "eliminate " + eliminate);
            assertEquals(ACROSS * Math.exp(-MU * G * 0.02 / LED), v[1], 2e-3 * ACROSS, "eliminate " + eliminate);
        }
    }
}
