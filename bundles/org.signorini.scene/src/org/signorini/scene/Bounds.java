package org.signorini.scene;

/** A box along the world's axes that holds something. */
public final class Bounds {

    private final double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    private final double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};

    /** Makes room for a ball; what is not finite is left out. */
    public void add(double x, double y, double z, double radius) {
        if (Double.isFinite(x + y + z + radius)) {
            double[] p = {x, y, z};
            for (int k = 0; k < 3; k++) {
                low[k] = Math.min(low[k], p[k] - radius);
                high[k] = Math.max(high[k], p[k] + radius);
            }
        }
    }

    public boolean isEmpty() {
        return low[0] > high[0];
    }

    public double low(int axis) {
        return isEmpty() ? -0.5 : low[axis];
    }

    public double high(int axis) {
        return isEmpty() ? 0.5 : high[axis];
    }

    public double center(int axis) {
        return 0.5 * (low(axis) + high(axis));
    }

    public double size(int axis) {
        return high(axis) - low(axis);
    }

    public double largest() {
        return Math.max(size(0), Math.max(size(1), size(2)));
    }

    /** Corner number: bit 0 set for +x, bit 1 for +y, bit 2 for +z. */
    public double corner(int number, int axis) {
        return (number >> axis & 1) == 1 ? high(axis) : low(axis);
    }
}
