package org.signorini.scene.paint;

/**
 * Paints spheres exactly: for each sample the nearer root of |t d − c|² = r², d = (x, y, −1) the ray through it. Two
 * thin bands about the sphere's own axes show how it turns. Cost: one square root per sample that is not
 * hidden by something nearer than all of the sphere.
 */
final class BallPainter {

    private static final double BAND = 0.045;
    private static final float BAND_SHADE = 0.72f;

    private final Raster raster;
    private final Projection projection;
    private final Light light;

    BallPainter(Raster raster, Projection projection, Light light) {
        this.raster = raster;
        this.projection = projection;
        this.light = light;
    }

    /** @param m a motion from the ball's axes to the eye's */
    void paint(double[] m, double radius, int[] ramp) {
        double cx = m[9];
        double cy = m[10];
        double cz = m[11];
        if (-cz - radius < projection.near) {
            return;
        }
        double f = projection.focal;
        int left = (int) Math.max(0, Math.ceil(projection.centerX + f * slope(cx, -cz, radius, -1) - 0.5));
        int right = (int) Math.min(raster.width() - 1, Math.floor(projection.centerX + f * slope(cx, -cz, radius, 1)
                - 0.5));
        int top = (int) Math.max(0, Math.ceil(projection.centerY - f * slope(cy, -cz, radius, 1) - 0.5));
        int bottom = (int) Math.min(raster.height() - 1, Math.floor(projection.centerY - f * slope(cy, -cz, radius, -1)
                - 0.5));
        double c = cx * cx + cy * cy + cz * cz - radius * radius;
        float nearest = (float) (1 / (-cz - radius));
        // the bands are a few samples wide at least, or there are none
        boolean bands = right - left > 8 * raster.samples();
        for (int y = top; y <= bottom; y++) {
            double dy = (projection.centerY - y - 0.5) / f;
            for (int x = left; x <= right; x++) {
                if (!raster.isNearest(x, y, nearest)) {
                    continue;
                }
                double dx = (x + 0.5 - projection.centerX) / f;
                double a = dx * dx + dy * dy + 1;
                double b = dx * cx + dy * cy - cz;
                double disc = b * b - a * c;
                if (disc > 0) {
                    double t = (b - Math.sqrt(disc)) / a;
                    float w = (float) (1 / t);
                    if (raster.isNearest(x, y, w)) {
                        double nx = (t * dx - cx) / radius;
                        double ny = (t * dy - cy) / radius;
                        double nz = (-t - cz) / radius;
                        float shade = light.shade(nx, ny, nz);
                        if (bands && (Math.abs(m[0] * nx + m[3] * ny + m[6] * nz) < BAND
                                || Math.abs(m[2] * nx + m[5] * ny + m[8] * nz) < BAND)) {
                            shade *= BAND_SHADE;
                        }
                        raster.set(x, y, w, ramp[(int) shade]);
                    }
                }
            }
        }
    }

    /** Slope of the tangent from the eye to a circle of the given distance ahead and aside. */
    private static double slope(double aside, double ahead, double radius, int side) {
        return Math.tan(Math.atan2(aside, ahead) + side * Math.asin(radius / Math.hypot(aside, ahead)));
    }
}
