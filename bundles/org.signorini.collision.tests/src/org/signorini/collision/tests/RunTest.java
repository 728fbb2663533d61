package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.signorini.collision.CollisionDetector;
import org.signorini.collision.ContactSet;
import org.signorini.collision.Placement;
import org.signorini.collision.Poses;
import org.signorini.collision.Scene;
import org.signorini.collision.SceneBuilder;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** Long runs: the same bits every time, and no garbage. */
class RunTest {

    private static final int BODIES = 120;

    private static Scene mixedScene() {
        SceneBuilder builder = new SceneBuilder();
        Shape[] shapes = {new Sphere(0.1), new Box(0.1, 0.15, 0.05), new Capsule(0.05, 0.15), new Cylinder(0.1, 0.1),
            Catalogue.randomMesh(5, 12)};
        for (int b = 0; b < BODIES; b++) {
            builder.add(b, shapes[b % 12 == 11 ? 4 : b % 4], Placement.identity());
        }
        builder.add(Scene.WORLD, new HalfSpace(), Placement.identity());
        builder.collideAll();
        return builder.build();
    }

    @Test
    void sameBitsEveryTime() {
        Scene scene = mixedScene();
        CollisionDetector[] detectors = {new CollisionDetector(scene, 0.01), new CollisionDetector(mixedScene(), 0.01)};
        ManyBodies[] bodies = {new ManyBodies(BODIES, 1.5, 1, 7), new ManyBodies(BODIES, 1.5, 1, 7)};
        int contacts = 0;
        for (int step = 0; step < 100; step++) {
            ContactSet[] c = new ContactSet[2];
            for (int run = 0; run < 2; run++) {
                bodies[run].move(2e-3);
                c[run] = detectors[run].detect(bodies[run].poses);
            }
            assertEquals(c[0].count(), c[1].count());
            int n = c[0].count();
            contacts += n;
            assertArrayEquals(bits(c[0].gap(), n), bits(c[1].gap(), n));
            assertArrayEquals(bits(c[0].frame(), 9 * n), bits(c[1].frame(), 9 * n));
            assertArrayEquals(bits(c[0].pointA(), 3 * n), bits(c[1].pointA(), 3 * n));
            assertArrayEquals(Arrays.copyOf(c[0].feature(), n), Arrays.copyOf(c[1].feature(), n));
            assertArrayEquals(Arrays.copyOf(c[0].previous(), n), Arrays.copyOf(c[1].previous(), n));
        }
        assertTrue(contacts > 1000);
    }

    private static long[] bits(double[] x, int n) {
        return Arrays.stream(x, 0, n).mapToLong(Double::doubleToRawLongBits).toArray();
    }

    /** A detector that has forgotten a run repeats it to the last bit. */
    @Test
    void forgettingStartsOver() {
        CollisionDetector detector = new CollisionDetector(mixedScene(), 0.01);
        long[][] results = new long[2][];
        for (int run = 0; run < 2; run++) {
            ManyBodies bodies = new ManyBodies(BODIES, 1.5, 1, 8);
            detector.forget();
            ContactSet c = null;
            for (int step = 0; step < 40; step++) {
                bodies.move(2e-3);
                c = detector.detect(bodies.poses);
            }
            results[run] = bits(c.frame(), 9 * c.count());
        }
        assertArrayEquals(results[0], results[1]);
    }

    /** Poses may live in arrays of any stride. */
    @Test
    void stridedPoses() {
        Scene scene = mixedScene();
        ManyBodies bodies = new ManyBodies(BODIES, 1.5, 1, 9);
        double[] packed = new double[5 + 14 * BODIES];
        for (int b = 0; b < BODIES; b++) {
            System.arraycopy(bodies.rotations, 9 * b, packed, 5 + 14 * b, 9);
            System.arraycopy(bodies.positions, 3 * b, packed, 5 + 14 * b + 10, 3);
        }
        ContactSet c = new CollisionDetector(scene, 0.01).detect(bodies.poses);
        ContactSet d = new CollisionDetector(scene, 0.01).detect(new Poses(packed, 5, 14, packed, 15, 14));
        assertTrue(c.count() > 20);
        assertEquals(c.count(), d.count());
        assertArrayEquals(bits(c.gap(), c.count()), bits(d.gap(), d.count()));
    }

    /** Once the arrays have grown a run repeated allocates nothing at all. */
    @Test
    void noAllocationAfterWarmUp() {
        Assumptions.assumeTrue(
                ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                        && threads.isThreadAllocatedMemorySupported(),
                "this virtual machine does not count allocated bytes");
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        CollisionDetector detector = new CollisionDetector(mixedScene(), 0.01);
        int steps = 60;
        Poses[] poses = new Poses[steps];
        ManyBodies bodies = new ManyBodies(BODIES, 1.5, 1, 10);
        for (int step = 0; step < steps; step++) {
            bodies.move(2e-3);
            poses[step] = Poses.of(bodies.rotations.clone(), bodies.positions.clone());
        }
        long thread = Thread.currentThread().threadId();
        long allocated = Long.MAX_VALUE;
        // the first rounds grow arrays and are interpreted; of the later ones the best counts
        for (int round = 0; round < 6; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            int contacts = 0;
            for (Poses p : poses) {
                contacts += detector.detect(p).count();
            }
            long after = threads.getThreadAllocatedBytes(thread);
            assertTrue(contacts > 500);
            allocated = Math.min(allocated, after - before);
        }
        assertEquals(0, allocated, "bytes in " + steps + " steps");
    }
}
