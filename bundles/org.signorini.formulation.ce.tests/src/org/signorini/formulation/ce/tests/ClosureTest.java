package org.signorini.formulation.ce.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.formulation.ce.loop.Loop;
import org.signorini.formulation.tests.Mechanisms;
import org.signorini.multibody.model.Mechanism;
import org.signorini.simulation.Model;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.measure.Violations;

/** Loops are closed to round-off wherever a step is evaluated, however long the run. */
class ClosureTest {

    static Stream<Mechanism> mechanisms() {
        return Stream.of(Loops.fourBar(), Mechanisms.sliderCrank(false), Mechanisms.sliderCrank(true),
                Mechanisms.garland(8), Loops.chainOfFourBars(3));
    }

    @ParameterizedTest
    @MethodSource("mechanisms")
    void loopsStayClosedToRoundOff(Mechanism mechanism) {
        Simulator run = Runs.of(new Model(mechanism), Runs.ce(), 4e-3);
        Violations violations = new Violations();
        run.add(violations);
        run.run(20.0);
        assertEquals(5000, run.steps(), () -> run.failure().toString());
        assertTrue(violations.drift() < 5e-14, mechanism.name() + ": loops open by " + violations.drift());
    }

    /** A driven slider-crank is where the closed form says, for any number of turns. */
    @Test
    void drivenPistonIsWhereTheClosedFormSays() {
        Simulator run = Runs.of(new Model(Mechanisms.sliderCrank(true)), Runs.ce(), 1e-3);
        for (int k = 0; k < 5000; k++) {
            double t = run.time();
            assertTrue(run.step());
            // the step was evaluated at its start
            double angle = 0.2 + 4 * t;
            double[] p = new double[3];
            run.response().dynamics().bodies().point(3, new double[3], 0, p, 0);
            double s = 0.3 * Math.sin(angle);
            assertEquals(0.3 * Math.cos(angle) + Math.sqrt(0.81 - s * s), p[0], 1e-13, "t = " + t);
        }
    }

    /** Planar loops of spatial joints: redundant rows, all the time. */
    @Test
    void ranksAreThoseOfTheory() {
        assertRank(Loops.fourBar(), 5, 2, 1);
        assertRank(Mechanisms.sliderCrank(false), 5, 2, 1);
        assertRank(Mechanisms.sliderCrank(true), 5, 2, 0);
        assertRank(Loops.squeezer(), 15, 6, 1);
        assertRank(Loops.windows(4), 20, 8, 1);
        assertRank(Mechanisms.garland(5), 3, 3, 12);
        assertRank(Loops.floating().build(), 4, 4, 2);
    }

    private static void assertRank(Mechanism mechanism, int rows, int rank, int independents) {
        Loop loop = Runs.ce().bind(mechanism).loops().all().getFirst();
        assertEquals(rows, loop.rowCount(), mechanism.name());
        assertEquals(rank, loop.rank(), mechanism.name());
        assertEquals(independents, loop.independents(), mechanism.name());
    }
}
