package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Polytope;
import org.signorini.collision.shape.Polytopes;

class HullTest {

    /** A cube from its corners, points on its faces, edges and inside, corners twice: six faces of four sides. */
    @Test
    void cubeWithCoplanarAndInnerPoints() {
        double[] points = new double[3 * 133];
        int n = 0;
        for (int i = 0; i < 125; i++) {
            points[n++] = i % 5 - 2;
            points[n++] = i / 5 % 5 - 2;
            points[n++] = i / 25 - 2;
        }
        for (int i = 0; i < 8; i++) {
            points[n++] = (i & 1) == 0 ? -2 : 2;
            points[n++] = (i & 2) == 0 ? -2 : 2;
            points[n++] = (i & 4) == 0 ? -2 : 2;
        }
        Polytope cube = ConvexMesh.hullOf(points).polytope();
        assertEquals(8, cube.vertexCount());
        assertEquals(6, cube.faceCount());
        assertEquals(24, cube.sideCount());
        for (int f = 0; f < 6; f++) {
            assertEquals(4, cube.faceStart()[f + 1] - cube.faceStart()[f]);
            assertEquals(2, cube.offsets()[f], 1e-14);
        }
        checkClosed(cube);
    }

    /** A cube turned and written in single precision, as mesh files have it. */
    @Test
    void singlePrecisionFacesAreJoined() {
        double[] rotation = new double[9];
        Rotations.about(0.7, 1, 2, 3, rotation, 0);
        double[] points = new double[24];
        for (int i = 0; i < 8; i++) {
            double[] corner = {(i & 1) == 0 ? -2 : 2, (i & 2) == 0 ? -2 : 2, (i & 4) == 0 ? -2 : 2};
            Rotations.apply(rotation, 0, corner, 0, corner, 0);
            for (int k = 0; k < 3; k++) {
                points[3 * i + k] = (float) corner[k];
            }
        }
        assertEquals(6, ConvexMesh.hullOf(points).polytope().faceCount());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8, 20, 100, 1000})
    void randomPointsOnSphere(int count) {
        for (long seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] points = new double[3 * count];
            for (int i = 0; i < count; i++) {
                System.arraycopy(Rotations.direction(random), 0, points, 3 * i, 3);
            }
            Polytope hull = ConvexMesh.hullOf(points).polytope();
            assertEquals(count, hull.vertexCount(), "every point on a sphere is a corner, seed " + seed);
            checkClosed(hull);
            checkHolds(hull, points, 1e-9, seed);
        }
    }

    @Test
    void randomPointsInBall() {
        for (long seed = 0; seed < 50; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] points = random.doubles(600, -1, 1).toArray();
            Polytope hull = ConvexMesh.hullOf(points).polytope();
            checkClosed(hull);
            checkHolds(hull, points, 1e-8, seed);
        }
    }

    /** Rounded coordinates: many points coincide, line up and lie in planes. */
    @Test
    void latticePoints() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double[] points = random.ints(120, 0, 4).asDoubleStream().toArray();
            Polytope hull = ConvexMesh.hullOf(points).polytope();
            checkClosed(hull);
            checkHolds(hull, points, 1e-8, seed);
        }
    }

    /** Slabs, needles and lenses turned anywhere and far away: closed hulls as long as they are not refused. */
    @Test
    void thinClouds() {
        int made = 0;
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double thin = Math.pow(10, -5.3 * random.nextDouble());
            double[] size = {1, random.nextInt(3) == 0 ? thin : random.nextDouble(0.3, 1), thin};
            double[] points = new double[3 * (4 + random.nextInt(40))];
            double[] rotation = new double[9];
            Rotations.random(random, rotation, 0);
            double away = random.nextInt(2) == 0 ? 0 : 100;
            for (int i = 0; i < points.length; i += 3) {
                for (int k = 0; k < 3; k++) {
                    points[i + k] = size[k]
                            * (random.nextInt(2) == 0 ? random.nextInt(3) - 1 : random.nextDouble(-1, 1));
                }
                Rotations.apply(rotation, 0, points, i, points, i);
                points[i] += away;
            }
            Polytope hull;
            try {
                hull = ConvexMesh.hullOf(points).polytope();
            } catch (IllegalArgumentException refused) {
                continue;
            }
            made++;
            checkClosed(hull);
            checkHolds(hull, points, 2e-6, seed);
        }
        assertTrue(made > 200, made + " hulls");
    }

    /** A plate becomes a box of six faces, or is refused in words that tell how thin it is. */
    @Test
    void platesAreBoxesOrRefused() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            double thickness = Math.pow(10, -12 * random.nextDouble());
            double[] points = plate(random, 1, 0.7, thickness, seed % 2 == 0);
            if (thickness > 1.1e-5) {
                Polytope box = ConvexMesh.hullOf(points).polytope();
                assertEquals(6, box.faceCount(), "thickness " + thickness);
                assertEquals(8, box.vertexCount());
                checkClosed(box);
            } else if (thickness < 0.5e-5) {
                String message = assertThrows(IllegalArgumentException.class, () -> ConvexMesh.hullOf(points),
                        () -> "thickness " + thickness).getMessage();
                assertTrue(message.contains(" m thick; ") || message.contains("lie in a plane"), message);
            }
        }
    }

    /** A small part far from its frame has the hull it has near by. */
    @Test
    void farFromItsFrame() {
        for (long seed = 0; seed < 40; seed++) {
            double[] near = new SplittableRandom(seed).ints(120, -512, 512).mapToDouble(i -> i / 65536.0).toArray();
            double[] far = near.clone();
            for (int i = 0; i < far.length; i++) {
                far[i] += 16384;
            }
            Polytope expected = ConvexMesh.hullOf(near).polytope();
            Polytope found = ConvexMesh.hullOf(far).polytope();
            assertEquals(expected.faceCount(), found.faceCount(), "seed " + seed);
            assertArrayEquals(expected.corner(), found.corner());
            assertArrayEquals(expected.normals(), found.normals());
        }
    }

    /** The corners of a plate about the origin, turned at random and perhaps written in single precision. */
    static double[] plate(SplittableRandom random, double x, double y, double z, boolean single) {
        double[] rotation = new double[9];
        Rotations.random(random, rotation, 0);
        double[] points = Polytopes.box(x / 2, y / 2, z / 2).vertices().clone();
        for (int i = 0; i < points.length; i += 3) {
            Rotations.apply(rotation, 0, points, i, points, i);
            for (int k = i; k < i + 3; k++) {
                points[k] = single ? (float) points[k] : points[k];
            }
        }
        return points;
    }

    @Test
    void flatOrMissingPointsAreRefused() {
        double[][] refused = {
            {},
            {0, 0, 0, 1, 0, 0, 0, 1, 0},
            {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 3, 1, 0},
            {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3},
            {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
            {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, Double.NaN},
            {0, 0, 0, 1}};
        for (double[] points : refused) {
            assertThrows(IllegalArgumentException.class, () -> ConvexMesh.hullOf(points));
        }
    }

    @Test
    void boxIsClosedEvenWithoutThickness() {
        checkClosed(Polytopes.box(1, 2, 3));
        Polytope plate = Polytopes.box(1, 2, 0);
        for (int side = 0; side < 24; side++) {
            double length = 0;
            for (int k = 0; k < 3; k++) {
                length += plate.sidePlanes()[4 * side + k] * plate.sidePlanes()[4 * side + k];
            }
            assertEquals(1, length, 1e-15, "side plane " + side + " of a plate has a direction");
        }
    }

    /** The side planes given for boxes are those that follow from the edges. */
    @Test
    void boxSidePlanesLookOutward() {
        Polytope box = Polytopes.box(1, 2, 3);
        for (int f = 0; f < 6; f++) {
            for (int side = box.faceStart()[f]; side < box.faceStart()[f + 1]; side++) {
                double most = Double.NEGATIVE_INFINITY;
                for (int other = box.faceStart()[f]; other < box.faceStart()[f + 1]; other++) {
                    most = Math.max(most, height(box.sidePlanes(), 4 * side, box.vertices(), 3 * box.corner()[other])
                            - box.sidePlanes()[4 * side + 3]);
                }
                assertEquals(0, most, 1e-15);
                int next = side + 1 < box.faceStart()[f + 1] ? side + 1 : box.faceStart()[f];
                assertEquals(box.sidePlanes()[4 * side + 3],
                        height(box.sidePlanes(), 4 * side, box.vertices(), 3 * box.corner()[next]), 1e-15);
                assertEquals(0, height(box.sidePlanes(), 4 * side, box.normals(), 3 * f), 1e-15);
            }
        }
    }

    private static double height(double[] plane, int at, double[] x, int from) {
        return plane[at] * x[from] + plane[at + 1] * x[from + 1] + plane[at + 2] * x[from + 2];
    }

    /** Euler's formula, outward normals, no corner in front of a face, and neighbours both ways. */
    private static void checkClosed(Polytope p) {
        assertEquals(2, p.vertexCount() - p.sideCount() / 2 + p.faceCount(), "corners − edges + faces");
        checkHolds(p, p.vertices(), 1e-6, -1);
        for (int v = 0; v < p.vertexCount(); v++) {
            assertTrue(p.neighbourStart()[v + 1] - p.neighbourStart()[v] >= 3);
            for (int i = p.neighbourStart()[v]; i < p.neighbourStart()[v + 1]; i++) {
                int w = p.neighbours()[i];
                boolean back = false;
                for (int j = p.neighbourStart()[w]; j < p.neighbourStart()[w + 1]; j++) {
                    back |= p.neighbours()[j] == v;
                }
                assertTrue(back);
            }
        }
    }

    private static void checkHolds(Polytope p, double[] points, double tolerance, long seed) {
        for (int f = 0; f < p.faceCount(); f++) {
            for (int i = 0; i < points.length; i += 3) {
                double height = height(p.normals(), 3 * f, points, i) - p.offsets()[f];
                if (!(height <= tolerance)) {
                    fail("point " + i / 3 + " is " + height + " outside, seed " + seed);
                }
            }
        }
    }
}
