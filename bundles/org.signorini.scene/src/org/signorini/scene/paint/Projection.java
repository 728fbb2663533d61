package org.signorini.scene.paint;

import org.signorini.scene.Camera;

/** From the eye's axes to samples of a raster: x = c_x + f X/−Z, y = c_y − f Y/−Z, w = 1/−Z. */
final class Projection {

    /** Nearer than this part of the distance to the target nothing is painted. */
    private static final double NEAR = 0.01;

    final double[] view = new double[12];
    double focal;
    double centerX;
    double centerY;
    double near;

    void set(Camera camera, Raster raster) {
        camera.view(view);
        focal = Camera.focal(raster.width(), raster.height());
        centerX = 0.5 * raster.width();
        centerY = 0.5 * raster.height();
        near = NEAR * camera.distance();
    }

    double x(double eyeX, double w) {
        return centerX + focal * eyeX * w;
    }

    double y(double eyeY, double w) {
        return centerY - focal * eyeY * w;
    }
}
