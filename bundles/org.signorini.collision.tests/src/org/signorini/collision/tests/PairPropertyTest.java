package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;

/** What must hold for every pair of shapes in any position. */
class PairPropertyTest {

    private static final int TRIALS = 150;

    /** Frames are orthonormal and right-handed, the points are a gap apart along the normal, and lie on the shapes. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#allPairs")
    void contactsAreConsistent(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        TwoBodies[] probes = {new TwoBodies(new Point(), first), new TwoBodies(new Point(), second)};
        for (long seed = 0; seed < TRIALS; seed++) {
            pair.scatter(new SplittableRandom(seed), Catalogue.scale(first, second));
            ContactSet c = pair.contacts();
            assertTrue(c.count() > 0, "no contact at seed " + seed);
            int nearest = TwoBodies.nearest(c);
            for (int i = 0; i < c.count(); i++) {
                checkFrame(c.frame(), 9 * i, seed);
                for (int k = 0; k < 3; k++) {
                    double apart = c.pointA()[3 * i + k] - c.pointB()[3 * i + k];
                    assertEquals(c.gap()[i] * c.frame()[9 * i + k], apart, 1e-12);
                }
            }
            // the nearest points lie on the surfaces
            double tolerance = Catalogue.precision(first, second);
            double onFirst = probe(probes[0], pair, 0, c.bodyA()[nearest] == 0 ? c.pointA() : c.pointB(), nearest);
            double onSecond = probe(probes[1], pair, 1, c.bodyA()[nearest] == 1 ? c.pointA() : c.pointB(), nearest);
            assertEquals(0, onFirst, tolerance, () -> "first shape, " + describe(pair));
            assertEquals(0, onSecond, tolerance, () -> "second shape, " + describe(pair));
        }
    }

    /** Signed distance of a point from one of the shapes where it is now. */
    private static double probe(TwoBodies probe, TwoBodies pair, int body, double[] points, int i) {
        probe.place(0, points[3 * i], points[3 * i + 1], points[3 * i + 2]);
        probe.place(1, pair.positions[3 * body], pair.positions[3 * body + 1], pair.positions[3 * body + 2]);
        System.arraycopy(pair.rotations, 9 * body, probe.rotations, 9, 9);
        return probe.distance();
    }

    static String describe(TwoBodies pair) {
        return Arrays.toString(pair.positions) + Arrays.toString(pair.rotations);
    }

    static void checkFrame(double[] f, int at, long seed) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j <= i; j++) {
                double product = 0;
                for (int k = 0; k < 3; k++) {
                    product += f[at + 3 * i + k] * f[at + 3 * j + k];
                }
                if (!(Math.abs(product - (i == j ? 1 : 0)) < 1e-9)) {
                    fail("rows " + i + " and " + j + " of a frame have product " + product + ", seed " + seed);
                }
            }
        }
        double determinant = f[at] * (f[at + 4] * f[at + 8] - f[at + 5] * f[at + 7])
                + f[at + 1] * (f[at + 5] * f[at + 6] - f[at + 3] * f[at + 8])
                + f[at + 2] * (f[at + 3] * f[at + 7] - f[at + 4] * f[at + 6]);
        assertEquals(1, determinant, 1e-9);
    }

    /** Swapping the shapes turns the normal around and swaps the points, gap for gap. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#allPairs")
    void swappingShapesSwapsTheContact(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        TwoBodies swapped = new TwoBodies(second, first);
        for (long seed = 0; seed < TRIALS; seed++) {
            pair.scatter(new SplittableRandom(seed), Catalogue.scale(first, second));
            for (int body = 0; body < 2; body++) {
                System.arraycopy(pair.rotations, 9 * body, swapped.rotations, 9 - 9 * body, 9);
                System.arraycopy(pair.positions, 3 * body, swapped.positions, 3 - 3 * body, 3);
            }
            ContactSet c = pair.contacts();
            ContactSet d = swapped.contacts();
            int i = TwoBodies.nearest(c);
            int j = TwoBodies.nearest(d);
            assertEquals(c.gap()[i], d.gap()[j], 1e-6, "gap at seed " + seed);
            // which body is A depends on the kinds of shapes; the direction from the second to the first does not
            double sign = c.bodyA()[i] == 1 - d.bodyA()[j] ? 1 : -1;
            double along = 0;
            for (int k = 0; k < 3; k++) {
                along += sign * c.frame()[9 * i + k] * d.frame()[9 * j + k];
            }
            // an overlap with two ways out as short as each other may be left by either
            if (c.gap()[i] > 1e-4) {
                assertEquals(1, along, 1e-8, "normal at seed " + seed);
            }
        }
    }

    /** Moving the whole scene moves the contact along: distances stay, normals and tangents turn. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#allPairs")
    void movingTheSceneMovesTheContacts(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        TwoBodies moved = new TwoBodies(first, second);
        double[] turn = new double[9];
        for (long seed = 0; seed < TRIALS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.scatter(random, Catalogue.scale(first, second));
            Rotations.random(random, turn, 0);
            double[] shift = {3, -2, 1};
            for (int body = 0; body < 2; body++) {
                Rotations.multiply(turn, 0, pair.rotations, 9 * body, moved.rotations, 9 * body);
                Rotations.apply(turn, 0, pair.positions, 3 * body, moved.positions, 3 * body);
                for (int k = 0; k < 3; k++) {
                    moved.positions[3 * body + k] += shift[k];
                }
            }
            double[] frame = new double[9];
            double tolerance = Math.max(1e-9, 10 * Catalogue.precision(first, second));
            ContactSet c = pair.contacts();
            ContactSet d = moved.contacts();
            int i = TwoBodies.nearest(c);
            double gap = c.gap()[i];
            assertEquals(gap, d.gap()[TwoBodies.nearest(d)], 1e-9, "gap at seed " + seed);
            if (c.count() == 1 && d.count() == 1 && gap > 1e-4) {
                for (int row = 0; row < 3; row++) {
                    Rotations.apply(turn, 0, c.frame(), 3 * row, frame, 3 * row);
                    for (int k = 0; k < 3; k++) {
                        assertEquals(frame[3 * row + k], d.frame()[3 * row + k], tolerance, "frame at seed " + seed);
                    }
                }
            }
        }
    }

    /** Pushing A along the normal by the gap makes the shapes just touch, from either side. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void closingTheGapMakesThemTouch(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        for (long seed = 0; seed < TRIALS; seed++) {
            pair.scatter(new SplittableRandom(seed), Catalogue.scale(first, second));
            ContactSet c = pair.contacts();
            int i = TwoBodies.nearest(c);
            double gap = c.gap()[i];
            for (int k = 0; k < 3; k++) {
                pair.positions[3 * c.bodyA()[i] + k] -= gap * c.frame()[9 * i + k];
            }
            assertEquals(0, pair.distance(), 1e-6, "closed from " + gap + " at seed " + seed);
        }
    }

    /** d gap/dt = n·(v_A − v_B) at the contact's points, by central differences along a random motion. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#allPairs")
    void gapRateIsTheNormalVelocity(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        double h = 1e-5;
        int checked = 0;
        for (long seed = 0; seed < TRIALS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.scatter(random, Catalogue.scale(first, second));
            Motion motion = new Motion(pair, random);
            double before = motion.at(-h).distance();
            double after = motion.at(h).distance();
            ContactSet c = motion.at(0).contacts();
            int i = TwoBodies.nearest(c);
            double gap = c.gap()[i];
            // where the nearest feature changes within the step the gap has a kink
            if (Math.abs(gap) < 1e-3 || Math.abs(after - 2 * gap + before) > 1e-8) {
                continue;
            }
            checked++;
            double rate = 0;
            for (int k = 0; k < 3; k++) {
                double onA = motion.velocity(c.bodyA()[i], c.pointA(), 3 * i, k);
                double onB = motion.velocity(c.bodyB()[i], c.pointB(), 3 * i, k);
                rate += c.frame()[9 * i + k] * (onA - onB);
            }
            assertEquals((after - before) / (2 * h), rate, 2e-4, "gap " + gap + " at seed " + seed);
        }
        assertTrue(checked > TRIALS / 3, "only " + checked + " smooth trials");
    }

    /** No jump of the distance along a motion: it changes no faster than the shapes' points move. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void distanceIsContinuous(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        double h = 1e-3;
        for (long seed = 0; seed < 6; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.scatter(random, Catalogue.scale(first, second));
            Motion motion = new Motion(pair, random);
            double bound = motion.speedBound(first instanceof HalfSpace ? 0 : first.reach(), second.reach()) * h;
            double last = motion.at(0).distance();
            for (int step = 1; step < 600; step++) {
                double now = motion.at(step * h).distance();
                if (!(Math.abs(now - last) <= bound + 3e-6)) {
                    fail("distance jumps from " + last + " to " + now + " at step " + step + ", seed " + seed);
                }
                last = now;
            }
        }
    }
}
