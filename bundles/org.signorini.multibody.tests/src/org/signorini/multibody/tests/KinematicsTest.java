package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Vector3;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.kinematics.Configuration;
import org.signorini.multibody.model.Body;
import org.signorini.multibody.model.Joint;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.topology.JointAddress;
import org.signorini.multibody.topology.JointCoordinates;

class KinematicsTest {

    private static final int SEEDS = 40;

    /** The pose of a body by multiplying frames along its path, the plain way. */
    private static Frame pose(MultibodySystem system, State state, Body body) {
        if (body.isGround()) {
            return Frame.IDENTITY;
        }
        for (JointAddress address : system.joints()) {
            if (address.joint() == null && address.name().equals(body.name())) {
                Frame center = JointCoordinates.pose(JointType.FREE, state.q, address.q());
                return center.times(Frame.at(body.mass().center()).inverse());
            }
        }
        for (JointAddress address : system.joints()) {
            Joint joint = address.joint();
            if (joint == null || address.isCut()) {
                continue;
            }
            Body child = address.reversed() ? joint.from().body() : joint.to().body();
            if (child != body) {
                continue;
            }
            double[] q = new double[joint.type().coordinates()];
            for (int i = 0; i < q.length; i++) {
                q[i] = state.q[address.q() + address.slot(i)];
            }
            Frame x_FM = JointCoordinates.pose(joint.type(), q, 0);
            boolean inverse = joint.type() == JointType.PLANAR || !joint.type().isScalar();
            Frame x_AB = joint.from().frame().times(address.reversed() && inverse ? x_FM.inverse() : x_FM)
                    .times(joint.to().frame().inverse());
            return address.reversed() ? pose(system, state, joint.to().body()).times(x_AB.inverse())
                    : pose(system, state, joint.from().body()).times(x_AB);
        }
        throw new AssertionError(body + " hangs nowhere");
    }

    @Test
    void posesAreProductsOfFrames() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(9));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(state);
            double[] p = new double[3];
            double[] r = new double[9];
            for (Body body : system.mechanism().bodies()) {
                Frame expected = pose(system, state, body);
                dynamics.bodies().position(body.index(), p, 0);
                dynamics.bodies().orientation(body.index(), r, 0);
                String message = "seed " + seed + " " + body;
                assertEquals(0, expected.origin().minus(Vector3.from(p, 0)).norm(), 1e-12, message);
                assertArrayEquals(expected.orientation().matrix(), r, 1e-12, message);
            }
        }
    }

    @Test
    void velocitiesAndAccelerationsAreDerivatives() {
        double h = 1e-4;
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(8, true, JointType.values()));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(state);
            double[] point = random.numbers(3);
            double[][] p = new double[5][3];
            // u is constant along q ⊕ s u: for prescribed joints follow the prescribed motion instead
            Configuration manifold = system.configuration();
            State moved = state.copy();
            for (Body body : system.mechanism().bodies()) {
                for (int i = -2; i <= 2; i++) {
                    manifold.advance(state.q, state.u, i * h, moved.q);
                    moved.time = state.time + i * h;
                    System.arraycopy(state.u, 0, moved.u, 0, state.u.length);
                    dynamics.update(moved);
                    dynamics.bodies().point(body.index(), point, 0, p[i + 2], 0);
                }
                dynamics.update(state);
                double[] v = new double[3];
                dynamics.bodies().velocity(body.index(), p[2], 0, v, 0);
                double[] a = new double[3];
                acceleration(dynamics, body, p[2], a);
                for (int j = 0; j < 3; j++) {
                    String message = "seed " + seed + " " + body;
                    double first = (p[0][j] - 8 * p[1][j] + 8 * p[3][j] - p[4][j]) / (12 * h);
                    double second = (-p[0][j] + 16 * p[1][j] - 30 * p[2][j] + 16 * p[3][j] - p[4][j]) / (12 * h * h);
                    assertEquals(first, v[j], 1e-8, message);
                    assertEquals(second, a[j], 2e-5, message);
                }
            }
        }
    }

    /** Acceleration of a point at u̇ = 0, from a row along each axis. */
    private static void acceleration(Dynamics dynamics, Body body, double[] p, double[] a) {
        var rows = dynamics.rows();
        rows.addPoint(0, body.index(), p, 0, new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, 3);
        System.arraycopy(rows.bias, 0, a, 0, 3);
    }

    @Test
    void motionIsTheProductWithAllJacobians() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(10));
            State state = random.state(system);
            Dynamics dynamics = new Dynamics(system);
            dynamics.update(state);
            double[] out = new double[dynamics.kinematics().velocity.length];
            dynamics.kinematics().motion(state.u, out);
            Dense.assertClose(dynamics.kinematics().velocity, out, 1e-14, "seed " + seed);
        }
    }

    @Test
    void differenceUndoesAdvance() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            MultibodySystem system = MultibodySystem.minimal(random.tree(10));
            State state = random.state(system);
            double[] next = new double[state.q.length];
            double[] back = new double[state.u.length];
            system.configuration().advance(state.q, state.u, 0.7, next);
            system.configuration().difference(next, state.q, back);
            for (int i = 0; i < back.length; i++) {
                assertEquals(0.7 * state.u[i], back[i], 1e-14, "seed " + seed);
            }
        }
    }
}
