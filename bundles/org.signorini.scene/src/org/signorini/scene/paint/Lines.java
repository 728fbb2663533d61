package org.signorini.scene.paint;

/** Who draws lines given in the eye's axes. */
public interface Lines {

    /** Points of creases, and of paths. */
    double EDGE = 0.9;
    double TRACE = 1.6;

    /** @param points how wide; a point is a pixel, or some of them on fine screens */
    void line(double x0, double y0, double z0, double x1, double y1, double z1, double points, int color);
}
