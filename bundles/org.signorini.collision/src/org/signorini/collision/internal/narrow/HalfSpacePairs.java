package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;
import org.signorini.collision.shape.Polytope;

/**
 * Shapes on a half-space (always B). The gap of a point x is n·(x − x₀); every shape offers the points of it that can
 * touch first, each with an identity that stays while the shape rolls or rocks.
 */
final class HalfSpacePairs {

    /**
     * Tilt below which the rim points of a standing cylinder are held by the cylinder, not by the direction of the
     * tilt.
     */
    private static final double UPRIGHT = 1e-6;
    /** Sine of the tilt from which a cylinder's own axes say nothing about where it touches. */
    private static final double TILTED = 1e-2;

    private final WorldShapes world;
    private final Manifold manifold;

    private double nx;
    private double ny;
    private double nz;
    /** Gap of A's origin. */
    private double height;
    private double cx;
    private double cy;
    private double cz;

    HalfSpacePairs(WorldShapes world, Manifold manifold) {
        this.world = world;
        this.manifold = manifold;
    }

    private void load(int a, int b) {
        world.orient(b);
        double[] r = world.rotation;
        double[] c = world.centre;
        nx = r[9 * b + 2];
        ny = r[9 * b + 5];
        nz = r[9 * b + 8];
        cx = c[3 * a];
        cy = c[3 * a + 1];
        cz = c[3 * a + 2];
        height = nx * (cx - c[3 * b]) + ny * (cy - c[3 * b + 1]) + nz * (cz - c[3 * b + 2]);
    }

    /** A point of A at (x, y, z) from its origin, with a ball of the given radius around it. */
    private void point(double x, double y, double z, double radius, double margin, int feature, ContactBuffer out) {
        double above = height + nx * x + ny * y + nz * z;
        double gap = above - radius;
        if (gap <= margin) {
            out.put(gap, nx, ny, nz, cx + x - above * nx, cy + y - above * ny, cz + z - above * nz, feature);
        }
    }

    void sphere(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        point(0, 0, 0, world.table.round[a], margin, 0, out);
    }

    /** Both ends. */
    void capsule(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        world.orient(a);
        double half = world.table.measures[3 * a + 1];
        double ux = half * world.rotation[9 * a + 2];
        double uy = half * world.rotation[9 * a + 5];
        double uz = half * world.rotation[9 * a + 8];
        point(-ux, -uy, -uz, world.table.round[a], margin, 0, out);
        point(ux, uy, uz, world.table.round[a], margin, 1, out);
    }

    /** The four corners of the face that looks most towards the half-space; the lowest corner is always among them. */
    void box(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        world.orient(a);
        double[] r = world.rotation;
        int q = 9 * a;
        int axis = 0;
        double most = -1;
        double sign = 0;
        for (int k = 0; k < 3; k++) {
            double along = r[q + k] * nx + r[q + 3 + k] * ny + r[q + 6 + k] * nz;
            // a box on its edge must not waver between two faces
            if (Math.abs(along) > most + 1e-6) {
                most = Math.abs(along);
                axis = k;
                sign = along > 0 ? -1 : 1;
            }
        }
        double[] v = world.table.polytope[a].vertices();
        for (int corner = 0; corner < 8; corner++) {
            if ((corner >> axis & 1) == (sign > 0 ? 1 : 0)) {
                vertex(v, corner, q, margin, out);
            }
        }
    }

    private void vertex(double[] v, int corner, int q, double margin, ContactBuffer out) {
        double[] r = world.rotation;
        double x = v[3 * corner];
        double y = v[3 * corner + 1];
        double z = v[3 * corner + 2];
        point(r[q] * x + r[q + 1] * y + r[q + 2] * z, r[q + 3] * x + r[q + 4] * y + r[q + 5] * z,
                r[q + 6] * x + r[q + 7] * y + r[q + 8] * z, 0, margin, corner, out);
    }

    /**
     * The lowest point of the lower rim, its like on the upper rim (a lying cylinder touches along the line between
     * them), and three more on the lower rim at right angles, on which it stands. The direction of steepest descent
     * −n + (n·u)u loses its meaning when the cylinder stands; a millionth of its own x axis added to it takes over
     * then, and fades out with the tilt, so that a cylinder that rolls touches exactly below its axis.
     */
    void cylinder(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        world.orient(a);
        double[] r = world.rotation;
        int q = 9 * a;
        double ux = r[q + 2];
        double uy = r[q + 5];
        double uz = r[q + 8];
        double along = ux * nx + uy * ny + uz * nz;
        double upright = UPRIGHT * nearUpright(along);
        double dx = along * ux - nx + upright * r[q];
        double dy = along * uy - ny + upright * r[q + 3];
        double dz = along * uz - nz + upright * r[q + 6];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double radius = world.table.measures[3 * a];
        double scale = length > 0 ? radius / length : 0;
        dx *= scale;
        dy *= scale;
        dz *= scale;
        double ex = uy * dz - uz * dy;
        double ey = uz * dx - ux * dz;
        double ez = ux * dy - uy * dx;
        double low = along > 0 ? -world.table.measures[3 * a + 1] : world.table.measures[3 * a + 1];
        int end = along > 0 ? 0 : 8;
        point(low * ux + dx, low * uy + dy, low * uz + dz, 0, margin, end, out);
        if (low != 0) {
            point(-low * ux + dx, -low * uy + dy, -low * uz + dz, 0, margin, 8 - end, out);
        }
        point(low * ux + ex, low * uy + ey, low * uz + ez, 0, margin, end + 1, out);
        point(low * ux - dx, low * uy - dy, low * uz - dz, 0, margin, end + 2, out);
        point(low * ux - ex, low * uy - ey, low * uz - ez, 0, margin, end + 3, out);
    }

    /** One for a standing cylinder, smoothly zero from a tilt of {@value #TILTED} on. */
    private static double nearUpright(double along) {
        double share = (1 - along * along) / (TILTED * TILTED);
        return share < 1 ? (1 - share) * (1 - share) : 0;
    }

    /** All corners within the margin, four of them if there are more. */
    void mesh(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        world.orient(a);
        double[] r = world.rotation;
        int q = 9 * a;
        // the normal in the mesh's frame
        double lx = r[q] * nx + r[q + 3] * ny + r[q + 6] * nz;
        double ly = r[q + 1] * nx + r[q + 4] * ny + r[q + 7] * nz;
        double lz = r[q + 2] * nx + r[q + 5] * ny + r[q + 8] * nz;
        Polytope p = world.table.polytope[a];
        double[] v = p.vertices();
        manifold.clear();
        for (int i = 0; i < p.vertexCount(); i++) {
            double gap = height + lx * v[3 * i] + ly * v[3 * i + 1] + lz * v[3 * i + 2];
            if (gap <= margin) {
                double x = v[3 * i] - gap * lx;
                double y = v[3 * i + 1] - gap * ly;
                double z = v[3 * i + 2] - gap * lz;
                manifold.add(gap, nx, ny, nz, r[q] * x + r[q + 1] * y + r[q + 2] * z,
                        r[q + 3] * x + r[q + 4] * y + r[q + 5] * z, r[q + 6] * x + r[q + 7] * y + r[q + 8] * z, i);
            }
        }
        manifold.reduce(1e-6 * world.table.reach[a], 5e-6 * world.table.reach[a]);
        manifold.flush(out, cx, cy, cz);
    }
}
