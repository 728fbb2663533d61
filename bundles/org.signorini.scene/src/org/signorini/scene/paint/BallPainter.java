package org.signorini.scene.paint;

/**
 * Paints spheres exactly: for each sample the nearer root of |t d − c|² = r², d = (x, y, −1) the ray through it, as
 * w = 1/t = (d·c + √((d·c)² − |d|²(|c|² − r²)))/(|c|² − r²). Two thin bands about the sphere's own axes show how it
 * turns. Cost: one square root per sample that is not hidden by something nearer than all of the sphere.
 */
final class BallPainter {

    private static final double BAND = Bands.WIDTH;
    private static final float BAND_SHADE = (float) Bands.SHADE;

    private final Raster raster;
    private final Projection projection;
    private final Window window;

    BallPainter(Raster raster, Projection projection, Window window) {
        this.raster = raster;
        this.projection = projection;
        this.window = window;
    }

    /** @param m a motion from the ball's axes to the eye's */
    void paint(double[] m, double radius, Light light, int[] ramp) {
        double cx = m[9];
        double cy = m[10];
        double cz = m[11];
        if (-cz - radius < projection.near || !window.around(cx, cy, cz, radius)) {
            return;
        }
        double f = projection.focal;
        double c = cx * cx + cy * cy + cz * cz - radius * radius;
        float nearest = (float) (1 / (-cz - radius));
        boolean bands = Bands.areSeen(2 * f * radius / -cz / raster.samples());
        float[] depths = raster.depths();
        int[] colors = raster.colors();
        double[] lamp = light.lamp();
        double[] sky = light.sky();
        double[] half = light.half();
        // normal n = (t d − c)/r: a·n is (t a·d − a·c)/r, and a·d is linear along a row
        double lampC = cx * lamp[0] + cy * lamp[1] + cz * lamp[2];
        double skyC = cx * sky[0] + cy * sky[1] + cz * sky[2];
        double halfC = cx * half[0] + cy * half[1] + cz * half[2];
        double xC = m[0] * cx + m[3] * cy + m[6] * cz;
        double zC = m[2] * cx + m[5] * cy + m[8] * cz;
        double per = 1 / radius;
        for (int y = window.top; y <= window.bottom; y++) {
            double dy = (projection.centerY - y - 0.5) / f;
            double rowA = dy * dy + 1;
            double rowB = dy * cy - cz;
            double rowLamp = dy * lamp[1] - lamp[2];
            double rowSky = dy * sky[1] - sky[2];
            double rowHalf = dy * half[1] - half[2];
            double rowX = dy * m[3] - m[6];
            double rowZ = dy * m[5] - m[8];
            int at = y * raster.width();
            for (int x = window.left; x <= window.right; x++) {
                if (nearest <= depths[at + x]) {
                    continue;
                }
                double dx = (x + 0.5 - projection.centerX) / f;
                double b = dx * cx + rowB;
                double disc = b * b - (dx * dx + rowA) * c;
                if (disc <= 0) {
                    continue;
                }
                double w = (b + Math.sqrt(disc)) / c;
                if ((float) w > depths[at + x]) {
                    double t = 1 / w;
                    boolean band = bands && (Math.abs(t * (dx * m[0] + rowX) - xC) < BAND * radius
                            || Math.abs(t * (dx * m[2] + rowZ) - zC) < BAND * radius);
                    float shade = Light.shade((t * (dx * lamp[0] + rowLamp) - lampC) * per,
                            (t * (dx * sky[0] + rowSky) - skyC) * per, (t * (dx * half[0] + rowHalf) - halfC) * per,
                            band ? BAND_SHADE : 1);
                    depths[at + x] = (float) w;
                    colors[at + x] = ramp[(int) shade];
                }
            }
        }
    }
}
