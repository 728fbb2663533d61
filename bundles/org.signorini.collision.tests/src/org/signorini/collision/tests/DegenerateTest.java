package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Positions and sizes where directions or features are not unique: the answer must still be a contact. */
class DegenerateTest {

    private static ContactSet sound(TwoBodies pair) {
        ContactSet c = pair.contacts();
        assertTrue(c.count() > 0, "no contact");
        for (int i = 0; i < c.count(); i++) {
            PairPropertyTest.checkFrame(c.frame(), 9 * i, 0);
            assertTrue(Double.isFinite(c.gap()[i]));
            for (int k = 0; k < 3; k++) {
                assertTrue(Double.isFinite(c.pointA()[3 * i + k]) && Double.isFinite(c.pointB()[3 * i + k]));
            }
        }
        return c;
    }

    /** Both shapes in the same place, along the same axes. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#allPairs")
    void coincidentFrames(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        sound(pair);
        assertTrue(pair.distance() <= 0);
        sound(pair.turn(0, Math.PI / 2, 1, 0, 0));
        sound(pair.turn(0, Math.PI / 4, 0, 0, 1));
    }

    @Test
    void coincidentCentresHaveTheFullDepth() {
        assertEquals(-3, new TwoBodies(new Sphere(1), new Sphere(2)).distance(), 1e-15);
        assertEquals(-1.5, new TwoBodies(new Sphere(1), new Capsule(0.5, 2)).distance(), 1e-15);
        assertEquals(-2, new TwoBodies(new Sphere(1), new Box(1, 2, 3)).distance(), 1e-15);
        assertEquals(-4, new TwoBodies(new Box(1, 2, 3), new Box(3, 4, 5)).distance(), 1e-12);
        assertEquals(-1, new TwoBodies(new Capsule(0.5, 2), new Capsule(0.5, 2)).distance(), 1e-15);
    }

    /** Shapes of no size behave as the points, segments and plates they are. */
    @Test
    void noSize() {
        List<Shape> points = List.of(new Point(), new Sphere(0), new Capsule(0, 0), new Box(0, 0, 0),
                new Cylinder(0, 0));
        for (Shape point : points) {
            for (Shape other : points) {
                TwoBodies pair = new TwoBodies(point, other).place(0, 3, 4, 12);
                assertEquals(13, pair.distance(), 1e-12, point + " and " + other);
                sound(pair);
                sound(pair.place(0, 0, 0, 0));
            }
            assertEquals(2, new TwoBodies(point, new HalfSpace()).place(0, 3, 4, 2).distance(), 1e-15);
            assertEquals(2, new TwoBodies(point, new Box(1, 1, 1)).place(0, 3, 0.5, 0.25).distance(), 1e-12);
            assertEquals(-0.25, new TwoBodies(point, new Box(1, 1, 1)).place(0, 0.75, 0.5, 0.25).distance(), 1e-12,
                    point.toString());
            assertEquals(2, new TwoBodies(point, new Cylinder(1, 1)).place(0, 3, 0, 0.25).distance(), 1e-9);
        }
    }

    @Test
    void plates() {
        Box plate = new Box(1, 1, 0);
        assertEquals(0.5, new TwoBodies(plate, plate).place(0, 0.3, 0.4, 0.5).distance(), 1e-12);
        assertEquals(0, new TwoBodies(plate, plate).place(0, 0.3, 0.4, 0).distance(), 1e-12);
        // one through the other: out by its half, edge first
        assertEquals(-0.5, new TwoBodies(plate, plate).turn(0, Math.PI / 2, 1, 0, 0).place(0, 0, 0, 0.5).distance(),
                1e-9);
        assertEquals(3, new TwoBodies(new Cylinder(1, 0), plate).place(0, 0.3, 0.4, 3).distance(), 1e-9);
        ContactSet onFloor = new TwoBodies(plate, new HalfSpace()).contacts(1e-3);
        assertEquals(4, onFloor.count());
    }

    /** Parallel edges, edge over edge: distance is that of the lines, contacts are the ends of the common stretch. */
    @Test
    void parallelEdges() {
        Box cube = Box.cube(2);
        TwoBodies pair = new TwoBodies(cube, cube).turn(0, Math.PI / 4, 1, 0, 0).turn(1, Math.PI / 4, 1, 0, 0);
        double touching = 2 * Math.sqrt(2);
        ContactSet apart = pair.place(0, 0.5, 0, touching + 0.01).contacts(0.1);
        assertEquals(2, apart.count());
        assertEquals(0.01, apart.gap()[0], 1e-12);
        assertEquals(0.01, apart.gap()[1], 1e-12);
        assertEquals(0.01, pair.distance(), 1e-12);
        // overlapping by a little the way out is sideways by 1/√2 of that, still a contact
        double overlap = pair.place(0, 0.5, 0, touching - 0.01).distance();
        assertEquals(-0.01 / Math.sqrt(2), overlap, 1e-9);
        sound(pair);
    }

    /** Touching exactly, from faces to corners. */
    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void touchingAlongAnAxis(Shape first, Shape second) {
        for (int axis = 0; axis < 3; axis++) {
            TwoBodies pair = new TwoBodies(first, second);
            pair.positions[axis] = 10;
            // advancing by the distance never goes too far and ends at the touch
            for (int i = 0; i < 200; i++) {
                pair.positions[axis] -= pair.distance();
            }
            ContactSet c = sound(pair);
            assertEquals(0, c.gap()[TwoBodies.nearest(c)], 1e-6);
        }
    }

    @Test
    void badMeasuresAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Sphere(-1));
        assertThrows(IllegalArgumentException.class, () -> new Sphere(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> new Box(1, Double.POSITIVE_INFINITY, 1));
        assertThrows(IllegalArgumentException.class, () -> new Capsule(1, -2));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> new Cylinder(-3, 1));
        assertTrue(e.getMessage().contains("radius of a cylinder"), e.getMessage());
    }
}
