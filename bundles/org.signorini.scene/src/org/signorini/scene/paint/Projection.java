package org.signorini.scene.paint;

import org.signorini.scene.Camera;

/** From the eye's axes to samples of a raster: x = c_x + f X/−Z, y = c_y − f Y/−Z, w = 1/−Z. */
final class Projection {

    double focal;
    double centerX;
    double centerY;
    double near;

    void set(Camera camera, Raster raster) {
        focal = Camera.focal(raster.width(), raster.height());
        centerX = 0.5 * raster.width();
        centerY = 0.5 * raster.height();
        near = camera.near();
    }

    double x(double eyeX, double w) {
        return centerX + focal * eyeX * w;
    }

    double y(double eyeY, double w) {
        return centerY - focal * eyeY * w;
    }
}
