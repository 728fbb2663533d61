package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.PassageDetector;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Polytopes;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Shapes that went through each other between two looks are told, others are not. */
class PassageTest {

    /** Where the pair was and where it is, body by body. */
    private static boolean passes(TwoBodies pair, TwoBodies later) {
        PassageDetector detector = new PassageDetector(pair.scene);
        assertFalse(detector.look(pair.poses));
        return detector.look(later.poses);
    }

    /** Against the signed distance at hundreds of places of the way, any two shapes, moving and turning. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void likeTheDistanceOnTheWay(Shape first, Shape second) {
        double thickness = first.inradius() + second.inradius();
        TwoBodies pair = new TwoBodies(first, second);
        TwoBodies later = new TwoBodies(first, second);
        double reach = first.reach() + second.reach();
        for (long seed = 0; seed < 30; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.scatter(random, reach);
            System.arraycopy(pair.rotations, 0, later.rotations, 0, 18);
            System.arraycopy(pair.positions, 0, later.positions, 0, 6);
            double[] direction = Rotations.direction(random);
            double[] turn = new double[9];
            double[] axis = Rotations.direction(random);
            double angle = random.nextInt(2) == 0 ? 0 : 1.5 * random.nextDouble();
            Rotations.about(angle, axis[0], axis[1], axis[2], turn, 0);
            Rotations.multiply(turn, 0, pair.rotations, 0, later.rotations, 0);
            double length = 4 * reach * random.nextDouble();
            for (int k = 0; k < 3; k++) {
                pair.positions[k] -= 0.5 * length * direction[k];
                later.positions[k] += 0.5 * length * direction[k];
            }
            double deepest = deepest(pair, later, angle, axis);
            boolean through = turnsOver(pair, later) || pair.distance() > 0 && later.distance() > 0;
            boolean fast = length > 0.4 * thickness;
            boolean told = passes(pair, later);
            if (thickness > 0 && fast && through && deepest < -0.105 * thickness) {
                assertTrue(told, "seed " + seed + ", in each other by " + -deepest);
            }
            if (!through || deepest > -0.095 * thickness || thickness == 0) {
                assertFalse(told, "seed " + seed + ", in each other by " + -deepest);
            }
        }
    }

    private static double deepest(TwoBodies from, TwoBodies to, double angle, double[] axis) {
        TwoBodies at = new TwoBodies(from.scene.shape(0), from.scene.shape(1));
        System.arraycopy(from.rotations, 0, at.rotations, 0, 18);
        System.arraycopy(from.positions, 0, at.positions, 0, 6);
        double[] turn = new double[9];
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= 300; i++) {
            double s = i / 300.0;
            Rotations.about(s * angle, axis[0], axis[1], axis[2], turn, 0);
            Rotations.multiply(turn, 0, from.rotations, 0, at.rotations, 0);
            for (int k = 0; k < 6; k++) {
                at.positions[k] = from.positions[k] + s * (to.positions[k] - from.positions[k]);
            }
            least = Math.min(least, at.distance());
        }
        return least;
    }

    private static boolean turnsOver(TwoBodies from, TwoBodies to) {
        ContactSet c = from.contacts();
        int i = TwoBodies.nearest(c);
        double[] n = {c.frame()[9 * i], c.frame()[9 * i + 1], c.frame()[9 * i + 2]};
        ContactSet d = to.contacts();
        int j = TwoBodies.nearest(d);
        return n[0] * d.frame()[9 * j] + n[1] * d.frame()[9 * j + 1] + n[2] * d.frame()[9 * j + 2] < 0;
    }

    @Test
    void throughAPlateOrBesideIt() {
        Box plate = new Box(0.0005, 0.5, 0.5);
        TwoBodies pair = new TwoBodies(new Sphere(0.001), plate).place(0, -0.03, 0.1, 0);
        TwoBodies later = new TwoBodies(new Sphere(0.001), plate);
        assertTrue(passes(pair, later.place(0, 0.07, 0.1, 0)));
        assertFalse(passes(pair, later.place(0, -0.03, 0.4, 0)), "along it");
        assertFalse(passes(pair, later.place(0, -0.0007, 0.1, 0)), "into it");
        assertTrue(passes(pair, later.place(0, 0.0003, 0.1, 0)), "into it beyond its middle");
        assertFalse(passes(pair.place(0, -0.03, 0.502, 0), later.place(0, 0.07, 0.502, 0)), "past its edge");
        // both together
        pair.place(0, -0.03, 0, 0).place(1, 0, 0, 0);
        assertFalse(passes(pair, later.place(0, 9.97, 0, 0).place(1, 10, 0, 0)));
        assertTrue(passes(pair, later.place(0, 9.97, 0, 0).place(1, 9.9, 0, 0)));
    }

    /** Put elsewhere by hand, nothing has passed. */
    @Test
    void forgets() {
        Box plate = new Box(0.0005, 0.5, 0.5);
        TwoBodies pair = new TwoBodies(new Sphere(0.001), plate).place(0, -0.03, 0, 0);
        PassageDetector detector = new PassageDetector(pair.scene);
        detector.look(pair.poses);
        detector.forget();
        assertFalse(detector.look(pair.place(0, 0.07, 0, 0).poses));
        assertTrue(detector.look(pair.place(0, -0.03, 0, 0).poses));
        assertEquals(0.1, detector.way(), 1e-15);
        assertEquals(0.000375, detector.seenWithin(), 1e-15);
    }

    /** No end of a half-space can be reached. */
    @Test
    void halfSpacesAreNotPassed() {
        TwoBodies pair = new TwoBodies(new Sphere(0.001), new HalfSpace()).place(0, 0, 0, 1);
        TwoBodies later = new TwoBodies(new Sphere(0.001), new HalfSpace()).place(0, 0, 0, -1);
        assertFalse(passes(pair, later));
    }

    @Test
    void inradiusOfAMesh() {
        double[] corners = Polytopes.box(0.3, 0.2, 0.01).vertices().clone();
        for (int i = 0; i < corners.length; i++) {
            corners[i] += 100;
        }
        assertEquals(0.01, ConvexMesh.hullOf(corners).inradius(), 1e-12);
    }

    @Test
    void allocatesNothing() {
        Box plate = new Box(0.0005, 0.5, 0.5);
        TwoBodies pair = new TwoBodies(plate, new Box(0.1, 0.1, 0.1));
        PassageDetector detector = new PassageDetector(pair.scene);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        int told = 0;
        for (int pass = 0; pass < 4; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2000; i++) {
                pair.positions[0] = (i % 5 - 2) * 0.3;
                told += detector.look(pair.poses) ? 1 : 0;
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(told > 1000);
        assertEquals(0, least, 64, "bytes in 2000 looks");
    }
}
