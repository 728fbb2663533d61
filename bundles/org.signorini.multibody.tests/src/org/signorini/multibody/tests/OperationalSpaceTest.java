package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.MassMatrix;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Mechanism;

/** Λ = J M⁻¹ Jᵀ by recursion against the dense product. */
class OperationalSpaceTest {

    private static final double[] AXES = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    private static void compare(RandomMechanism random, Mechanism mechanism, int contacts, String message) {
        MultibodySystem system = MultibodySystem.minimal(mechanism);
        Dynamics dynamics = new Dynamics(system);
        dynamics.update(random.state(system));
        Rows rows = dynamics.rows();
        int bodies = mechanism.bodies().size();
        for (int i = 0; i < contacts; i++) {
            int a = random.random.nextInt(3) > 0 ? 0 : random.random.nextInt(bodies);
            int b = random.random.nextInt(bodies);
            rows.addPoint(a, b, random.numbers(3), 0, AXES, 0, 3);
        }
        int n = system.tree().freedoms;
        int m = rows.count();
        double[] mass = new double[n * n];
        new MassMatrix(dynamics.kinematics()).fill(mass);
        double[] jacobian = new double[m * n];
        rows.jacobian(jacobian);
        double[] expected = Dense.response(jacobian, mass, n, TreeDynamicsTest.prescribed(system));
        double[] lambda = new double[m * m];
        dynamics.operationalSpace(rows, lambda);
        Dense.assertClose(expected, lambda, 1e-9, message);

        double[] p = random.numbers(m);
        double[] du = new double[n];
        double[] v = new double[m];
        dynamics.response(rows, p, du);
        rows.multiply(dynamics.motions(), v);
        Dense.assertClose(Dense.multiply(expected, p, m), v, 1e-9, message + ", matrix-free");
        Dense.assertClose(Dense.multiply(jacobian, du, n), v, 1e-9, message + ", by velocities");
    }

    /** Υ of a body is Λ of its six motions about the origin of its node. */
    @Test
    void complianceOfABody() {
        for (long seed = 0; seed < 30; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(8, true, JointType.values()));
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(random.state(system));
            for (int body = 1; body <= 8; body++) {
                int node = system.tree().bodyNode[body];
                if (node == 0) {
                    continue;
                }
                Rows rows = dynamics.rows();
                for (int i = 0; i < 6; i++) {
                    rows.wrench[12 * rows.add(0, node) + 6 + i] = 1;
                }
                double[] lambda = new double[36];
                double[] packed = new double[21];
                dynamics.operationalSpace(rows, lambda);
                dynamics.compliance(body, packed);
                double[] full = new double[36];
                for (int i = 0; i < 36; i++) {
                    full[i] = packed[Symmetric6.index(i / 6, i % 6)];
                }
                Dense.assertClose(lambda, full, 1e-10, "seed " + seed + " body " + body);
            }
        }
    }

    @Test
    void fewRowsOnAnyTree() {
        for (long seed = 0; seed < 60; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            compare(random, random.tree(10, true, JointType.values()), 1 + (int) (seed % 4), "seed " + seed);
        }
    }

    @Test
    void manyRowsOnAnyTree() {
        for (long seed = 100; seed < 160; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            compare(random, random.tree(12, true, JointType.values()), 8 + (int) (seed % 30), "seed " + seed);
        }
    }

    @Test
    void manyRowsOnTreesWithoutFreeJoints() {
        for (long seed = 200; seed < 240; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            compare(random, random.tree(14, true, JointType.REVOLUTE, JointType.PRISMATIC, JointType.SPHERICAL,
                    JointType.UNIVERSAL, JointType.FIXED), 12, "seed " + seed);
        }
    }

    @Test
    void looseBodies() {
        for (long seed = 300; seed < 310; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            compare(random, random.tree(8, false, JointType.FREE), 10, "seed " + seed);
        }
    }

    @Test
    void manyRowsAtTheEndOfALongChain() {
        MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(60));
        Dynamics dynamics = new Dynamics(system);
        RandomMechanism random = new RandomMechanism(400);
        dynamics.update(random.state(system));
        Rows rows = dynamics.rows();
        for (int i = 0; i < 5; i++) {
            rows.addPoint(0, 60, random.numbers(3), 0, AXES, 0, 3);
            rows.addPoint(0, 58, random.numbers(3), 0, AXES, 0, 3);
        }
        int n = 60;
        int m = rows.count();
        double[] mass = new double[n * n];
        new MassMatrix(dynamics.kinematics()).fill(mass);
        double[] jacobian = new double[m * n];
        rows.jacobian(jacobian);
        double[] lambda = new double[m * m];
        dynamics.operationalSpace(rows, lambda);
        Dense.assertClose(Dense.response(jacobian, mass, n, new boolean[n]), lambda, 1e-9, "chain");
        // 30 wrenches reach node 58, from there six unit wrenches would climb to the root; nothing meets there
        assertTrue(dynamics.space().passages() < 30 * 3 + 6 * 60, "passages " + dynamics.space().passages());
    }

    /** Effort, counted and not timed: with all rows at the tip O(n), with rows everywhere O(rows²), never rows²·n. */
    @Test
    void effortIsLinearInNodesAndQuadraticInRows() {
        long[] tip = new long[3];
        long[] everywhere = new long[3];
        for (int k = 0; k < 3; k++) {
            int n = 100 << k;
            MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(n));
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(system.initialState());
            Rows rows = dynamics.rows();
            for (int i = 0; i < 8; i++) {
                rows.addPoint(0, n, new double[] {0.1 * i, 0, 0}, 0, AXES, 0, 3);
            }
            double[] lambda = new double[24 * 24];
            dynamics.operationalSpace(rows, lambda);
            tip[k] = dynamics.space().passages() + dynamics.space().meetings();
            rows.clear();
            for (int body = 1; body <= n; body++) {
                rows.addPoint(0, body, new double[3], 0, AXES, 0, 3);
            }
            lambda = new double[9 * n * n];
            dynamics.operationalSpace(rows, lambda);
            everywhere[k] = dynamics.space().passages() + dynamics.space().meetings();
        }
        for (int k = 1; k < 3; k++) {
            assertTrue(tip[k] <= 2 * tip[k - 1] + 10, "rows at the tip: " + tip[k - 1] + " then " + tip[k]);
            assertEquals(4, (double) everywhere[k] / everywhere[k - 1], 0.1, "rows everywhere");
        }
    }
}
