package org.signorini.multibody.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;

import org.junit.jupiter.api.Test;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.LoopProjection;
import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.State;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.model.JointType;
import org.signorini.multibody.model.Mechanism;

import com.sun.management.ThreadMXBean;

/** No allocation in a step, the same bits every time, memory in proportion to the size. */
class EffortTest {

    private static final double[] AXES = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    /** Everything a step with contacts does. */
    private static final class Step {

        final Dynamics dynamics;
        final State state;
        final Rows rows;
        final double[] udot;
        final double[] lambda;
        final double[] p;
        final double[] v;
        final double[] point = {0.1, 0.2, 0.3};

        Step(MultibodySystem system, State state) {
            this.state = state;
            dynamics = new Dynamics(system);
            rows = dynamics.rows();
            udot = new double[state.u.length];
            int m = 3 * system.mechanism().bodies().size() + dynamics.closures().count()
                    + 2 * dynamics.limits().count();
            lambda = new double[m * m];
            p = new double[m];
            v = new double[m];
            for (int i = 0; i < m; i++) {
                p[i] = 1e-3 * Math.sin(i);
            }
        }

        void run() {
            dynamics.update(state);
            dynamics.accelerations(udot);
            rows.clear();
            dynamics.closures().append(state.time, rows);
            dynamics.limits().append(state.q, state.u, 1, rows);
            for (int body = 1; body < dynamics.system().mechanism().bodies().size(); body++) {
                rows.addPoint(body / 2, body, point, 0, AXES, 0, 3);
            }
            dynamics.operationalSpace(rows, lambda);
            dynamics.multiply(rows, udot, v);
            dynamics.response(rows, p, udot);
            dynamics.kineticEnergy();
            dynamics.potentialEnergy();
        }
    }

    /** Bytes that an action allocates in this thread; asking for the first time allocates too. */
    private static long allocated(Runnable action) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        thread.getCurrentThreadAllocatedBytes();
        long before = thread.getCurrentThreadAllocatedBytes();
        action.run();
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void stepsAllocateNothing() {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean);
        for (long seed = 0; seed < 6; seed++) {
            RandomMechanism random = new RandomMechanism(seed);
            Mechanism mechanism = random.tree(12, true, JointType.values());
            MultibodySystem system = seed % 2 == 0 ? MultibodySystem.minimal(mechanism)
                    : MultibodySystem.redundant(mechanism);
            Step step = new Step(system, random.state(system));
            for (int i = 0; i < 3; i++) {
                step.run();
            }
            long bytes = allocated(() -> {
                for (int i = 0; i < 100; i++) {
                    step.run();
                }
            });
            assertEquals(0, bytes, "bytes, seed " + seed);
        }
    }

    @Test
    void sameInputSameBits() {
        RandomMechanism random = new RandomMechanism(5);
        MultibodySystem system = MultibodySystem.minimal(random.tree(15, true, JointType.values()));
        State state = random.state(system);
        Step first = new Step(system, state.copy());
        Step second = new Step(system, state.copy());
        first.run();
        for (int i = 0; i < 3; i++) {
            second.run();
        }
        assertArrayEquals(first.lambda, second.lambda, 0);
        assertArrayEquals(first.udot, second.udot, 0);
    }

    /** A state that is not a number is reported as such, by the joint where it shows. */
    @Test
    void aStateThatIsNotANumberIsNamed() {
        MultibodySystem system = MultibodySystem.minimal(Chains.pendulum(3));
        Dynamics dynamics = new Dynamics(system);
        State state = system.initialState();
        state.q[1] = Double.NaN;
        dynamics.update(state);
        DynamicsException e = assertThrows(DynamicsException.class, () -> dynamics.accelerations(new double[3]));
        assertTrue(e.getMessage().contains("not a number"), e.getMessage());
    }

    @Test
    void projectionsAllocateNothing() {
        assumeTrue(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean);
        RandomMechanism random = new RandomMechanism(2);
        Mechanism mechanism = random.tree(5, false, JointType.REVOLUTE, JointType.UNIVERSAL);
        MultibodySystem minimal = MultibodySystem.minimal(mechanism);
        MultibodySystem system = MultibodySystem.redundant(mechanism);
        State state = system.floatingAt(minimal, random.state(minimal));
        LoopProjection projection = new LoopProjection(new Dynamics(system));
        for (int i = 0; i < 3; i++) {
            projection.closeVelocities(state);
            projection.closePositions(state, 0, 1);
        }
        assertEquals(0, allocated(() -> {
            projection.closePositions(state, 0, 1);
            projection.closeVelocities(state);
        }));
    }
}
