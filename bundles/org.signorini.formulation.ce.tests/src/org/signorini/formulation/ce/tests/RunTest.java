package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.State;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Response;
import org.signorini.simulation.Simulator;

/** Same input, same bits; no bytes per step. */
class RunTest {

    @Test
    void sameBitsEveryTime() {
        double[][] ends = new double[2][];
        for (int i = 0; i < 2; i++) {
            Simulator run = Runs.of(LoopContacts.thrownLoop(ContactLaw.coulomb(0.4)), Runs.ce(), 1e-3);
            run.run(0.8);
            assertEquals(800, run.steps(), () -> run.failure().toString());
            ends[i] = run.state().q.clone();
        }
        assertArrayEquals(ends[0], ends[1], 0);
    }

    /** All calls of a step with contacts, by hand so that nobody else's bytes are counted. */
    @Test
    void stepsAllocateNothing() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                && threads.isThreadAllocatedMemorySupported(), "this virtual machine does not count allocated bytes");
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(12), Loops.fourBar(), Loops.windows(2),
                Loops.chainOfFourBars(4), Loops.springy(KinematicsMode.NONLINEAR, 100))) {
            for (int contacts : new int[] {2, 12}) {
                assertEquals(0, bytes(mechanism, contacts), mechanism.name() + " with " + contacts + " contacts");
            }
        }
    }

    private static long bytes(Mechanism mechanism, int count) {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Response response = Runs.ce().bind(mechanism);
        State state = response.initialState();
        double[] q = new double[state.q.length];
        double[] uFree = new double[state.u.length];
        double[] v = new double[200];
        double[] p = new double[200];
        ActiveContacts contacts = new ActiveContacts();
        int bodies = mechanism.bodies().size() - 1;
        for (int c = 0; c < count; c++) {
            contacts.addContact();
            contacts.bodyA[c] = 1 + c % bodies;
            contacts.frame[9 * c] = 1;
            contacts.frame[9 * c + 4] = 1;
            contacts.frame[9 * c + 8] = 1;
        }
        long least = Long.MAX_VALUE;
        // the first rounds grow arrays and are interpreted; of the later ones the best counts
        for (int round = 0; round < 6; round++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().threadId());
            for (int k = 0; k < 200; k++) {
                System.arraycopy(state.q, 0, q, 0, q.length);
                // a little open, so that there is something to close
                q[0] += 1e-4 * Math.sin(k);
                response.update(q, state.u, 0);
                response.predict(state.u, 1e-3, 0.5, uFree);
                response.contacts(contacts);
                response.velocities(uFree, v);
                response.operator();
                response.constant(v);
                p[0] = 1;
                response.respond(p, uFree);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(Thread.currentThread().threadId()) - before);
            assertTrue(Double.isFinite(uFree[0]));
        }
        return least;
    }
}
