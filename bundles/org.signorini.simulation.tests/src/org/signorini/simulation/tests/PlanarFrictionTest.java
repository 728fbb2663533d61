package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.multibody.model.ModelException;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Planar friction acts in the plane of motion, wherever that is, and says where there is none. */
class PlanarFrictionTest {

    private static final double G = 9.81;

    private static Simulator planar(Model model) {
        return Setup.of(model, Setup.contactModel("planar"), "lemke", new SemiImplicitEuler(), 1e-3).build();
    }

    /** A block on a plane; down the slope is at an angle to the axes of plane and block. */
    private static Model block(double angle, double heading, double mu, Vector3 velocity, Vector3 spin) {
        Vector3 gravity = new Vector3(G * Math.sin(angle) * Math.cos(heading), G * Math.sin(angle) * Math.sin(heading),
                -G * Math.cos(angle));
        return Toys.onPlane(MassProperties.box(2, 1, 1, 0.2), new Box(0.5, 0.5, 0.1), Frame.at(0, 0, 0.1), velocity,
                spin, gravity, ContactLaw.coulomb(mu));
    }

    @Test
    void blockOnASlopeOfAnyHeading() {
        double angle = 0.4;
        for (double heading : new double[] {0, 0.3, Math.PI / 4, 1.3, 2.9}) {
            for (double mu : new double[] {0.5, 0.43, 0.42, 0.3}) {
                Simulator simulator = planar(block(angle, heading, mu, Vector3.ZERO, Vector3.ZERO));
                assertTrue(simulator.run(0.5).isDone(), () -> simulator.failure().toString());
                double speed = Math.tan(angle) <= mu ? 0 : G * (Math.sin(angle) - mu * Math.cos(angle)) * 0.5;
                String which = "heading " + heading + ", mu " + mu;
                assertEquals(speed * Math.cos(heading), simulator.state().u[0], 1e-8, which);
                assertEquals(speed * Math.sin(heading), simulator.state().u[1], 1e-8, which);
            }
        }
    }

    /** A block that begins to spin has contacts that slide in all directions: the step fails by name. */
    @Test
    void leavingThePlaneFails() {
        assertThrows(ModelException.class, () -> planar(block(0.4, 0, 0.3, new Vector3(0, 1, 0), Vector3.ZERO)),
                "gravity and velocity span another plane");
        Simulator simulator = planar(block(0.4, 0, 0.6, Vector3.ZERO, Vector3.ZERO));
        simulator.run(0.01);
        simulator.state().u[0] = 1;
        simulator.state().u[5] = 2;
        assertFalse(simulator.run(0.1).isDone());
        String failure = simulator.failure().orElseThrow().toString();
        assertTrue(failure.contains("the contact of body"), failure);
        assertTrue(failure.contains("out of the plane"), failure);
    }

    @Test
    void spinningBlockIsRefused() {
        ModelException refusal = assertThrows(ModelException.class,
                () -> planar(block(0, 0, 0.3, new Vector3(1, 0, 0), new Vector3(0, 0, 2))));
        assertTrue(refusal.getMessage().contains("body"), refusal.getMessage());
        assertTrue(refusal.getMessage().contains("plane"), refusal.getMessage());
    }

    /**
     * A double pendulum whose tip drags over a plane, turned as a whole by random rotations, its contact's tangents by
     * another: planar friction gives what the exact cone gives.
     */
    @Test
    void pendulumTurnedAnyhow() {
        for (int seed = 0; seed < 20; seed++) {
            Model model = draggingPendulum(new Random(seed));
            Simulator plane = planar(model);
            Simulator cone = Setup.of(model, Setup.contactModel("exact-cone", "normal-law", "velocity"), "nsgs",
                    new SemiImplicitEuler(), 1e-3).build();
            assertTrue(plane.run(0.6).isDone(), () -> plane.failure().toString());
            assertTrue(cone.run(0.6).isDone(), () -> cone.failure().toString());
            assertTrue(plane.statistics().solves() > 100, "seed " + seed + " never touches");
            for (int i = 0; i < plane.state().q.length; i++) {
                assertEquals(cone.state().q[i], plane.state().q[i], 1e-6, "seed " + seed + ", q" + i);
            }
        }
    }

    /** A carrier on a rail slides along the rail; one on a planar joint along its velocity. */
    @Test
    void railsAndPlanarJoints() {
        for (JointType guide : new JointType[] {JointType.PRISMATIC, JointType.PLANAR}) {
            Simulator simulator = planar(carried(guide));
            assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
            assertEquals(1 - 0.3 * G * 0.2, simulator.state().u[0], 1e-9, guide.toString());
        }
    }

    /** A weight that rests on a plane, free to rise from a carrier without weight that has 1 m/s along its guide. */
    private static Model carried(JointType guide) {
        MechanismBuilder builder = Mechanism.named("carried").gravity(0, 0, -G);
        Body carrier = builder.body("carrier", MassProperties.NONE);
        Body weight = builder.body("weight", MassProperties.sphere(1, 0.1));
        double[] speed = new double[guide.freedoms()];
        speed[0] = 1;
        JointBuilder first = builder.joint("guide", guide).between(builder.ground().origin(), carrier.origin())
                .initialVelocity(speed);
        (guide == JointType.PRISMATIC ? first.axis(1, 2, 0) : first.axis(0, 0, 1)).add();
        builder.joint("lift", JointType.PRISMATIC).axis(0, 0, 1).between(carrier.origin(), weight.origin()).add();
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(Model.number(weight), new double[] {0, 0, 0}, Scene.WORLD,
                Placement.facing(new double[3], new double[] {0, 0, 1})));
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.3));
    }

    private static Model draggingPendulum(Random random) {
        Quaternion turn = Quaternion.rotation(new Vector3(random.nextGaussian(), random.nextGaussian(),
                random.nextGaussian()), 6 * random.nextDouble());
        Vector3 down = turn.rotate(new Vector3(0, 0, -G));
        MechanismBuilder builder = Mechanism.named("pendulum").gravity(down.x(), down.y(), down.z());
        Body upper = builder.body("upper", MassProperties.of(1, 0.1, 0.1, 0.02));
        Body lower = builder.body("lower", MassProperties.of(1, 0.1, 0.1, 0.02));
        builder.joint("shoulder", JointType.REVOLUTE).axis(0, 1, 0)
                .between(builder.ground().marker(new Frame(Vector3.ZERO, turn)), upper.marker(0, 0, 0.5)).initial(0.9)
                .add();
        builder.joint("elbow", JointType.REVOLUTE).axis(0, 1, 0)
                .between(upper.marker(0, 0, -0.5), lower.marker(0, 0, 0.5)).initial(-0.3).add();
        Vector3 normal = turn.rotate(Vector3.Z);
        Vector3 origin = normal.times(-1.7);
        Vector3 tangent = Quaternion.rotation(normal, 6 * random.nextDouble()).rotate(turn.rotate(Vector3.X));
        Placement plane = Placement.facing(new double[] {origin.x(), origin.y(), origin.z()},
                new double[] {normal.x(), normal.y(), normal.z()}, new double[] {tangent.x(), tangent.y(), tangent.z()});
        SceneBuilder scene = new SceneBuilder();
        scene.fix(new FixedContact(Model.number(lower), new double[] {0, 0, -0.5}, Scene.WORLD, plane));
        return new Model(builder.build(), scene.build(), ContactLaw.coulomb(0.1 + 0.4 * random.nextDouble()));
    }
}
