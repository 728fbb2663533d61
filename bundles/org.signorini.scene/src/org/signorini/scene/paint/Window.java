package org.signorini.scene.paint;

/** The samples of a band that something of a given reach can be in. */
final class Window {

    private final Raster raster;
    private final Projection projection;
    int left;
    int right;
    int top;
    int bottom;

    Window(Raster raster, Projection projection) {
        this.raster = raster;
        this.projection = projection;
    }

    /** @return whether there are any; everything where it comes so near that it has no outline */
    boolean around(double x, double y, double z, double reach) {
        left = 0;
        right = raster.width() - 1;
        top = raster.first();
        bottom = raster.end() - 1;
        if (-z - reach < projection.near) {
            return -z + reach >= projection.near;
        }
        double f = projection.focal;
        left = (int) Math.max(left, Math.ceil(projection.centerX + f * slope(x, -z, reach, -1) - 0.5));
        right = (int) Math.min(right, Math.floor(projection.centerX + f * slope(x, -z, reach, 1) - 0.5));
        top = (int) Math.max(top, Math.ceil(projection.centerY - f * slope(y, -z, reach, 1) - 0.5));
        bottom = (int) Math.min(bottom, Math.floor(projection.centerY - f * slope(y, -z, reach, -1) - 0.5));
        return left <= right && top <= bottom;
    }

    /**
     * Slope of the tangent from the eye to a circle of the given distance aside and ahead: tan(α ± β) with
     * tan α = a/h and sin β = r/√(a² + h²).
     */
    private static double slope(double aside, double ahead, double radius, int side) {
        double along = Math.sqrt(aside * aside + ahead * ahead - radius * radius);
        return (aside * along + side * radius * ahead) / (ahead * along - side * radius * aside);
    }
}
