package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.Placement;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Sphere;

/** Who may touch whom, and by which rule. */
class RulesTest {

    private static SceneBuilder spheres(int n) {
        SceneBuilder builder = new SceneBuilder();
        for (int b = 0; b < n; b++) {
            builder.add(b, new Sphere(1), Placement.identity());
        }
        return builder;
    }

    @Test
    void nothingTouchesUnlessTold() {
        Scene scene = spheres(3).build();
        assertEquals(-1, scene.rule(0, 1));
        ContactSet c = new CollisionDetector(scene, 1).detect(Poses.of(Rotations.identities(3), new double[9]));
        assertEquals(0, c.count());
    }

    @Test
    void groupsPairsAndTheirOrder() {
        SceneBuilder builder = spheres(6);
        int first = builder.collide(new int[] {0, 1}, new int[] {2, 3});
        int second = builder.collide(new int[] {0, 1, 2, 3, 4}, new int[] {0, 1, 2, 3, 4});
        int named = builder.collide(3, 1);
        Scene scene = builder.build();
        assertEquals(first, scene.rule(0, 2));
        assertEquals(first, scene.rule(3, 0));
        assertEquals(named, scene.rule(1, 3));
        assertEquals(second, scene.rule(0, 1));
        assertEquals(second, scene.rule(4, 2));
        assertEquals(-1, scene.rule(4, 5));
        assertEquals(0, first);
        assertEquals(2, named);
    }

    @Test
    void neighboursAreExcludedUnlessNamed() {
        SceneBuilder builder = spheres(4);
        builder.collideAll();
        builder.exclude(0, 1);
        builder.exclude(3, 2);
        int named = builder.collide(2, 3);
        Scene scene = builder.build();
        assertEquals(-1, scene.rule(0, 1));
        assertEquals(named, scene.rule(2, 3));
        assertEquals(0, scene.rule(1, 2));
    }

    @Test
    void neverWithinABodyNorBetweenFixedShapesNorHalfSpaces() {
        SceneBuilder builder = new SceneBuilder();
        builder.add(0, new Sphere(1), Placement.identity());
        builder.add(0, new Sphere(1), Placement.at(1, 0, 0));
        builder.add(Scene.WORLD, new Sphere(1), Placement.identity());
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.add(0, new HalfSpace(), Placement.identity());
        builder.collideAll();
        Scene scene = builder.build();
        assertEquals(-1, scene.rule(0, 1));
        assertEquals(-1, scene.rule(2, 3));
        assertEquals(-1, scene.rule(3, 4));
        assertEquals(0, scene.rule(0, 2));
        assertEquals(0, scene.rule(0, 3));
        assertThrows(IllegalArgumentException.class, () -> builder.collide(0, 1));
        assertThrows(IllegalArgumentException.class, () -> builder.collide(3, 4));
        assertThrows(IllegalArgumentException.class, () -> builder.collide(0, 17));
        assertThrows(IllegalArgumentException.class, () -> builder.add(-2, new Sphere(1), Placement.identity()));
    }

    /** In a scene too large for looking at all pairs, named pairs and groups work together. */
    @Test
    void largeScene() {
        int n = 100;
        SceneBuilder builder = spheres(n);
        int[] even = IntStream.range(0, n).filter(b -> b % 2 == 0).toArray();
        int evens = builder.collide(even, even);
        int named = builder.collide(1, 3);
        int third = builder.collide(0, 2);
        builder.exclude(4, 6);
        // all in one place: every allowed pair touches
        ContactSet c = new CollisionDetector(builder.build(), 0)
                .detect(Poses.of(Rotations.identities(n), new double[3 * n]));
        assertEquals(50 * 49 / 2, c.count());
        int lastLow = -1;
        int lastHigh = -1;
        for (int i = 0; i < c.count(); i++) {
            int a = c.shapeA()[i];
            int b = c.shapeB()[i];
            assertTrue(a > lastLow || a == lastLow && b > lastHigh, "order of pairs");
            assertEquals(a == 1 ? named : a == 0 && b == 2 ? third : evens, c.rule()[i]);
            lastLow = a;
            lastHigh = b;
        }
    }

    @Test
    void placementsAreChecked() {
        double[] reflection = {1, 0, 0, 0, 1, 0, 0, 0, -1};
        double[] skewed = {1, 0, 0, 0.1, 1, 0, 0, 0, 1};
        double[] origin = new double[3];
        assertThrows(IllegalArgumentException.class, () -> new Placement(reflection, origin));
        assertThrows(IllegalArgumentException.class, () -> new Placement(skewed, origin));
        assertThrows(IllegalArgumentException.class, () -> Placement.at(0, Double.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> Placement.facing(origin, new double[3]));
        assertThrows(IllegalArgumentException.class,
                () -> Placement.facing(origin, new double[] {0, 0, 1}, new double[] {0, 0, 2}));
    }
}
