package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;
import org.signorini.collision.shape.Polytope;

/**
 * A sphere against a mesh. The highest the centre is above any face is its distance when that is negative (it leaves
 * through that face) and a lower bound when it is not; only a centre outside and near enough is a case for GJK.
 */
final class SphereMesh {

    private final WorldShapes world;
    private final ConvexPair convex;

    SphereMesh(WorldShapes world, ConvexPair convex) {
        this.world = world;
        this.convex = convex;
    }

    void collide(int a, int b, double margin, double[] axis, int at, ContactBuffer out) {
        world.orient(b);
        double[] c = world.centre;
        double[] r = world.rotation;
        double dx = c[3 * a] - c[3 * b];
        double dy = c[3 * a + 1] - c[3 * b + 1];
        double dz = c[3 * a + 2] - c[3 * b + 2];
        int q = 9 * b;
        double x = r[q] * dx + r[q + 3] * dy + r[q + 6] * dz;
        double y = r[q + 1] * dx + r[q + 4] * dy + r[q + 7] * dz;
        double z = r[q + 2] * dx + r[q + 5] * dy + r[q + 8] * dz;
        Polytope p = world.table.polytope[b];
        double[] n = p.normals();
        double[] offset = p.offsets();
        double most = Double.NEGATIVE_INFINITY;
        int f = 0;
        for (int i = 0; i < offset.length; i++) {
            double height = n[3 * i] * x + n[3 * i + 1] * y + n[3 * i + 2] * z - offset[i];
            if (height > most) {
                most = height;
                f = 3 * i;
            }
        }
        double radius = world.table.round[a];
        if (most - radius > margin) {
            return;
        }
        if (most > 1e-9 * world.table.reach[b]) {
            convex.collide(a, b, margin, axis, at, out);
            return;
        }
        double nx = r[q] * n[f] + r[q + 1] * n[f + 1] + r[q + 2] * n[f + 2];
        double ny = r[q + 3] * n[f] + r[q + 4] * n[f + 1] + r[q + 5] * n[f + 2];
        double nz = r[q + 6] * n[f] + r[q + 7] * n[f + 1] + r[q + 8] * n[f + 2];
        out.put(most - radius, nx, ny, nz, c[3 * a] - most * nx, c[3 * a + 1] - most * ny, c[3 * a + 2] - most * nz,
                -1);
    }
}
