package org.signorini.analysis.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.energy.EnergyAudit;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;
import org.signorini.contact.Pyramid;
import org.signorini.contribution.Options;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
import org.signorini.multibody.force.VectorFunction;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
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

/** Every joule has a name, and sums are what closed forms say. */
class EnergyAuditTest {

    private static Simulator run(Model model, Formulation formulation, String normalLaw, double h) {
        Pyramid pyramid = new Pyramid();
        pyramid.configure(Options.of("normal-law", normalLaw));
        return Simulator.of(model).formulation(formulation).contactModel(pyramid).solver("lemke", new LemkeSolver())
                .scheme(new SemiImplicitEuler()).step(h).build();
    }

    private static Simulator run(Mechanism mechanism, String formulation, double h) {
        return run(new Model(mechanism), Formulations.all().get(formulation), "gap", h);
    }

    private static Model ball(double height, Vector3 velocity, ContactLaw law) {
        MechanismBuilder builder = Mechanism.named("ball").gravity(0, 0, -9.81);
        Body body = builder.body("ball").mass(MassProperties.sphere(10, 0.1)).pose(Frame.at(0, 0, height))
                .velocity(velocity, Vector3.ZERO).add();
        SceneBuilder scene = new SceneBuilder();
        scene.collide(scene.add(body.index(), new Sphere(0.1), Placement.identity()),
                scene.add(Scene.WORLD, new HalfSpace(), Placement.identity()));
        return new Model(builder.build(), scene.build(), law);
    }

    private static EnergyAccount account(Simulator simulator, double duration) {
        EnergyAudit audit = EnergyAudit.attach(simulator);
        assertTrue(simulator.run(duration).isDone(), () -> simulator.failure().toString());
        return audit.account();
    }

    private static void assertBalanced(EnergyAccount a) {
        double prescribed = Double.isNaN(a.prescribed()) ? 0 : a.prescribed();
        assertEquals(a.change(), a.forces() + a.motors() + prescribed + a.dampers() + a.normal() + a.friction()
                + a.limits() + a.scheme(), 1e-9 * (1 + a.turnover()));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-2, 1e-3})
    void aBallAtRestDoesNothing(double h) {
        for (Formulation formulation : Formulations.all().values()) {
            EnergyAccount a = account(run(ball(0.1, Vector3.ZERO, ContactLaw.coulomb(0.5)), formulation, "gap", h), 2);
            for (double value : new double[] {a.change(), a.normal(), a.friction(), a.scheme(), a.most(), a.least()}) {
                assertEquals(0, value, 1e-9, a.toString());
            }
        }
    }

    /** e = 1 on velocity level: v⁺ = −v⁻, and the impact itself takes and gives nothing. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 2.5e-4})
    void anElasticBounceTakesNothing(double h) {
        Simulator simulator = run(ball(0.5, Vector3.ZERO, ContactLaw.SMOOTH.restitution(1)),
                Formulations.all().get("mc"), "velocity", h);
        EnergyAudit audit = EnergyAudit.attach(simulator);
        assertTrue(simulator.run(2.0).isDone());
        EnergyAccount a = audit.account();
        assertBalanced(a);
        assertEquals(0, a.normal(), 1e-9);
        assertTrue(Math.abs(a.scheme()) < 10 * 9.81 * h * 3, a.toString());
        // falls 0.4 m in 0.2856 s, and twice that for every bounce
        assertEquals(4, audit.impacts().all().size());
    }

    /** One impact is one whatever the step, and takes ½m(1 − e²)v². */
    @ParameterizedTest
    @ValueSource(strings = {"velocity", "gap"})
    void anImpactIsOneWhateverTheStep(String normalLaw) {
        for (double h : new double[] {4e-3, 1e-3, 2.5e-4}) {
            Simulator simulator = run(ball(0.5, new Vector3(0, 0, -3), ContactLaw.SMOOTH.restitution(0.5)),
                    Formulations.all().get("mc"), normalLaw, h);
            EnergyAudit audit = EnergyAudit.attach(simulator);
            assertTrue(simulator.run(0.3).isDone());
            assertEquals(1, audit.impacts().all().size(), normalLaw + " " + h + " " + audit.impacts().all());
            double before = 0.5 * 10 * (9 + 2 * 9.81 * 0.4);
            EnergyAccount a = audit.account();
            assertEquals(-0.75 * before, a.normal(), 25 * h * before, normalLaw + " " + h);
            assertBalanced(a);
        }
    }

    /** Sliding to rest, friction takes all: ½mv² less what stays in rolling, 2/7 of the slip. */
    @Test
    void frictionTakesWhatSlips() {
        EnergyAccount a = account(run(ball(0.1, new Vector3(2, 0, 0), ContactLaw.coulomb(0.3)),
                Formulations.all().get("mc"), "gap", 1e-3), 1.5);
        assertEquals(-0.5 * 10 * 4 * 2 / 7, a.friction(), 2e-2);
        assertEquals(0, a.normal(), 1e-9);
        assertEquals(0, a.scheme(), 1e-2);
        assertBalanced(a);
    }

    /** Springs, dampers, motors, forces and torques on a chain: what is left to the scheme shrinks with the step. */
    @Test
    void theRestIsOfFirstOrder() {
        for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
            EnergyAccount coarse = account(run(new Model(powered()), f.getValue(), "gap", 2e-3), 2);
            EnergyAccount fine = account(run(new Model(powered()), f.getValue(), "gap", 2.5e-4), 2);
            for (EnergyAccount a : new EnergyAccount[] {coarse, fine}) {
                assertBalanced(a);
                assertTrue(a.forces() != 0 && a.motors() != 0 && a.dampers() < 0 && a.springs() != 0, a.toString());
            }
            assertTrue(Math.abs(fine.scheme()) < 0.01 * fine.turnover(), f.getKey() + " " + fine);
            assertTrue(Math.abs(fine.scheme()) < 0.25 * Math.abs(coarse.scheme()) + 1e-3 * fine.turnover(),
                    f.getKey() + " " + coarse.scheme() + " then " + fine.scheme());
        }
    }

    private static Mechanism powered() {
        MechanismBuilder builder = Mechanism.named("powered").gravity(0, 0, -9.81);
        Body upper = builder.body("upper", MassProperties.box(1, 0.1, 0.1, 1).at(0, 0, -0.5));
        Body lower = builder.body("lower", MassProperties.box(1, 0.1, 0.1, 1).at(0, 0, -0.5));
        Joint first = builder.joint("first", JointType.REVOLUTE).axis(1, 0, 0)
                .between(builder.ground().origin(), upper.origin()).initial(0.4).add();
        Joint second = builder.joint("second", JointType.REVOLUTE).axis(1, 0, 0)
                .between(upper.marker(0, 0, -1), lower.origin()).initial(0.3).add();
        builder.force(new JointSpring("spring", second, 0, 5, 0.5, 0.1));
        builder.force(new JointMotor("motor", first, 0, Motion.harmonic(0, 0.5, 2, 0), 20, 2, 100));
        builder.force(new JointForce("force", second, 0, t -> Math.sin(3 * t)));
        builder.force(new AppliedForce("push", lower.marker(0, 0, -1),
                new VectorFunction(t -> 0, t -> 2 * Math.cos(t), t -> 1), false));
        builder.force(new AppliedTorque("turn", lower.origin(), new VectorFunction(t -> 0.7, t -> 0, t -> 0), true));
        return builder.build();
    }

    /** A crank that turns as told: all the energy there is comes through it, in every formulation. */
    @Test
    void prescribedMotionsDoTheirWork() {
        for (Map.Entry<String, Formulation> f : Formulations.all().entrySet()) {
            for (Mechanism mechanism : new Mechanism[] {Mechanisms.sliderCrank(true), Mechanisms.drivenArm()}) {
                EnergyAccount a = account(run(new Model(mechanism), f.getValue(), "gap", 2e-4), 0.7);
                assertBalanced(a);
                assertFalse(Double.isNaN(a.prescribed()));
                assertTrue(Math.abs(a.prescribed()) > 0.1, a.toString());
                assertEquals(0, a.scheme(), 0.01 * a.turnover(), f.getKey() + " " + mechanism.name() + " " + a);
            }
        }
    }

    @Test
    void linearizedToo() {
        EnergyAccount a = account(run(Mechanisms.springy(KinematicsMode.LINEARIZED, true, 40), "mc", 1e-4), 1);
        assertBalanced(a);
        assertEquals(0, a.scheme(), 0.02 * a.turnover(), a.toString());
    }

    /** Looking changes nothing. */
    @Test
    void theRunIsTheSame() {
        Simulator plain = run(Mechanisms.sliderCrank(true), "mc", 1e-3);
        Simulator audited = run(Mechanisms.sliderCrank(true), "mc", 1e-3);
        EnergyAudit.attach(audited);
        plain.run(1.0);
        audited.run(1.0);
        org.junit.jupiter.api.Assertions.assertArrayEquals(plain.state().q, audited.state().q, 0);
        org.junit.jupiter.api.Assertions.assertArrayEquals(plain.state().u, audited.state().u, 0);
    }
}
