package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Polytopes;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Shapes deep in each other and in special positions, against the definition of a contact. */
class DeepPairTest {

    static Stream<Arguments> pairs() {
        List<Shape> shapes = new ArrayList<>(Catalogue.bounded());
        shapes.add(ConvexMesh.hullOf(Polytopes.box(0.3, 0.5, 0.7).vertices()));
        shapes.addAll(List.of(new Capsule(0.1, 1), new Cylinder(0.05, 1), new Cylinder(1, 0.02), new Box(1, 1, 0.01),
                new Box(1, 0.02, 0.01)));
        return shapes.stream().flatMap(a -> shapes.stream().map(b -> Arguments.of(a, b)));
    }

    /** Where a surface is curved, a distance good to 1e-10 leaves the place uncertain by its root. */
    @ParameterizedTest
    @MethodSource("pairs")
    void contactsInSpecialPoses(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        ContactOracle oracle = new ContactOracle(first, second, pair);
        boolean curved = first instanceof Cylinder && !(second instanceof Point || second instanceof Sphere)
                || second instanceof Cylinder && !(first instanceof Point || first instanceof Sphere);
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            SpecialPoses.put(random, pair, first.reach() + second.reach());
            assertNull(oracle.check(random, 2e-6, curved ? 1e-4 : 1e-5), "seed " + seed);
        }
    }

    /** A ball or point anywhere on a capsule's axis leaves across, by both radii. */
    @Test
    void onACapsulesAxis() {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            for (Shape ball : List.of(new Point(), new Sphere(0.3))) {
                TwoBodies pair = new TwoBodies(ball, new Capsule(0.2, 0.7));
                Rotations.random(random, pair.rotations, 9);
                double t = random.nextDouble(-0.7, 0.7);
                for (int k = 0; k < 3; k++) {
                    pair.positions[k] = t * pair.rotations[9 + 3 * k + 2];
                }
                ContactSet c = pair.contacts();
                double along = 0;
                for (int k = 0; k < 3; k++) {
                    along += c.frame()[k] * pair.rotations[9 + 3 * k + 2];
                }
                assertEquals(0, along, 1e-12, "seed " + seed);
                assertEquals(-0.2 - ball.reach(), c.gap()[0], 1e-14);
            }
        }
    }

    /** Axes that cross part along their common perpendicular, however little they miss each other. */
    @Test
    void crossingCapsules() {
        TwoBodies pair = new TwoBodies(new Capsule(0.1, 1), new Capsule(0.2, 1));
        for (double miss : new double[] {0, 1e-17, 1e-14, 1e-11, 1e-8, 1e-5, 1e-2}) {
            for (double angle : new double[] {1e-6, 1e-4, 1e-2, 0.3, 1.5}) {
                pair.turn(0, angle, 1, 0, 0).place(0, miss, 0.1 * angle, 0.2);
                ContactSet c = pair.contacts();
                int i = TwoBodies.nearest(c);
                assertEquals(miss - 0.3, c.gap()[i], 1e-9);
                assertEquals(1, Math.abs(c.frame()[9 * i]), 1e-6, "miss " + miss + " angle " + angle);
            }
        }
    }

    /** A cylinder about another: across, by both radii, as exactly as anything. */
    @Test
    void concentricCylinders() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            TwoBodies pair = new TwoBodies(new Cylinder(0.3, 1), new Cylinder(0.2, 0.9));
            Rotations.random(random, pair.rotations, 0);
            System.arraycopy(pair.rotations, 0, pair.rotations, 9, 9);
            assertEquals(-0.5, pair.distance(), 1e-9, "seed " + seed);
        }
    }
}
