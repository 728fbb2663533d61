package org.signorini.model.mesh;

import java.util.BitSet;

/**
 * Fewer points of almost the same convex hull: the outermost in many directions. The directions lie on Fibonacci's
 * spiral, which covers a sphere evenly; the six along the axes are among them, so extents stay.
 */
public final class OuterPoints {

    private static final int DIRECTIONS = 512;

    private OuterPoints() {
    }

    /** @return x, y, z of those that are kept, in their order; all where there are not more than the directions */
    public static double[] of(double[] points) {
        int count = points.length / 3;
        if (count <= DIRECTIONS) {
            return points.clone();
        }
        BitSet kept = new BitSet(count);
        double golden = Math.PI * (3 - Math.sqrt(5));
        for (int i = 0; i < DIRECTIONS; i++) {
            double z = 1 - (2 * i + 1.0) / DIRECTIONS;
            double r = Math.sqrt(1 - z * z);
            kept.set(outermost(points, r * StrictMath.cos(golden * i), r * StrictMath.sin(golden * i), z));
        }
        for (int axis = 0; axis < 3; axis++) {
            double[] d = new double[3];
            d[axis] = 1;
            kept.set(outermost(points, d[0], d[1], d[2]));
            kept.set(outermost(points, -d[0], -d[1], -d[2]));
        }
        double[] outer = new double[3 * kept.cardinality()];
        int at = 0;
        for (int p = kept.nextSetBit(0); p >= 0; p = kept.nextSetBit(p + 1)) {
            System.arraycopy(points, 3 * p, outer, at, 3);
            at += 3;
        }
        return outer;
    }

    private static int outermost(double[] points, double x, double y, double z) {
        int best = 0;
        double farthest = Double.NEGATIVE_INFINITY;
        for (int p = 0; p < points.length; p += 3) {
            double distance = x * points[p] + y * points[p + 1] + z * points[p + 2];
            if (distance > farthest) {
                farthest = distance;
                best = p / 3;
            }
        }
        return best;
    }
}
