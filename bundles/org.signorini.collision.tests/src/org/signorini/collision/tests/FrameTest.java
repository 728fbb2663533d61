package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Contact frames do not jump. */
class FrameTest {

    /** Along a smooth motion the tangents of a lasting contact turn no faster than its normal. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void tangentsFollowTheNormal(Shape first, Shape second) {
        double h = 1e-3;
        for (long seed = 0; seed < 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            TwoBodies pair = new TwoBodies(first, second);
            CollisionDetector detector = new CollisionDetector(pair.scene, 10);
            pair.scatter(random, Catalogue.scale(first, second));
            Motion motion = new Motion(pair, random);
            double[] last = {};
            for (int step = 0; step < 500; step++) {
                ContactSet c = detector.detect(motion.at(step * h).poses);
                for (int i = 0; i < c.count(); i++) {
                    PairPropertyTest.checkFrame(c.frame(), 9 * i, seed);
                    int j = c.previous()[i];
                    double turned = j < 0 ? 2 : distance(c.frame(), 9 * i, last, 9 * j);
                    // beyond half a turn of the normal there is no telling what a small rotation is
                    if (turned < 1.5) {
                        double tangent = distance(c.frame(), 9 * i + 3, last, 9 * j + 3);
                        assertTrue(tangent <= turned * (1 + 1e-6) + 1e-9,
                                "tangent turns by " + tangent + ", normal by " + turned + ", seed " + seed);
                    }
                }
                last = Arrays.copyOf(c.frame(), 9 * c.count());
            }
        }
    }

    private static double distance(double[] a, int i, double[] b, int j) {
        return Math.sqrt((a[i] - b[j]) * (a[i] - b[j]) + (a[i + 1] - b[j + 1]) * (a[i + 1] - b[j + 1])
                + (a[i + 2] - b[j + 2]) * (a[i + 2] - b[j + 2]));
    }

    /** Rolling around a closed path on a sphere, the tangent comes back turned by the enclosed solid angle. */
    @Test
    void tangentsAreCarriedParallel() {
        TwoBodies pair = new TwoBodies(new Sphere(1), new Sphere(1));
        CollisionDetector detector = new CollisionDetector(pair.scene, 0.1);
        double polar = 0.8;
        int steps = 20000;
        double[] start = null;
        ContactSet c = null;
        for (int step = 0; step <= steps; step++) {
            double angle = 2 * Math.PI * step / steps;
            pair.place(0, 2 * Math.sin(polar) * Math.cos(angle), 2 * Math.sin(polar) * Math.sin(angle),
                    2 * Math.cos(polar));
            c = detector.detect(pair.poses);
            start = start == null ? Arrays.copyOf(c.frame(), 9) : start;
        }
        double[] f = c.frame();
        double cosine = f[3] * start[3] + f[4] * start[4] + f[5] * start[5];
        double sine = f[3] * start[6] + f[4] * start[7] + f[5] * start[8];
        // Gauss–Bonnet: 2π (1 − cos θ)
        double expected = 2 * Math.PI * (1 - Math.cos(polar));
        assertEquals(Math.cos(expected), cosine, 1e-6);
        assertEquals(Math.sin(expected), sine, 1e-6);
    }

    /** A million carries do not wear the frame out. */
    @Test
    void framesStayOrthonormal() {
        TwoBodies pair = new TwoBodies(new Sphere(1), new Sphere(1));
        CollisionDetector detector = new CollisionDetector(pair.scene, 0.1);
        ContactSet c = null;
        for (int step = 0; step < 1_000_000; step++) {
            double angle = 1e-2 * step;
            pair.place(0, 2 * Math.cos(angle), 2 * Math.sin(angle) * Math.cos(0.3 * angle),
                    2 * Math.sin(angle) * Math.sin(0.3 * angle));
            c = detector.detect(pair.poses);
        }
        double[] f = c.frame();
        assertEquals(1, f[3] * f[3] + f[4] * f[4] + f[5] * f[5], 1e-14);
        assertEquals(0, f[0] * f[3] + f[1] * f[4] + f[2] * f[5], 1e-14);
    }

    /** On a half-space the tangents are its own axes, however it is turned (S0 §6.1, case 2). */
    @Test
    void halfSpaceGivesItsAxes() {
        double angle = 0.4;
        double[] x = {Math.cos(angle), Math.sin(angle), 0};
        SceneBuilder builder = new SceneBuilder();
        builder.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[3], new double[] {0, 0, 2}, x));
        builder.add(0, new Sphere(1), Placement.identity());
        builder.collideAll();
        CollisionDetector detector = new CollisionDetector(builder.build(), 0.1);
        ContactSet c = detector.detect(new TwoBodies(new Sphere(1), new Sphere(1)).place(0, 3, 4, 1).poses);
        assertArrayEquals(new double[] {0, 0, 1, x[0], x[1], 0, -x[1], x[0], 0}, Arrays.copyOf(c.frame(), 9), 1e-15);
        // the sphere is A although it came second: normals point away from the half-space
        assertEquals(0, c.bodyA()[0]);
        assertEquals(Scene.WORLD, c.bodyB()[0]);
    }

    /** First tangents hang on body B and follow the same rule everywhere. */
    @Test
    void firstTangentIsTheXAxisOfB() {
        TwoBodies pair = new TwoBodies(new Sphere(1), new Sphere(1)).turn(1, 0.3, 0, 1, 0).place(0, 0, 2, 0);
        ContactSet c = pair.contacts();
        assertArrayEquals(new double[] {0, 1, 0, Math.cos(0.3), 0, -Math.sin(0.3)}, Arrays.copyOf(c.frame(), 6), 1e-15);
    }
}
