package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;

/** How many points a contact has and where they are. */
class ManifoldTest {

    private static final double MARGIN = 1e-3;
    /** Faces are clipped at a millionth of the smaller shape's size beyond their sides. */
    private static final double CLIPPED = 2.5e-6;

    /** Checks the points of B of all contacts (x, y in any order) and that all have the given gap. */
    private static void checkPoints(ContactSet c, double gap, double tolerance, double[]... expected) {
        assertEquals(expected.length, c.count(), "contacts");
        double[][] found = new double[c.count()][];
        for (int i = 0; i < c.count(); i++) {
            assertEquals(gap, c.gap()[i], tolerance, "gap " + i);
            found[i] = new double[] {c.pointB()[3 * i], c.pointB()[3 * i + 1]};
        }
        for (double[] e : expected) {
            assertTrue(Arrays.stream(found).anyMatch(f -> Math.hypot(f[0] - e[0], f[1] - e[1]) <= tolerance),
                    Arrays.toString(e) + " not in " + Arrays.deepToString(found));
        }
    }

    static Shape[] cubes() {
        return new Shape[] {Box.cube(2), ClosedFormTest.boxMesh(1, 1, 1)};
    }

    @ParameterizedTest
    @MethodSource("cubes")
    void cubeOnFloorHasFourCorners(Shape cube) {
        TwoBodies pair = new TwoBodies(cube, new HalfSpace());
        checkPoints(pair.place(0, 5, 6, 1).contacts(MARGIN), 0, 1e-14, new double[] {4, 5}, new double[] {6, 5},
                new double[] {4, 7}, new double[] {6, 7});
        // on an edge two, on a corner one
        pair.turn(0, Math.PI / 4, 1, 0, 0);
        checkPoints(pair.place(0, 5, 6, Math.sqrt(2)).contacts(MARGIN), 0, 1e-14, new double[] {4, 6},
                new double[] {6, 6});
        pair.turn(0, Math.atan(Math.sqrt(2)), 1, -1, 0);
        checkPoints(pair.place(0, 5, 6, Math.sqrt(3)).contacts(MARGIN), 0, 1e-14, new double[] {5, 6});
    }

    /**
     * A smaller cube on a larger one: its four corners; shifted over the rim: two corners and two places on the rim.
     */
    @ParameterizedTest
    @MethodSource("cubes")
    void cubeOnCube(Shape cube) {
        TwoBodies pair = new TwoBodies(Box.cube(1), cube);
        checkPoints(pair.place(0, 0.2, 0.3, 1.5).contacts(MARGIN), 0, CLIPPED, new double[] {-0.3, -0.2},
                new double[] {0.7, -0.2}, new double[] {-0.3, 0.8}, new double[] {0.7, 0.8});
        checkPoints(pair.place(0, 0.9, 0, 1.5).contacts(MARGIN), 0, CLIPPED, new double[] {0.4, -0.5},
                new double[] {0.4, 0.5}, new double[] {1, -0.5}, new double[] {1, 0.5});
    }

    /** Equal cubes exactly over each other: the corners of one, neither none nor eight. */
    @ParameterizedTest
    @MethodSource("cubes")
    void equalCubes(Shape cube) {
        TwoBodies pair = new TwoBodies(cube, cube).place(0, 0, 0, 2);
        checkPoints(pair.contacts(MARGIN), 0, 1e-12, new double[] {1, 1}, new double[] {-1, 1}, new double[] {1, -1},
                new double[] {-1, -1});
        checkPoints(pair.place(0, 0, 0, 2 - 1e-4).contacts(MARGIN), -1e-4, 1e-12, new double[] {1, 1},
                new double[] {-1, 1}, new double[] {1, -1}, new double[] {-1, -1});
        checkPoints(pair.place(0, 0, 0, 2 + 1e-4).contacts(MARGIN), 1e-4, 1e-12, new double[] {1, 1},
                new double[] {-1, 1}, new double[] {1, -1}, new double[] {-1, -1});
    }

    /** Turned by 45° the overlap is an octagon; four of its corners remain and hold most of its area. */
    @ParameterizedTest
    @MethodSource("cubes")
    void turnedCubesKeepFourOfEight(Shape cube) {
        TwoBodies pair = new TwoBodies(cube, cube).turn(0, Math.PI / 4, 0, 0, 1).place(0, 0, 0, 2);
        ContactSet c = pair.contacts(MARGIN);
        assertEquals(4, c.count());
        double area = 0;
        double[] p = c.pointB();
        for (int i = 0; i < 4; i++) {
            // the points keep their order around the face
            int j = 3 * ((i + 1) % 4);
            area += (p[3 * i] * p[j + 1] - p[3 * i + 1] * p[j]) / 2;
        }
        // the octagon has 8 (√2 − 1) = 3.31, its largest quadrangle 2.34
        assertTrue(Math.abs(area) > 2, "area " + area);
    }

    /** All points of a tilted box over a face have their own gap. */
    @Test
    void tiltedBoxHasDifferentGaps() {
        double tilt = 1e-4;
        TwoBodies pair = new TwoBodies(Box.cube(1), new Box(5, 5, 1)).turn(0, tilt, 0, 1, 0);
        ContactSet c = pair.place(0, 0, 0, 1.5 + 1e-4).contacts(MARGIN);
        assertEquals(4, c.count());
        for (int i = 0; i < 4; i++) {
            double expected = c.pointB()[3 * i] > 0 ? 0.5e-4 : 1.5e-4;
            assertEquals(expected, c.gap()[i], 1e-8);
        }
    }

    @Test
    void capsulesLieOnTwoPoints() {
        double quarter = Math.PI / 2;
        Capsule capsule = new Capsule(0.25, 1);
        TwoBodies floor = new TwoBodies(capsule, new HalfSpace()).turn(0, quarter, 0, 1, 0).place(0, 0, 0, 0.25);
        checkPoints(floor.contacts(MARGIN), 0, 1e-14, new double[] {-1, 0}, new double[] {1, 0});
        // over the rim of a table: the end and the rim
        TwoBodies table = new TwoBodies(capsule, new Box(1, 1, 1)).turn(0, quarter, 0, 1, 0).place(0, 0.5, 0, 1.25);
        checkPoints(table.contacts(MARGIN), 0, CLIPPED, new double[] {-0.5, 0}, new double[] {1, 0});
        TwoBodies mesh = new TwoBodies(capsule, ClosedFormTest.boxMesh(1, 1, 1)).turn(0, quarter, 0, 1, 0);
        checkPoints(mesh.place(0, 0.5, 0, 1.25).contacts(MARGIN), 0, CLIPPED, new double[] {-0.5, 0},
                new double[] {1, 0});
        // along each other, one shifted
        TwoBodies logs = new TwoBodies(capsule, capsule).turn(0, quarter, 0, 1, 0).turn(1, quarter, 0, 1, 0);
        checkPoints(logs.place(0, 0.5, 0, 0.5).contacts(MARGIN), 0, 1e-12, new double[] {-0.5, 0}, new double[] {1, 0});
    }

    @Test
    void cylindersStandOnFourAndLieOnTwo() {
        double quarter = Math.PI / 2;
        Cylinder cylinder = new Cylinder(0.5, 1);
        TwoBodies floor = new TwoBodies(cylinder, new HalfSpace()).place(0, 0, 0, 1);
        ContactSet c = floor.contacts(MARGIN);
        assertEquals(4, c.count());
        for (int i = 0; i < 4; i++) {
            assertEquals(0.5, Math.hypot(c.pointB()[3 * i], c.pointB()[3 * i + 1]), 1e-12);
        }
        checkPoints(floor.turn(0, quarter, 0, 1, 0).place(0, 0, 0, 0.5).contacts(MARGIN), 0, 1e-6,
                new double[] {-1, 0}, new double[] {1, 0});
        TwoBodies logs = new TwoBodies(cylinder, cylinder).turn(0, quarter, 0, 1, 0).turn(1, quarter, 0, 1, 0);
        checkPoints(logs.place(0, 0.5, 0, 1).contacts(MARGIN), 0, 2e-5, new double[] {-0.5, 0}, new double[] {1, 0});
        for (Shape table : new Shape[] {new Box(2, 2, 1), ClosedFormTest.boxMesh(2, 2, 1), new Cylinder(2, 1)}) {
            ContactSet standing = new TwoBodies(cylinder, table).place(0, 0.2, 0.1, 2).contacts(MARGIN);
            assertEquals(4, standing.count(), table.toString());
            for (int i = 0; i < 4; i++) {
                assertEquals(0, standing.gap()[i], 1e-9);
                double radius = Math.hypot(standing.pointB()[3 * i] - 0.2, standing.pointB()[3 * i + 1] - 0.1);
                assertEquals(0.5, radius, CLIPPED);
            }
            TwoBodies lying = new TwoBodies(cylinder, table).turn(0, quarter, 0, 1, 0).place(0, 0.2, 0.1, 1.5);
            checkPoints(lying.contacts(MARGIN), 0, 1e-6, new double[] {-0.8, 0.1}, new double[] {1.2, 0.1});
        }
    }

    /** The bottom of a many-sided prism is thinned out to four corners that span most of it. */
    @Test
    void meshOnFloorKeepsFour() {
        int sides = 24;
        double[] points = new double[6 * sides];
        for (int i = 0; i < 2 * sides; i++) {
            points[3 * i] = Math.cos(2 * Math.PI * i / sides);
            points[3 * i + 1] = Math.sin(2 * Math.PI * i / sides);
            points[3 * i + 2] = i < sides ? -1 : 1;
        }
        ContactSet c = new TwoBodies(ConvexMesh.hullOf(points), new HalfSpace()).place(0, 0, 0, 1).contacts(MARGIN);
        assertEquals(4, c.count());
        double[] low = {1, 1};
        double[] high = {-1, -1};
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < 2; k++) {
                low[k] = Math.min(low[k], c.pointB()[3 * i + k]);
                high[k] = Math.max(high[k], c.pointB()[3 * i + k]);
            }
        }
        assertTrue(high[0] - low[0] > 1.4 && high[1] - low[1] > 1.4);
    }

    /** However two boxes lie in each other, no contact claims more depth than it takes to part them. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void noPointIsDeeperThanThePair(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Box box = new Box(0.3, 0.5, 0.7);
        for (Shape other : new Shape[] {box, ClosedFormTest.boxMesh(0.4, 0.4, 0.6), new Cylinder(0.4, 0.5)}) {
            TwoBodies pair = new TwoBodies(box, other);
            for (int trial = 0; trial < 100; trial++) {
                pair.scatter(random, 1.2);
                ContactSet c = pair.contacts(MARGIN);
                assertTrue(c.count() <= 4);
                double distance = pair.distance();
                for (int i = 0; i < c.count(); i++) {
                    assertTrue(c.gap()[i] >= distance - 1e-12);
                }
            }
        }
    }
}
