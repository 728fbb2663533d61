package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.signorini.multibody.Dynamics;
import org.signorini.multibody.constraint.Rows;
import org.signorini.simulation.ActiveContacts;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/** Invariants of impacts and of sliding of mechanisms with loops, at every step that has contacts. */
class ImpactTest {

    private static final double H = 1e-3;
    private static final double MU = 0.4;

    /**
     * A loop that nothing holds: momentum and moment of momentum change by forces and contact impulses alone, M(u⁺ −
     * u⁻) = h f + Jᵀp along the six freedoms of its base. What holds the loop acts between its bodies and adds nothing.
     */
    @Test
    void momentumChangesByForcesAndContacts() {
        Simulator run = Runs.of(LoopContacts.thrownLoop(ContactLaw.coulomb(MU)), Runs.ce(), H);
        Dynamics dynamics = run.response().dynamics();
        int n = run.state().u.length;
        double[] difference = new double[n];
        double[] momentum = new double[n];
        double[] force = new double[n];
        int solved = 0;
        for (int k = 0; k < 800; k++) {
            double[] q = run.state().q.clone();
            double[] u = run.state().u.clone();
            double t = run.time();
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            double[] contact = new double[n];
            solved += step.isSolved() ? 1 : 0;
            for (int i = 0; i < n; i++) {
                difference[i] = step.velocities()[i] - u[i];
            }
            run.response().update(q, u, t);
            if (step.isSolved()) {
                generalized(step, dynamics, contact);
            }
            dynamics.multiplyMass(difference, momentum);
            dynamics.generalizedForces(force);
            for (int i = 0; i < 6; i++) {
                assertEquals(H * force[i] + contact[i], momentum[i], 1e-10, "component " + i + " at " + run.time());
            }
        }
        assertTrue(solved > 50, solved + " steps had contacts");
    }

    /** out = Jᵀp. */
    private static void generalized(Step step, Dynamics dynamics, double[] out) {
        ActiveContacts contacts = step.contacts();
        Rows rows = dynamics.rows();
        for (int c = 0; c < contacts.count(); c++) {
            rows.addPoint(contacts.bodyB[c], contacts.bodyA[c], contacts.point, 3 * c, contacts.frame, 9 * c, 3);
        }
        double[] wrench = new double[6 * (dynamics.system().tree().nodes + 1)];
        rows.addImpulses(step.impulses(), wrench);
        dynamics.kinematics().project(wrench, out);
    }

    /**
     * Contacts without restitution take energy, never give it; and T⁺ − T_free is their work, but for what closures do
     * on the way of half a step, which goes with h.
     */
    @Test
    void energyIsBalancedAtEveryStep() {
        double coarse = imbalance(1e-3);
        double fine = imbalance(2.5e-4);
        assertTrue(coarse < 2e-2, "energy is off by " + coarse);
        assertTrue(fine < 0.4 * coarse, "a quarter of the step took " + coarse + " to " + fine);
    }

    private static double imbalance(double h) {
        Simulator run = Runs.of(LoopContacts.thrownLoop(ContactLaw.coulomb(MU)), Runs.ce(), h);
        Dynamics dynamics = run.response().dynamics();
        double[] momentum = new double[run.state().u.length];
        double worst = 0;
        while (run.time() < 0.7) {
            double[] q = run.state().q.clone();
            double[] u = run.state().u.clone();
            double t = run.time();
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (step.isSolved()) {
                assertTrue(step.work() < 1e-9, "contacts bring in " + step.work() + " at " + run.time());
                run.response().update(q, u, t);
                double gain = kinetic(dynamics, step.velocities(), momentum)
                        - kinetic(dynamics, step.freeVelocities(), momentum);
                worst = Math.max(worst, Math.abs(gain - step.work()));
            }
        }
        return worst;
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
    @Test
    void coulombsConditionsHoldAtEveryStep() {
        Simulator run = Runs.of(LoopContacts.thrownLoop(ContactLaw.coulomb(MU)), Runs.ce(), H);
        int sliding = 0;
        int sticking = 0;
        for (int k = 0; k < 1200; k++) {
            assertTrue(run.step(), () -> run.failure().toString());
            Step step = run.lastStep();
            if (!step.isSolved()) {
                continue;
            }
            assertTrue(step.solution().solved());
            double[] v = step.contactVelocitiesAfter();
            double[] p = step.impulses();
            for (int c = 0; c < step.contacts().count(); c++) {
                double n = p[3 * c];
                double friction = Math.hypot(p[3 * c + 1], p[3 * c + 2]);
                double slip = Math.hypot(v[3 * c + 1], v[3 * c + 2]);
                assertTrue(n >= -1e-9 && friction <= MU * n + 1e-8, "the cone at " + run.time());
                if (slip > 1e-5 && n > 1e-5) {
                    sliding++;
                    assertEquals(-MU * n * slip, p[3 * c + 1] * v[3 * c + 1] + p[3 * c + 2] * v[3 * c + 2], 1e-7,
                            "at " + run.time());
                } else if (n > 1e-5) {
                    sticking++;
                }
            }
        }
        assertTrue(sliding > 100 && sticking > 100, sliding + " sliding, " + sticking + " sticking");
        assertEquals(0, run.statistics().failures());
        assertTrue(run.response().constraintError() < 1e-14, "loops " + run.response().constraintError());
    }
}
