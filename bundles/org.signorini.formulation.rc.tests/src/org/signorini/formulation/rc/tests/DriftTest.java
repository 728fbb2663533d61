package org.signorini.formulation.rc.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.formulation.rc.RedundantResponse;
import org.signorini.formulation.tests.Bodies;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;

/** Hinges leave their places by an error of second order in the step, which never adds up; rank is that of theory. */
class DriftTest {

    static Stream<Mechanism> mechanisms() {
        return Stream.of(Mechanisms.pendulum(12), Mechanisms.spatialChain(), Mechanisms.star(4), Mechanisms.fourBar(),
                Mechanisms.sliderCrank(true), Mechanisms.garland(8));
    }

    @ParameterizedTest
    @MethodSource("mechanisms")
    void driftIsOfSecondOrderAndBounded(Mechanism mechanism) {
        double coarse = drift(mechanism, 2e-3, 0, 0.4);
        double fine = drift(mechanism, 1e-3, 0, 0.4);
        assertTrue(fine < 2e-4, mechanism.name() + " drifts by " + fine);
        assertTrue(coarse / fine > 3, mechanism.name() + ": halving the step took " + coarse + " to " + fine);
    }

    /** Without correction errors add up, with it they do not. */
    @ParameterizedTest
    @MethodSource("mechanisms")
    void correctionIsWhatBoundsIt(Mechanism mechanism) {
        Simulator loose = Runs.of(new Model(mechanism), Runs.rc("correction", "0"), 1e-3);
        Simulator tight = Runs.of(new Model(mechanism), Runs.rc(), 1e-3);
        loose.run(0.4);
        tight.run(0.4);
        Bodies.poses(loose);
        assertTrue(loose.response().constraintError() > 5 * tight.response().constraintError(),
                mechanism.name() + ": " + loose.response().constraintError() + " and "
                        + tight.response().constraintError());
    }

    /** Over 10 s a four-bar stays as closed as in its first turn. */
    @Test
    void nothingAddsUpOverManyTurns() {
        double first = drift(Mechanisms.sliderCrank(true), 1e-3, 0, 2);
        double last = drift(Mechanisms.sliderCrank(true), 1e-3, 8, 2);
        assertEquals(first, last, 0.05 * first);
    }

    private static double drift(Mechanism mechanism, double h, double from, double duration) {
        Simulator run = Runs.of(new Model(mechanism), Runs.rc(), h);
        run.run(from);
        double most = 0;
        for (int k = 0; k < Math.round(duration / h); k++) {
            assertTrue(run.step(), () -> mechanism.name() + " " + run.failure());
            most = Math.max(most, run.response().constraintError());
        }
        return most;
    }

    /** Planar loops of spatial joints: three rows too many, all the time, and nothing is thrown. */
    @Test
    void dependentRowsAreFoundAtEveryStep() {
        for (Mechanism mechanism : new Mechanism[] {Mechanisms.fourBar(), Mechanisms.sliderCrank(false)}) {
            Simulator run = Runs.of(new Model(mechanism), Runs.rc(), 1e-3);
            RedundantResponse response = (RedundantResponse) run.response();
            for (int k = 0; k < 1000; k++) {
                assertTrue(run.step());
                assertEquals(17, response.rank(), mechanism.name() + " at " + run.time());
            }
            assertEquals(20, response.hingeRows());
        }
    }
}
