package org.signorini.examples.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.signorini.study.run.Run;

/** What a person tries first, against closed forms. */
class FirstExamplesTest {

    private static final double G = 9.81;

    /** Rests at Zeno's time √(2h/g)(1+e)/(1−e). */
    @Test
    void bouncingBall() throws Exception {
        Run run = Runs.of("bouncing-ball").get(0);
        assertEquals(0.05, Runs.measure(run, "rest height"), 2e-5);
        double[] height = Runs.probe(run, "height");
        double zeno = Math.sqrt(2 * 0.95 / G) * 1.8 / 0.2;
        double last = 0;
        for (int i = 0; i < height.length; i++) {
            last = height[i] > 0.0502 ? i * 1e-3 : last;
        }
        assertEquals(zeno, last, 0.15, "restitution ends below 1 mm/s, and steps are finite");
        // second bounce: e² of the height
        double second = 0;
        for (int i = 500; i < 1100; i++) {
            second = Math.max(second, height[i]);
        }
        assertEquals(0.05 + 0.64 * 0.95, second, 5e-3);
    }

    @Test
    void inclineSticksOrSlides() throws Exception {
        List<Run> runs = Runs.of("incline");
        assertEquals(0, Runs.measure(Runs.named(runs, "0.7"), "final position"), 1e-11, "friction does not creep");
        double a = G * (Math.sin(Math.PI / 6) - 0.4 * Math.cos(Math.PI / 6));
        Run sliding = Runs.named(runs, "0.4");
        assertEquals(a, Runs.measure(sliding, "final speed"), 1e-9);
        assertEquals(a / 2, Runs.measure(sliding, "final position"), a * 1e-3);
    }

    /** Sticks at the belt's speed until k x = μ_s m g, then swings about μ_k m g / k. */
    @Test
    void stickSlip() throws Exception {
        Run run = Runs.of("stick-slip").get(0);
        assertEquals(0.1, Runs.measure(run, "fastest"), 1e-9, "never faster than the belt");
        double release = 0.6 * G / 100;
        double center = 0.3 * G / 100;
        double swing = Math.hypot(release - center, 0.1 / 10);
        assertEquals(center + swing, Runs.measure(run, "farthest"), 1.5e-3);
        assertEquals(center - swing, Runs.measure(run, "nearest"), 1.5e-3);
    }

    /** Housner (1963): an impact about the other edge leaves 1 − 1.5 sin²α of the angular velocity. */
    @Test
    void rockingBlock() throws Exception {
        Run run = Runs.of("rocking-block").get(0);
        double[] spin = Runs.probe(run, "spin");
        int first = 1;
        while (Math.abs(spin[first]) >= Math.abs(spin[first - 1]) || Math.abs(spin[first]) < 0.3) {
            first++;
        }
        double alpha = Math.atan(0.2 / 1.0);
        assertEquals(1 - 1.5 * Math.pow(Math.sin(alpha), 2), spin[first] / spin[first - 1], 0.01);
        assertEquals(0.5, Runs.measure(run, "final height"), 1e-4, "it stands");
    }

    @Test
    void newtonsCradle() throws Exception {
        Run run = Runs.of("newtons-cradle").get(0);
        assertEquals(Math.toRadians(30), Runs.measure(run, "highest of the last"), 2e-4);
        assertTrue(Runs.measure(run, "middle stays") < 5e-3);
        assertEquals(Runs.measure(run, "energy", "initial"), Runs.measure(run, "energy", "final"), 1e-4);
    }

    @Test
    void sliderCrank() throws Exception {
        Run run = Runs.of("slider-crank").get(0);
        double[] angle = Runs.probe(run, "crank angle");
        double[] place = Runs.probe(run, "slider position");
        for (int i = 0; i < angle.length; i++) {
            double x = 0.1 * Math.cos(angle[i]) + Math.sqrt(0.09 - 0.01 * Math.pow(Math.sin(angle[i]), 2));
            assertEquals(x, place[i], 1e-6, "at row " + i);
        }
        // between two corrections the loop opens by the second order of the step, ½h²ω²r
        assertEquals(0.5e-6 * 4 * Math.PI * Math.PI * 0.1, Runs.measure(run, "constraintDrift", "max"), 1e-10);
    }

    /** The slider of the ideal mechanism, give or take the play. */
    @Test
    void sliderCrankWithClearance() throws Exception {
        Run run = Runs.of("slider-crank-clearance").get(0);
        assertEquals(0.2, Runs.measure(run, "nearest"), 5.1e-4);
        assertEquals(0.4, Runs.measure(run, "farthest"), 5.1e-4);
        assertTrue(Runs.measure(run, "penetration", "max") < 1e-6);
        assertTrue(Runs.number(run, "contacts", "states", "impact") > 5);
    }

    /** x = e sin(ωt) + R while it stays; it jumps where eω² m exceeds what spring and weight can hold. */
    @Test
    void camAndFollower() throws Exception {
        List<Run> runs = Runs.of("cam-follower");
        Run slow = Runs.named(runs, "300.0");
        assertEquals(0.05, Runs.measure(slow, "highest"), 1e-5);
        assertTrue(Runs.measure(slow, "gap") < 1e-5);
        assertTrue(Runs.measure(Runs.named(runs, "1200.0"), "gap") > 1e-3);
    }

    @Test
    void fourBarInEveryFormulation() throws Exception {
        List<Run> runs = Runs.of("four-bar");
        double reference = Runs.measure(Runs.named(runs, "ce"), "final rocker");
        for (Run run : runs) {
            assertEquals(reference, Runs.measure(run, "final rocker"), 2e-4, run.plan().name());
            assertTrue(Runs.measure(run, "energy range") < 1e-4, run.plan().name());
            assertTrue(Runs.measure(run, "constraintDrift", "max") < 1e-6, run.plan().name());
        }
    }

    @Test
    void closedLoopStrikesItsStop() throws Exception {
        List<Run> runs = Runs.of("four-bar-stop");
        Run embedded = Runs.named(runs, "ce");
        Run cut = Runs.named(runs, "mc");
        assertEquals(Runs.measure(cut, "final crank"), Runs.measure(embedded, "final crank"), 1e-4);
        assertTrue(Runs.measure(embedded, "energy", "largestGain") <= 1e-9);
        assertTrue(Runs.number(embedded, "contacts", "states", "impact") > 2);
        assertEquals(6, Runs.number(embedded, "statistics", "size", "max"), "n_u (n_f + 2), no rows of the loop");
        assertTrue(Runs.number(cut, "statistics", "size", "max") > 6);
    }
}
