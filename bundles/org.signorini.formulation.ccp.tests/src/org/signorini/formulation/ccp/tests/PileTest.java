package org.signorini.formulation.ccp.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

import org.junit.jupiter.api.Test;
import org.signorini.complementarity.solver.Monitor;
import org.signorini.contact.ExactCone;
import org.signorini.contact.RelaxedCone;
import org.signorini.contribution.Options;
import org.signorini.formulation.tests.Bodies;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.solver.conic.Apgd;
import org.signorini.solver.conic.Nsgs;
import org.signorini.solver.conic.PgsCone;

/** Thousands of contacts. */
class PileTest {

    private static Simulator run(Model model, int threads, double tolerance) {
        Nsgs solver = new Nsgs();
        solver.configure(Options.of("threads", Integer.toString(threads)));
        return Simulator.of(model).formulation(Runs.ccp()).contactModel(new ExactCone()).solver("nsgs", solver)
                .scheme(Runs.euler("overlap", "1", "distance", "1e-3")).step(2e-3)
                .monitor(new Monitor().tolerance(tolerance)).build();
    }

    @Test
    void anyNumberOfThreadsGivesTheSameBits() {
        Model model = Models.pile(2000, 10);
        Simulator one = run(model, 1, 1e-2);
        one.run(60, () -> false);
        assertTrue(one.lastStep().contacts().count() > 1500, "contacts " + one.lastStep().contacts().count());
        for (int threads : new int[] {2, 3}) {
            Simulator more = run(model, threads, 1e-2);
            more.run(60, () -> false);
            assertArrayEquals(one.state().q, more.state().q, 0);
            assertArrayEquals(one.state().u, more.state().u, 0);
        }
    }

    @Test
    void soDoesTheRelaxedCone() {
        Model model = Models.pile(2000, 10);
        double[][] u = new double[2][];
        for (int k = 0; k < 2; k++) {
            PgsCone solver = new PgsCone();
            solver.configure(Options.of("threads", Integer.toString(k + 1)));
            Simulator run = Simulator.of(model).formulation(Runs.ccp()).contactModel(new RelaxedCone())
                    .solver("pgs-cone", solver).scheme(Runs.euler("overlap", "1", "distance", "1e-3")).step(2e-3)
                    .monitor(new Monitor().tolerance(0.1)).build();
            run.run(40, () -> false);
            assertTrue(run.failure().isEmpty(), () -> run.failure().toString());
            u[k] = run.state().u;
        }
        assertArrayEquals(u[0], u[1], 0);
    }

    /** Every step is certified, nothing falls through anything. */
    @Test
    void comesToRest() {
        Simulator run = run(Models.pile(64, 4), 1, 1e-2);
        double before = Bodies.energy(run);
        for (int k = 0; k < 800; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            assertTrue(!run.lastStep().isSolved()
                    || run.lastStep().solution().certificate().residual() <= 1e-2);
            for (int i = 0; i < run.lastStep().candidates().count(); i++) {
                assertTrue(run.lastStep().candidates().gap[i] > -5e-4, "overlap at step " + k);
            }
        }
        run.response().dynamics().update(run.state());
        double energy = run.response().dynamics().kineticEnergy();
        double lost = before - Bodies.energy(run);
        // nothing resists rolling: a sphere on top may go on for long
        assertTrue(lost > 5 && energy < 1e-3 * lost, "lost " + lost + " J and still moves with " + energy + " J");
    }

    /** A matrix of as many rows would need gigabytes; twice the spheres take about twice the memory. */
    @Test
    void memoryIsLinear() {
        long small = memory(2000);
        long large = memory(4000);
        assertTrue(large < 3 * small, small + " bytes for 2000 spheres, " + large + " for 4000");
        assertTrue(large < 200_000_000L, "bytes " + large);
    }

    private static long memory(int spheres) {
        Model model = Models.pile(spheres, 14);
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        Simulator run = run(model, 1, 0.1);
        run.run(5, () -> false);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void stepsAllocateNothing() {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Simulator run = run(Models.pile(200, 6), 1, 0.1);
        run.run(300, () -> false);
        long least = Long.MAX_VALUE;
        for (int k = 0; k < 10; k++) {
            // a step with more contacts than ever makes room; most have not
            long before = threads.getCurrentThreadAllocatedBytes();
            run.run(20, () -> false);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, 20 * 16, "bytes in 20 steps");
    }

    /** S2's own combination, cone problem and accelerated gradients. */
    @Test
    void relaxedConeSettlesToo() {
        Simulator run = Simulator.of(Models.pile(64, 4)).formulation(Runs.ccp()).contactModel(new RelaxedCone())
                .solver("apgd", new Apgd()).scheme(Runs.euler("overlap", "1", "distance", "1e-3")).step(2e-3)
                .monitor(new Monitor().tolerance(1e-3)).build();
        for (int k = 0; k < 200; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
        }
        assertTrue(run.lastStep().contacts().count() > 100);
    }
}
