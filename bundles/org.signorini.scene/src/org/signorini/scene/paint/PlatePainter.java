package org.signorini.scene.paint;

import org.signorini.scene.Item.Plate;

/** Paints the surfaces of half-spaces: a lit polygon with a grid where seen from outside, its outline from inside. */
final class PlatePainter {

    private static final double GRID_PIXELS = 1;
    private static final double OUTLINE_PIXELS = 1.2;

    private final Pen pen;
    private double[] corners = new double[48];

    PlatePainter(Pen pen) {
        this.pen = pen;
    }

    /** Whether the eye is outside the half-space. @param m from the plate's axes to the eye's */
    static boolean isSeen(double[] m) {
        return m[2] * m[9] + m[5] * m[10] + m[8] * m[11] < 0;
    }

    void fill(Plate plate, double[] m, int[] ramp) {
        transform(plate, m);
        pen.polygon(corners, plate.corners().length / 2, Ramp.DULL, ramp, Raster.Test.NEAREST);
    }

    void outline(Plate plate, double[] m, int[] ramp) {
        transform(plate, m);
        int count = plate.corners().length / 2;
        for (int i = 0; i < count; i++) {
            int a = 3 * i;
            int b = 3 * ((i + 1) % count);
            pen.line(corners[a], corners[a + 1], corners[a + 2], corners[b], corners[b + 1], corners[b + 2],
                    OUTLINE_PIXELS, ramp);
        }
    }

    /** Lines at whole multiples of the grid's distance, cut off at the polygon. */
    void grid(Plate plate, double[] m, int[] ramp) {
        outline(plate, m, ramp);
        for (int axis = 0; axis < 2; axis++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int i = axis; i < plate.corners().length; i += 2) {
                low = Math.min(low, plate.corners()[i]);
                high = Math.max(high, plate.corners()[i]);
            }
            for (long k = (long) Math.ceil(low / plate.grid()); k * plate.grid() <= high; k++) {
                gridLine(plate, axis, k * plate.grid(), m, ramp);
            }
        }
    }

    private void gridLine(Plate plate, int axis, double value, double[] m, int[] ramp) {
        double[] c = plate.corners();
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < c.length; i += 2) {
            int j = (i + 2) % c.length;
            double a = c[i + axis] - value;
            double b = c[j + axis] - value;
            if ((a <= 0) != (b <= 0)) {
                double other = c[i + 1 - axis] + a / (a - b) * (c[j + 1 - axis] - c[i + 1 - axis]);
                from = Math.min(from, other);
                to = Math.max(to, other);
            }
        }
        if (from < to) {
            double x0 = axis == 0 ? value : from;
            double y0 = axis == 0 ? from : value;
            double x1 = axis == 0 ? value : to;
            double y1 = axis == 0 ? to : value;
            pen.line(m[0] * x0 + m[1] * y0 + m[9], m[3] * x0 + m[4] * y0 + m[10], m[6] * x0 + m[7] * y0 + m[11],
                    m[0] * x1 + m[1] * y1 + m[9], m[3] * x1 + m[4] * y1 + m[10], m[6] * x1 + m[7] * y1 + m[11],
                    GRID_PIXELS, ramp);
        }
    }

    private void transform(Plate plate, double[] m) {
        int count = plate.corners().length / 2;
        if (corners.length < 3 * count) {
            corners = new double[3 * count];
        }
        for (int i = 0; i < count; i++) {
            double x = plate.corners()[2 * i];
            double y = plate.corners()[2 * i + 1];
            for (int k = 0; k < 3; k++) {
                corners[3 * i + k] = m[3 * k] * x + m[3 * k + 1] * y + m[9 + k];
            }
        }
    }
}
