package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.InverseDynamics;
import org.signorini.multibody.force.AppliedForce;
import org.signorini.multibody.force.AppliedTorque;
import org.signorini.multibody.force.JointForce;
import org.signorini.multibody.force.JointMotor;
import org.signorini.multibody.force.JointSpring;
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

class ForcesTest {

    private static final JointType[] SCALAR = {JointType.REVOLUTE, JointType.PRISMATIC, JointType.CYLINDRICAL,
            JointType.UNIVERSAL, JointType.PLANAR};

    /** Four bodies in a row with springs on every joint coordinate and between bodies. */
    private static Mechanism springs(RandomMechanism random, double damping) {
        MechanismBuilder builder = Mechanism.named("springs").gravity(0, 1, -3);
        Body before = builder.ground();
        for (int i = 0; i < 4; i++) {
            Body body = builder.body("B" + i, random.mass());
            JointType type = SCALAR[random.random.nextInt(SCALAR.length)];
            Joint joint = builder.joint("J" + i, type).between(before.marker(random.frame()),
                    body.marker(random.frame())).initial(random.numbers(type.coordinates())).add();
            for (int c = 0; c < type.coordinates(); c++) {
                builder.force(new JointSpring("S" + i + c, joint, c, 20 + 5 * random.number(), damping, 0.1));
            }
            builder.force(new TranslationalSpring("T" + i, before.marker(random.frame()), body.marker(random.frame()),
                    30, damping, 0.5));
            before = body;
        }
        return builder.build();
    }

    /** What force elements do, as generalized forces: M u̇ + C with weight and inertia taken out. */
    private static double[] generalized(Dynamics dynamics) {
        double[] udot = new double[dynamics.system().tree().freedoms];
        dynamics.accelerations(udot);
        double[] tau = new double[udot.length];
        new InverseDynamics(dynamics.kinematics()).solve(udot, null, tau);
        return tau;
    }

    private static double springEnergy(Dynamics dynamics, double gravitational) {
        return dynamics.potentialEnergy() - gravitational;
    }

    @Test
    void springForcesAreGradientsOfTheirEnergy() {
        for (long seed = 0; seed < 20; seed++) {
            checkGradient(MultibodySystem.minimal(springs(new RandomMechanism(seed), 0)), seed);
            checkGradient(MultibodySystem.redundant(springs(new RandomMechanism(seed), 0)), seed);
        }
    }

    private static void checkGradient(MultibodySystem system, long seed) {
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        dynamics.update(state);
        double[] tau = generalized(dynamics);
        // weight is in the energy but not in tau: difference the whole energy and add the weight's generalized force
        double[] rest = new double[tau.length];
        new InverseDynamics(dynamics.kinematics()).solve(rest.clone(), null, rest);
        double h = 1e-6;
        for (int i = 0; i < tau.length; i++) {
            double[] direction = new double[tau.length];
            direction[i] = 1;
            double slope = 0;
            for (int sign = -1; sign <= 1; sign += 2) {
                State moved = state.copy();
                system.configuration().advance(state.q, direction, sign * h, moved.q);
                dynamics.update(moved);
                slope += sign * springEnergy(dynamics, 0) / (2 * h);
            }
            assertEquals(slope - rest[i], -tau[i], 1e-6, "seed " + seed + " freedom " + i);
        }
    }

    @Test
    void dampersTakeEnergyAway() {
        for (long seed = 0; seed < 10; seed++) {
            MultibodySystem system = MultibodySystem.minimal(springs(new RandomMechanism(seed), 2));
            Dynamics dynamics = new Dynamics(system);
            State state = system.initialState();
            dynamics.update(state);
            double before = dynamics.kineticEnergy() + dynamics.potentialEnergy();
            RungeKutta integrator = new RungeKutta(dynamics);
            for (int i = 0; i < 5; i++) {
                integrator.run(state, 0.1, 100);
                dynamics.update(state);
                double after = dynamics.kineticEnergy() + dynamics.potentialEnergy();
                assertTrue(after < before, "seed " + seed);
                before = after;
            }
        }
    }

    @Test
    void springsConserveEnergy() {
        MultibodySystem system = MultibodySystem.minimal(springs(new RandomMechanism(3), 0));
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        dynamics.update(state);
        double before = dynamics.kineticEnergy() + dynamics.potentialEnergy();
        new RungeKutta(dynamics).run(state, 1, 2000);
        dynamics.update(state);
        assertEquals(before, dynamics.kineticEnergy() + dynamics.potentialEnergy(), 1e-6);
    }

    @Test
    void appliedForcesAndTorques() {
        MechanismBuilder builder = Mechanism.named("pushed").gravity(0, 0, 0);
        Body body = builder.body("A").mass(MassProperties.of(2, 1, 2, 3).at(0, 0, 1))
                .pose(Frame.IDENTITY.rotated(Vector3.Z, Math.PI / 2)).add();
        builder.force(new AppliedForce("fixed", body.marker(0, 0, 1),
                new VectorFunction(t -> 2 * t, t -> 0, t -> 0), false));
        builder.force(new AppliedForce("following", body.marker(0, 0, 1),
                VectorFunction.constant(new Vector3(4, 0, 0)), true));
        builder.force(new AppliedTorque("torque", body.origin(), VectorFunction.constant(Vector3.X.times(3)), true));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        state.time = 5;
        dynamics.update(state);
        double[] udot = new double[6];
        dynamics.accelerations(udot);
        // the body's x is the world's y: 10/2 along x, 4/2 along y; 3/1 about its own x
        assertArrayEquals(new double[] {5, 2, 0, 0, 3, 0}, udot, 1e-14);
    }

    @Test
    void motorsFollowUpToTheirStrength() {
        MechanismBuilder builder = Mechanism.named("motor").gravity(0, 0, 0);
        Body rotor = builder.body("rotor", MassProperties.of(1, 2, 2, 2));
        Joint shaft = builder.joint("shaft", JointType.REVOLUTE).between(builder.ground().origin(), rotor.origin())
                .initial(0.5).initialVelocity(1).add();
        builder.force(new JointMotor("motor", shaft, 0, Motion.steady(0, 3), 10, 2, 20));
        builder.force(new JointForce("load", shaft, 0, t -> -t));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        double[] udot = new double[1];
        state.time = 0.25;
        dynamics.update(state);
        dynamics.accelerations(udot);
        assertEquals((10 * (0.75 - 0.5) + 2 * (3 - 1) - 0.25) / 2, udot[0], 1e-14);
        state.time = 10;
        dynamics.update(state);
        dynamics.accelerations(udot);
        assertEquals((20 - 10) / 2.0, udot[0], 1e-14);
    }

    @Test
    void aSpringOnACutJointCountsTurns() {
        MechanismBuilder builder = Mechanism.named("wound").gravity(0, 0, 0);
        Body wheel = builder.body("wheel", MassProperties.of(1, 1, 1, 1));
        Joint shaft = builder.joint("shaft", JointType.REVOLUTE).between(builder.ground().origin(), wheel.origin())
                .initial(0).initialVelocity(8).add();
        builder.force(new JointSpring("spring", shaft, 0, 0.5, 0, 0));
        MultibodySystem system = MultibodySystem.redundant(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        // a harmonic oscillator with ω² = ½ and an amplitude of 11.3 rad, nearly two turns
        new RungeKutta(dynamics).run(state, Math.PI * Math.sqrt(2), 2000);
        assertEquals(-8, state.u[5], 1e-6);
        dynamics.update(state);
        assertEquals(32, dynamics.kineticEnergy() + dynamics.potentialEnergy(), 1e-6);
    }

    @Test
    void jointStiffnessIsOnTheDiagonal() {
        MechanismBuilder builder = Mechanism.named("stiff");
        Body body = builder.body("body", MassProperties.of(1, 1, 1, 1));
        Joint joint = builder.joint("joint", JointType.CYLINDRICAL).between(builder.ground().origin(), body.origin())
                .add();
        builder.force(new JointSpring("turn", joint, 0, 7, 0.3, 0));
        builder.force(new JointSpring("slide", joint, 1, 11, 0.5, 0));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        double[] k = new double[2];
        double[] c = new double[2];
        new Dynamics(system).jointStiffness(k, c);
        assertArrayEquals(new double[] {7, 11}, k, 0);
        assertArrayEquals(new double[] {0.3, 0.5}, c, 0);
    }

    @Test
    void forcesNeedTheirOwnMechanism() {
        MechanismBuilder builder = Mechanism.named("here");
        Body body = builder.body("body", MassProperties.of(1, 1, 1, 1));
        Body stranger = Mechanism.named("there").body("stranger", MassProperties.of(1, 1, 1, 1));
        builder.force(new TranslationalSpring("spring", body.origin(), stranger.origin(), 1, 0, 0));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        ModelException e = assertThrows(ModelException.class, () -> new Dynamics(system));
        assertTrue(e.getMessage().contains("'spring'") && e.getMessage().contains("'stranger'"), e.getMessage());
        assertThrows(ModelException.class, () -> new JointMotor("motor", null, 0, Motion.still(0), 1, 1, -1));
    }

    @Test
    void forcesNeedACoordinate() {
        MechanismBuilder builder = Mechanism.named("wrong");
        Body body = builder.body("body", MassProperties.of(1, 1, 1, 1));
        Joint joint = builder.joint("ball", JointType.SPHERICAL).between(builder.ground().origin(), body.origin())
                .add();
        builder.force(new JointSpring("spring", joint, 0, 1, 0, 0));
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        ModelException e = assertThrows(ModelException.class, () -> new Dynamics(system));
        assertTrue(e.getMessage().contains("'spring'") && e.getMessage().contains("'ball'"), e.getMessage());
    }
}
