package org.signorini.collision.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.signorini.collision.ContactSet;
import org.signorini.collision.shape.Box;
import org.signorini.collision.shape.Capsule;
import org.signorini.collision.shape.ConvexMesh;
import org.signorini.collision.shape.Cylinder;
import org.signorini.collision.shape.HalfSpace;
import org.signorini.collision.shape.Point;
import org.signorini.collision.shape.Shape;
import org.signorini.collision.shape.Sphere;

/**
 * Signed distance against its definition by support functions. Along a direction d (from B to A) two convex sets are
 * separated by s(d) = −h_A(−d) − h_B(d), and the signed distance, apart or overlapping, is the greatest s(d) over all
 * unit vectors. So the reported normal must attain the reported gap, and no other direction may exceed it.
 */
class SupportOracleTest {

    @ParameterizedTest
    @MethodSource("org.signorini.collision.tests.Catalogue#boundedPairs")
    void gapIsTheGreatestSeparation(Shape first, Shape second) {
        TwoBodies pair = new TwoBodies(first, second);
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            pair.scatter(random, Catalogue.scale(first, second));
            ContactSet c = pair.contacts();
            int i = TwoBodies.nearest(c);
            double gap = c.gap()[i];
            double sign = c.bodyA()[i] == 0 ? 1 : -1;
            double[] normal = new double[3];
            for (int k = 0; k < 3; k++) {
                normal[k] = sign * c.frame()[9 * i + k];
            }
            assertEquals(gap, separation(first, second, pair, normal), 1e-7, "gap along the normal, seed " + seed);
            for (int trial = 0; trial < 400; trial++) {
                double[] d = Rotations.direction(random);
                // half of the trials near the normal, where a better direction would most likely be
                double spread = trial % 2 == 0 ? 1 : Math.pow(10, -4 * random.nextDouble());
                double length = 0;
                for (int k = 0; k < 3; k++) {
                    d[k] = normal[k] * (1 - spread) + spread * d[k];
                    length += d[k] * d[k];
                }
                for (int k = 0; k < 3; k++) {
                    d[k] /= Math.sqrt(length);
                }
                double s = separation(first, second, pair, d);
                if (!(s <= gap + 2e-7)) {
                    fail("separation " + s + " along another direction exceeds the gap " + gap + ", seed " + seed);
                }
            }
        }
    }

    private static double separation(Shape a, Shape b, TwoBodies pair, double[] d) {
        double[] back = {-d[0], -d[1], -d[2]};
        return -support(a, pair, 0, back) - support(b, pair, 1, d);
    }

    /** h(d) = max d·x over the shape where it is. */
    private static double support(Shape shape, TwoBodies pair, int body, double[] d) {
        double[] r = pair.rotations;
        double[] local = new double[3];
        double shift = 0;
        for (int k = 0; k < 3; k++) {
            shift += d[k] * pair.positions[3 * body + k];
            for (int row = 0; row < 3; row++) {
                local[k] += r[9 * body + 3 * row + k] * d[row];
            }
        }
        double across = Math.hypot(local[0], local[1]);
        return shift + switch (shape) {
            case Point p -> 0;
            case Sphere s -> s.radius();
            case Capsule c -> c.radius() + c.halfLength() * Math.abs(local[2]);
            case Cylinder c -> c.radius() * across + c.halfLength() * Math.abs(local[2]);
            case Box b -> b.halfX() * Math.abs(local[0]) + b.halfY() * Math.abs(local[1])
                    + b.halfZ() * Math.abs(local[2]);
            case ConvexMesh m -> highest(m.polytope().vertices(), local);
            case HalfSpace h -> throw new IllegalArgumentException("unbounded");
        };
    }

    private static double highest(double[] x, double[] d) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < x.length; i += 3) {
            most = Math.max(most, d[0] * x[i] + d[1] * x[i + 1] + d[2] * x[i + 2]);
        }
        return most;
    }
}
