package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Cholesky;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.dynamics.InverseDynamics;
import org.signorini.multibody.dynamics.MassMatrix;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.MassProperties;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** RNEA, CRBA and ABA on random trees: three algorithms that must agree. */
class TreeDynamicsTest {

    private static final int SEEDS = 60;

    @Test
    void inverseDynamicsUndoesForwardDynamics() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(10, true, JointType.values()));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(state);
            int n = system.tree().freedoms;
            double[] udot = new double[n];
            dynamics.accelerations(udot);
            double[] tau = new double[n];
            new InverseDynamics(dynamics.kinematics()).solve(udot, null, tau);
            boolean[] prescribed = prescribed(system);
            for (int i = 0; i < n; i++) {
                if (!prescribed[i]) {
                    assertEquals(0, tau[i], 1e-9, "seed " + seed + " freedom " + i);
                }
            }
        }
    }

    @Test
    void massMatrixTimesAccelerationPlusBiasIsInverseDynamics() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(10));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(state);
            int n = system.tree().freedoms;
            double[] mass = new double[n * n];
            new MassMatrix(dynamics.kinematics()).fill(mass);
            InverseDynamics inverse = new InverseDynamics(dynamics.kinematics());
            double[] udot = random.numbers(n);
            double[] bias = new double[n];
            double[] tau = new double[n];
            inverse.solve(new double[n], null, bias);
            inverse.solve(udot, null, tau);
            double[] sum = Dense.multiply(mass, udot, n);
            for (int i = 0; i < n; i++) {
                sum[i] += bias[i];
            }
            Dense.assertClose(tau, sum, 1e-12, "seed " + seed);
            assertEquals(0.5 * Dense.dot(state.u, Dense.multiply(mass, state.u, n)), dynamics.kineticEnergy(), 1e-10);
            assertEquals(-1, Cholesky.factor(mass, 0, n), "seed " + seed);
        }
    }

    @Test
    void factoredSolvesAreDenseSolves() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(12));
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(random.state(system));
            int n = system.tree().freedoms;
            double[] mass = new double[n * n];
            new MassMatrix(dynamics.kinematics()).fill(mass);
            double[] x = random.numbers(n);
            double[] solved = new double[n];
            dynamics.solve(Dense.multiply(mass, x, n), solved);
            Dense.assertClose(x, solved, 1e-9, "seed " + seed);
            double[] product = new double[n];
            dynamics.multiplyMass(x, product);
            Dense.assertClose(Dense.multiply(mass, x, n), product, 1e-12, "seed " + seed);
            double[] udot = new double[n];
            double[] forces = new double[n];
            dynamics.accelerations(udot);
            dynamics.generalizedForces(forces);
            Dense.assertClose(Dense.multiply(mass, udot, n), forces, 1e-10, "seed " + seed);
        }
    }

    @Test
    void addedDiagonalIsFactoredToo() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(10, false, JointType.REVOLUTE,
                    JointType.PRISMATIC, JointType.UNIVERSAL, JointType.PLANAR, JointType.CYLINDRICAL,
                    JointType.SPHERICAL));
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(random.state(system));
            int n = system.tree().freedoms;
            double[] mass = new double[n * n];
            new MassMatrix(dynamics.kinematics()).fill(mass);
            double[] added = random.numbers(n);
            for (int i = 0; i < n; i++) {
                added[i] = Math.abs(added[i]);
                mass[i * n + i] += added[i];
            }
            double[] x = random.numbers(n);
            double[] solved = new double[n];
            dynamics.factor(added);
            dynamics.solve(Dense.multiply(mass, x, n), solved);
            Dense.assertClose(x, solved, 1e-9, "seed " + seed);
        }
    }

    /** Power balance: Ṫ + V̇ = 0 without dissipation, by differencing the energy along the motion. */
    @Test
    void accelerationsConserveEnergyToFirstOrder() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(8));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            double[] udot = new double[system.tree().freedoms];
            dynamics.update(state);
            dynamics.accelerations(udot);
            double h = 1e-5;
            double change = 0;
            for (int sign = -1; sign <= 1; sign += 2) {
                State moved = state.copy();
                system.configuration().advance(state.q, state.u, sign * h, moved.q);
                for (int i = 0; i < udot.length; i++) {
                    moved.u[i] += sign * h * udot[i];
                }
                dynamics.update(moved);
                change += sign * (dynamics.kineticEnergy() + dynamics.potentialEnergy());
            }
            assertEquals(0, change / (2 * h), 1e-4, "seed " + seed);
        }
    }

    @Test
    void aJointThatMovesNothingIsNamed() {
        MechanismBuilder builder = Mechanism.named("massless");
        var link = builder.body("link", MassProperties.NONE);
        builder.joint("hinge", JointType.REVOLUTE).between(builder.ground().origin(), link.origin()).add();
        MultibodySystem system = MultibodySystem.minimal(builder.build());
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(system.initialState());
        DynamicsException e = assertThrows(DynamicsException.class, () -> dynamics.accelerations(new double[1]));
        assertTrue(e.getMessage().contains("'hinge'"), e.getMessage());
    }

    static boolean[] prescribed(MultibodySystem system) {
        boolean[] out = new boolean[system.tree().freedoms];
        for (int k = 1; k <= system.tree().nodes; k++) {
            for (int i = system.tree().u0[k]; i < system.tree().u0[k + 1]; i++) {
                out[i] = system.tree().prescribed[k];
            }
        }
        return out;
    }
}
