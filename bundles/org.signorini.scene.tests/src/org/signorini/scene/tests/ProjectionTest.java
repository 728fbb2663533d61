package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;

import org.junit.jupiter.api.Test;
import org.signorini.scene.Camera;
import org.signorini.scene.Item;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;
import org.signorini.scene.mesh.Wires;

/** Shapes are in the picture where perspective puts them. */
class ProjectionTest {

    private static final double FOCAL = 0.5 * Pictures.HEIGHT / Math.tan(Camera.HALF_ANGLE);

    /** From the distance d a ball of radius r is seen under the half angle asin(r/d). */
    @Test
    void silhouetteOfABall() {
        double d = 10;
        double r = 1.2;
        BufferedImage empty = Pictures.paint(Pictures.scene(), Pictures.front(d), Pictures.BARE);
        BufferedImage painted = Pictures.paint(Pictures.scene(ball(0, 0, 0, r, Pictures.RED)), Pictures.front(d),
                Pictures.BARE);
        int[] red = Pictures.red(painted);
        double pixels = FOCAL * Math.tan(Math.asin(r / d));
        assertEquals(0.5 * Pictures.WIDTH - pixels, red[0], 1);
        assertEquals(0.5 * Pictures.WIDTH + pixels, red[1] + 1, 1);
        assertEquals(0.5 * Pictures.HEIGHT - pixels, red[2], 1);
        assertEquals(0.5 * Pictures.HEIGHT + pixels, red[3] + 1, 1);
        assertEquals(Math.PI * pixels * pixels, Pictures.difference(empty, painted), 0.01 * Math.PI * pixels * pixels);
    }

    /** A ball painted by rays and the capsule's triangles, almost without length, cover the same pixels. */
    @Test
    void ballAndCapsuleAgree() {
        Camera camera = Pictures.front(10).orbited(0.4, 0.3);
        int[] ball = Pictures.red(Pictures.paint(Pictures.scene(ball(0.5, 0, 0.4, 0.8, Pictures.RED)), camera,
                Pictures.BARE));
        int[] capsule = Pictures.red(Pictures.paint(Pictures.scene(new Item.Solid(0, Meshes.capsule(0.8, 1e-9),
                Pictures.at(0.5, 0, 0.4), Pictures.RED)), camera, Pictures.BARE));
        for (int k = 0; k < 4; k++) {
            assertEquals(ball[k], capsule[k], 2);
        }
        assertEquals(ball[4], capsule[4], 0.03 * ball[4]);
    }

    /** The near face of a box is seen in front view, at the distance d − half its depth. */
    @Test
    void frontOfABox() {
        int[] red = Pictures.red(Pictures.paint(Pictures.scene(new Item.Solid(0, Meshes.box(1.5, 0.5, 0.75),
                Pictures.at(0, 0, 0), Pictures.RED)), Pictures.front(10), Pictures.BARE));
        assertEquals(2 * FOCAL * 1.5 / 9.5, red[1] + 1 - red[0], 2);
        assertEquals(2 * FOCAL * 0.75 / 9.5, red[3] + 1 - red[2], 2);
    }

    @Test
    void whatIsNearerHides() {
        Item near = ball(0, -2, 0, 0.5, Pictures.RED);
        Item far = ball(0, 2, 0, 1, Pictures.BLUE);
        for (Item[] order : new Item[][] {{near, far}, {far, near}}) {
            BufferedImage front = Pictures.paint(Pictures.scene(order), Pictures.front(10), Pictures.BARE);
            assertTrue(Pictures.isRed(front.getRGB(Pictures.WIDTH / 2 + 5, Pictures.HEIGHT / 2 + 5)));
            BufferedImage back = Pictures.paint(Pictures.scene(order), Pictures.front(10).orbited(Math.PI, 0),
                    Pictures.BARE);
            assertTrue(Pictures.isBlue(back.getRGB(Pictures.WIDTH / 2 + 5, Pictures.HEIGHT / 2 + 5)));
        }
    }

    /** A ball half inside a box: the upper half alone is seen from above and none of it from below. */
    @Test
    void ballsAndTrianglesShareTheirDepths() {
        Item box = new Item.Solid(0, Meshes.box(1, 1, 0.5), Pictures.at(0, 0, -0.5), Pictures.BLUE);
        Item ball = ball(0, 0, 0, 0.4, Pictures.RED);
        Camera camera = Pictures.front(10);
        int above = Pictures.red(Pictures.paint(Pictures.scene(box, ball), camera.turned(0, 89), Pictures.BARE))[4];
        int below = Pictures.red(Pictures.paint(Pictures.scene(box, ball), camera.turned(0, -89), Pictures.BARE))[4];
        double disc = Math.PI * Math.pow(FOCAL * 0.4 / 10, 2);
        assertEquals(disc, above, 0.05 * disc);
        assertEquals(0, below);
    }

    /** The surface of a half-space hides what is behind it from the outside, and nothing from the inside. */
    @Test
    void plateOfAHalfSpace() {
        Item floor = new Item.Plate(0, Pictures.at(0, 0, 0), new double[] {-3, -3, 3, -3, 3, 3, -3, 3}, 0.5, true);
        Item buried = ball(0, 0, -1, 0.5, Pictures.RED);
        Camera camera = Pictures.front(15);
        assertEquals(0, Pictures.red(Pictures.paint(Pictures.scene(floor, buried), camera.turned(0, 40),
                Pictures.BARE))[4]);
        assertTrue(Pictures.red(Pictures.paint(Pictures.scene(floor, buried), camera.turned(0, -40),
                Pictures.BARE))[4] > 500);
    }

    /** A ball above a floor darkens it where the light that misses nothing else falls: near its foot. */
    @Test
    void shadowOnTheFloor() {
        Item floor = new Item.Plate(0, Pictures.at(0, 0, -1), new double[] {-3, -3, 3, -3, 3, 3, -3, 3}, 50, true);
        Camera camera = Pictures.front(15).turned(0, 80);
        int shadow = Pictures.BARE.theme().shadow();
        assertEquals(0, count(Pictures.paint(Pictures.scene(floor), camera, Pictures.BARE), shadow));
        assertTrue(count(Pictures.paint(Pictures.scene(floor, ball(0, 0, 0, 0.5, Pictures.RED)), camera,
                Pictures.BARE), shadow) > 50);
    }

    /** What is behind the eye, or has the eye inside, does not come back upside down. */
    @Test
    void nothingFromBehindTheEye() {
        Item behind = ball(0, -30, 0, 1, Pictures.RED);
        Item box = new Item.Solid(0, Meshes.box(1, 1, 1), Pictures.at(0, -30, 0), Pictures.RED);
        assertEquals(0, Pictures.red(Pictures.paint(Pictures.scene(behind, box), Pictures.front(10),
                Pictures.BARE))[4]);
    }

    /** Volume by the divergence theorem: meshes are closed and their triangles turn outwards. */
    @Test
    void meshesAreClosedAndTurnedOutwards() {
        assertEquals(8 * 0.3 * 0.4 * 0.5, volume(Meshes.box(0.3, 0.4, 0.5)), 1e-12);
        double round = 24 * Math.sin(2 * Math.PI / 48);
        assertEquals(round * 0.25 * 2, volume(Meshes.cylinder(0.5, 1)), 1e-12);
        double capsule = 4. / 3 * Math.PI * 0.125 + Math.PI * 0.25 * 2;
        assertEquals(capsule, volume(Meshes.capsule(0.5, 1)), 0.03 * capsule);
        assertTrue(volume(Wires.coil(7, 0.16, 10)) > 0);
        assertTrue(volume(Meshes.arrow(0.3, 1, 0.3)) > 0);
    }

    private static double volume(Mesh mesh) {
        double[] v = mesh.vertices();
        double six = 0;
        for (int i = 0; i < mesh.triangles().length; i += 3) {
            int a = 3 * mesh.triangles()[i];
            int b = 3 * mesh.triangles()[i + 1];
            int c = 3 * mesh.triangles()[i + 2];
            six += v[a] * (v[b + 1] * v[c + 2] - v[b + 2] * v[c + 1]) + v[a + 1] * (v[b + 2] * v[c] - v[b] * v[c + 2])
                    + v[a + 2] * (v[b] * v[c + 1] - v[b + 1] * v[c]);
        }
        return six / 6;
    }

    private static int count(BufferedImage image, int rgb) {
        int count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                count += (image.getRGB(x, y) & 0xFFFFFF) == rgb ? 1 : 0;
            }
        }
        return count;
    }

    private static Item ball(double x, double y, double z, double radius, int color) {
        return new Item.Ball(0, Pictures.at(x, y, z), radius, color);
    }
}
