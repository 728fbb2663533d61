package org.signorini.scene.paint;

import org.signorini.scene.mesh.Mesh;

/** Shadows on a plane: triangles and discs moved along the light until they meet it. One tone, however many overlap. */
final class ShadowPainter {

    private static final int AROUND = 28;

    private final Pen pen;
    private final double[] normal = new double[3];
    private final double[] fall = new double[3];
    private double offset;
    private final double[] polygon = new double[3 * AROUND];

    ShadowPainter(Pen pen) {
        this.pen = pen;
    }

    /** @param m from the plate's axes to the eye's @param fallWorld where light falls to @param view world to eye */
    void on(double[] m, double[] fallWorld, double[] view) {
        for (int k = 0; k < 3; k++) {
            normal[k] = m[3 * k + 2];
            fall[k] = view[3 * k] * fallWorld[0] + view[3 * k + 1] * fallWorld[1] + view[3 * k + 2] * fallWorld[2];
        }
        offset = normal[0] * m[9] + normal[1] * m[10] + normal[2] * m[11];
    }

    void mesh(Mesh mesh, double[] m, int[] ramp) {
        int[] t = mesh.triangles();
        double[] v = mesh.vertices();
        for (int i = 0; i < t.length; i += 3) {
            for (int c = 0; c < 3; c++) {
                int at = 3 * t[i + c];
                for (int k = 0; k < 3; k++) {
                    polygon[3 * c + k] = m[3 * k] * v[at] + m[3 * k + 1] * v[at + 1] + m[3 * k + 2] * v[at + 2]
                            + m[9 + k];
                }
            }
            if (facesLight()) {
                drop(3);
                pen.polygon(polygon, 3, 0, ramp, Raster.Test.ON_SURFACE);
            }
        }
    }

    private boolean facesLight() {
        double ax = polygon[3] - polygon[0];
        double ay = polygon[4] - polygon[1];
        double az = polygon[5] - polygon[2];
        double bx = polygon[6] - polygon[0];
        double by = polygon[7] - polygon[1];
        double bz = polygon[8] - polygon[2];
        return (ay * bz - az * by) * fall[0] + (az * bx - ax * bz) * fall[1] + (ax * by - ay * bx) * fall[2] < 0;
    }

    /** A ball casts the shadow of its disc across the light. */
    void ball(double[] m, double radius, int[] ramp) {
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
            polygon[3 * i] = m[9] + c * ux + s * vx;
            polygon[3 * i + 1] = m[10] + c * uy + s * vy;
            polygon[3 * i + 2] = m[11] + s * vz;
        }
        drop(AROUND);
        pen.polygon(polygon, AROUND, 0, ramp, Raster.Test.ON_SURFACE);
    }

    private void drop(int count) {
        double rate = normal[0] * fall[0] + normal[1] * fall[1] + normal[2] * fall[2];
        for (int i = 0; i < 3 * count; i += 3) {
            double height = normal[0] * polygon[i] + normal[1] * polygon[i + 1] + normal[2] * polygon[i + 2] - offset;
            double t = -height / rate;
            for (int k = 0; k < 3; k++) {
                polygon[i + k] += t * fall[k];
            }
        }
    }
}
