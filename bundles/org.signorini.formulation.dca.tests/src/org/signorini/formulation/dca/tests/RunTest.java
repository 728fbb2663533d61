package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.formulation.tests.Contacts;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;

/** Same input, same bits, for any number of threads; no bytes per step. */
class RunTest {

    @Test
    void sameBitsEveryTime() {
        for (String posing : new String[] {"lcp", "dense", "sparse"}) {
            double[][] ends = new double[2][];
            for (int i = 0; i < 2; i++) {
                Simulator run = Runs.of(Contacts.thrownChain(ContactLaw.coulomb(0.4)),
                        Runs.dca("posing", posing, "leaf", "1"), 1e-3);
                run.run(0.5);
                assertEquals(500, run.steps(), () -> run.failure().toString());
                ends[i] = run.state().q.clone();
            }
            assertArrayEquals(ends[0], ends[1], 0);
        }
    }

    /** Chains and trees large enough to be divided among threads. */
    @Test
    void sameBitsForAnyNumberOfThreads() {
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(700), Mechanisms.tree(600, 4),
                Mechanisms.garland(600))) {
            sameBits(mechanism, "1");
        }
        sameBits(Mechanisms.pendulum(6000), "32");
    }

    private static void sameBits(Mechanism mechanism, String leaf) {
        double[] one = motion(mechanism, leaf, "1");
        for (String threads : new String[] {"2", "4"}) {
            assertArrayEquals(one, motion(mechanism, leaf, threads), 0, mechanism.name());
        }
    }

    private static double[] motion(Mechanism mechanism, String leaf, String threads) {
        Response response = Runs.dca("threads", threads, "leaf", leaf).bind(mechanism);
        State state = response.initialState();
        double[] u = new double[state.u.length];
        double[] p = new double[15];
        SplittableRandom random = new SplittableRandom(11);
        for (int k = 0; k < 2; k++) {
            response.update(state.q, state.u, 1e-3 * k);
            response.predict(state.u, 1e-3, 0, u);
            response.contacts(ResponseTest.contacts(mechanism, random));
            response.operator().multiply(p, p);
            Arrays.fill(p, 0.01);
            response.respond(p, u);
            response.dynamics().system().configuration().advance(state.q, u, 1e-3, state.q);
            System.arraycopy(u, 0, state.u, 0, u.length);
        }
        assertTrue(Double.isFinite(u[0]));
        return u;
    }

    /** All calls of a step with contacts, by hand so that nobody else's bytes are counted. */
    @Test
    void stepsAllocateNothing() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                && threads.isThreadAllocatedMemorySupported(), "this virtual machine does not count allocated bytes");
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(12), Mechanisms.fourBar(), Mechanisms.spatialChain(),
                Mechanisms.springy(KinematicsMode.NONLINEAR, false, 100), Mechanisms.ladder(3))) {
            for (String posing : new String[] {"lcp", "dense", "sparse"}) {
                assertEquals(0, bytes(mechanism, posing), mechanism.name() + ", " + posing);
            }
        }
    }

    private static long bytes(Mechanism mechanism, String posing) {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Response response = Runs.dca("posing", posing, "leaf", "2").bind(mechanism);
        State state = response.initialState();
        double[] uFree = new double[state.u.length];
        double[] v = new double[200];
        double[] p = new double[200];
        ActiveContacts contacts = ResponseTest.contacts(mechanism, new SplittableRandom(3));
        long least = Long.MAX_VALUE;
        // the first rounds grow arrays and are interpreted; of the later ones the best counts
        for (int round = 0; round < 6; round++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().threadId());
            for (int k = 0; k < 200; k++) {
                response.update(state.q, state.u, 1e-3 * k);
                response.predict(state.u, 1e-3, 0.5, uFree);
                response.contacts(contacts);
                response.velocities(uFree, v);
                response.operator();
                response.constant(v);
                p[response.bilateral()] = 1;
                response.respond(p, uFree);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(Thread.currentThread().threadId()) - before);
            assertTrue(Double.isFinite(uFree[0]));
        }
        return least;
    }
}
