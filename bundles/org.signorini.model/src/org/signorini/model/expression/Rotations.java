package org.signorini.model.expression;

/** Quaternions w, x, y, z of orientations as they are written. */
final class Rotations {

    private Rotations() {
    }

    /** Turning about x, then the new y, then the new z: R = R_x(a) R_y(b) R_z(c). */
    static double[] fromAngles(double[] angles) {
        double[] x = {StrictMath.cos(angles[0] / 2), StrictMath.sin(angles[0] / 2), 0, 0};
        double[] y = {StrictMath.cos(angles[1] / 2), 0, StrictMath.sin(angles[1] / 2), 0};
        double[] z = {StrictMath.cos(angles[2] / 2), 0, 0, StrictMath.sin(angles[2] / 2)};
        return times(times(x, y), z);
    }

    static double[] times(double[] p, double[] q) {
        return new double[] {p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
            p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
            p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
            p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0]};
    }

    /** Makes it a unit quaternion; returns the norm it had. */
    static double normalize(double[] q) {
        double norm = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        for (int i = 0; i < 4 && norm > 0; i++) {
            q[i] /= norm;
        }
        return norm;
    }
}
