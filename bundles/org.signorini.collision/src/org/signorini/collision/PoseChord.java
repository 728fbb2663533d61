package org.signorini.collision;

import org.signorini.algebra.SinCos;

/** The straight way of a body between two poses: its origin moves along a line, and it turns about one axis. */
final class PoseChord {

    private final double[] turn = new double[9];

    /** Angle between a body's orientations, ‖R₁ − R₀‖ = 2√2 sin(φ/2). */
    static double angle(Poses from, Poses to, int body) {
        int p = from.rotation(body);
        int q = to.rotation(body);
        double squared = 0;
        for (int i = 0; i < 9; i++) {
            double d = to.rotations()[q + i] - from.rotations()[p + i];
            squared += d * d;
        }
        return 2 * StrictMath.asin(Math.min(1, Math.sqrt(squared / 8)));
    }

    /** Puts a body a share of the way along; nothing for the world. */
    void put(Poses from, Poses to, int body, double share, Poses out) {
        if (body < 0) {
            return;
        }
        for (int k = 0; k < 3; k++) {
            double p = from.positions()[from.position(body) + k];
            out.positions()[out.position(body) + k] = p
                    + share * (to.positions()[to.position(body) + k] - p);
        }
        double[] r = from.rotations();
        double[] q = to.rotations();
        int i = from.rotation(body);
        int j = to.rotation(body);
        // R₁R₀ᵀ turns about 2 sin φ u, its antisymmetric part
        double x = 0;
        double y = 0;
        double z = 0;
        for (int k = 0; k < 3; k++) {
            x += q[j + 6 + k] * r[i + 3 + k] - q[j + 3 + k] * r[i + 6 + k];
            y += q[j + k] * r[i + 6 + k] - q[j + 6 + k] * r[i + k];
            z += q[j + 3 + k] * r[i + k] - q[j + k] * r[i + 3 + k];
        }
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length < 1e-12) {
            // no turn, or half a one, about an axis that nothing tells
            System.arraycopy(r, i, out.rotations(), out.rotation(body), 9);
            return;
        }
        about(share * angle(from, to, body), x / length, y / length, z / length);
        double[] result = out.rotations();
        int at = out.rotation(body);
        for (int row = 0; row < 9; row += 3) {
            for (int k = 0; k < 3; k++) {
                result[at + row + k] = turn[row] * r[i + k] + turn[row + 1] * r[i + 3 + k]
                        + turn[row + 2] * r[i + 6 + k];
            }
        }
    }

    /** Rodrigues: I + sin φ [u] + (1 − cos φ)[u]². */
    private void about(double phi, double x, double y, double z) {
        double s = SinCos.sin(phi);
        double c = 1 - SinCos.cos(phi);
        turn[0] = 1 - c * (y * y + z * z);
        turn[1] = c * x * y - s * z;
        turn[2] = c * x * z + s * y;
        turn[3] = c * x * y + s * z;
        turn[4] = 1 - c * (x * x + z * z);
        turn[5] = c * y * z - s * x;
        turn[6] = c * x * z - s * y;
        turn[7] = c * y * z + s * x;
        turn[8] = 1 - c * (x * x + y * y);
    }
}
