package org.signorini.combinations.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.contribution.ContributionException;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Relaxation;
import org.signorini.simulation.Simulator;

import com.sun.management.ThreadMXBean;

/** Stiffness, bristles, and static and kinetic friction of S3's four models, on a block with four contacts. */
class RelaxedContactsTest {

    private static final double G = 9.81;
    private static final double MASS = 2;
    private static final double ANGLE = 0.3;

    private static Simulator start(ContactLaw law, String model) throws ContributionException {
        return Simulator.of(Blocks.onSlope(ANGLE, law)).formulation("mc", Map.of()).contactModel(model, Map.of())
                .solver("path", Map.of()).scheme("semi-implicit-euler", Map.of()).step(1e-3).build();
    }

    /** At rest it sinks in by its weight over the stiffness, and hangs in its bristles by friction over theirs. */
    @ParameterizedTest
    @ValueSource(strings = {"phantom", "anitescu-potra", "box", "hybrid"})
    void deflections(String model) throws ContributionException {
        double kn = 2e4;
        double kt = 1e4;
        ContactLaw law = ContactLaw.SMOOTH.friction(0.5, 0.5, 1e-1).relaxed(new Relaxation(kn, 200, kt, 200));
        Simulator simulator = start(law, model);
        assertTrue(simulator.run(1.0).isDone(), () -> simulator.failure().toString());
        assertEquals(0.1 - MASS * G * Math.cos(ANGLE) / (4 * kn), simulator.state().q[2], 1e-8);
        // it tips a little under friction at its base: the bristles' points, not its centre, move by F/4k
        double tip = simulator.state().q[0] - MASS * G * Math.sin(ANGLE) / (4 * kt);
        double lean = 0.1 * MASS * G * Math.sin(ANGLE) * 0.1 / (4 * kn * 0.25);
        assertEquals(lean, tip, 0.3 * lean);
        for (double u : simulator.state().u) {
            assertEquals(0, u, 1e-7);
        }
    }

    /** μ_s holds it where μ_k would not; pushed faster than the threshold it slides with g(sin α − μ_k cos α). */
    @ParameterizedTest
    @ValueSource(strings = {"phantom", "anitescu-potra", "box", "hybrid"})
    void staticAndKineticFriction(String model) throws ContributionException {
        ContactLaw law = ContactLaw.SMOOTH.friction(0.4, 0.2, 1e-2).relaxed(new Relaxation(1e9, 1e7, 1e8, 1e5));
        Simulator simulator = start(law, model);
        assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
        assertEquals(0, simulator.state().u[0], 1e-6);
        simulator.state().u[0] = 0.1;
        assertTrue(simulator.run(0.2).isDone(), () -> simulator.failure().toString());
        assertEquals(0.1 + G * (Math.sin(ANGLE) - 0.2 * Math.cos(ANGLE)) * 0.2, simulator.state().u[0], 1e-4);
    }

    /** A block that was pushed, but not out of its bristles, comes back to where they hold it. */
    @ParameterizedTest
    @ValueSource(strings = {"phantom", "hybrid"})
    void bristlesRemember(String model) throws ContributionException {
        ContactLaw law = ContactLaw.SMOOTH.friction(0.8, 0.8, 1).relaxed(new Relaxation(1e6, 1e3, 1e4, 400));
        Simulator simulator = start(law, model);
        simulator.state().u[0] = 0.003;
        assertTrue(simulator.run(0.5).isDone(), () -> simulator.failure().toString());
        Simulator still = start(law, model);
        assertTrue(still.run(0.5).isDone());
        assertEquals(still.state().q[0], simulator.state().q[0], 1e-8);
    }

    /** Once room is made, a step of a sliding, turning cube allocates nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"phantom", "anitescu-potra", "box", "hybrid"})
    void stepsAllocateNothing(String model) throws ContributionException {
        Simulator simulator = Simulator.of(Blocks.cube(Blocks.S3)).formulation("mc", Map.of())
                .contactModel(model, Map.of()).solver("lemke", Map.of()).scheme("semi-implicit-euler", Map.of())
                .step(1e-3).build();
        assertTrue(simulator.run(0.3).isDone());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertTrue(simulator.run(0.2).isDone());
        // what asking costs, and the outcome
        assertEquals(0, threads.getCurrentThreadAllocatedBytes() - before, 2048);
    }
}
