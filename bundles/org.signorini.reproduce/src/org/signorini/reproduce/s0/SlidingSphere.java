package org.signorini.reproduce.s0;

import java.util.Arrays;

import org.signorini.reproduce.Readings;
import org.signorini.study.run.Run;

/**
 * A run of the sphere thrown along a plane (S0, section 6.1): m = r = 1, v₀ = 2 m/s, μ = 0.2, J = ⅖ m r². While its
 * contact point slides at s, friction slows the centre by μ g and turns the sphere, so that ṡ = −7/2 μ g.
 */
final class SlidingSphere {

    static final double MU = 0.2;
    static final double G = 9.81;
    static final double V0 = 2;
    /** s, the paper's t_sr = 2 v₀ / (7 μ g). */
    static final double SLIDES = 2 * V0 / (7 * MU * G);
    /** m/s, and rad/s: 5 v₀ / 7. */
    static final double ROLLS = 5 * V0 / 7;
    /** s. */
    static final double STEP = 1e-3;
    /** Sliding slower than this is rounding, m/s. */
    private static final double NOTHING = 1e-9;

    final double[] time;
    final double[] vx;
    final double[] vy;
    final double[] vz;
    final double[] wx;
    final double[] wy;
    final double[] wz;

    SlidingSphere(Run run) {
        time = Readings.time(run);
        vx = Readings.probe(run, "velocity.x");
        vy = Readings.probe(run, "velocity.y");
        vz = Readings.probe(run, "velocity.z");
        wx = Readings.probe(run, "spin.x");
        wy = Readings.probe(run, "spin.y");
        wz = Readings.probe(run, "spin.z");
    }

    /** Speed of the point that touches: v + ω × (0, 0, −r). */
    double sliding(int i) {
        return Math.hypot(vx[i] - wy[i], vy[i] + wx[i]);
    }

    /** The end of the step from which on it rolls; NaN where it never does. */
    double slidesUntil() {
        for (int i = 0; i < time.length; i++) {
            if (sliding(i) < NOTHING) {
                return time[i];
            }
        }
        return Double.NaN;
    }

    /** How far v_x is from v₀ − μ g t, then 5/7 v₀, at most; the step in which sliding ends is left out. */
    double farthestFromExact() {
        double most = 0;
        for (int i = 0; i < time.length; i++) {
            if (Math.abs(time[i] - SLIDES) > STEP) {
                double exact = time[i] < SLIDES ? V0 - MU * G * time[i] : ROLLS;
                most = Math.max(most, Math.abs(vx[i] - exact));
            }
        }
        return most;
    }

    static double last(double[] values) {
        return values[values.length - 1];
    }

    /** The largest of what should be zero where nothing pushes it aside. */
    double aside() {
        return Arrays.stream(new double[][] {vy, vz, wx, wz}).mapToDouble(Readings::most).max().orElse(0);
    }
}
