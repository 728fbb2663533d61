package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.tests.Contacts;
import org.signorini.multibody.Dynamics;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/** Invariants of impacts and of sliding, at every step that has contacts. */
class ImpactTest {

    private static final double H = 1e-3;
    private static final double MU = 0.4;

    /**
     * A chain that nothing holds: at the configuration of a step the impulses of contacts change its momentum by their
     * sum, joints add nothing.
     */
    @ParameterizedTest
    @ValueSource(strings = {"lcp", "dense", "sparse"})
    void momentumChangesByContactImpulses(String posing) {
        Simulator run = Runs.of(Contacts.thrownChain(ContactLaw.coulomb(MU).restitution(0.5)),
                Runs.dca("posing", posing, "leaf", "1"), H);
        Dynamics dynamics = run.response().dynamics();
        double[] free = new double[6];
        double[] after = new double[6];
        int impacts = 0;
        for (int k = 0; k < 600; k++) {
            double[] q = run.state().q.clone();
            double t = run.time();
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (step.isSolved()) {
                impacts++;
                double[] change = new double[3];
                addImpulses(step, change);
                dynamics.update(q.clone(), step.freeVelocities().clone(), t);
                dynamics.momentum(free);
                dynamics.update(q.clone(), step.velocities().clone(), t);
                dynamics.momentum(after);
                for (int i = 0; i < 3; i++) {
                    assertEquals(change[i], after[3 + i] - free[3 + i], 1e-9, "component " + i + " at " + run.time());
                }
                dynamics.update(run.state());
            }
        }
        assertTrue(impacts > 50, impacts + " steps had contacts");
    }

    private static void addImpulses(Step step, double[] sum) {
        ActiveContacts contacts = step.contacts();
        for (int c = 0; c < contacts.count(); c++) {
            for (int r = 0; r < 3; r++) {
                double p = step.impulses()[step.firstRow() + 3 * c + r];
                for (int i = 0; i < 3; i++) {
                    // on the chain, be it first or second of the pair
                    sum[i] += (contacts.bodyA[c] != 0 ? p : 0) * contacts.frame[9 * c + 3 * r + i]
                            - (contacts.bodyB[c] != 0 ? p : 0) * contacts.frame[9 * c + 3 * r + i];
                }
            }
        }
    }

    /** T⁺ − T_free is the work of contact impulses, in every posing; and without e it is a loss. */
    @ParameterizedTest
    @ValueSource(strings = {"lcp", "dense", "sparse"})
    void energyIsBalancedAtEveryStep(String posing) {
        Simulator run = Runs.of(Contacts.thrownChain(ContactLaw.coulomb(MU)),
                Runs.dca("posing", posing, "leaf", "2"), H);
        double[] momentum = new double[run.state().u.length];
        int solved = 0;
        for (int k = 0; k < 600; k++) {
            double[] q = run.state().q.clone();
            double[] u = run.state().u.clone();
            double t = run.time();
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (step.isSolved()) {
                solved++;
                double work = step.work();
                assertTrue(work < 1e-9, "contacts bring in " + work + " at " + run.time());
                Dynamics dynamics = run.response().dynamics();
                dynamics.update(q, u, t);
                double gain = kinetic(dynamics, step.velocities(), momentum)
                        - kinetic(dynamics, step.freeVelocities(), momentum);
                assertEquals(gain, work, 1e-7 * (1 + Math.abs(gain)), "at " + run.time());
            }
        }
        assertTrue(solved > 50, solved + " steps had contacts");
    }

    private static double kinetic(Dynamics dynamics, double[] u, double[] momentum) {
        dynamics.multiplyMass(u, momentum);
        double sum = 0;
        for (int i = 0; i < u.length; i++) {
            sum += 0.5 * u[i] * momentum[i];
        }
        return sum;
    }

    /** Certified by the solver's certificate, and once more by hand. */
    @ParameterizedTest
    @ValueSource(strings = {"lcp", "dense", "sparse"})
    void coulombsConditionsHoldAtEveryStep(String posing) {
        Simulator run = Runs.of(Contacts.chainOnFloor(4, ContactLaw.coulomb(MU)), Runs.dca("posing", posing), H);
        int sliding = 0;
        int sticking = 0;
        for (int k = 0; k < 1000; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (!step.isSolved()) {
                continue;
            }
            assertTrue(step.solution().solved());
            double[] v = step.contactVelocitiesAfter();
            for (int c = 0; c < step.contacts().count(); c++) {
                int row = step.firstRow() + 3 * c;
                double n = step.impulses()[row];
                double t1 = step.impulses()[row + 1];
                double t2 = step.impulses()[row + 2];
                double slip = Math.hypot(v[3 * c + 1], v[3 * c + 2]);
                assertTrue(n >= -1e-8 && Math.hypot(t1, t2) <= MU * n + 1e-7, "the cone at " + run.time());
                if (slip > 1e-5 && n > 1e-5) {
                    sliding++;
                    assertEquals(-MU * n * slip, t1 * v[3 * c + 1] + t2 * v[3 * c + 2], 1e-6, "at " + run.time());
                } else if (n > 1e-5) {
                    sticking++;
                }
            }
        }
        assertTrue(sliding > 100 && sticking > 100, sliding + " sliding, " + sticking + " sticking");
        assertEquals(0, run.statistics().failures());
    }

    /** S1 after eq. 12: directions of different lengths. Friction across the grain is half of that along it. */
    @ParameterizedTest
    @ValueSource(strings = {"lcp", "dense", "sparse"})
    void frictionMayHaveAGrain(String posing) {
        assertEquals(0.2, friction(posing, Vector3.X), 1e-6);
        assertEquals(0.1, friction(posing, Vector3.Y), 1e-6);
    }

    /** Tangential by normal impulse of P1 sliding along x, with the grain in a direction. */
    private static double friction(String posing, Vector3 grain) {
        Simulator run = Runs.of(FallingPendulum.SLIDING_ALONG_X.model(ContactLaw.coulomb(0.2).anisotropic(0.5, grain)),
                Runs.dca("posing", posing), 1e-4);
        run.run(1e-3);
        double[] sum = new double[3];
        addImpulses(run.lastStep(), sum);
        assertTrue(sum[0] < 0 && sum[2] > 0, "friction pushes back");
        assertEquals(0, sum[1], 1e-9);
        return -sum[0] / sum[2];
    }
}
