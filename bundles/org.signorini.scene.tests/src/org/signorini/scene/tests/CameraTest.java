package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Vector3;
import org.signorini.scene.Bounds;
import org.signorini.scene.Camera;
import org.signorini.scene.Rigid;

class CameraTest {

    @Test
    void frontViewHasXToTheRightAndUpUpwards() {
        for (Vector3 up : new Vector3[] {Vector3.Z, Vector3.Y}) {
            Camera camera = Camera.upright(up).preset(Camera.Preset.FRONT);
            double[] view = new double[Rigid.SIZE];
            camera.view(view);
            assertEquals(1, Vector3.from(view, 0).dot(Vector3.X), 1e-12);
            assertEquals(1, Vector3.from(view, 3).dot(up), 1e-12);
        }
    }

    @Test
    void theTargetIsInTheMiddleAtItsDistance() {
        Camera camera = new Camera(Vector3.Y, new Vector3(1, 2, 3), 7, 0.4, -0.3);
        double[] view = new double[Rigid.SIZE];
        camera.view(view);
        double[] p = {1, 2, 3};
        Rigid.apply(view, 0, p, 0, p, 0);
        assertEquals(0, p[0], 1e-12);
        assertEquals(0, p[1], 1e-12);
        assertEquals(-7, p[2], 1e-12);
    }

    /** Every corner is inside the picture, and one of them near its rim. */
    @Test
    void fittedBoxesFit() {
        for (int seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Bounds bounds = new Bounds();
            for (int i = 0; i < 3; i++) {
                bounds.add(random.nextDouble(-5, 5), random.nextDouble(-5, 5), random.nextDouble(-5, 5), 0.1);
            }
            int width = random.nextInt(200, 1000);
            int height = random.nextInt(200, 1000);
            Camera camera = new Camera(Vector3.Z, Vector3.ZERO, 1, random.nextDouble(6), random.nextDouble(-1.5, 1.5))
                    .fitted(bounds, (double) width / height);
            double[] view = new double[Rigid.SIZE];
            camera.view(view);
            double focal = Camera.focal(width, height);
            double largest = 0;
            for (int i = 0; i < 8; i++) {
                double[] p = {bounds.corner(i, 0), bounds.corner(i, 1), bounds.corner(i, 2)};
                Rigid.apply(view, 0, p, 0, p, 0);
                assertTrue(p[2] < 0, "seed " + seed);
                largest = Math.max(largest, Math.max(Math.abs(2 * focal * p[0] / p[2]) / width,
                        Math.abs(2 * focal * p[1] / p[2]) / height));
            }
            assertTrue(largest <= 1 && largest > 0.85, "seed " + seed + ": " + largest);
        }
    }

    @Test
    void panningMovesTheTargetByPixels() {
        Camera camera = new Camera(Vector3.Z, Vector3.ZERO, 5, 0.7, 0.2);
        double[] view = new double[Rigid.SIZE];
        camera.panned(30, -20, 400, 300).view(view);
        double[] p = {0, 0, 0};
        Rigid.apply(view, 0, p, 0, p, 0);
        assertEquals(30, Camera.focal(400, 300) * p[0] / -p[2], 1e-9);
        assertEquals(20, Camera.focal(400, 300) * p[1] / -p[2], 1e-9);
    }
}
