package org.signorini.scene.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.algebra.Frame;
import org.signorini.algebra.Quaternion;
import org.signorini.algebra.Vector3;
import org.signorini.scene.Camera;
import org.signorini.scene.Item;
import org.signorini.scene.Rigid;
import org.signorini.scene.SceneModel;
import org.signorini.scene.mesh.Mesh;
import org.signorini.scene.mesh.Meshes;
import org.signorini.scene.paint.PaintOptions;
import org.signorini.scene.paint.Painter;

/** What makes painting quick does not change the picture. */
class BandsTest {

    private static final long SEED = 20;

    /** However many parts of a picture are painted at once, every pixel is the same. */
    @Test
    void bandsLeaveNoMark() {
        SceneModel scene = heap();
        for (int samples = 1; samples <= 3; samples++) {
            BufferedImage whole = paint(1, scene, samples);
            for (int bands : new int[] {2, 5, 16}) {
                assertEquals(0, Pictures.difference(whole, paint(bands, scene, samples)),
                        bands + " bands, " + samples + " samples, seed " + SEED);
            }
        }
    }

    /** What is behind a wall is left out, what looks out beside it is not. */
    @Test
    void hiddenThingsLeaveNoMark() {
        Item wall = new Item.Solid(0, Meshes.box(1, 0.1, 1), Pictures.at(0, -2, 0), Pictures.BLUE);
        Item behind = new Item.Solid(0, Meshes.capsule(0.2, 0.3), Pictures.at(0, 0, 0), Pictures.RED);
        Item beside = new Item.Solid(0, Meshes.capsule(0.2, 0.3), Pictures.at(1.3, 0, 0), Pictures.RED);
        Camera camera = Pictures.front(10);
        BufferedImage alone = Pictures.paint(Pictures.scene(wall), camera, Pictures.BARE);
        assertEquals(0, Pictures.difference(alone, Pictures.paint(Pictures.scene(wall, behind), camera,
                Pictures.BARE)));
        assertTrue(Pictures.red(Pictures.paint(Pictures.scene(wall, beside), camera, Pictures.BARE))[4] > 50);
    }

    /** Coarser meshes are within what they say of the shape, and have fewer triangles. */
    @Test
    void coarserMeshesStayNearTheShape() {
        Mesh capsule = Meshes.capsule(0.5, 1);
        assertSame(capsule, capsule.within(0));
        for (double length : new double[] {0.01, 0.02, 0.05}) {
            Mesh coarse = capsule.within(length);
            assertTrue(coarse.triangles().length < capsule.triangles().length, "within " + length);
            for (int i = 0; i < coarse.triangles().length; i += 3) {
                double[] middle = new double[3];
                for (int c = 0; c < 3; c++) {
                    for (int k = 0; k < 3; k++) {
                        middle[k] += coarse.vertices()[3 * coarse.triangles()[i + c] + k] / 3;
                    }
                }
                double axis = Math.max(0, Math.abs(middle[2]) - 1);
                double distance = Math.sqrt(middle[0] * middle[0] + middle[1] * middle[1] + axis * axis);
                // on a round end a triangle is curved both ways
                assertEquals(0.5, distance, 2 * length);
            }
        }
    }

    private static SceneModel heap() {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Vector3 at = new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-0.7, 1));
            Vector3 axis = new Vector3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(0.1, 1));
            double[] placement = Rigid.of(new Frame(at, Quaternion.zTo(axis)));
            int color = random.nextInt(0x1000000);
            items.add(switch (i % 4) {
                case 0 -> new Item.Ball(0, placement, 0.2, color);
                case 1 -> new Item.Solid(0, Meshes.box(0.1, 0.15, 0.2), placement, color);
                case 2 -> new Item.Solid(0, Meshes.capsule(0.1, 0.2), placement, color);
                default -> new Item.Coil(0, new double[] {at.x(), at.y(), at.z()}, 0, new double[3], 0.05, color);
            });
        }
        items.add(new Item.Plate(0, Pictures.at(0, 0, -1), new double[] {-2, -2, 2, -2, 2, 2, -2, 2}, 0.3, true));
        return Pictures.scene(items.toArray(Item[]::new));
    }

    private static BufferedImage paint(int bands, SceneModel scene, int samples) {
        PaintOptions options = Pictures.BARE.samples(samples).frames(true);
        BufferedImage image = new BufferedImage(Pictures.WIDTH, Pictures.HEIGHT, BufferedImage.TYPE_INT_RGB);
        new Painter(bands).paint(scene, Pictures.still(), Pictures.none(), 0, Pictures.front(12).orbited(0.5, 0.4),
                options, image);
        return image;
    }
}
