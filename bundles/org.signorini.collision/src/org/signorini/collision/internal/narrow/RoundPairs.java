package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.Kind;
import org.signorini.collision.internal.world.WorldShapes;

/**
 * Spheres and capsules with each other: closest points of points and segments (Ericson, Real-Time Collision Detection,
 * §5.1).
 */
final class RoundPairs {

    /** Sine of the angle up to which capsules lying along each other get two contacts. */
    private static final double PARALLEL = 0.1;
    /** Centres nearer than this share of the shapes' size count as one: their difference is rounding. */
    private static final double COINCIDENT = 1e-15;
    /** Sine from which axes have a common perpendicular that is not mostly rounding. */
    private static final double CROSSING = 1e-7;
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int CLOSEST = 2;

    private final WorldShapes world;
    private final Manifold manifold;

    // capsule A: w = c_A − c_B, axes u_A and u_B, half lengths
    private double wx;
    private double wy;
    private double wz;
    private double ax;
    private double ay;
    private double az;
    private double bx;
    private double by;
    private double bz;
    private double halfA;
    private double halfB;

    RoundPairs(WorldShapes world, Manifold manifold) {
        this.world = world;
        this.manifold = manifold;
    }

    void sphereSphere(int a, int b, double margin, ContactBuffer out) {
        double[] c = world.centre;
        double x = c[3 * a] - c[3 * b];
        double y = c[3 * a + 1] - c[3 * b + 1];
        double z = c[3 * a + 2] - c[3 * b + 2];
        balls(x, y, z, c[3 * b], c[3 * b + 1], c[3 * b + 2], a, b, margin, out);
    }

    /** The sphere against the point of the capsule's axis nearest to its centre. */
    void sphereCapsule(int a, int b, double margin, ContactBuffer out) {
        double[] c = world.centre;
        world.orient(b);
        double ux = world.rotation[9 * b + 2];
        double uy = world.rotation[9 * b + 5];
        double uz = world.rotation[9 * b + 8];
        double x = c[3 * a] - c[3 * b];
        double y = c[3 * a + 1] - c[3 * b + 1];
        double z = c[3 * a + 2] - c[3 * b + 2];
        double half = world.table.measures[3 * b + 1];
        double along = x * ux + y * uy + z * uz;
        double t = clamp(along, half);
        x -= t * ux;
        y -= t * uy;
        z -= t * uz;
        if (t == along) {
            // near the axis all that is left along it is rounding, which must not become the normal
            double rest = x * ux + y * uy + z * uz;
            x -= rest * ux;
            y -= rest * uy;
            z -= rest * uz;
        }
        balls(x, y, z, c[3 * b] + t * ux, c[3 * b + 1] + t * uy, c[3 * b + 2] + t * uz, a, b, margin, out);
    }

    /**
     * Balls whose centres differ by (x, y, z), the second one at (px, py, pz); see {@link #direction} for equal
     * centres.
     */
    private void balls(double x, double y, double z, double px, double py, double pz, int a, int b, double margin,
            ContactBuffer out) {
        double ra = world.table.round[a];
        double rb = world.table.round[b];
        double squared = x * x + y * y + z * z;
        double limit = ra + rb + margin;
        if (!(squared <= limit * limit) || limit < 0) {
            return;
        }
        double distance = Math.sqrt(squared);
        if (distance <= COINCIDENT * (world.table.reach[a] + world.table.reach[b])) {
            distance = 0;
            x = direction(b, 0);
            y = direction(b, 1);
            z = direction(b, 2);
        } else {
            double scale = 1 / distance;
            x *= scale;
            y *= scale;
            z *= scale;
        }
        out.put(distance - ra - rb, x, y, z, px + rb * x, py + rb * y, pz + rb * z, 0);
    }

    /**
     * Where no direction is better than another, an axis of B will do: of spheres the body's z axis; capsules are left
     * across, along their own x axis, for along them the way out is longer.
     */
    private double direction(int b, int row) {
        if (world.table.kind[b] == Kind.CAPSULE) {
            return world.rotation[9 * b + 3 * row];
        }
        int body = world.bodyRotation(b);
        return body < 0 ? row == 2 ? 1 : 0 : world.bodyRotations()[body + 3 * row + 2];
    }

    /**
     * Capsules that cross touch in one point. Nearly parallel ones touch along a line, which its two ends stand for;
     * each end is the ball at that place of A's axis against B, so its gap and normal are exact.
     */
    void capsuleCapsule(int a, int b, double margin, ContactBuffer out) {
        load(a, b);
        double cosine = ax * bx + ay * by + az * bz;
        double d = ax * wx + ay * wy + az * wz;
        double e = bx * wx + by * wy + bz * wz;
        double cx = ay * bz - az * by;
        double cy = az * bx - ax * bz;
        double cz = ax * by - ay * bx;
        double sine2 = cx * cx + cy * cy + cz * cz;
        // nearest point of A's axis to B's: the lines' unless they are parallel, then corrected for the ends
        double s = sine2 > 1e-20 ? clamp((cosine * e - d) / sine2, halfA) : 0;
        double t = clamp(e + s * cosine, halfB);
        s = clamp(t * cosine - d, halfA);
        manifold.clear();
        if (sine2 < PARALLEL * PARALLEL) {
            double p = -halfB * cosine - d;
            double q = halfB * cosine - d;
            double low = Math.max(-halfA, Math.min(p, q));
            double high = Math.min(halfA, Math.max(p, q));
            if (high - low > 1e-6 * (halfA + halfB)) {
                ball(low, a, b, LOW);
                ball(high, a, b, HIGH);
            }
        }
        int ends = manifold.count;
        if (Math.abs(s) < halfA && Math.abs(t) < halfB && sine2 > CROSSING * CROSSING) {
            crossing(t, cx, cy, cz, Math.sqrt(sine2), a, b);
        } else {
            ball(s, a, b, CLOSEST);
        }
        manifold.count = ends;
        double tolerance = 1e-9 * (world.table.reach[a] + world.table.reach[b]);
        double[] n = manifold.normal;
        double[] p = manifold.point;
        manifold.cover(manifold.gap[ends], n[3 * ends], n[3 * ends + 1], n[3 * ends + 2], p[3 * ends], p[3 * ends + 1],
                p[3 * ends + 2], CLOSEST, tolerance, 0.05 * Math.min(halfA, halfB));
        manifold.within(margin);
        manifold.flush(out, world.centre[3 * b], world.centre[3 * b + 1], world.centre[3 * b + 2]);
    }

    private void load(int a, int b) {
        double[] c = world.centre;
        world.orient(a);
        world.orient(b);
        double[] r = world.rotation;
        wx = c[3 * a] - c[3 * b];
        wy = c[3 * a + 1] - c[3 * b + 1];
        wz = c[3 * a + 2] - c[3 * b + 2];
        ax = r[9 * a + 2];
        ay = r[9 * a + 5];
        az = r[9 * a + 8];
        bx = r[9 * b + 2];
        by = r[9 * b + 5];
        bz = r[9 * b + 8];
        halfA = world.table.measures[3 * a + 1];
        halfB = world.table.measures[3 * b + 1];
    }

    /** The ball at a place of A's axis against B; points relative to B's centre. */
    private void ball(double s, int a, int b, int feature) {
        double x = wx + s * ax;
        double y = wy + s * ay;
        double z = wz + s * az;
        double t = clamp(x * bx + y * by + z * bz, halfB);
        x -= t * bx;
        y -= t * by;
        z -= t * bz;
        double distance = Math.sqrt(x * x + y * y + z * z);
        double length = distance;
        if (distance <= 1e-9 * (halfA + halfB)) {
            // the axes meet: part them across both, for in their plane the way out is longer
            x = ay * bz - az * by;
            y = az * bx - ax * bz;
            z = ax * by - ay * bx;
            length = Math.sqrt(x * x + y * y + z * z);
            if (length < CROSSING) {
                x = direction(b, 0);
                y = direction(b, 1);
                z = direction(b, 2);
                length = 1;
            }
        }
        put(distance, t, x / length, y / length, z / length, a, b, feature);
    }

    /**
     * Axes that pass each other between their ends: the connection is along u_A × u_B = c, which stays exact when they
     * meet, as the difference of their nearest points does not.
     */
    private void crossing(double t, double cx, double cy, double cz, double sine, int a, int b) {
        double offset = (wx * cx + wy * cy + wz * cz) / sine;
        double scale = (offset < 0 ? -1 : 1) / sine;
        put(Math.abs(offset), t, cx * scale, cy * scale, cz * scale, a, b, CLOSEST);
    }

    /** Axes a distance apart along a normal, at a place of B's. */
    private void put(double distance, double t, double x, double y, double z, int a, int b, int feature) {
        double rb = world.table.round[b];
        manifold.add(distance - world.table.round[a] - rb, x, y, z, t * bx + rb * x, t * by + rb * y, t * bz + rb * z,
                feature);
    }

    private static double clamp(double x, double half) {
        return Math.max(-half, Math.min(half, x));
    }
}
