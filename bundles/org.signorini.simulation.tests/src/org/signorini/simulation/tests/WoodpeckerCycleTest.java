package org.signorini.simulation.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.formulation.rc.RedundantCoordinates;
import org.signorini.multibody.model.KinematicsMode;
import org.signorini.simulation.Simulator;
import org.signorini.simulation.SimulatorBuilder;
import org.signorini.simulation.measure.LimitCycle;
import org.signorini.simulation.measure.Section;
import org.signorini.simulation.scheme.MoreauMidpoint;

/**
 * The woodpecker's limit cycle with the midpoint rule of S4: its limit for h → 0 is a period of 0.145976 s and a drop
 * of 19.445 mm, reached at first order, and both formulations find it (all solvers: {@link WoodpeckerTest}). References
 * by an independent program. Single periods scatter by some steps, so that a mean of 34 is good to a share of a step.
 */
class WoodpeckerCycleTest {

    private static final double PERIOD = 0.145976;
    private static final double DROP = 0.019445;

    private static SimulatorBuilder simulation(String model, String solver, double step) {
        return Setup.of(Toys.woodpecker(KinematicsMode.LINEARIZED),
                Setup.contactModel(model, "normal-law", "velocity"), solver, new MoreauMidpoint(), step);
    }

    /** φ_S rises through −0.3; counted from half of the run on. */
    private static LimitCycle run(Simulator simulator, Section section, double duration) {
        LimitCycle cycle = LimitCycle.attach(simulator, section, duration / 2);
        assertTrue(simulator.run(duration).isDone(), () -> simulator.failure().toString());
        assertEquals(0, simulator.statistics().failures());
        return cycle;
    }

    /** Runs of 10 s, the last half: benchmarks of the project at 1e-4, 5e-5 and 1e-5. */
    @Test
    void convergesAtFirstOrder() {
        double[] h = {1e-4, 5e-5, 1e-5};
        double[] period = {0.146301, 0.146138, 0.146011};
        double[] drop = {0.019638, 0.019540, 0.019465};
        double[] periodError = new double[3];
        double[] dropError = new double[3];
        for (int k = 0; k < 3; k++) {
            LimitCycle cycle = run(simulation("planar", "lemke", h[k]).build(), Section.coordinates(-0.3, 0, 1, 1),
                    10);
            assertTrue(cycle.periods() >= 33);
            assertEquals(period[k], cycle.period(), 0.2 * h[k], "period at " + h[k]);
            assertEquals(drop[k], -cycle.shift(0), 0.2 * h[k], "drop at " + h[k]);
            periodError[k] = cycle.period() - PERIOD;
            dropError[k] = -cycle.shift(0) - DROP;
        }
        // over a decade in h
        assertEquals(1, Math.log10(periodError[0] / periodError[2]), 0.1);
        assertEquals(1, Math.log10(dropError[0] / dropError[2]), 0.1);
        // and with the limit taken from the runs themselves
        assertEquals(PERIOD, PERIOD + (10 * periodError[2] - periodError[0]) / 9, 1e-5);
        assertEquals(DROP, DROP + (10 * dropError[2] - dropError[0]) / 9, 5e-6);
    }

    /** Redundant coordinates: sleeve and bird are the second and third of three floating bodies. */
    @ParameterizedTest
    @CsvSource({"planar, lemke", "exact-cone, nsgs"})
    void redundantCoordinatesFindIt(String model, String solver) {
        Simulator simulator = simulation(model, solver, 1e-4).formulation(new RedundantCoordinates()).build();
        LimitCycle cycle = run(simulator, state -> 2 * Math.atan2(state.q[20], state.q[17]) + 0.3, 4);
        assertEquals(0.146301, cycle.period(), 2e-4);
        assertEquals(0.019638, -cycle.shift(1), 8e-5);
    }
}
