package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Pendulums and tops whose motion is known. */
class PendulumTest {

    private static final MassProperties POINT = MassProperties.of(1, 0, 0, 0);

    private static Mechanism simple() {
        MechanismBuilder builder = Mechanism.named("simple").gravity(0, -9.81, 0);
        Body bob = builder.body("bob", POINT.at(-1, 0, 0));
        builder.joint("pivot", JointType.REVOLUTE).between(builder.ground().origin(), bob.origin()).add();
        return builder.build();
    }

    private static double[] bob(Dynamics dynamics, State state, double[] local) {
        double[] p = new double[3];
        dynamics.update(state);
        dynamics.bodies().point(1, local, 0, p, 0);
        return p;
    }

    /** IFToMM benchmark A01: m = 1 kg, L = 1 m from (−1, 0) at rest. */
    @Test
    void simplePendulumAtTenSeconds() {
        MultibodySystem system = MultibodySystem.minimal(simple());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        new RungeKutta(dynamics).run(state, 10, 20000);
        double[] p = bob(dynamics, state, new double[] {-1, 0, 0});
        assertArrayEquals(new double[] {-0.275087462576117, -0.961419205099125, 0}, p, 1e-11);
    }

    @Test
    void simplePendulumReturnsAfterItsPeriod() {
        MultibodySystem system = MultibodySystem.minimal(simple());
        State state = system.initialState();
        new RungeKutta(new Dynamics(system)).run(state, 2.367841947576237, 5000);
        assertEquals(0, state.q[0], 1e-12);
        assertEquals(0, state.u[0], 1e-11);
    }

    /** On a cone of half angle θ a point mass goes round with Ω² = g/(l cos θ). */
    @Test
    void conicalPendulumKeepsItsCone() {
        double l = 1.3;
        double theta = 0.6;
        double omega = Math.sqrt(9.81 / (l * Math.cos(theta)));
        MechanismBuilder builder = Mechanism.named("conical");
        Body bob = builder.body("bob", POINT.at(0, 0, -l));
        // turned by θ about −y the bob is at x = l sin θ; its velocity Ω l sin θ along y is a rate of the first angle
        builder.joint("pivot", JointType.UNIVERSAL).between(builder.ground().origin(), bob.origin())
                .initial(0, -theta).initialVelocity(omega * Math.tan(theta), 0).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        double[] local = {0, 0, -l};
        RungeKutta integrator = new RungeKutta(dynamics);
        for (int i = 1; i <= 10; i++) {
            integrator.run(state, 0.2, 400);
            double angle = omega * state.time;
            double r = l * Math.sin(theta);
            assertArrayEquals(new double[] {r * Math.cos(angle), r * Math.sin(angle), -l * Math.cos(theta)},
                    bob(dynamics, state, local), 1e-9, "t = " + state.time);
        }
    }

    /**
     * A heavy top precesses steadily at Ω where I₁Ω² cos θ − I₃ω₃Ω + mgl = 0, ω₃ being its spin along its axis
     * (Goldstein, Classical Mechanics, §5.7).
     */
    @Test
    void topPrecessesSteadily() {
        double m = 0.8;
        double l = 0.25;
        double i3 = 0.004;
        double across = 0.003;
        double i1 = across + m * l * l;
        double theta = 0.5;
        double spin = 200;
        double c = i1 * Math.cos(theta);
        double precession = (i3 * spin - Math.sqrt(i3 * i3 * spin * spin - 4 * c * m * 9.81 * l)) / (2 * c);
        Vector3 axis = new Vector3(Math.sin(theta), 0, Math.cos(theta));
        Vector3 w = Vector3.Z.times(precession).plus(axis.times(spin - precession * Math.cos(theta)));
        MechanismBuilder builder = Mechanism.named("top");
        Body top = builder.body("top", MassProperties.of(m, across, across, i3).at(0, 0, l));
        builder.joint("tip", JointType.SPHERICAL).between(builder.ground().origin(), top.origin())
                .initial(Math.cos(theta / 2), 0, Math.sin(theta / 2), 0).initialVelocity(w.x(), w.y(), w.z()).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        RungeKutta integrator = new RungeKutta(dynamics);
        for (int i = 1; i <= 5; i++) {
            integrator.run(state, 0.2, 8000);
            double angle = precession * state.time;
            double[] tip = bob(dynamics, state, new double[] {0, 0, 1});
            assertArrayEquals(new double[] {Math.sin(theta) * Math.cos(angle), Math.sin(theta) * Math.sin(angle),
                    Math.cos(theta)}, tip, 1e-8, "t = " + state.time);
        }
    }

    /** The benchmark `pendulum-free`: the digits are those of an independent implementation of the same scheme. */
    @Test
    void twelveLinksBySemiImplicitEuler() {
        MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(12));
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        dynamics.update(state);
        assertEquals(961.286033172, dynamics.kineticEnergy() + dynamics.potentialEnergy(), 5e-10);
        Chains.semiImplicitEuler(dynamics, state, 1e-3, 2000);
        double[] p = new double[3];
        dynamics.update(state);
        dynamics.bodies().point(12, new double[] {0, -1, 0}, 0, p, 0);
        assertEquals(11.184648947, p[1], 5e-10);
        assertEquals(7.909842906, p[2], 5e-10);
        assertEquals(0, p[0], 0);
    }

    /** The exact motion of the same chain, and its energy. */
    @Test
    void twelveLinksExactly() {
        MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(12));
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        new RungeKutta(dynamics).run(state, 2, 8000);
        double[] p = new double[3];
        dynamics.update(state);
        dynamics.bodies().point(12, new double[] {0, -1, 0}, 0, p, 0);
        assertEquals(11.183237436, p[1], 2e-9);
        assertEquals(7.904924174, p[2], 2e-9);
        assertEquals(961.286033172, dynamics.kineticEnergy() + dynamics.potentialEnergy(), 1e-8);
    }

    @Test
    void semiImplicitEulerIsOfFirstOrder() {
        double[] exact = {11.183237436, 7.904924174};
        double[] euler = new double[2];
        for (int i = 0; i < 2; i++) {
            MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(12));
            Dynamics dynamics = new Dynamics(system);
            State state = system.initialState();
            int steps = 4000 << i;
            Chains.semiImplicitEuler(dynamics, state, 2.0 / steps, steps);
            double[] p = new double[3];
            dynamics.update(state);
            dynamics.bodies().point(12, new double[] {0, -1, 0}, 0, p, 0);
            euler[i] = Math.hypot(p[1] - exact[0], p[2] - exact[1]);
        }
        assertEquals(2, euler[0] / euler[1], 0.05);
        assertTrue(euler[1] > 1e-4, "the errors are those of the scheme");
    }
}
