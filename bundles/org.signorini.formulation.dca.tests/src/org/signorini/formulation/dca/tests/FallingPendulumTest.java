package org.signorini.formulation.dca.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.algebra.Vector3;
import org.signorini.formulation.tests.Bodies;
import org.signorini.multibody.Dynamics;
import org.signorini.simulation.ContactLaw;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.Step;

/** The experiments of S1 §5. The paper prints figures without numbers: what must come out is known otherwise. */
class FallingPendulumTest {

    private static final double MU = 0.2;

    private static Dynamics now(Simulator run) {
        run.response().dynamics().update(run.state());
        return run.response().dynamics();
    }

    private static void step(Simulator run) {
        assertTrue(run.step(), () -> run.failure().toString());
    }

    /**
     * S1 figure 7, μ = 0: nothing pushes sideways, so that all drift of the centre of mass is error of the scheme. It
     * is proportional to the step, −1.75 m/s · h along x and 1.28 m/s · h along y after 1.5 s, and none before P1
     * touches down at √(2/9.81) = 0.4515236 s.
     */
    @ParameterizedTest
    @ValueSource(strings = {"lcp", "dense", "sparse"})
    void driftIsProportionalToTheStep(String posing) {
        Vector3 coarse = drift(posing, 2e-3);
        Vector3 fine = drift(posing, 1e-3);
        assertEquals(-1.75, fine.x() / 1e-3, 0.01);
        assertEquals(1.28, fine.y() / 1e-3, 0.01);
        assertEquals(2, coarse.x() / fine.x(), 0.02);
        assertEquals(2, coarse.y() / fine.y(), 0.02);
        // extrapolated to h = 0
        assertEquals(0, 2 * fine.x() - coarse.x(), 2e-5);
        assertEquals(0, 2 * fine.y() - coarse.y(), 2e-5);
    }

    private static Vector3 drift(String posing, double h) {
        Simulator run = Runs.of(FallingPendulum.SPATIAL.model(ContactLaw.SMOOTH), Runs.dca("posing", posing), h);
        Vector3 start = FallingPendulum.centre(now(run));
        boolean falling = true;
        while (run.time() < 1.5 - h / 2) {
            Vector3 before = FallingPendulum.centre(now(run)).minus(start);
            step(run);
            if (falling && run.lastStep().isSolved()) {
                falling = false;
                assertEquals(0.4515236, run.time(), h);
                assertEquals(0, Math.hypot(before.x(), before.y()), 1e-14);
            }
            assertTrue(FallingPendulum.p1(now(run)).z() > -1e-4, "P1 stays above the plane");
        }
        return FallingPendulum.centre(now(run)).minus(start);
    }

    /**
     * S1 figure 8, μ = 0.2, thrown along the plane: P1 slides without a break for 0.8 s, and the step with impulses
     * converges to the differential equation of sliding, at first order.
     */
    @Test
    void slidingMeetsItsDifferentialEquation() {
        Model model = FallingPendulum.SLIDING.model(ContactLaw.coulomb(MU));
        SlidingReference reference = new SlidingReference(model, MU);
        Dynamics exact = reference.run(0.8, 800);
        assertTrue(reference.leastForce() > 10 && reference.leastSpeed() > 1, "P1 slides all the time");
        // the reference itself, from twice as many steps
        assertEquals(0.9446433900, FallingPendulum.p1(exact).x(), 1e-9);
        assertEquals(0.4522661053, FallingPendulum.p1(exact).y(), 1e-9);
        double coarse = missed(model, exact, 1e-3);
        double fine = missed(model, exact, 5e-4);
        assertEquals(2, coarse / fine, 0.02);
        // S1's own step
        assertTrue(missed(model, exact, 1e-4) < 1.5e-4);
    }

    private static double missed(Model model, Dynamics exact, double h) {
        Simulator run = Runs.of(model, Runs.dca(), h);
        run.run(0.8);
        assertTrue(run.failure().isEmpty(), () -> run.failure().toString());
        Vector3 atP1 = FallingPendulum.p1(now(run)).minus(FallingPendulum.p1(exact));
        Vector3 atCentre = FallingPendulum.centre(now(run)).minus(FallingPendulum.centre(exact));
        return Math.max(atP1.norm(), atCentre.norm());
    }

    /**
     * S1 figure 9: in the plane, μ = 0.2. P1 sticks and slides, never leaves the plane x, z nor sinks in, and energy is
     * only lost; at 1 s, 3 s and 6 s the figures of three steps converge to x = 0.5880, −0.5605 and −0.6666.
     */
    @Test
    void planarPendulumSticksAndSlips() {
        double h = 5e-4;
        Simulator run = Runs.of(FallingPendulum.PLANAR.model(ContactLaw.coulomb(MU)), Runs.dca(), h);
        int sticking = 0;
        int sliding = 0;
        double energy = Bodies.energy(run);
        for (int k = 1; k <= 12_000; k++) {
            step(run);
            Step last = run.lastStep();
            if (last.isSolved()) {
                double[] v = last.contactVelocitiesAfter();
                double[] p = last.impulses();
                boolean sticks = Math.hypot(v[1], v[2]) < 1e-6;
                sticking += sticks ? 1 : 0;
                sliding += sticks ? 0 : 1;
                assertTrue(Math.hypot(p[1], p[2]) <= MU * p[0] * (1 + 1e-6) + 1e-12, "the cone at " + run.time());
                if (!sticks) {
                    assertEquals(-MU * p[0] * Math.hypot(v[1], v[2]), p[1] * v[1] + p[2] * v[2], 1e-8);
                }
            }
            double next = Bodies.energy(run);
            // what the scheme itself makes of energy is of second order in a step
            assertTrue(next - energy < 60 * h * h, "energy grows by " + (next - energy) + " at " + run.time());
            energy = next;
            Vector3 p1 = FallingPendulum.p1(now(run));
            assertEquals(0, p1.y(), 1e-9);
            assertTrue(p1.z() > -2e-5, "P1 at " + p1);
            if (k == 2_000 || k == 6_000 || k == 12_000) {
                assertEquals(k == 2_000 ? 0.5880 : k == 6_000 ? -0.5605 : -0.6666, p1.x(), 5 * h);
            }
        }
        assertTrue(sticking > 500 && sliding > 5_000, sticking + " steps stick, " + sliding + " slide");
    }

    /**
     * S1 figure 10: e = 0.7. The first impact is at √(1/9.81) = 0.3193 s, and every rebound has 0.7 of its approach.
     */
    @Test
    void elasticPendulumRebounds() {
        Simulator run = elastic("newton");
        int impacts = 0;
        while (run.time() < 1.3) {
            step(run);
            Step last = run.lastStep();
            if (last.isSolved()) {
                assertEquals(-0.7 * last.contactVelocitiesBefore()[0], last.contactVelocitiesAfter()[0], 1e-6);
                if (impacts++ == 0) {
                    assertEquals(0.3193, run.time(), 1e-4);
                }
            }
        }
        assertEquals(6, impacts);
    }

    /**
     * The same by eq. 16: the impact stops P1 at the plane, the next step rebounds with the velocity two levels back.
     */
    @Test
    void restitutionMayComeAStepLate() {
        Simulator run = elastic("newton-late");
        double approach = Double.NaN;
        int impacts = 0;
        while (run.time() < 1.2) {
            step(run);
            Step last = run.lastStep();
            if (!last.isSolved()) {
                assertTrue(Double.isNaN(approach), "no rebound at " + run.time());
            } else if (Double.isNaN(approach)) {
                approach = last.contactVelocitiesBefore()[0];
                assertEquals(-last.contacts().gap[0] / run.stepLength(), last.contactVelocitiesAfter()[0], 1e-6);
            } else {
                assertEquals(-0.7 * approach, last.contactVelocitiesAfter()[0], 1e-6);
                approach = Double.NaN;
                impacts++;
            }
        }
        assertEquals(4, impacts);
    }

    /**
     * Poisson's hypothesis loses energy at every impact, at the first as much as Newton's in this plane: to 12.08 J.
     */
    @Test
    void poissonsRestitutionLosesEnergy() {
        Simulator run = elastic("poisson");
        int impacts = 0;
        while (run.time() < 1.2) {
            step(run);
            if (run.lastStep().isSolved()) {
                assertTrue(run.lastStep().work() < 0, "at " + run.time());
                if (impacts++ == 0) {
                    assertEquals(12.08, Bodies.energy(run), 0.01);
                }
            }
        }
        assertEquals(4, impacts);
    }

    private static Simulator elastic(String restitution) {
        return Runs.of(FallingPendulum.ELASTIC.model(ContactLaw.coulomb(MU).restitution(0.7)), Runs.dca(),
                Runs.cone("restitution", restitution), 1e-4);
    }
}
