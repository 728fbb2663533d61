package org.signorini.scene.paint;

import java.util.Arrays;

/** A broken line in the eye's axes. Used again for the next picture. */
public final class Trail {

    private double[] points = new double[96];
    private int count;
    int color;

    Trail() {
    }

    /** x, y, z of each. */
    public double[] points() {
        return points;
    }

    public int count() {
        return count;
    }

    public int color() {
        return color;
    }

    void clear() {
        count = 0;
    }

    void add(double[] p) {
        if (3 * count + 3 > points.length) {
            points = Arrays.copyOf(points, 2 * points.length);
        }
        System.arraycopy(p, 0, points, 3 * count++, 3);
    }
}
