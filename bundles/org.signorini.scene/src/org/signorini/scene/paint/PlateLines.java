package org.signorini.scene.paint;

import org.signorini.scene.Item.Plate;

/** Lines on the surfaces of half-spaces: a grid where seen from outside, the outline alone from inside. */
public final class PlateLines {

    private static final double GRID = 1;
    private static final double OUTLINE = 1.2;

    private PlateLines() {
    }

    public static void draw(Surface surface, int color, Lines out) {
        double[] c = surface.plate.corners();
        for (int i = 0; i < c.length; i += 2) {
            int j = (i + 2) % c.length;
            line(surface.toEye, c[i], c[i + 1], c[j], c[j + 1], OUTLINE, color, out);
        }
        for (int axis = 0; axis < 2 && surface.isSeen(); axis++) {
            grid(surface, axis, color, out);
        }
    }

    /** Lines at whole multiples of the grid's distance, cut off at the polygon. */
    private static void grid(Surface surface, int axis, int color, Lines out) {
        Plate plate = surface.plate;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int i = axis; i < plate.corners().length; i += 2) {
            low = Math.min(low, plate.corners()[i]);
            high = Math.max(high, plate.corners()[i]);
        }
        for (long k = (long) Math.ceil(low / plate.grid()); k * plate.grid() <= high; k++) {
            gridLine(surface, axis, k * plate.grid(), color, out);
        }
    }

    private static void gridLine(Surface surface, int axis, double value, int color, Lines out) {
        double[] c = surface.plate.corners();
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
            line(surface.toEye, axis == 0 ? value : from, axis == 0 ? from : value, axis == 0 ? value : to,
                    axis == 0 ? to : value, GRID, color, out);
        }
    }

    private static void line(double[] m, double x0, double y0, double x1, double y1, double points, int color,
            Lines out) {
        out.line(m[0] * x0 + m[1] * y0 + m[9], m[3] * x0 + m[4] * y0 + m[10], m[6] * x0 + m[7] * y0 + m[11],
                m[0] * x1 + m[1] * y1 + m[9], m[3] * x1 + m[4] * y1 + m[10], m[6] * x1 + m[7] * y1 + m[11], points,
                color);
    }
}
