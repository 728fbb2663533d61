package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;

/**
 * A capsule against a box, in the box's frame. The squared distance from the box along the capsule's axis p + t d is
 * convex and quadratic between the places where the axis crosses a face's plane, so its least is found by walking
 * through at most six such places. Lying on a face or along an edge the capsule touches at both ends of the stretch
 * over it; every contact is the ball at that place against the box, with its exact gap and normal.
 *
 * <p>
 * When the axis itself runs through the box, the separating axis with the least overlap decides (three face normals,
 * three products of the axis with an edge; Gottschalk 1996).
 */
final class CapsuleBox {

    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int CLOSEST = 2;
    /** Cosine from which a normal counts as a face's, sine up to which the capsule lies along an edge. */
    private static final double ALIGNED = 0.99;
    private static final double PARALLEL = 0.02;

    private final WorldShapes world;
    private final Manifold manifold;
    private final double[] p = new double[3];
    private final double[] d = new double[3];
    private final double[] h = new double[3];
    private final double[] excess = new double[3];
    private final double[] n = new double[3];
    private final double[] places = new double[8];
    private double round;
    private double widen;
    private double low;
    private double high;
    private int a;
    private int b;

    CapsuleBox(WorldShapes world, Manifold manifold) {
        this.world = world;
        this.manifold = manifold;
    }

    void collide(int capsule, int box, double margin, ContactBuffer out) {
        a = capsule;
        b = box;
        load();
        double t = nearest();
        double distance = excess(t);
        double size = Math.min(world.table.reach[a], world.table.reach[b]);
        if (distance - round > margin) {
            return;
        }
        // a capsule lying exactly along a rim must not lose its stretch to rounding
        widen = 1e-6 * size;
        manifold.clear();
        if (distance > 1e-9 * size) {
            apart(t, distance, size);
        } else {
            pierced(size);
        }
        manifold.within(margin);
        manifold.flush(out, world.centre[3 * b], world.centre[3 * b + 1], world.centre[3 * b + 2]);
    }

    private void load() {
        world.orient(a);
        world.orient(b);
        double[] r = world.rotation;
        double[] c = world.centre;
        double half = world.table.measures[3 * a + 1];
        round = world.table.round[a];
        double ux = r[9 * a + 2];
        double uy = r[9 * a + 5];
        double uz = r[9 * a + 8];
        double x = c[3 * a] - c[3 * b];
        double y = c[3 * a + 1] - c[3 * b + 1];
        double z = c[3 * a + 2] - c[3 * b + 2];
        for (int k = 0; k < 3; k++) {
            int q = 9 * b + k;
            d[k] = 2 * half * (r[q] * ux + r[q + 3] * uy + r[q + 6] * uz);
            p[k] = r[q] * x + r[q + 3] * y + r[q + 6] * z - d[k] / 2;
            h[k] = world.table.measures[3 * b + k];
        }
    }

    /** Vector from the box to the axis at t, and its length. */
    private double excess(double t) {
        double squared = 0;
        for (int k = 0; k < 3; k++) {
            double x = p[k] + t * d[k];
            excess[k] = x - Math.max(-h[k], Math.min(h[k], x));
            squared += excess[k] * excess[k];
        }
        return Math.sqrt(squared);
    }

    /** Half the derivative of the squared distance: rises with t, linear between the places. */
    private double slope(double t) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            double x = p[k] + t * d[k];
            sum += d[k] * (x - Math.max(-h[k], Math.min(h[k], x)));
        }
        return sum;
    }

    private double nearest() {
        int count = 0;
        places[count++] = 0;
        for (int k = 0; k < 3; k++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                double t = (sign * h[k] - p[k]) / d[k];
                if (t > 0 && t < 1) {
                    int i = count++;
                    for (; i > 1 && places[i - 1] > t; i--) {
                        places[i] = places[i - 1];
                    }
                    places[i] = t;
                }
            }
        }
        places[count] = 1;
        double from = 0;
        double before = slope(0);
        if (before >= 0) {
            return 0;
        }
        for (int i = 1; i <= count; i++) {
            double after = slope(places[i]);
            if (after >= 0) {
                return from - before * (places[i] - from) / (after - before);
            }
            from = places[i];
            before = after;
        }
        return 1;
    }

    /** The nearest place, and both ends of the stretch of the axis over the same face or along the same edge. */
    private void apart(double t, double distance, double size) {
        double length = Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        int face = -1;
        int edge = -1;
        for (int k = 0; k < 3; k++) {
            face = Math.abs(excess[k]) > ALIGNED * distance ? k : face;
            edge = Math.abs(d[k]) * Math.sqrt(1 + PARALLEL * PARALLEL) > length && excess[k] == 0 ? k : edge;
        }
        low = 0;
        high = 1;
        for (int k = 0; k < 3; k++) {
            if (face >= 0 ? k != face : k == edge) {
                stretch(k);
            }
        }
        if ((face >= 0 || edge >= 0) && (high - low) * length > 1e-6 * size) {
            ball(low, LOW);
            ball(high, HIGH);
        }
        int ends = manifold.count;
        ball(t, CLOSEST);
        manifold.count = ends;
        cover(manifold.gap[ends], ends, size);
    }

    /** Narrows the stretch to where the axis is between two opposite faces. */
    private void stretch(int k) {
        double reach = h[k] + widen;
        double first = (-reach - p[k]) / d[k];
        double second = (reach - p[k]) / d[k];
        if (d[k] == 0) {
            high = Math.abs(p[k]) > reach ? low : high;
        } else {
            low = Math.max(low, Math.min(first, second));
            high = Math.min(high, Math.max(first, second));
        }
    }

    /** The ball at t against the box. */
    private void ball(double t, int feature) {
        double distance = excess(t);
        for (int k = 0; k < 3; k++) {
            n[k] = excess[k] / distance;
        }
        add(distance - round, p[0] + t * d[0] - excess[0], p[1] + t * d[1] - excess[1], p[2] + t * d[2] - excess[2],
                feature);
    }

    /** A point of the box with the normal n, turned into the world's axes. */
    private void add(double gap, double x, double y, double z, int feature) {
        double[] r = world.rotation;
        int q = 9 * b;
        manifold.add(gap, r[q] * n[0] + r[q + 1] * n[1] + r[q + 2] * n[2],
                r[q + 3] * n[0] + r[q + 4] * n[1] + r[q + 5] * n[2],
                r[q + 6] * n[0] + r[q + 7] * n[1] + r[q + 8] * n[2], r[q] * x + r[q + 1] * y + r[q + 2] * z,
                r[q + 3] * x + r[q + 4] * y + r[q + 5] * z, r[q + 6] * x + r[q + 7] * y + r[q + 8] * z, feature);
    }

    /** Lets the point in slot i, behind the manifold's end, cover the least gap. */
    private void cover(double least, int i, double size) {
        double[] m = manifold.normal;
        double[] x = manifold.point;
        manifold.cover(least, m[3 * i], m[3 * i + 1], m[3 * i + 2], x[3 * i], x[3 * i + 1], x[3 * i + 2], CLOSEST,
                1e-9 * size, 0.05 * size);
    }

    /** The axis runs through the box. */
    private void pierced(double size) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < 3; k++) {
            double s = Math.abs(p[k] + d[k] / 2) - Math.abs(d[k]) / 2 - h[k];
            if (s > most) {
                most = s;
                best = k;
            }
        }
        int edge = -1;
        for (int k = 0; k < 3; k++) {
            double s = acrossEdge(k);
            if (s > most + 1e-6 * size) {
                most = s;
                edge = k;
            }
        }
        if (edge >= 0) {
            throughEdge(edge, most);
        } else {
            throughFace(best, size);
        }
    }

    /** Overlap along the product of the capsule's axis with edge k; n is that direction, towards the capsule. */
    private double acrossEdge(int k) {
        int i = (k + 1) % 3;
        int j = (k + 2) % 3;
        double length = Math.sqrt(d[i] * d[i] + d[j] * d[j]);
        if (length < 1e-6 * (Math.abs(d[k]) + length)) {
            return Double.NEGATIVE_INFINITY;
        }
        double offset = (p[i] * d[j] - p[j] * d[i]) / length;
        double sign = offset < 0 ? -1 : 1;
        n[k] = 0;
        n[i] = sign * d[j] / length;
        n[j] = -sign * d[i] / length;
        return Math.abs(offset) - h[i] * Math.abs(n[i]) - h[j] * Math.abs(n[j]);
    }

    private void throughEdge(int k, double overlap) {
        acrossEdge(k);
        int i = (k + 1) % 3;
        int j = (k + 2) % 3;
        // the edge that looks along n, and the place where the axis passes it
        excess[i] = n[i] < 0 ? -h[i] : h[i];
        excess[j] = n[j] < 0 ? -h[j] : h[j];
        double t = ((excess[i] - p[i]) * d[i] + (excess[j] - p[j]) * d[j]) / (d[i] * d[i] + d[j] * d[j]);
        excess[k] = Math.max(-h[k], Math.min(h[k], p[k] + Math.max(0, Math.min(1, t)) * d[k]));
        add(overlap - round, excess[0], excess[1], excess[2], CLOSEST);
    }

    private void throughFace(int k, double size) {
        double sign = p[k] + d[k] / 2 < 0 ? -1 : 1;
        n[0] = 0;
        n[1] = 0;
        n[2] = 0;
        n[k] = sign;
        low = 0;
        high = 1;
        stretch((k + 1) % 3);
        stretch((k + 2) % 3);
        // the axis passes over the face that parts them soonest; where it nearly does not, that place stands for it
        double deepest = sign * d[k] < 0 ? 1 : 0;
        if (high >= low) {
            onFace(low, k, sign, LOW);
            onFace(high, k, sign, HIGH);
            deepest = Math.max(low, Math.min(high, deepest));
        }
        int ends = manifold.count;
        onFace(deepest, k, sign, CLOSEST);
        manifold.count = ends;
        cover(manifold.gap[ends], ends, size);
    }

    /** The ball at t against the plane of face k. */
    private void onFace(double t, int k, double sign, int feature) {
        double gap = sign * (p[k] + t * d[k]) - h[k] - round;
        double x = k == 0 ? sign * h[0] : p[0] + t * d[0];
        double y = k == 1 ? sign * h[1] : p[1] + t * d[1];
        double z = k == 2 ? sign * h[2] : p[2] + t * d[2];
        add(gap, x, y, z, feature);
    }
}
