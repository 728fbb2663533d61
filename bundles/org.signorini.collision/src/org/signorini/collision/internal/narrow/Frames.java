package org.signorini.collision.internal.narrow;

/**
 * Tangents that do not jump. A contact that was there a step ago keeps its first tangent, turned by the smallest
 * rotation that takes the old normal into the new one; so along a motion the frame is carried parallel, and it never
 * spins about the normal. A new contact hangs its tangent on an axis of body B, which makes the choice independent of
 * where the world's axes point. Always t2 = n × t1.
 */
final class Frames {

    private Frames() {
    }

    /** The x axis of body B made perpendicular to the normal, or its y axis where the x axis is too near to it. */
    static void first(double[] frame, int at, double[] bodies, int body) {
        double nx = frame[at];
        double ny = frame[at + 1];
        double nz = frame[at + 2];
        double x = body < 0 ? 1 : bodies[body];
        double y = body < 0 ? 0 : bodies[body + 3];
        double z = body < 0 ? 0 : bodies[body + 6];
        double along = x * nx + y * ny + z * nz;
        if (Math.abs(along) > 0.9) {
            x = body < 0 ? 0 : bodies[body + 1];
            y = body < 0 ? 1 : bodies[body + 4];
            z = body < 0 ? 0 : bodies[body + 7];
            along = x * nx + y * ny + z * nz;
        }
        x -= along * nx;
        y -= along * ny;
        z -= along * nz;
        double length = Math.sqrt(x * x + y * y + z * z);
        tangents(frame, at, x / length, y / length, z / length);
    }

    /**
     * t = t' − (n' + n) (n·t')/(1 + n'·n): t' turned by the smallest rotation from n' to n. False if the normal has
     * turned over, which no rotation is smallest for.
     */
    static boolean carry(double[] frame, int at, double[] old, int from) {
        double nx = frame[at];
        double ny = frame[at + 1];
        double nz = frame[at + 2];
        double ox = old[from];
        double oy = old[from + 1];
        double oz = old[from + 2];
        double x = old[from + 3];
        double y = old[from + 4];
        double z = old[from + 5];
        double denominator = 1 + nx * ox + ny * oy + nz * oz;
        if (!(denominator > 1e-3)) {
            return false;
        }
        double factor = (nx * x + ny * y + nz * z) / denominator;
        x -= (ox + nx) * factor;
        y -= (oy + ny) * factor;
        z -= (oz + nz) * factor;
        // rounding of thousands of steps must not add up: one Newton step towards perpendicular and unit length
        double along = nx * x + ny * y + nz * z;
        double stretch = 1.5 - 0.5 * (x * x + y * y + z * z);
        tangents(frame, at, (x - along * nx) * stretch, (y - along * ny) * stretch, (z - along * nz) * stretch);
        return true;
    }

    /** Writes t1 and t2 = n × t1. */
    static void tangents(double[] frame, int at, double x, double y, double z) {
        double nx = frame[at];
        double ny = frame[at + 1];
        double nz = frame[at + 2];
        frame[at + 3] = x;
        frame[at + 4] = y;
        frame[at + 5] = z;
        frame[at + 6] = ny * z - nz * y;
        frame[at + 7] = nz * x - nx * z;
        frame[at + 8] = nx * y - ny * x;
    }
}
