package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

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

/** Same input, same bits; no bytes per step. */
class RunTest {

    @Test
    void sameBitsEveryTime() {
        for (String eliminate : new String[] {"true", "false"}) {
            double[][] ends = new double[2][];
            for (int i = 0; i < 2; i++) {
                Simulator run = Runs.of(Contacts.thrownChain(ContactLaw.coulomb(0.4)),
                        Runs.rc("eliminate", eliminate), 1e-3);
                run.run(0.5);
                assertEquals(500, run.steps(), () -> run.failure().toString());
                ends[i] = run.state().q.clone();
            }
            assertArrayEquals(ends[0], ends[1], 0);
        }
    }

    /** All calls of a step with contacts, by hand so that nobody else's bytes are counted. */
    @Test
    void stepsAllocateNothing() {
        Assumptions.assumeTrue(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                && threads.isThreadAllocatedMemorySupported(), "this virtual machine does not count allocated bytes");
        for (Mechanism mechanism : List.of(Mechanisms.pendulum(12), Mechanisms.fourBar(), Mechanisms.spatialChain(),
                Mechanisms.springy(KinematicsMode.NONLINEAR, false, 100))) {
            for (String eliminate : new String[] {"true", "false"}) {
                assertEquals(0, bytes(mechanism, eliminate), mechanism.name() + ", eliminate " + eliminate);
            }
        }
    }

    private static long bytes(Mechanism mechanism, String eliminate) {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Response response = Runs.rc("eliminate", eliminate).bind(mechanism);
        State state = response.initialState();
        double[] uFree = new double[state.u.length];
        double[] v = new double[200];
        double[] p = new double[200];
        ActiveContacts contacts = new ActiveContacts();
        for (int c = 0; c < 2; c++) {
            contacts.addContact();
            contacts.bodyA[c] = c + 1;
            contacts.frame[9 * c] = 1;
            contacts.frame[9 * c + 4] = 1;
            contacts.frame[9 * c + 8] = 1;
        }
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
