package org.signorini.scene.paint;

/** Lines and polygons given in the eye's axes, cut off before the eye. */
final class Pen implements Lines {

    private static final int MOST = 64;

    private final Raster raster;
    private final Projection projection;
    private final double[] polygon = new double[3 * MOST];
    private double scale = 1;

    Pen(Raster raster, Projection projection) {
        this.raster = raster;
        this.projection = projection;
    }

    /** Pixels to a point. */
    void scale(double pixels) {
        scale = pixels;
    }

    @Override
    public void line(double x0, double y0, double z0, double x1, double y1, double z1, double points, int color) {
        double near = -projection.near;
        if (z0 > near && z1 > near) {
            return;
        }
        if (z0 > near) {
            double t = (near - z1) / (z0 - z1);
            line(x1 + t * (x0 - x1), y1 + t * (y0 - y1), near, x1, y1, z1, points, color);
            return;
        }
        if (z1 > near) {
            line(x1, y1, z1, x0, y0, z0, points, color);
            return;
        }
        double w0 = -1 / z0;
        double w1 = -1 / z1;
        raster.line(projection.x(x0, w0), projection.y(y0, w0), w0, projection.x(x1, w1), projection.y(y1, w1), w1,
                points * scale * raster.samples(), color);
    }

    /** A convex polygon of one shade: x, y, z of each corner. */
    void polygon(double[] corners, int count, double shade, int[] ramp, boolean shadow) {
        int kept = 0;
        double near = -projection.near;
        for (int i = 0; i < count; i++) {
            int a = 3 * i;
            int b = 3 * ((i + 1) % count);
            if (corners[a + 2] <= near) {
                System.arraycopy(corners, a, polygon, 3 * kept++, 3);
            }
            if ((corners[a + 2] <= near) != (corners[b + 2] <= near)) {
                double t = (near - corners[a + 2]) / (corners[b + 2] - corners[a + 2]);
                for (int k = 0; k < 3; k++) {
                    polygon[3 * kept + k] = corners[a + k] + t * (corners[b + k] - corners[a + k]);
                }
                kept++;
            }
        }
        for (int i = 0; i < kept; i++) {
            double w = -1 / polygon[3 * i + 2];
            polygon[3 * i] = projection.x(polygon[3 * i], w);
            polygon[3 * i + 1] = projection.y(polygon[3 * i + 1], w);
            polygon[3 * i + 2] = w;
        }
        for (int i = 1; i + 1 < kept; i++) {
            int b = 3 * i;
            raster.triangle(polygon[0], polygon[1], polygon[2], shade, polygon[b], polygon[b + 1], polygon[b + 2],
                    shade, polygon[b + 3], polygon[b + 4], polygon[b + 5], shade, ramp, shadow);
        }
    }
}
