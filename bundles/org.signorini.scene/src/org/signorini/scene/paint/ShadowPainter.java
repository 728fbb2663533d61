package org.signorini.scene.paint;

import org.signorini.scene.mesh.Mesh;

/**
 * Shadows on a plane: triangles and discs moved along the light until they meet it mark what is shaded, then that is
 * darkened where the plane is seen. One tone, however many overlap.
 */
final class ShadowPainter {

    private static final int AROUND = 28;

    private final Raster raster;
    private final Projection projection;
    private final Pen pen;
    private final Window window;
    private double[] normal;
    private double[] fall;
    private double offset;
    private double rate;
    private double[] dropped = new double[3 * AROUND];
    private double[] screen = {};
    private final double[] corners = new double[9];

    ShadowPainter(Raster raster, Projection projection, Pen pen, Window window) {
        this.raster = raster;
        this.projection = projection;
        this.pen = pen;
        this.window = window;
    }

    /** On this surface from now on. */
    void on(Surface surface, Light light) {
        double[] m = surface.toEye;
        normal = new double[] {m[2], m[5], m[8]};
        fall = light.fall();
        offset = normal[0] * m[9] + normal[1] * m[10] + normal[2] * m[11];
        rate = normal[0] * fall[0] + normal[1] * fall[1] + normal[2] * fall[2];
    }

    /** Paints what was cast: the plane's points have n·d/offset for w, d = (X/f, Y/f, −1) the ray to a sample. */
    void darken(int color) {
        double perX = normal[0] / (offset * projection.focal);
        double perY = -normal[1] / (offset * projection.focal);
        raster.darken(-normal[2] / offset - projection.centerX * perX - projection.centerY * perY, perX, perY, color);
    }

    void cast(Part part) {
        if (!isInBand(part)) {
            return;
        }
        if (part.mesh == null) {
            ball(part.toEye, part.reach);
        } else if (part.shadow != null) {
            mesh(part.shadow, part.toEye);
        }
    }

    /** The shadow of a ball of radius r reaches as far as r/cos of the light's slant. */
    private boolean isInBand(Part part) {
        double[] m = part.toEye;
        double t = (offset - normal[0] * m[9] - normal[1] * m[10] - normal[2] * m[11]) / rate;
        return window.around(m[9] + t * fall[0], m[10] + t * fall[1], m[11] + t * fall[2], part.reach / -rate);
    }

    private void mesh(Mesh mesh, double[] m) {
        double[] v = mesh.vertices();
        if (dropped.length < v.length) {
            dropped = new double[v.length];
        }
        if (screen.length < v.length) {
            screen = new double[v.length];
        }
        boolean near = false;
        for (int i = 0; i < v.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                dropped[i + k] = m[3 * k] * v[i] + m[3 * k + 1] * v[i + 1] + m[3 * k + 2] * v[i + 2] + m[9 + k];
            }
            drop(i);
            double w = -1 / dropped[i + 2];
            near |= dropped[i + 2] > -projection.near;
            screen[i] = projection.x(dropped[i], w);
            screen[i + 1] = projection.y(dropped[i + 1], w);
            screen[i + 2] = w;
        }
        int[] t = mesh.triangles();
        for (int i = 0; i < t.length; i += 3) {
            triangle(3 * t[i], 3 * t[i + 1], 3 * t[i + 2], near);
        }
    }

    /** Those turned to the light are enough. */
    private void triangle(int a, int b, int c, boolean near) {
        if (near) {
            System.arraycopy(dropped, a, corners, 0, 3);
            System.arraycopy(dropped, b, corners, 3, 3);
            System.arraycopy(dropped, c, corners, 6, 3);
            pen.polygon(corners, 3, 0, null, true);
            return;
        }
        double area = (screen[b] - screen[a]) * (screen[c + 1] - screen[a + 1])
                - (screen[c] - screen[a]) * (screen[b + 1] - screen[a + 1]);
        if (area < 0) {
            raster.triangle(screen[a], screen[a + 1], screen[a + 2], 0, screen[b], screen[b + 1], screen[b + 2], 0,
                    screen[c], screen[c + 1], screen[c + 2], 0, null, true);
        }
    }

    /** A ball casts the shadow of its disc across the light. */
    private void ball(double[] m, double radius) {
        double ux = -fall[1];
        double uy = fall[0];
        double length = Math.hypot(ux, uy);
        if (length < 1e-9) {
            ux = 1;
            length = 1;
        }
        ux /= length;
        uy /= length;
        // fall × u
        double vx = -fall[2] * uy;
        double vy = fall[2] * ux;
        double vz = fall[0] * uy - fall[1] * ux;
        for (int i = 0; i < AROUND; i++) {
            double c = radius * Math.cos(2 * Math.PI * i / AROUND);
            double s = radius * Math.sin(2 * Math.PI * i / AROUND);
            dropped[3 * i] = m[9] + c * ux + s * vx;
            dropped[3 * i + 1] = m[10] + c * uy + s * vy;
            dropped[3 * i + 2] = m[11] + s * vz;
            drop(3 * i);
        }
        pen.polygon(dropped, AROUND, 0, null, true);
    }

    private void drop(int i) {
        double t = (offset - normal[0] * dropped[i] - normal[1] * dropped[i + 1] - normal[2] * dropped[i + 2]) / rate;
        for (int k = 0; k < 3; k++) {
            dropped[i + k] += t * fall[k];
        }
    }
}
