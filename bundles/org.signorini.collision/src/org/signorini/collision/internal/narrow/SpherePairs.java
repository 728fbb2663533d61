package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;

/**
 * A sphere against a box or a cylinder, in the frame of the latter: the nearest point is found by clamping coordinates;
 * a centre inside leaves through the nearest face.
 */
final class SpherePairs {

    private final WorldShapes world;

    // centre of the sphere in B's frame, and the result: nearest surface point, outward normal, distance
    private double x;
    private double y;
    private double z;
    private double px;
    private double py;
    private double pz;
    private double nx;
    private double ny;
    private double nz;
    private double distance;

    SpherePairs(WorldShapes world) {
        this.world = world;
    }

    void box(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        double hx = world.table.measures[3 * b];
        double hy = world.table.measures[3 * b + 1];
        double hz = world.table.measures[3 * b + 2];
        px = Math.max(-hx, Math.min(hx, x));
        py = Math.max(-hy, Math.min(hy, y));
        pz = Math.max(-hz, Math.min(hz, z));
        if (x == px && y == py && z == pz) {
            nx = 0;
            ny = 0;
            nz = 0;
            double dx = hx - Math.abs(x);
            double dy = hy - Math.abs(y);
            double dz = hz - Math.abs(z);
            if (dx <= dy && dx <= dz) {
                nx = x < 0 ? -1 : 1;
                px = nx * hx;
                distance = -dx;
            } else if (dy <= dz) {
                ny = y < 0 ? -1 : 1;
                py = ny * hy;
                distance = -dy;
            } else {
                nz = z < 0 ? -1 : 1;
                pz = nz * hz;
                distance = -dz;
            }
        } else {
            outside();
        }
        emit(a, b, margin, out);
    }

    void cylinder(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        double radius = world.table.measures[3 * b];
        double half = world.table.measures[3 * b + 1];
        double across = Math.sqrt(x * x + y * y);
        // direction away from the axis; any will do on it
        double ux = across > 0 ? x / across : 1;
        double uy = across > 0 ? y / across : 0;
        double reach = Math.min(across, radius);
        px = ux * reach;
        py = uy * reach;
        pz = Math.max(-half, Math.min(half, z));
        if (across <= radius && z == pz) {
            double aside = radius - across;
            double along = half - Math.abs(z);
            boolean end = along < aside;
            nx = end ? 0 : ux;
            ny = end ? 0 : uy;
            nz = end ? z < 0 ? -1 : 1 : 0;
            px = end ? x : ux * radius;
            py = end ? y : uy * radius;
            pz = end ? nz * half : z;
            distance = -Math.min(aside, along);
        } else {
            // on the mantle or an end one coordinate is exactly untouched; keep it out of the difference
            px = across <= radius ? x : px;
            py = across <= radius ? y : py;
            outside();
        }
        emit(a, b, margin, out);
    }

    private void load(int a, int b) {
        world.orient(b);
        double[] c = world.centre;
        double[] r = world.rotation;
        double dx = c[3 * a] - c[3 * b];
        double dy = c[3 * a + 1] - c[3 * b + 1];
        double dz = c[3 * a + 2] - c[3 * b + 2];
        int q = 9 * b;
        x = r[q] * dx + r[q + 3] * dy + r[q + 6] * dz;
        y = r[q + 1] * dx + r[q + 4] * dy + r[q + 7] * dz;
        z = r[q + 2] * dx + r[q + 5] * dy + r[q + 8] * dz;
    }

    private void outside() {
        nx = x - px;
        ny = y - py;
        nz = z - pz;
        distance = Math.sqrt(nx * nx + ny * ny + nz * nz);
        nx /= distance;
        ny /= distance;
        nz /= distance;
    }

    private void emit(int a, int b, double margin, ContactBuffer out) {
        double gap = distance - world.table.round[a];
        if (gap > margin) {
            return;
        }
        double[] r = world.rotation;
        double[] c = world.centre;
        int q = 9 * b;
        out.put(gap, r[q] * nx + r[q + 1] * ny + r[q + 2] * nz, r[q + 3] * nx + r[q + 4] * ny + r[q + 5] * nz,
                r[q + 6] * nx + r[q + 7] * ny + r[q + 8] * nz, c[3 * b] + r[q] * px + r[q + 1] * py + r[q + 2] * pz,
                c[3 * b + 1] + r[q + 3] * px + r[q + 4] * py + r[q + 5] * pz,
                c[3 * b + 2] + r[q + 6] * px + r[q + 7] * py + r[q + 8] * pz, 0);
    }
}
