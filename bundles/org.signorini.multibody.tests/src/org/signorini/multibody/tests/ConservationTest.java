package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.FloatingStart;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Invariants of free motion. */
class ConservationTest {

    /** A floating chain of joints of all types, without gravity. */
    private static Mechanism floating(long seed) {
        RandomMechanism random = new RandomMechanism(seed);
        MechanismBuilder builder = Mechanism.named("floating").gravity(0, 0, 0);
        Body before = builder.body("root", random.mass());
        JointType[] types = {JointType.REVOLUTE, JointType.SPHERICAL, JointType.UNIVERSAL, JointType.CYLINDRICAL,
                JointType.PLANAR, JointType.PRISMATIC};
        for (int i = 0; i < types.length; i++) {
            Body body = builder.body("B" + i, random.mass());
            builder.joint("J" + i, types[i]).between(before.marker(random.frame()), body.marker(random.frame())).add();
            before = body;
        }
        return builder.build();
    }

    private static double[] invariants(Dynamics dynamics, State state) {
        double[] momentum = new double[6];
        dynamics.update(state);
        dynamics.momentum(momentum);
        double[] all = new double[7];
        System.arraycopy(momentum, 0, all, 0, 6);
        all[6] = dynamics.kineticEnergy() + dynamics.potentialEnergy();
        return all;
    }

    @Test
    void momentumAndEnergyOfAFloatingChain() {
        for (long seed = 0; seed < 5; seed++) {
            MultibodySystem system = MultibodySystem.minimal(floating(seed));
            Dynamics dynamics = new Dynamics(system);
            State state = new RandomMechanism(seed + 100).state(system);
            double[] before = invariants(dynamics, state);
            new RungeKutta(dynamics).run(state, 0.5, 1000);
            assertArrayEquals(before, invariants(dynamics, state), 1e-7, "seed " + seed);
        }
    }

    /** The drift of every invariant by semi-implicit Euler is proportional to the step. */
    @Test
    void driftIsOfFirstOrder() {
        MultibodySystem system = MultibodySystem.minimal(floating(1));
        Dynamics dynamics = new Dynamics(system);
        State start = new RandomMechanism(7).state(system);
        double[] before = invariants(dynamics, start);
        double[] drift = new double[2];
        for (int i = 0; i < 2; i++) {
            State state = start.copy();
            int steps = 4000 << i;
            Chains.semiImplicitEuler(dynamics, state, 0.2 / steps, steps);
            double[] after = invariants(dynamics, state);
            for (int j = 0; j < 7; j++) {
                drift[i] = Math.max(drift[i], Math.abs(after[j] - before[j]));
            }
        }
        assertTrue(drift[1] > 1e-8, "there is a drift");
        assertEquals(2, drift[0] / drift[1], 0.1);
    }

    /** A floating body keeps its momentum to rounding: its coordinates are those of its centre of mass. */
    @Test
    void aFloatingBodyKeepsItsMomentum() {
        MechanismBuilder builder = Mechanism.named("thrown").gravity(0, 0, 0);
        builder.body("A").mass(MassProperties.of(2, 1, 2, 2.5).at(0.3, 0.2, 0.1)).pose(Frame.at(1, 2, 3))
                .velocity(new Vector3(1, 2, 3), new Vector3(3, 0.1, -0.2)).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        double[] before = invariants(dynamics, state);
        Chains.semiImplicitEuler(dynamics, state, 1e-3, 1000);
        double[] after = invariants(dynamics, state);
        for (int i = 3; i < 6; i++) {
            assertEquals(before[i], after[i], 1e-13);
        }
    }

    /** Euler's free top: an axisymmetric body's spin vector circles at (I₃ − I₁)/I₁ ω₃ in the body. */
    @Test
    void anAxisymmetricBodyNutates() {
        double i1 = 2;
        double i3 = 3;
        MechanismBuilder builder = Mechanism.named("disc").gravity(0, 0, 0);
        builder.body("disc").mass(MassProperties.of(1, i1, i1, i3)).velocity(Vector3.ZERO, new Vector3(0.5, 0, 4))
                .add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        new RungeKutta(dynamics).run(state, 1, 2000);
        dynamics.update(state);
        double[] r = new double[9];
        double[] w = new double[3];
        dynamics.bodies().orientation(1, r, 0);
        dynamics.bodies().angularVelocity(1, w, 0);
        double x = r[0] * w[0] + r[3] * w[1] + r[6] * w[2];
        double y = r[1] * w[0] + r[4] * w[1] + r[7] * w[2];
        double rate = (i3 - i1) / i1 * 4;
        assertEquals(0.5 * Math.cos(rate), x, 1e-9);
        assertEquals(0.5 * Math.sin(rate), y, 1e-9);
    }

    /** A body welded to the ground has m g h like any other, in minimal coordinates as where every body floats. */
    @Test
    void energyOfWhatIsWeldedToTheGround() {
        MechanismBuilder builder = Mechanism.named("welded").gravity(0, 0, -10);
        Body base = builder.body("base", MassProperties.sphere(2, 0.1).at(0, 0, 0.5));
        Body bob = builder.body("bob", MassProperties.sphere(3, 0.1));
        builder.joint("weld", JointType.FIXED).between(builder.ground().marker(0, 0, 1), base.origin()).add();
        builder.joint("pivot", JointType.REVOLUTE).axis(0, 1, 0).between(base.origin(), bob.marker(0, 0, 1)).add();
        for (boolean minimal : new boolean[] {true, false}) {
            MultibodySystem system = minimal ? MultibodySystem.minimal(builder.build())
                    : MultibodySystem.redundant(builder.build());
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(minimal ? system.initialState() : FloatingStart.of(system));
            assertEquals(2 * 10 * 1.5, dynamics.potentialEnergy(), 1e-12);
        }
    }
}
