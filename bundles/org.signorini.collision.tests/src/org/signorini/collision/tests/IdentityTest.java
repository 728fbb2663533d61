package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.Placement;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Contacts that persist keep their identity, so that impulses can be carried over. */
class IdentityTest {

    static Stream<Arguments> resting() {
        List<Shape> standing = List.of(Box.cube(1), ClosedFormTest.boxMesh(0.5, 0.5, 0.5), new Cylinder(0.5, 0.5));
        List<Shape> supports = List.of(new Box(0.5, 0.5, 0.5), ClosedFormTest.boxMesh(0.5, 0.5, 0.5),
                new Box(8, 8, 0.5), new Cylinder(0.5, 0.5), new HalfSpace());
        return standing.stream().flatMap(a -> supports.stream().map(b -> Arguments.of(a, b)));
    }

    /**
     * A shape at rest on another, trembling by nanometres and nanoradians as a solver leaves it: the same four contacts
     * at every step, even where faces, edges and corners coincide exactly.
     */
    @ParameterizedTest
    @MethodSource("resting")
    void tremblingShapeKeepsItsContacts(Shape upper, Shape lower) {
        for (long seed = 0; seed < 6; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            TwoBodies pair = new TwoBodies(upper, lower);
            CollisionDetector detector = new CollisionDetector(pair.scene, 1e-4);
            double height = lower instanceof HalfSpace ? 0.5 : 1;
            double amplitude = Math.pow(10, -9 + seed % 2);
            int changes = 0;
            for (int step = 0; step < 200; step++) {
                pair.turn(0, amplitude * random.nextDouble(), random.nextDouble() - 0.5, random.nextDouble() - 0.5,
                        random.nextDouble() - 0.5);
                pair.place(0, amplitude * random.nextDouble(), amplitude * random.nextDouble(),
                        height + amplitude * (random.nextDouble() - 0.5));
                ContactSet c = detector.detect(pair.poses);
                assertEquals(4, c.count(), "contacts at step " + step + ", seed " + seed);
                boolean changed = false;
                for (int i = 0; i < c.count(); i++) {
                    changed |= step > 0 && c.previous()[i] != i;
                }
                changes += changed ? 1 : 0;
            }
            assertTrue(changes <= 1, "identities changed at " + changes + " steps, seed " + seed);
        }
    }

    /**
     * Wobbling by a micrometre and a microradian anywhere on the support, so that now this corner of a round end is the
     * lowest and now that: still the same contacts, and the least gap is the distance up to what was given for that.
     */
    @ParameterizedTest
    @MethodSource("resting")
    void wobblingShapeKeepsItsContacts(Shape upper, Shape lower) {
        int fresh = 0;
        int total = 0;
        double[] wobble = new double[9];
        for (long seed = 0; seed < 10; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            TwoBodies pair = new TwoBodies(upper, lower);
            CollisionDetector detector = new CollisionDetector(pair.scene, 1e-4);
            double height = lower instanceof HalfSpace ? 0.5 : 1;
            double turned = 2 * Math.PI * random.nextDouble();
            double x = 0.2 * random.nextDouble();
            double y = 0.2 * random.nextDouble();
            for (int step = 0; step < 200; step++) {
                double[] axis = Rotations.direction(random);
                Rotations.about(1e-6 * random.nextDouble(), axis[0], axis[1], axis[2], wobble, 0);
                pair.turn(0, turned, 0, 0, 1).place(0, x + 1e-6 * random.nextDouble(), y + 1e-6 * random.nextDouble(),
                        height + 1e-6 * (random.nextDouble() - 0.5));
                Rotations.multiply(wobble, 0, pair.rotations, 0, pair.rotations, 0);
                ContactSet c = detector.detect(pair.poses);
                assertEquals(4, c.count(), "step " + step + ", seed " + seed);
                for (int i = 0; i < 4 && step > 0; i++) {
                    total++;
                    fresh += c.previous()[i] < 0 ? 1 : 0;
                }
                double least = c.gap()[TwoBodies.nearest(c)];
                assertEquals(pair.distance(), least, 1e-5, "step " + step + ", seed " + seed);
            }
        }
        assertTrue(fresh < total / 300, fresh + " of " + total + " contacts are new");
    }

    /** Sliding and turning at ordinary speed, nearly all contacts of a step continue one of the step before. */
    @ParameterizedTest
    @MethodSource("resting")
    void slidingShapeKeepsMostContacts(Shape upper, Shape lower) {
        TwoBodies pair = new TwoBodies(upper, lower);
        CollisionDetector detector = new CollisionDetector(pair.scene, 1e-4);
        double height = lower instanceof HalfSpace ? 0.5 : 1;
        int fresh = 0;
        int total = 0;
        for (int step = 0; step < 400; step++) {
            pair.turn(0, 1e-3 * step, 0, 0, 1).place(0, 1e-3 * step, 0.7e-3 * step, height);
            ContactSet c = detector.detect(pair.poses);
            for (int i = 0; i < c.count(); i++) {
                total++;
                fresh += step > 0 && c.previous()[i] < 0 ? 1 : 0;
            }
        }
        assertTrue(total >= 1200 && fresh < total / 50, fresh + " of " + total + " contacts are new");
    }

    /** A tower of ten unit cubes, exactly aligned: forty contacts that stay. */
    @Test
    void tower() {
        SceneBuilder builder = new SceneBuilder();
        int n = 10;
        for (int b = 0; b < n; b++) {
            builder.add(b, Box.cube(1), Placement.identity());
        }
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.collideAll();
        CollisionDetector detector = new CollisionDetector(builder.build(), 1e-3);
        double[] rotations = Rotations.identities(n);
        double[] positions = new double[3 * n];
        SplittableRandom random = new SplittableRandom(1);
        for (int step = 0; step < 300; step++) {
            for (int b = 0; b < n; b++) {
                // the drift of a long run on top of the trembling
                positions[3 * b] = 1e-8 * step * (b % 3 - 1) + 1e-10 * random.nextDouble();
                positions[3 * b + 2] = 0.5 + b + 1e-10 * random.nextDouble();
                Rotations.about(1e-9 * step, 0.1 * random.nextDouble(), 0, b % 2 - 0.5, rotations, 9 * b);
            }
            ContactSet c = detector.detect(Poses.of(rotations, positions));
            assertEquals(40, c.count(), "step " + step);
            for (int i = 0; step > 0 && i < 40; i++) {
                assertTrue(c.previous()[i] >= 0 || step > 40, "contact " + i + " is new at step " + step);
            }
        }
    }

    /** The link to the last step is by pair and feature, whatever else comes and goes. */
    @Test
    void previousPointsToTheSameShapesAndFeature() {
        int n = 60;
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < n; b++) {
            builder.add(b, b % 3 == 0 ? new Box(0.1, 0.1, 0.1) : b % 3 == 1 ? new Capsule(0.05, 0.15) : new Sphere(0.1),
                    Placement.identity());
        }
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.collideAll();
        CollisionDetector detector = new CollisionDetector(builder.build(), 0.01);
        ManyBodies bodies = new ManyBodies(n, 0.9, 1, 3);
        Map<List<Integer>, Integer> last = new HashMap<>();
        int carried = 0;
        for (int step = 0; step < 200; step++) {
            bodies.move(2e-3);
            ContactSet c = detector.detect(bodies.poses);
            Map<List<Integer>, Integer> now = new HashMap<>();
            for (int i = 0; i < c.count(); i++) {
                List<Integer> identity = List.of(c.shapeA()[i], c.shapeB()[i], c.feature()[i]);
                assertEquals(null, now.put(identity, i), "identity twice at step " + step);
                assertEquals(last.getOrDefault(identity, -1), c.previous()[i], "step " + step);
                carried += c.previous()[i] >= 0 ? 1 : 0;
            }
            last = now;
        }
        assertTrue(carried > 1000);
    }

    /** After forgetting, nothing is carried over. */
    @Test
    void forget() {
        TwoBodies pair = new TwoBodies(Box.cube(1), Box.cube(1)).place(0, 0, 0, 1);
        CollisionDetector detector = new CollisionDetector(pair.scene, 1e-3);
        detector.detect(pair.poses);
        assertEquals(0, detector.detect(pair.poses).previous()[0]);
        detector.forget();
        ContactSet c = detector.detect(pair.poses);
        for (int i = 0; i < c.count(); i++) {
            assertEquals(-1, c.previous()[i]);
        }
    }
}
