package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.signorini.collision.internal.convex.ConvexCore;
import org.signorini.collision.internal.convex.Epa;
import org.signorini.collision.internal.convex.Gjk;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Polytopes;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/** GJK and EPA on cores of spheres, capsules and boxes, for which the narrow phase has closed forms to compare with. */
class IterationAgainstClosedFormTest {

    private static final int TRIALS = 2000;

    private final ConvexCore coreA = new ConvexCore();
    private final ConvexCore coreB = new ConvexCore();
    private final Gjk gjk = new Gjk();
    private final Epa epa = new Epa();
    private final double[] axis = new double[3];

    private void load(ConvexCore core, Shape shape, TwoBodies pair, int body) {
        switch (shape) {
            case Point p -> core.point(0);
            case Sphere s -> core.point(s.radius());
            case Capsule c -> core.segment(c.halfLength(), c.radius());
            case Box b -> core.polytope(Polytopes.box(b.halfX(), b.halfY(), b.halfZ()), b.reach());
            default -> throw new IllegalArgumentException(shape.toString());
        }
        System.arraycopy(pair.rotations, 9 * body, core.rotation, 0, 9);
        System.arraycopy(pair.positions, 3 * body, core.centre, 0, 3);
    }

    /** Signed distance by iteration, started from the direction in {@link #axis}. */
    private double iterated() {
        double round = coreA.round + coreB.round;
        if (gjk.run(coreA, coreB, Double.POSITIVE_INFINITY, axis, 0) == Gjk.Outcome.APART) {
            return gjk.distance - round;
        }
        epa.run(coreA, coreB, gjk);
        return -epa.depth - round;
    }

    private void compare(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        int overlaps = 0;
        for (long seed = 0; seed < TRIALS; seed++) {
            pair.scatter(new SplittableRandom(seed), Catalogue.scale(first, second));
            load(coreA, first, pair, 0);
            load(coreB, second, pair, 1);
            Arrays.fill(axis, 0);
            double expected = pair.distance();
            overlaps += expected < 0 ? 1 : 0;
            assertEquals(expected, iterated(), 3e-7, "seed " + seed);
        }
        assertTrue(overlaps > TRIALS / 10 && overlaps < TRIALS * 9 / 10, overlaps + " of " + TRIALS + " overlap");
    }

    @Test
    void sphereAndBox() {
        compare(new Sphere(0.4), new Box(0.3, 0.5, 0.7));
    }

    @Test
    void pointAndBox() {
        compare(new Point(), new Box(0.3, 0.5, 0.7));
    }

    @Test
    void capsules() {
        compare(new Capsule(0.3, 0.5), new Capsule(0.2, 0.4));
    }

    @Test
    void capsuleAndBox() {
        compare(new Capsule(0.2, 0.5), new Box(0.3, 0.5, 0.7));
    }

    /** Without a radius the axis pierces the box in every overlap, which is EPA's case and that of separating axes. */
    @Test
    void segmentAndBox() {
        compare(new Capsule(0, 0.8), new Box(0.3, 0.5, 0.7));
    }

    @Test
    void boxes() {
        compare(new Box(0.4, 0.2, 0.6), new Box(0.3, 0.5, 0.7));
    }

    /** Boxes turned by multiples of 90°: coplanar faces, parallel edges, corners over corners. */
    @Test
    void alignedBoxes() {
        Box first = new Box(0.5, 0.25, 0.75);
        Box second = new Box(0.25, 0.5, 0.5);
        TwoBodies pair = new TwoBodies(first, second);
        for (long seed = 0; seed < TRIALS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.turn(0, Math.PI / 2 * random.nextInt(4), 1, 0, 0).turn(1, Math.PI / 2 * random.nextInt(4), 0, 0, 1);
            pair.place(0, 0.25 * random.nextInt(-6, 7), 0.25 * random.nextInt(-6, 7), 0.25 * random.nextInt(-6, 7));
            load(coreA, first, pair, 0);
            load(coreB, second, pair, 1);
            Arrays.fill(axis, 0);
            assertEquals(pair.distance(), iterated(), 3e-7, "seed " + seed);
        }
    }

    /** Started from the last step's direction a search takes fewer support points, and finds the same. */
    @Test
    void warmStart() {
        Box box = new Box(0.3, 0.5, 0.7);
        TwoBodies pair = new TwoBodies(box, box).turn(0, 0.3, 1, 2, 3);
        int cold = 0;
        int warm = 0;
        for (int step = 0; step < 200; step++) {
            pair.place(0, 1.5, 0.3 + 1e-3 * step, 1.9);
            load(coreA, box, pair, 0);
            load(coreB, box, pair, 1);
            double[] last = axis.clone();
            Arrays.fill(axis, 0);
            double expected = iterated();
            cold += gjk.iterations;
            System.arraycopy(last, 0, axis, 0, 3);
            assertEquals(expected, iterated(), 1e-14);
            warm += gjk.iterations;
        }
        assertTrue(warm < cold, warm + " support points instead of " + cold);
    }

    /** A pair further apart than asked for is dismissed by one support query in the known direction. */
    @Test
    void dismissal() {
        Box box = new Box(0.3, 0.5, 0.7);
        TwoBodies pair = new TwoBodies(box, box).turn(0, 0.3, 1, 2, 3).place(0, 1.5, 0.3, 1.9);
        load(coreA, box, pair, 0);
        load(coreB, box, pair, 1);
        double distance = iterated();
        assertEquals(Gjk.Outcome.BEYOND, gjk.run(coreA, coreB, 0.99 * distance, axis, 0));
        assertEquals(1, gjk.iterations);
        assertTrue(gjk.bound <= distance + 1e-12);
        assertNotEquals(Gjk.Outcome.BEYOND, gjk.run(coreA, coreB, 1.01 * distance, axis, 0));
    }
}
