package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Every pair of shapes in positions whose distance one can tell by hand: apart, and inside each other. */
class ClosedFormTest {

    private static final double EXACT = 1e-14;
    /** Iterated pairs: see {@link Catalogue#precision}. */
    private static final double ITERATED = 1e-9;
    private static final double ROOT2 = Math.sqrt(2);

    private final Box box = new Box(1, 2, 3);
    private final ConvexMesh mesh = boxMesh(1, 2, 3);

    static ConvexMesh boxMesh(double x, double y, double z) {
        double[] corners = new double[24];
        for (int i = 0; i < 8; i++) {
            corners[3 * i] = (i & 1) == 0 ? -x : x;
            corners[3 * i + 1] = (i & 2) == 0 ? -y : y;
            corners[3 * i + 2] = (i & 4) == 0 ? -z : z;
        }
        return ConvexMesh.hullOf(corners);
    }

    /** The second shape stays at the origin; checks gap and, as seen from it, the direction of the first. */
    private static void check(double gap, double nx, double ny, double nz, Shape first, double x, double y, double z,
            Shape second, double tolerance) {
        check(gap, nx, ny, nz, new TwoBodies(first, second).place(0, x, y, z), tolerance);
    }

    private static void check(double gap, double nx, double ny, double nz, TwoBodies pair, double tolerance) {
        ContactSet c = pair.contacts();
        int i = TwoBodies.nearest(c);
        double sign = c.bodyA()[i] == 0 ? 1 : -1;
        assertEquals(gap, c.gap()[i], tolerance, "gap");
        assertEquals(nx, sign * c.frame()[9 * i], 1e3 * tolerance, "n_x");
        assertEquals(ny, sign * c.frame()[9 * i + 1], 1e3 * tolerance, "n_y");
        assertEquals(nz, sign * c.frame()[9 * i + 2], 1e3 * tolerance, "n_z");
    }

    @Test
    void spheresAndPoints() {
        check(2, 0.6, 0.8, 0, new Sphere(1), 3, 4, 0, new Sphere(2), EXACT);
        check(-0.5, 0, 0, -1, new Sphere(1), 0, 0, -2.5, new Sphere(2), EXACT);
        check(4, 0, 1, 0, new Point(), 0, 5, 0, new Sphere(1), EXACT);
        check(5, 0.6, 0.8, 0, new Point(), 3, 4, 0, new Point(), EXACT);
    }

    @Test
    void sphereAndCapsule() {
        check(0.5, 1, 0, 0, new Sphere(1), 2, 0, 1.5, new Capsule(0.5, 2), EXACT);
        check(3.5, 0.6, 0, 0.8, new Sphere(1), 3, 0, 6, new Capsule(0.5, 2), EXACT);
        check(-1.25, 0, -1, 0, new Sphere(1), 0, -0.25, -2, new Capsule(0.5, 2), EXACT);
    }

    @Test
    void sphereAndBox() {
        check(1, 0, 1, 0, new Sphere(0.5), 0.3, 3.5, 1, box, EXACT);
        check(5 - 0.5, 0.6, 0.8, 0, new Sphere(0.5), 4, 6, 1, box, EXACT);
        check(3 - 0.5, 2 / 3., 1 / 3., 2 / 3., new Sphere(0.5), 3, 3, 5, box, EXACT);
        check(-0.2 - 0.5, -1, 0, 0, new Sphere(0.5), -0.8, 1, 2, box, EXACT);
    }

    @Test
    void sphereAndCylinder() {
        Cylinder cylinder = new Cylinder(1, 2);
        check(1.5, 0.6, 0.8, 0, new Sphere(0.5), 1.8, 2.4, 1, cylinder, EXACT);
        check(0.5, 0, 0, -1, new Sphere(0.5), 0.2, 0.3, -3, cylinder, EXACT);
        check(4.5, 0.6, 0, 0.8, new Sphere(0.5), 4, 0, 6, cylinder, EXACT);
        check(-0.1 - 0.5, 0, 1, 0, new Sphere(0.5), 0, 0.9, 1, cylinder, EXACT);
        check(-0.1 - 0.5, 0, 0, 1, new Sphere(0.5), 0, 0.2, 1.9, cylinder, EXACT);
    }

    @Test
    void sphereAndMesh() {
        check(1, 0, 1, 0, new Sphere(0.5), 0.3, 3.5, 1, mesh, EXACT);
        check(5 - 0.5, 0.6, 0.8, 0, new Sphere(0.5), 4, 6, 1, mesh, 1e-13);
        check(3 - 0.5, 2 / 3., 1 / 3., 2 / 3., new Sphere(0.5), 3, 3, 5, mesh, 1e-13);
        check(-0.2 - 0.5, -1, 0, 0, new Sphere(0.5), -0.8, 1, 2, mesh, EXACT);
    }

    @Test
    void capsules() {
        Capsule capsule = new Capsule(0.5, 2);
        // crossing at right angles, the first along x
        check(2, 0, 1, 0, new TwoBodies(new Capsule(1, 3), capsule).turn(0, Math.PI / 2, 0, 1, 0).place(0, 1, 3.5, 1),
                EXACT);
        // end to end and side by side
        check(1, 0, 0, 1, capsule, 0, 0, 6, capsule, EXACT);
        check(-0.25, 1, 0, 0, capsule, 0.75, 0, 3, capsule, EXACT);
        check(4, 0.6, 0, 0.8, capsule, 3, 0, 8, capsule, EXACT);
    }

    @Test
    void capsuleAndBox() {
        Capsule capsule = new Capsule(0.5, 2);
        check(0.5, 1, 0, 0, capsule, 2, 0.5, 0.5, box, EXACT);
        check(4.5, 0.6, 0.8, 0, capsule, 4, 6, 0, box, EXACT);
        check(4.5, 0, 0.6, 0.8, capsule, 0, 5, 9, box, EXACT);
        // across an edge: the axis along y − x over the edge x = 1, y = 2
        check(ROOT2 - 0.5, ROOT2 / 2, ROOT2 / 2, 0,
                new TwoBodies(capsule, box).turn(0, Math.PI / 2, 1, 1, 0).place(0, 2, 3, 0), EXACT);
        // the axis inside: along z through the box a quarter below its x face
        check(-0.25 - 0.5, 1, 0, 0, capsule, 0.75, 0, 0, box, EXACT);
    }

    @Test
    void boxes() {
        Box cube = Box.cube(2);
        check(0.5, 1, 0, 0, cube, 2.5, 0.3, -0.4, cube, EXACT);
        check(-0.25, 0, 0, -1, cube, 0.3, 0.4, -1.75, cube, EXACT);
        check(5, 0.6, 0.8, 0, cube, 5, 6, 0.5, cube, 1e-13);
        check(3, 2 / 3., 1 / 3., -2 / 3., cube, 4, 3, -4, cube, 1e-13);
        // turned by 45° about z, edge towards the face
        check(0.5, 1, 0, 0, new TwoBodies(cube, cube).turn(0, Math.PI / 4, 0, 0, 1).place(0, 1.5 + ROOT2, 0, 0), EXACT);
        // edge over edge at right angles: distance of the edges
        TwoBodies edges = new TwoBodies(cube, cube).turn(0, Math.PI / 4, 1, 0, 0).turn(1, Math.PI / 4, 0, 1, 0);
        check(0.5, 0, 0, 1, edges.place(0, 0.1, 0.2, 2 * ROOT2 + 0.5), 1e-13);
        check(-0.125, 0, 0, 1, edges.place(0, 0.1, 0.2, 2 * ROOT2 - 0.125), 1e-13);
    }

    @Test
    void cylinders() {
        Cylinder cylinder = new Cylinder(1, 2);
        check(1, 0.6, 0.8, 0, cylinder, 1.8, 2.4, 1, cylinder, ITERATED);
        check(0.5, 0, 0, 1, cylinder, 0.5, 0.5, 4.5, cylinder, ITERATED);
        check(-0.5, 0, 0, 1, cylinder, 0.5, 0.5, 3.5, cylinder, ITERATED);
        // crossing at right angles
        check(0.75, 1, 0, 0, new TwoBodies(cylinder, cylinder).turn(0, Math.PI / 2, 1, 0, 0).place(0, 2.75, 0.5, 0.25),
                ITERATED);
        // rims: corners of the profile 3 to the side and 4 up
        check(5, 0.6, 0, 0.8, cylinder, 5, 0, 8, cylinder, ITERATED);
    }

    @Test
    void cylinderAndOthers() {
        Cylinder cylinder = new Cylinder(1, 2);
        check(0.5, 0, 0, 1, cylinder, 0.2, 0.3, 5.5, box, ITERATED);
        check(-0.5, 0, 0, 1, cylinder, 0.2, 0.3, 4.5, mesh, ITERATED);
        check(1, 1, 0, 0, cylinder, 3, 0.3, 0.5, mesh, ITERATED);
        check(0.5, 1, 0, 0, new Capsule(0.5, 2), 2, 0, 1, cylinder, ITERATED);
        TwoBodies across = new TwoBodies(new Capsule(0.5, 2), cylinder).turn(0, Math.PI / 2, 0, 1, 0);
        check(0.5, 0, 0, 1, across.place(0, 0.25, 0, 3), ITERATED);
    }

    @Test
    void meshes() {
        check(0.5, 1, 0, 0, mesh, 2.5, 0.3, -0.4, mesh, ITERATED);
        check(-0.25, 0, 0, -1, mesh, 0.3, 0.4, -5.75, box, ITERATED);
        check(5, 0.6, 0.8, 0, mesh, 5, 8, 0.5, mesh, ITERATED);
        check(0.5, 1, 0, 0, new Capsule(0.5, 2), 2, 0.5, 0.5, mesh, ITERATED);
        check(-0.75, 1, 0, 0, new Capsule(0.5, 2), 0.75, 0, 0, mesh, ITERATED);
    }

    @Test
    void halfSpace() {
        HalfSpace floor = new HalfSpace();
        check(1.5, 0, 0, 1, new Sphere(0.5), 3, 4, 2, floor, EXACT);
        check(-2, 0, 0, 1, new Point(), 3, 4, -2, floor, EXACT);
        check(0.5, 0, 0, 1, new Capsule(0.5, 2), 3, 4, 3, floor, EXACT);
        check(1, 0, 0, 1, box, 3, 4, 4, floor, EXACT);
        check(1, 0, 0, 1, mesh, 3, 4, 4, floor, EXACT);
        // on a corner: the lowest corner of a cube is half its space diagonal below the centre
        TwoBodies cube = new TwoBodies(Box.cube(2), floor).turn(0, Math.atan(ROOT2), 1, -1, 0);
        check(0.25, 0, 0, 1, cube.place(0, 1, 1, Math.sqrt(3) + 0.25), EXACT);
        // a cylinder tilted by φ: h cos φ + r sin φ below its centre
        double tilt = 0.3;
        TwoBodies cylinder = new TwoBodies(new Cylinder(1, 2), floor).turn(0, tilt, 1, 2, 0);
        check(0.5, 0, 0, 1, cylinder.place(0, 0, 0, 2 * Math.cos(tilt) + Math.sin(tilt) + 0.5), 1e-11);
        check(0.5, 0, 0, 1, cylinder.turn(0, Math.PI / 2, 1, 0, 0).place(0, 0, 0, 1.5), 1e-11);
    }
}
