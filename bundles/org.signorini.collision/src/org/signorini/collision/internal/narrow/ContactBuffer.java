package org.signorini.collision.internal.narrow;

import java.util.Arrays;

/**
 * Contacts of one step as flat arrays that grow when needed. Pair functions {@link #put} gap, normal, point and
 * feature; what the pair as a whole knows is filled in afterwards.
 */
public final class ContactBuffer {

    public int count;
    public double[] gap = {};
    /** Rows n, t1, t2 of each contact. */
    public double[] frame = {};
    public double[] pointA = {};
    public double[] pointB = {};
    public int[] feature = {};
    public int[] shapeA = {};
    public int[] shapeB = {};
    public int[] bodyA = {};
    public int[] bodyB = {};
    public int[] rule = {};
    public int[] previous = {};

    /** Appends a contact: the point on B, and on A the one a gap away along the normal. */
    public void put(double distance, double nx, double ny, double nz, double bx, double by, double bz, int which) {
        int i = count++;
        if (i == gap.length) {
            grow(Math.max(16, 2 * i));
        }
        gap[i] = distance;
        feature[i] = which;
        frame[9 * i] = nx;
        frame[9 * i + 1] = ny;
        frame[9 * i + 2] = nz;
        pointB[3 * i] = bx;
        pointB[3 * i + 1] = by;
        pointB[3 * i + 2] = bz;
        pointA[3 * i] = bx + distance * nx;
        pointA[3 * i + 1] = by + distance * ny;
        pointA[3 * i + 2] = bz + distance * nz;
    }

    private void grow(int n) {
        gap = Arrays.copyOf(gap, n);
        frame = Arrays.copyOf(frame, 9 * n);
        pointA = Arrays.copyOf(pointA, 3 * n);
        pointB = Arrays.copyOf(pointB, 3 * n);
        feature = Arrays.copyOf(feature, n);
        shapeA = Arrays.copyOf(shapeA, n);
        shapeB = Arrays.copyOf(shapeB, n);
        bodyA = Arrays.copyOf(bodyA, n);
        bodyB = Arrays.copyOf(bodyB, n);
        rule = Arrays.copyOf(rule, n);
        previous = Arrays.copyOf(previous, n);
    }
}
