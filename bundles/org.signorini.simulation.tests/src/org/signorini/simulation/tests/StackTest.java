package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

import org.junit.jupiter.api.Test;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;
import org.signorini.simulation.scheme.SemiImplicitEuler;

/** Ten cubes of 1 kg at rest on each other: 40 contacts, of which every face has one more than it needs. */
class StackTest {

    private static final int CUBES = 10;
    private static final double H = 1e-3;
    private static final double G = 9.81;

    private static Simulator stack() {
        return Setup.of(Toys.stack(CUBES), Setup.contactModel("exact-cone"), "ssn", new SemiImplicitEuler(), H)
                .build();
    }

    /** Every face carries the weight above it, whatever its four corners make of it, and carries it by pushing. */
    @Test
    void everyFaceCarriesTheWeightAboveIt() {
        Simulator simulator = stack();
        for (int k = 0; k < 300; k++) {
            assertTrue(simulator.step(), () -> simulator.failure().toString());
            Step step = simulator.lastStep();
            assertTrue(step.isSolved() && step.solution().certificate().residual() <= 1e-9);
            assertEquals(4 * CUBES, step.contacts().count());
            double[] normal = new double[CUBES];
            ActiveContacts contacts = step.contacts();
            for (int i = 0; i < contacts.count(); i++) {
                int face = Math.min(contacts.bodyA[i], contacts.bodyB[i]);
                double push = step.impulses()[step.firstRow() + 3 * i];
                assertTrue(push >= 0, "step " + k + ", contact " + i + " pulls by " + push);
                normal[face] += push;
            }
            for (int face = 0; face < CUBES; face++) {
                assertEquals((CUBES - face) * G * H, normal[face], 1e-9 * CUBES * G * H, "step " + k + ", face " + face);
            }
        }
    }

    /** Nothing moves: not down, not sideways, not at all. */
    @Test
    void staysWhereItIs() {
        Simulator simulator = stack();
        double[] start = simulator.state().q.clone();
        simulator.run(2000, () -> false);
        assertEquals(2000, simulator.steps());
        for (int i = 0; i < start.length; i++) {
            assertEquals(start[i], simulator.state().q[i], 1e-11, "coordinate " + i);
        }
        assertEquals(0, simulator.statistics().failures());
        assertEquals(0, simulator.statistics().fallbacks());
    }

    /** The second step starts from the impulses of the first and finds them right; later ones correct rounding. */
    @Test
    void stepsStartFromTheImpulsesOfTheLast() {
        Simulator simulator = stack();
        simulator.step();
        assertTrue(simulator.lastStep().solution().iterations() > 1);
        simulator.step();
        assertEquals(0, simulator.lastStep().solution().iterations());
        for (int k = 0; k < 1000; k++) {
            simulator.step();
            int iterations = simulator.lastStep().solution().iterations();
            assertTrue(iterations <= 2, "step " + simulator.steps() + " took " + iterations);
        }
    }

    @Test
    void stepsAllocateNothing() {
        Simulator simulator = stack();
        simulator.run(2000, () -> false);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int k = 0; k < 1000; k++) {
            simulator.step();
        }
        long used = threads.getCurrentThreadAllocatedBytes() - before;
        assertEquals(0, used, 64, "bytes in 1000 steps");
    }
}
