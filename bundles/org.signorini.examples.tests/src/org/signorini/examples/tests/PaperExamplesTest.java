package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Run;

/** The papers' experiments. */
class PaperExamplesTest {

    /** S0 §6.1, case 1. */
    @Test
    void sphere() throws Exception {
        List<Run> runs = Runs.of("sphere");
        assertEquals(5, runs.size());
        for (Run run : runs) {
            assertEquals(10.0 / 7, Runs.measure(run, "final velocity", "x"), 1e-8, run.plan().name());
            assertEquals(10.0 / 7, Runs.measure(run, "final spin", "y"), 1e-8, run.plan().name());
            assertEquals(2 * 2 / (7 * 0.2 * 9.81), 1e-3 * Runs.number(run, "contacts", "states", "slide"), 2e-3);
        }
    }

    /** S0 §6.1, case 2. */
    @Test
    void sphereMisaligned() throws Exception {
        List<Run> runs = Runs.of("sphere-misaligned");
        Run cone = Runs.named(runs, "exact cone");
        for (String angle : List.of("44", "45")) {
            Run pyramid = Runs.named(runs, "pyramid at " + angle + " degrees");
            assertEquals(0.4, 1e-3 * Runs.number(pyramid, "contacts", "states", "slide"), 0.015);
            assertEquals(angle.equals("44"), Runs.measure(pyramid, "aside", "y") > 0.1);
        }
        assertEquals(0, Runs.measure(cone, "aside", "y"), 1e-9);
    }

    /** S0 §6.2, figures 15 to 18: superposed for twenty seconds, no penetration beyond a millimetre. */
    @Test
    void pendulum() throws Exception {
        List<Run> runs = Runs.of("pendulum-12");
        double[] reference = Runs.probe(runs.get(0), "height of the last ball");
        for (Run run : runs) {
            assertTrue(Runs.measure(run, "penetration", "max") < 1e-3, run.plan().name());
            double[] height = Runs.probe(run, "height of the last ball");
            for (int i = 0; i < reference.length; i++) {
                assertEquals(reference[i], height[i], 1e-2, run.plan().name() + " at row " + i);
            }
            assertEquals(0, Runs.measure(run, "energy", "largestGain"), 1e-9);
        }
        // Newton's law with friction creates energy there: the unique solution of the law, which other engines share
        Run newton = Runs.tried("pendulum-12", Runs.changes("contact-model=pyramid", "solver=path",
                "duration=0.3")).get(0);
        assertEquals(0.156, Runs.measure(newton, "energy", "largestGainTime"), 2e-3);
        assertNotEquals("sound", Runs.at(newton, "verdict", "level"));
    }

    /** S4: figures of the midpoint rule at 0.1 ms; over six periods the mean scatters by ±1e-3 s. */
    @Test
    void woodpecker() throws Exception {
        Run run = Runs.tried("woodpecker", Runs.changes("duration=4")).get(0);
        assertEquals(0.1463, Runs.measure(run, "limitCycle", "period"), 3e-4);
        assertEquals(0.01964, Runs.measure(run, "limitCycle", "drop"), 2e-4);
        assertTrue(Runs.number(run, "statistics", "size", "max") <= 6);
        List<?> sleeve = (List<?>) Runs.at(run, "measures", "limitCycle", "extrema", "M");
        assertEquals(-0.104, ((Number) sleeve.get(0)).doubleValue(), 2e-3);
        assertEquals(0.104, ((Number) sleeve.get(1)).doubleValue(), 2e-3);
    }

    @Test
    void woodpeckerFull() throws Exception {
        Run run = Runs.of("woodpecker-full").get(0);
        assertEquals(0.1311, Runs.measure(run, "limitCycle", "period"), 1e-3);
        assertEquals(0.0147, Runs.measure(run, "limitCycle", "drop"), 3e-4);
    }

    /** S1 figure 7: drift in proportion to the step, −1.75 m/s h along x after 1.5 s; and touch-down. */
    @Test
    void doublePendulumWithoutFriction() throws Exception {
        List<Run> runs = Runs.of("double-pendulum-drift");
        Run fine = Runs.named(runs, "1 ms");
        double[] impulse = Runs.probe(fine, "impulse");
        int first = 0;
        while (impulse[first] == 0) {
            first++;
        }
        assertEquals(Math.sqrt(2 / 9.81), first * 1e-3, 1e-3);
        assertEquals(0, Runs.measure(fine, "final P1", "z"), 1e-6);
    }

    @Test
    void doublePendulumSlides() throws Exception {
        Run run = Runs.of("double-pendulum-sliding").get(0);
        assertEquals(5000, Runs.number(run, "contacts", "states", "slide"));
        assertTrue(Runs.measure(run, "energy", "final") < Runs.measure(run, "energy", "initial"));
    }

    @Test
    void doublePendulumSticksAndSlips() throws Exception {
        Run run = Runs.of("double-pendulum-stick-slip").get(0);
        assertTrue(Runs.number(run, "contacts", "states", "slide") > 100);
        assertTrue(Runs.number(run, "contacts", "states", "stick")
                + Runs.number(run, "contacts", "states", "roll") > 100);
        double[] y = Runs.probe(run, "P1.y");
        for (double value : y) {
            assertEquals(0, value, 1e-12, "it stays in its plane");
        }
    }

    /** S1 eq. 16: after the impact the contact point leaves with e times the velocity it came with. */
    @Test
    void doublePendulumBounces() throws Exception {
        Run run = Runs.of("double-pendulum-elastic").get(0);
        double[] v = Runs.probe(run, "velocity of P1.z");
        double[] impulse = Runs.probe(run, "impulse");
        int first = 0;
        while (impulse[first] == 0) {
            first++;
        }
        double came = v[first - 1];
        double left = Math.max(v[first], v[first + 1]);
        assertEquals(-0.7 * came, left, 0.03);
    }

    /** S2: a relaxed contact floats at μ h v of its slip; the exact one lies on the ground. */
    @Test
    void slidingBallFloats() throws Exception {
        for (Run run : Runs.of("sliding-ball")) {
            double gap = Runs.measure(run, "final height") - 0.1;
            double slip = Runs.measure(run, "final speed") - 0.1 * Runs.measure(run, "final spin");
            boolean relaxed = run.plan().variation().containsValue("relaxed cone");
            double expected = relaxed ? 0.3 * run.plan().settings().step() * slip : 0;
            assertEquals(expected, gap, 0.02 * expected + 1e-9, run.plan().name());
        }
    }

    /** S3 figure 4: ends of the four models, as S3's table makes them. */
    @Test
    void boxSlidesAndTurns() throws Exception {
        List<Run> runs = Runs.of("box");
        assertEquals(8, runs.size());
        double[][] ends = {{0.435960, 1.570943}, {0.076234, 1.604928}, {0.802377, 1.278014}, {0.435142, 1.567825},
            {0.440370, 1.581245}, {0.077896, 1.616620}, {0.769285, 1.313910}, {0.440049, 1.579926}};
        for (int i = 0; i < 8; i++) {
            Run run = runs.get(i);
            assertEquals(ends[i][0], Runs.measure(run, "end", "x"), 2e-5, run.plan().name());
            assertEquals(ends[i][1], Runs.measure(run, "end", "y"), 2e-5, run.plan().name());
            assertEquals(0.5, Runs.measure(run, "end", "z"), 1e-4, run.plan().name());
        }
    }

    @Test
    void pileComesToRest() throws Exception {
        Run run = Runs.of("pile").get(0);
        assertTrue(Runs.measure(run, "final kinetic energy") < 1e-3, "64 balls of half a kilogram");
        assertTrue(Runs.measure(run, "penetration", "max") < 0.02 * 0.05);
        assertTrue(Runs.number(run, "contacts", "max") > 100);
        assertTrue(fastestSlide(run) < 1e-3, "nothing creeps");
        int[] states = lastStates(run);
        int rolling = states[ContactState.ROLL.ordinal()] + states[ContactState.SLIDE.ordinal()];
        assertTrue(states[ContactState.STICK.ordinal()] > 9 * rolling,
                () -> "states at the end: " + Arrays.toString(states));
    }

    /** How many contacts of the last step there are in each state. */
    private static int[] lastStates(Run run) {
        Table contacts = run.result().table(RunResult.CONTACTS);
        int[] count = new int[ContactState.values().length];
        int last = contacts.rows() - 1;
        for (int i = last; i >= 0 && contacts.get(i, 0) == contacts.get(last, 0); i--) {
            count[(int) contacts.get(i, ContactColumn.STATE.ordinal())]++;
        }
        return count;
    }

    /** Of the contacts of the last step, m/s. */
    static double fastestSlide(Run run) {
        Table contacts = run.result().table(RunResult.CONTACTS);
        int last = contacts.rows() - 1;
        double most = 0;
        for (int i = last; i >= 0 && contacts.get(i, 0) == contacts.get(last, 0); i--) {
            if (contacts.get(i, ContactColumn.STATE.ordinal()) == ContactState.SLIDE.ordinal()) {
                most = Math.max(most, Math.hypot(contacts.get(i, ContactColumn.TANGENT1_VELOCITY.ordinal()),
                        contacts.get(i, ContactColumn.TANGENT2_VELOCITY.ordinal())));
            }
        }
        return most;
    }

    @Test
    void wallStandsUntilStruck() throws Exception {
        Run run = Runs.of("brick-wall").get(0);
        double[] x = Runs.probe(run, "top brick.x");
        double[] z = Runs.probe(run, "top brick.z");
        for (int i = 0; i < 60; i++) {
            assertEquals(x[0], x[i], 1e-6, "friction sticks, at row " + i);
            assertEquals(z[0], z[i], 1e-5, "at row " + i);
        }
        assertTrue(Runs.number(run, "contacts", "max") > 60);
        Table contacts = run.result().table(RunResult.CONTACTS);
        int stuck = 0;
        for (int i = 0; i < contacts.rows() && contacts.get(i, 0) < 0.1; i++) {
            double state = contacts.get(i, ContactColumn.STATE.ordinal());
            boolean ball = contacts.get(i, ContactColumn.NORMAL_IMPULSE.ordinal()) == 0;
            assertTrue(ball || state == ContactState.STICK.ordinal(), "row " + i + " is in state " + state);
            stuck += ball ? 0 : 1;
        }
        assertTrue(stuck > 2000, stuck + " contacts of 49 steps");
    }
}
