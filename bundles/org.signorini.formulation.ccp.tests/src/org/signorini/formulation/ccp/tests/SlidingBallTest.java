package org.signorini.formulation.ccp.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.solver.Solver;
import org.signorini.contact.RelaxedCone;
import org.signorini.formulation.tests.Bodies;
import org.signorini.simulation.Scheme;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.scheme.MoreauJean;
import org.signorini.simulation.scheme.MoreauMidpoint;
import org.signorini.simulation.scheme.SemiImplicitEuler;
import org.signorini.solver.conic.Apgd;
import org.signorini.solver.conic.PgsCone;
import org.signorini.solver.conic.newton.SemismoothNewton;

/** S2 §3: what its relaxation does to a ball that slides, and what the exact cone does not do. */
class SlidingBallTest {

    private static final double RADIUS = 0.1;
    private static final double MU = 0.2;
    private static final double SPEED = 3;

    /** Height of the ball above the floor. */
    private static double gap(Simulator run) {
        return Bodies.poses(run)[2] - RADIUS;
    }

    /** Speed of the point of contact. */
    private static double slip(Simulator run) {
        double[] u = run.state().u;
        return Math.hypot(u[0] - u[4] * RADIUS, u[1] + u[3] * RADIUS);
    }

    /** Started at the gap μ h v_T it glides: in every step the gap is μ h v_T, which shrinks as slip does. */
    @ParameterizedTest
    @ValueSource(doubles = {2e-3, 1e-3, 5e-4})
    void glidesAtTheStepTimesFrictionTimesSlip(double h) {
        for (Solver solver : new Solver[] {new PgsCone(), new Apgd()}) {
            // the slip after the first step: friction takes 7/2 μ g h
            double slip = SPEED - 3.5 * MU * 9.81 * h;
            Simulator run = Runs.relaxed(Models.ball(RADIUS, SPEED, MU * h * slip, MU), solver, h);
            for (int k = 1; run.time() < 0.3; k++) {
                assertTrue(run.step(), () -> run.failure().toString());
                assertEquals(MU * h * slip(run), gap(run), 0.02 * MU * h * SPEED, "step " + k);
            }
            assertTrue(gap(run) < 0.7 * MU * h * SPEED);
        }
    }

    /** v = ωr after 2v₀/(7μg), S0 §6.1; a ball that rolls is not lifted. */
    @Test
    void rollsOnTheFloor() {
        double h = 1e-3;
        Simulator run = Runs.relaxed(Models.ball(RADIUS, SPEED, MU * h * SPEED, MU), new PgsCone(), h);
        run.run(2 * SPEED / (7 * MU * 9.81) + 0.1);
        assertEquals(5 * SPEED / 7, run.state().u[0], 0.01);
        assertEquals(0, slip(run), 1e-6);
        assertEquals(0, gap(run), 1e-7);
    }

    /** Started on the floor it is kicked off, by μ h v_T in the first step; with the exact cone it stays. */
    @Test
    void isKickedOffTheFloor() {
        for (double h : new double[] {1e-2, 1e-3}) {
            Simulator run = Runs.relaxed(Models.ball(RADIUS, SPEED, 0, MU), new PgsCone(), h);
            assertTrue(run.step());
            // the normal impulse is m(gh + μ v_T), friction μ times that, and slip loses 7/2 of it
            double slip = (SPEED - 3.5 * MU * 9.81 * h) / (1 + 3.5 * MU * MU);
            assertEquals(slip, slip(run), 1e-8);
            assertEquals(MU * h * slip, gap(run), 1e-9);
            Simulator exact = Runs.exact(Models.ball(RADIUS, SPEED, 0, MU), Runs.ccp(), h);
            exact.run(10 * h);
            assertEquals(0, gap(exact), 1e-10);
        }
    }

    /** Without friction there is nothing to relax. */
    @Test
    void withoutFrictionItStays() {
        Simulator run = Runs.relaxed(Models.ball(RADIUS, SPEED, 0, 0), new Apgd(), 1e-3);
        run.run(0.2);
        assertEquals(0, gap(run), 1e-10);
        assertEquals(SPEED, run.state().u[0], 1e-12);
    }

    /** Without a distance of its own every scheme takes what glides: kicked off once, the ball lands, glides and rolls. */
    @Test
    void glidesBySchemesWithTheirDefaults() {
        double h = 1e-3;
        for (Scheme scheme : new Scheme[] {new SemiImplicitEuler(), new MoreauJean(), new MoreauMidpoint()}) {
            Simulator run = Runs.builder(Models.ball(RADIUS, SPEED, 0, MU), Runs.ccp(), h).scheme(scheme)
                    .contactModel(new RelaxedCone()).solver("ssn", new SemismoothNewton()).build();
            assertTrue(run.run(1.5).isDone(), () -> run.failure().toString());
            assertEquals(5 * SPEED / 7, run.state().u[0], 0.02, scheme.toString());
            assertEquals(0, slip(run), 1e-6, scheme.toString());
            assertEquals(0, gap(run), MU * h * SPEED, scheme.toString());
        }
    }
}
