package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.PairQuery;
import org.signorini.collision.Placement;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** No pair within the margin is missed or invented, compared with asking for every pair at every step. */
class BroadPhaseTest {

    /** Every pair that has contacts, by asking all of them. */
    private static void compare(Scene scene, ManyBodies bodies, double margin, double h, int steps, String what) {
        CollisionDetector detector = new CollisionDetector(scene, margin);
        PairQuery query = new PairQuery(scene);
        int n = scene.shapeCount();
        int met = 0;
        for (int step = 0; step < steps; step++) {
            bodies.move(h);
            ContactSet c = detector.detect(bodies.poses);
            int next = 0;
            for (int a = 0; a < n; a++) {
                for (int b = a + 1; b < n; b++) {
                    if (scene.rule(a, b) < 0) {
                        continue;
                    }
                    ContactSet expected = query.contacts(bodies.poses, a, b, margin);
                    String where = expected.count() == 0 ? null : what + ", step " + step + ", shapes " + a + ", " + b;
                    for (int i = 0; i < expected.count(); i++, next++) {
                        assertTrue(next < c.count(), where);
                        assertEquals(expected.shapeA()[i], c.shapeA()[next], where);
                        assertEquals(expected.shapeB()[i], c.shapeB()[next], where);
                        // iterated pairs start elsewhere when they remember the last step
                        assertEquals(expected.gap()[i], c.gap()[next], 1e-6, where);
                        met++;
                    }
                }
            }
            assertEquals(next, c.count(), what + ", step " + step);
        }
        assertTrue(met > steps, "the scene was too thin to show anything: " + met + " contacts");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void spheresOfOneSize(int seed) {
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < 150; b++) {
            builder.add(b, new Sphere(0.05), Placement.identity());
        }
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.collideAll();
        compare(builder.build(), new ManyBodies(150, 0.8, 1, seed), seed % 2 * 0.01, seed < 4 ? 1e-3 : 2e-2, 60,
                "seed " + seed);
    }

    /** Sizes over three decades, most of them small, some of them off their body's origin. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void spheresOfManySizes(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < 150; b++) {
            double radius = 0.5 * Math.pow(10, -3 * Math.sqrt(random.nextDouble()));
            builder.add(b, new Sphere(radius), Placement.at(b % 3 == 0 ? radius : 0, 0, 0));
        }
        builder.collideAll();
        compare(builder.build(), new ManyBodies(150, 1, 1, seed), 0.002, 5e-3, 60, "seed " + seed);
    }

    /** All kinds of shapes, several on a body, some fixed, a half-space that turns, some pairs named or excluded. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void allShapes(int seed) {
        int n = 48;
        SceneBuilder builder = new SceneBuilder();
        Shape[] shapes = {new Sphere(0.1), new Box(0.1, 0.2, 0.05), new Capsule(0.05, 0.15), new Cylinder(0.1, 0.05),
            new Point(), ClosedFormTest.boxMesh(0.1, 0.1, 0.1)};
        for (int b = 0; b < n; b++) {
            builder.add(b, shapes[b % shapes.length], Placement.identity());
            if (b % 5 == 0) {
                builder.add(b, new Sphere(0.08), Placement.at(0.2, 0, 0));
            }
        }
        builder.add(Scene.WORLD, new Box(2, 2, 0.1), Placement.at(0, 0, -0.05));
        builder.add(Scene.WORLD, new HalfSpace(), Placement.facing(new double[] {0.1, 0, 0}, new double[] {1, 0, 0.2}));
        builder.add(3, new HalfSpace(), Placement.at(0, 0, -0.6));
        builder.collideAll();
        for (int b = 0; b + 1 < n; b += 2) {
            builder.exclude(b, b + 1);
        }
        builder.collide(0, 2);
        compare(builder.build(), new ManyBodies(n, 1, 1, seed), 0.01, 4e-3, 40, "seed " + seed);
    }

    /** A few bodies: every pair is looked at when the list is made. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void fewBodies(int seed) {
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < 12; b++) {
            builder.add(b, new Sphere(0.25), Placement.at(0, 0, -0.3));
        }
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.collideAll();
        for (int b = 0; b < 11; b++) {
            builder.exclude(b, b + 1);
        }
        compare(builder.build(), new ManyBodies(12, 1.5, 3, seed), 0.005, 2e-3, 400, "seed " + seed);
    }

    /** A swarm that flies apart, and one along a diagonal: cells far from each other share buckets. */
    @Test
    void farAndThin() {
        SceneBuilder builder = new SceneBuilder();
        int n = 200;
        for (int b = 0; b < n; b++) {
            builder.add(b, new Sphere(0.5), Placement.identity());
        }
        builder.collideAll();
        ManyBodies bodies = new ManyBodies(n, 1e5, 1, 1);
        for (int b = 0; b < n; b++) {
            double along = 0.55 * b * (b % 50 == 0 ? 1000 : 1);
            bodies.positions[3 * b] = along;
            bodies.positions[3 * b + 1] = -along;
            bodies.positions[3 * b + 2] = along;
        }
        // neighbours are 0.95 apart
        compare(builder.build(), bodies, 0, 0, 3, "diagonal");
    }

    /** A margin that follows the speed of things, up and down, step by step. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void changingMargin(int seed) {
        int n = 60;
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < n; b++) {
            builder.add(b, new Sphere(0.05), Placement.identity());
        }
        builder.collideAll();
        Scene scene = builder.build();
        ManyBodies bodies = new ManyBodies(n, 0.7, 1, seed);
        CollisionDetector detector = new CollisionDetector(scene, 0);
        PairQuery query = new PairQuery(scene);
        for (int step = 0; step < 150; step++) {
            bodies.move(1e-3);
            double margin = 0.02 + 0.018 * Math.sin(0.2 * step) + (step % 40 == 0 ? 0.1 : 0);
            detector.margin(margin);
            int expected = 0;
            for (int a = 0; a < n; a++) {
                for (int b = a + 1; b < n; b++) {
                    expected += query.contacts(bodies.poses, a, b, margin).count();
                }
            }
            assertEquals(expected, detector.detect(bodies.poses).count(), "step " + step + ", seed " + seed);
        }
    }

    /** Changing the margin takes effect at once. */
    @Test
    void marginCanChange() {
        SceneBuilder builder = new SceneBuilder();
        builder.add(0, new Sphere(1), Placement.identity());
        builder.add(1, new Sphere(1), Placement.identity());
        builder.collideAll();
        CollisionDetector detector = new CollisionDetector(builder.build(), 0.1);
        TwoBodies pair = new TwoBodies(new Sphere(1), new Sphere(1)).place(1, 50, 0, 0);
        assertEquals(0, detector.detect(pair.poses).count());
        detector.margin(48);
        assertEquals(1, detector.detect(pair.poses).count());
        detector.margin(0);
        assertEquals(0, detector.detect(pair.poses).count());
        detector.margin(Double.POSITIVE_INFINITY);
        assertEquals(48, detector.detect(pair.poses).gap()[0], 1e-12);
    }

    @Test
    void poseThatIsNoNumberIsReported() {
        SceneBuilder builder = new SceneBuilder();
        builder.add(0, new Sphere(1), Placement.identity());
        builder.add(1, new Sphere(1), Placement.identity());
        builder.collideAll();
        CollisionDetector detector = new CollisionDetector(builder.build(), 0.1);
        TwoBodies pair = new TwoBodies(new Sphere(1), new Sphere(1)).place(1, 0, Double.NaN, 0);
        ArithmeticException e = org.junit.jupiter.api.Assertions.assertThrows(ArithmeticException.class,
                () -> detector.detect(pair.poses));
        assertTrue(e.getMessage().contains("body 1"), e.getMessage());
    }
}
