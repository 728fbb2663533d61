package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contribution.Options;
import org.signorini.formulation.mc.MinimalCoordinates;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.force.TranslationalSpring;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Formulation;
import org.signorini.simulation.Model;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/**
 * What the semi-implicit Euler scheme leaves out of the papers' equations by default, against equations written here.
 */
class PrintedStepTest {

    private static final double G = 9.81;

    private static Scheme euler(String... options) {
        SemiImplicitEuler scheme = new SemiImplicitEuler();
        scheme.configure(Options.of(options));
        return scheme;
    }

    private static Simulator simulator(Mechanism mechanism, Formulation formulation, double h, String... options) {
        return Setup.of(new Model(mechanism, new SceneBuilder().build(), List.of(ContactLaw.SMOOTH)),
                Setup.contactModel("exact-cone"), "nsgs", euler(options), h).formulation(formulation).build();
    }

    /** Two rods of 1 m and 1 kg on hinges about y, angles from the vertical, hanging down at 0. */
    private static Mechanism doublePendulum(double[] q, double[] u) {
        MechanismBuilder builder = Mechanism.named("double pendulum").gravity(0, 0, -G);
        MassProperties rod = new MassProperties(1, new Vector3(0, 0, -0.5), 1 / 12.0, 1 / 12.0, 0.001, 0, 0, 0);
        Body first = builder.body("first", rod);
        Body second = builder.body("second", rod);
        builder.joint("shoulder", JointType.REVOLUTE).axis(0, 1, 0)
                .between(builder.ground().origin(), first.origin()).initial(q[0]).initialVelocity(u[0]).add();
        builder.joint("elbow", JointType.REVOLUTE).axis(0, 1, 0)
                .between(first.marker(0, 0, -1), second.origin()).initial(q[1])
                .initialVelocity(u[1]).add();
        return builder.build();
    }

    /** τ − C of the double pendulum in absolute angles a = q_0, b = q_0 + q_1: Lagrange's equations. */
    private static double[] forces(double[] q, double[] u) {
        double a = q[0];
        double b = q[0] + q[1];
        double da = u[0];
        double db = u[0] + u[1];
        double onA = -0.5 * Math.sin(a - b) * db * db - 1.5 * G * Math.sin(a);
        double onB = 0.5 * Math.sin(a - b) * da * da - 0.5 * G * Math.sin(b);
        return new double[] {onA + onB, onB};
    }

    /** M⁻¹f in q. */
    private static double[] accelerations(double[] q, double[] f) {
        double c = 0.5 * Math.cos(q[1]);
        double maa = 4 / 3.0;
        double mbb = 1 / 3.0;
        double m00 = maa + mbb + 2 * c;
        double m01 = mbb + c;
        double determinant = m00 * mbb - m01 * m01;
        return new double[] {(mbb * f[0] - m01 * f[1]) / determinant, (m00 * f[1] - m01 * f[0]) / determinant};
    }

    /** S1 eq. 13a, c: M(q)(u⁺ − u) = h F(q + ½h u, u), q⁺ = q + h u⁺. */
    @Test
    void forcesOfTheMidpoint() {
        double[] q = {0.7, -1.1};
        double[] u = {2, -3};
        double h = 0.02;
        double[] middle = {q[0] + 0.5 * h * u[0], q[1] + 0.5 * h * u[1]};
        double[] rate = accelerations(q, forces(middle, u));
        Simulator simulator = simulator(doublePendulum(q, u), new MinimalCoordinates(), h, "forces", "midpoint");
        assertTrue(simulator.step());
        double[] expected = {u[0] + h * rate[0], u[1] + h * rate[1]};
        assertArrayEquals(expected, simulator.state().u, 1e-12);
        assertEquals(q[1] + h * expected[1], simulator.state().q[1], 1e-12);
        double[] start = accelerations(q, forces(q, u));
        assertTrue(Math.abs(rate[0] - start[0]) > 0.1, "the midpoint makes a difference");
    }

    /** A spring pulls a block along x, on hinge rows of redundant coordinates too: m(v⁺ − v) = −h k(x + ½h v − 1). */
    @Test
    void springOfTheMidpoint() {
        for (Formulation formulation : List.of(new MinimalCoordinates(), new RedundantCoordinates())) {
            MechanismBuilder builder = Mechanism.named("spring").gravity(0, 0, -G);
            Body block = builder.body("block", MassProperties.box(2, 1, 1, 1));
            builder.joint("rail", JointType.PRISMATIC).axis(1, 0, 0)
                    .between(builder.ground().origin(), block.origin()).initial(1.5).initialVelocity(4).add();
            builder.force(new TranslationalSpring("spring", builder.ground().origin(), block.origin(), 300, 0, 1));
            Simulator simulator = simulator(builder.build(), formulation, 0.01, "forces", "midpoint");
            assertTrue(simulator.step());
            simulator.response().dynamics().update(simulator.state());
            double[] v = new double[3];
            simulator.response().dynamics().bodies().pointVelocity(1, new double[3], 0, v, 0);
            assertEquals(4 - 0.01 * 300 * (1.5 + 0.005 * 4 - 1) / 2, v[0], 1e-11);
        }
    }

    /** S2 eq. 5a: q⁺ = q + h L(q)v, with Euler parameters' rates ½ω∘q, and the unit norm they would lose put back. */
    @Test
    void quaternionsFollowTheirRates() {
        MechanismBuilder builder = Mechanism.named("top").gravity(0, 0, 0);
        Quaternion q = Quaternion.rotation(new Vector3(1, 2, -1), 0.8);
        Vector3 omega = new Vector3(3, -2, 4);
        builder.body("top").mass(MassProperties.sphere(1, 0.2)).pose(new Frame(Vector3.ZERO, q))
                .velocity(Vector3.ZERO, omega).add();
        double h = 0.05;
        Simulator simulator = simulator(builder.build(), new MinimalCoordinates(), h, "rotation", "linear");
        assertTrue(simulator.step());
        Quaternion rate = new Quaternion(0, omega.x() / omega.norm(), omega.y() / omega.norm(),
                omega.z() / omega.norm()).times(q);
        double s = 0.5 * h * omega.norm();
        double[] expected = {q.w() + s * rate.w(), q.x() + s * rate.x(), q.y() + s * rate.y(), q.z() + s * rate.z()};
        double[] found = new double[4];
        simulator.response().dynamics().update(simulator.state());
        simulator.response().dynamics().bodies().quaternion(1, found, 0);
        for (int i = 0; i < 4; i++) {
            assertEquals(expected[i] / Math.sqrt(1 + s * s), found[i], 1e-13);
        }
        // the angle is that of the tangent, not of the arc
        double turned = 2 * Math.acos(Math.abs(found[0] * q.w() + found[1] * q.x() + found[2] * q.y()
                + found[3] * q.z()));
        assertEquals(2 * Math.atan(s), turned, 1e-7);
    }

    /** A fast spinning ball that grazes a plane: by default its steps are divided, with overlap = 0 never. */
    @Test
    void stepsAreNotDivided() {
        assertEquals(1, parts("overlap", "0"));
        assertTrue(parts() > 1);
    }

    private static int parts(String... options) {
        MechanismBuilder builder = Mechanism.named("ball").gravity(0, 0, -G);
        Body ball = builder.body("ball").mass(MassProperties.sphere(1, 0.1)).pose(Frame.at(0, 0, 0.1))
                .velocity(new Vector3(10, 0, 0), new Vector3(0, 100, 0)).add();
        SceneBuilder scene = new SceneBuilder();
        scene.collide(scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()),
                scene.add(ball.index(), new Sphere(0.1), Placement.identity()));
        Simulator simulator = Setup.of(new Model(builder.build(), scene.build(), List.of(ContactLaw.SMOOTH)),
                Setup.contactModel("exact-cone"), "nsgs", euler(options), 0.01).build();
        assertTrue(simulator.step());
        return (int) Math.round(0.01 / simulator.lastStep().length());
    }
}
