package org.signorini.complementarity.generator;

import java.util.Arrays;
import java.util.Random;

import org.signorini.complementarity.FrictionProblem;

/**
 * Towers of unit cubes of 1 kg exactly on top of each other, four contacts at the corners of every interface, μ = 0.6,
 * steps of 1 ms. Hyperstatic: an interface transmits six components of force by twelve, so W of 12 n rows has rank 6 n,
 * normal impulses are not unique, and nothing but the exact geometry says so (no jitter hides it). A tower
 * bends like a beam: the condition of W's regular part grows like n⁴ (3e3, 5e4, 7e5 for 5, 10, 20 cubes).
 */
public final class Stacks {

    private static final double MASS = 1;
    /** Of a unit cube, per mass. */
    private static final double INERTIA = 1 / 6.0;
    private static final double FRICTION = 0.6;
    /** What gravity adds to velocities in a step of 1 ms. */
    private static final double FALL = 9.81 * 0.001;

    private Stacks() {
    }

    /**
     * A tower at rest under gravity. One solution is known: with all corners loaded alike, interface k from the bottom
     * (from 0) of n carries (n − k)·m g h/4 at each.
     */
    public static FrictionProblem resting(int cubes) {
        return stack(cubes, 0, new Random(0));
    }

    /**
     * A tower of cubes of these masses, from the bottom, at rest. With a heavy cube on a light one the impulses are
     * large beside what the light one's weight alone would take: the condition of W grows with the ratio, and at 1e6
     * the velocities that are left are near the rounding of those the impulses cancel.
     */
    public static FrictionProblem loaded(double... masses) {
        return stack(masses, 0, new Random(0));
    }

    /**
     * A tower whose cubes were pushed sideways and turned about the vertical, 0.1 m/s and 0.1 rad/s at random, more
     * than friction can stop in a step in its upper part: interfaces slide, stick and tilt.
     */
    public static FrictionProblem pushed(int cubes, long seed) {
        return stack(cubes, 0.1, new Random(seed));
    }

    private static FrictionProblem stack(int cubes, double push, Random random) {
        if (cubes < 0) {
            throw new IllegalArgumentException("a stack cannot have " + cubes + " cubes");
        }
        double[] masses = new double[cubes];
        Arrays.fill(masses, MASS);
        return stack(masses, push, random);
    }

    private static FrictionProblem stack(double[] masses, double push, Random random) {
        int cubes = masses.length;
        Scene scene = new Scene(cubes);
        for (int i = 0; i < cubes; i++) {
            double[] u = {push * random.nextGaussian(), push * random.nextGaussian(), -FALL, 0, 0,
                push * random.nextGaussian()};
            scene.body(i, masses[i], INERTIA * masses[i], new double[] {0, 0, i + 0.5}, u);
        }
        for (int i = 0; i < cubes; i++) {
            for (int corner = 0; corner < 4; corner++) {
                double[] point = {corner / 2 - 0.5, corner % 2 - 0.5, i};
                scene.contact(i == 0 ? Scene.GROUND : i - 1, i, point, 0, 0, 1);
            }
        }
        return scene.problem(FRICTION);
    }
}
