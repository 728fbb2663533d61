package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.signorini.algebra.PivotedCholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.JointBuilder;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.multibody.model.MechanismBuilder;

/** Rows of cut joints against differences of their errors, far from where the joints close. */
class ClosureRowsTest {

    private static final double H = 1e-4;

    /** Two bodies on a random tree, closed by a cut joint. */
    private static Mechanism closed(RandomMechanism random, JointType type, boolean prescribed) {
        MechanismBuilder builder = Mechanism.named("loop");
        Body a = builder.body("A", random.mass());
        Body b = builder.body("B", random.mass());
        Body c = builder.body("C", random.mass());
        builder.joint("a", JointType.SPHERICAL)
                .between(builder.ground().marker(random.frame()), a.marker(random.frame())).add();
        builder.joint("b", JointType.UNIVERSAL).between(a.marker(random.frame()), b.marker(random.frame())).add();
        builder.joint("c", JointType.CYLINDRICAL).between(a.marker(random.frame()), c.marker(random.frame())).add();
        JointBuilder cut = builder.joint("cut", type).between(b.marker(random.frame()), c.marker(random.frame())).cut();
        if (prescribed) {
            cut.motion(random.motions(type.coordinates()));
        }
        cut.add();
        return builder.build();
    }

    private static Rows rows(Dynamics dynamics, State state) {
        Rows rows = dynamics.rows();
        dynamics.update(state);
        dynamics.closures().append(state.time, rows);
        return rows;
    }

    private static void check(JointType type, boolean prescribed, long seed) {
        RandomMechanism random = new RandomMechanism(seed);
        MultibodySystem system = MultibodySystem.minimal(closed(random, type, prescribed));
        Dynamics dynamics = new Dynamics(system);
        State state = random.state(system);
        Rows at = rows(dynamics, state);
        int m = type.constraints() + (prescribed ? type.freedoms() : 0);
        String message = type + " seed " + seed;
        assertEquals(m, at.count(), message);
        assertEquals(m, dynamics.closures().count(), message);
        int n = state.u.length;
        double[] jacobian = new double[m * n];
        at.jacobian(jacobian);
        double[] v = Dense.multiply(jacobian, state.u, n);
        double[] product = new double[m];
        at.multiply(dynamics.kinematics().velocity, product);
        Dense.assertClose(v, product, 1e-13, message);

        Rows[] along = new Rows[5];
        Rows[] later = new Rows[2];
        State moved = state.copy();
        for (int i = -2; i <= 2; i++) {
            system.configuration().advance(state.q, state.u, i * H, moved.q);
            moved.time = state.time + i * H;
            along[i + 2] = rows(dynamics, moved);
        }
        System.arraycopy(state.q, 0, moved.q, 0, state.q.length);
        for (int i = 0; i < 2; i++) {
            moved.time = state.time + (2 * i - 1) * H;
            later[i] = rows(dynamics, moved);
        }
        for (int row = 0; row < m; row++) {
            double first = (along[0].error[row] - 8 * along[1].error[row] + 8 * along[3].error[row]
                    - along[4].error[row]) / (12 * H);
            double second = (-along[0].error[row] + 16 * along[1].error[row] - 30 * along[2].error[row]
                    + 16 * along[3].error[row] - along[4].error[row]) / (12 * H * H);
            assertEquals(first, v[row] + at.rate[row], 1e-8, message + " row " + row);
            assertEquals(second, at.bias[row], 2e-5, message + " row " + row);
            assertEquals((later[1].error[row] - later[0].error[row]) / (2 * H), at.rate[row], 1e-6, message);
        }
    }

    @ParameterizedTest
    @EnumSource
    void rowsAreDerivatives(JointType type) {
        for (long seed = 0; seed < 15; seed++) {
            check(type, false, seed);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"REVOLUTE", "PRISMATIC", "CYLINDRICAL", "UNIVERSAL", "PLANAR"})
    void rowsOfPrescribedMotionsAreDerivatives(JointType type) {
        for (long seed = 0; seed < 15; seed++) {
            check(type, true, seed);
        }
    }

    /** Whatever a joint does, open or closed, changes neither momentum nor angular momentum of its two bodies. */
    @ParameterizedTest
    @EnumSource
    void openJointsActWithOppositeWrenches(JointType type) {
        for (long seed = 0; seed < 15; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            boolean prescribed = type != JointType.FIXED && type != JointType.SPHERICAL && type != JointType.FREE;
            MultibodySystem system = MultibodySystem.minimal(closed(random, type, prescribed));
            Dynamics dynamics = new Dynamics(system);
            Rows rows = rows(dynamics, random.state(system));
            for (int leg = 0; leg < 2 * rows.count(); leg += 2) {
                double[] sum = new double[6];
                for (int side = leg; side < leg + 2; side++) {
                    SpatialVectors.addShiftedForce(rows.wrench, 6 * side, dynamics.kinematics().p_WN,
                            3 * rows.node[side], sum, 0);
                }
                assertArrayEquals(new double[6], sum, 1e-12, type + " seed " + seed + " row " + leg / 2);
            }
        }
    }

    /**
     * The same tree in redundant coordinates, where every joint is a set of rows: u̇ with J u̇ + bias = 0 must be the
     * accelerations of the minimal coordinates. All joint types, rows, Λ and both descriptions have a part in it.
     */
    @ParameterizedTest
    @EnumSource
    void redundantCoordinatesAccelerateLikeMinimalOnes(KinematicsMode mode) {
        for (long seed = 0; seed < 40; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            Mechanism mechanism = random.tree(6, mode == KinematicsMode.NONLINEAR, mode, JointType.values());
            MultibodySystem minimal = MultibodySystem.minimal(mechanism);
            MultibodySystem redundant = MultibodySystem.redundant(mechanism);
            State state = random.state(minimal);
            if (mode == KinematicsMode.LINEARIZED) {
                // rotation vectors of floating bodies must stay below half a turn
                State start = minimal.initialState();
                minimal.configuration().advance(start.q, random.numbers(state.u.length), 0.2, state.q);
            }
            Dynamics joints = new Dynamics(minimal);
            joints.update(state);
            double[] udot = new double[state.u.length];
            joints.accelerations(udot);

            State floating = redundant.floatingAt(minimal, state);
            Dynamics bodies = new Dynamics(redundant);
            Rows rows = rows(bodies, floating);
            int m = rows.count();
            double[] velocity = new double[m];
            rows.multiply(bodies.kinematics().velocity, velocity);
            double[] free = new double[floating.u.length];
            bodies.accelerations(free);
            double[] p = new double[m];
            bodies.multiply(rows, free, p);
            for (int i = 0; i < m; i++) {
                assertEquals(0, rows.error[i], 1e-12, "seed " + seed + ": the joints hold");
                assertEquals(0, velocity[i] + rows.rate[i], 1e-12, "seed " + seed + ": the joints keep holding");
                p[i] = -p[i] - rows.bias[i];
            }
            double[] lambda = new double[m * m];
            bodies.operationalSpace(rows, lambda);
            PivotedCholesky factor = new PivotedCholesky();
            assertEquals(m, factor.factor(lambda, m, 1e-12), "seed " + seed);
            factor.solve(p, 0);
            double[] change = new double[free.length];
            bodies.response(rows, p, change);
            for (int i = 0; i < free.length; i++) {
                free[i] += change[i];
            }
            compareAccelerations(joints, udot, bodies, free, "seed " + seed);
        }
    }

    /** Accelerations of three points of every body. */
    private static void compareAccelerations(Dynamics a, double[] ua, Dynamics b, double[] ub, String message) {
        double[] axes = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        Rows ra = a.rows();
        Rows rb = b.rows();
        double[] p = new double[3];
        for (Body body : a.system().mechanism().bodies()) {
            for (int i = 0; i < 3; i++) {
                double[] local = {i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0};
                a.bodies().point(body.index(), local, 0, p, 0);
                ra.addPoint(0, body.index(), p, 0, axes, 0, 3);
                b.bodies().point(body.index(), local, 0, p, 0);
                rb.addPoint(0, body.index(), p, 0, axes, 0, 3);
            }
        }
        // rows take prescribed accelerations from the bias
        double[] udot = ua.clone();
        boolean[] prescribed = TreeDynamicsTest.prescribed(a.system());
        for (int i = 0; i < udot.length; i++) {
            udot[i] = prescribed[i] ? 0 : udot[i];
        }
        double[] va = new double[ra.count()];
        double[] vb = new double[rb.count()];
        a.multiply(ra, udot, va);
        b.multiply(rb, ub, vb);
        for (int i = 0; i < va.length; i++) {
            assertEquals(va[i] + ra.bias[i], vb[i] + rb.bias[i], 1e-8, message);
        }
    }
}
