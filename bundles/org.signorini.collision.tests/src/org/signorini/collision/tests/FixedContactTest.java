package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.FixedContact;
import org.signorini.collision.Placement;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Sphere;

class FixedContactTest {

    private final double[] rotations = Rotations.identities(2);
    private final double[] positions = new double[6];
    private final Poses poses = Poses.of(rotations, positions);

    /**
     * The woodpecker's sleeve (S4 eq. 15): corners 2 and 3 at half the height h_M = 0.0058 m above and below the centre
     * of a sleeve with radius r_M = 0.0031 m on a pole of radius r_0 = 0.0025 m; exact gaps of the lower corner when it
     * tilts by φ against the left side of the pole: r_M cos φ − h_M sin φ − r_0 and its like.
     */
    @Test
    void sleeveOnPole() {
        double radius = 0.0031;
        double pole = 0.0025;
        double height = 0.0058;
        SceneBuilder builder = new SceneBuilder();
        int lower = builder.fix(new FixedContact(0, new double[] {-radius, 0, -height}, Scene.WORLD,
                Placement.facing(new double[] {-pole, 0, 0}, new double[] {-1, 0, 0}, new double[] {0, 0, 1})));
        int upper = builder.fix(new FixedContact(0, new double[] {radius, 0, height}, Scene.WORLD,
                Placement.facing(new double[] {pole, 0, 0}, new double[] {1, 0, 0}, new double[] {0, 0, 1})));
        CollisionDetector detector = new CollisionDetector(builder.build(), Double.POSITIVE_INFINITY);
        for (double tilt : new double[] {-0.3, -0.05, 0, 0.1, 0.25}) {
            Rotations.about(tilt, 0, 1, 0, rotations, 0);
            positions[2] = -7 * tilt;
            ContactSet c = detector.detect(poses);
            assertEquals(2, c.count());
            double gap = radius * Math.cos(tilt) + height * Math.sin(tilt) - pole;
            assertEquals(gap, c.gap()[0], 1e-16);
            assertEquals(gap, c.gap()[1], 1e-16);
            assertArrayEquals(new double[] {-1, 0, 0, 0, 0, 1}, Arrays.copyOf(c.frame(), 6), 1e-16);
            assertArrayEquals(new double[] {1, 0, 0, 0, 0, 1}, Arrays.copyOfRange(c.frame(), 9, 15), 1e-16);
            assertEquals(lower, c.rule()[0]);
            assertEquals(upper, c.rule()[1]);
            assertEquals(Scene.WORLD, c.bodyB()[0]);
        }
    }

    /** The plane moves with its body; the foot of the point is where it is on B. */
    @Test
    void planeIsCarriedByB() {
        SceneBuilder builder = new SceneBuilder();
        builder.fix(new FixedContact(0, new double[] {1, 0, 0}, 1,
                Placement.facing(new double[] {0, 0, 2}, new double[] {0, 0, 1}, new double[] {1, 0, 0})));
        CollisionDetector detector = new CollisionDetector(builder.build(), 10);
        // B lies on its side: its z axis is the world's x axis
        Rotations.about(Math.PI / 2, 0, 1, 0, rotations, 9);
        positions[3] = 0.5;
        positions[0] = 3;
        ContactSet c = detector.detect(poses);
        assertEquals(4 - 2.5, c.gap()[0], 1e-15);
        assertArrayEquals(new double[] {1, 0, 0, 0, 0, -1, 0, 1, 0}, Arrays.copyOf(c.frame(), 9), 1e-15);
        assertArrayEquals(new double[] {4, 0, 0}, Arrays.copyOf(c.pointA(), 3), 1e-15);
        assertArrayEquals(new double[] {2.5, 0, 0}, Arrays.copyOf(c.pointB(), 3), 1e-15);
    }

    /** Fixed contacts come first, appear within the margin only and keep their identity. */
    @Test
    void orderMarginAndIdentity() {
        SceneBuilder builder = new SceneBuilder();
        builder.add(0, new Sphere(1), Placement.identity());
        builder.add(1, new Sphere(1), Placement.identity());
        builder.collideAll();
        Placement floor = Placement.facing(new double[3], new double[] {0, 0, 1});
        builder.fix(new FixedContact(0, new double[] {0, 0, -1}, Scene.WORLD, floor));
        builder.fix(new FixedContact(1, new double[] {0, 0, -1}, Scene.WORLD, floor));
        CollisionDetector detector = new CollisionDetector(builder.build(), 0.5);
        positions[2] = 1;
        positions[3] = 2;
        positions[5] = 1;
        ContactSet c = detector.detect(poses);
        assertEquals(3, c.count());
        assertArrayEquals(new int[] {-1, -1, -1}, Arrays.copyOf(c.previous(), 3));
        assertArrayEquals(new int[] {1, 2, 0}, Arrays.copyOf(c.rule(), 3));
        assertArrayEquals(new int[] {-1, -1, 0}, Arrays.copyOf(c.shapeA(), 3));
        assertArrayEquals(new int[] {0, 1, 2}, Arrays.copyOf(detector.detect(poses).previous(), 3));
        // the first sphere rises: its floor contact leaves, the second one's moves up and is still known
        positions[2] = 1.6;
        c = detector.detect(poses);
        assertArrayEquals(new int[] {1, 2}, Arrays.copyOf(c.previous(), c.count()));
        positions[2] = 1;
        c = detector.detect(poses);
        assertArrayEquals(new int[] {-1, 0, 1}, Arrays.copyOf(c.previous(), c.count()));
    }

    @Test
    void refusals() {
        SceneBuilder builder = new SceneBuilder();
        assertThrows(IllegalArgumentException.class,
                () -> builder.fix(new FixedContact(0, new double[3], 0, Placement.identity())));
        assertThrows(IllegalArgumentException.class,
                () -> builder.fix(new FixedContact(-5, new double[3], 0, Placement.identity())));
        assertThrows(IllegalArgumentException.class, () -> new FixedContact(0, new double[2], 1, Placement.identity()));
    }
}
