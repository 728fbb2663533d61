package org.signorini.collision.internal.convex;

import java.util.Arrays;

/**
 * A triangulated convex hull that grows by one point at a time: the faces the point sees are taken away and the hole is
 * closed by a fan from the point (the beneath–beyond step; Preparata and Shamos, Computational Geometry, §3.4). It
 * serves the hull of a mesh and the expanding polytope of {@link Epa} alike.
 *
 * <p>
 * Faces whose plane the point lies on within a tolerance count as seen, so that no triangle of the fan can be flat.
 * Should rounding make the rim of the hole anything but one simple loop, {@link #add} says so and leaves the hull as it
 * was. An addition costs as many operations as it removes and creates faces; nothing is allocated once the arrays have
 * grown.
 */
public final class GrowingHull {

    /** x, y, z of each point, filled by the caller. */
    public double[] x;
    /** Three points of each face, anticlockwise from outside. */
    public int[] corner;
    /** The face behind the edge from corner k to corner k + 1, three per face. */
    public int[] across;
    /** Outward unit normal of each face. */
    public double[] normal;
    /** n·x on each face: its signed distance from the origin, positive when the origin is on the inside. */
    public double[] offset;
    public boolean[] alive;
    /** All faces have numbers below this; some are dead. */
    public int faces;
    /** Faces the last addition made, and how many. */
    public int[] fresh;
    public int freshCount;
    /** Faces the last addition took away; a number may reappear among the fresh ones. */
    public int[] seen;
    public int seenCount;

    private int[] fanAt;
    private int[] rim;
    private int[] free;
    private int freeCount;

    public GrowingHull(int points) {
        x = new double[3 * points];
        fanAt = new int[points];
        Arrays.fill(fanAt, -1);
        reserveFaces(4 * points + 8);
    }

    private void reserveFaces(int n) {
        corner = corner == null ? new int[3 * n] : Arrays.copyOf(corner, 3 * n);
        across = across == null ? new int[3 * n] : Arrays.copyOf(across, 3 * n);
        normal = normal == null ? new double[3 * n] : Arrays.copyOf(normal, 3 * n);
        offset = offset == null ? new double[n] : Arrays.copyOf(offset, n);
        alive = alive == null ? new boolean[n] : Arrays.copyOf(alive, n);
        fresh = new int[n];
        seen = seen == null ? new int[n] : Arrays.copyOf(seen, n);
        rim = new int[3 * n];
        free = free == null ? new int[n] : Arrays.copyOf(free, n);
    }

    /** Starts over from four points; false if they are so flat that a face has no normal. */
    public boolean start(int a, int b, int c, int d) {
        faces = 0;
        freeCount = 0;
        boolean outward = volume(a, b, c, d) < 0;
        int p = outward ? b : c;
        int q = outward ? c : b;
        // a, p, q seen anticlockwise from outside, d beneath them
        if (flat(a, p, q) || flat(a, d, p) || flat(p, d, q) || flat(q, d, a)) {
            return false;
        }
        face(a, p, q);
        face(a, d, p);
        face(p, d, q);
        face(q, d, a);
        link(0, 0, 1, 2);
        link(0, 1, 2, 2);
        link(0, 2, 3, 2);
        link(1, 1, 2, 0);
        link(2, 1, 3, 0);
        link(3, 1, 1, 0);
        return true;
    }

    /** Six times the volume spanned: negative if d lies behind the face a, b, c. */
    private double volume(int a, int b, int c, int d) {
        double ux = x[3 * b] - x[3 * a];
        double uy = x[3 * b + 1] - x[3 * a + 1];
        double uz = x[3 * b + 2] - x[3 * a + 2];
        double vx = x[3 * c] - x[3 * a];
        double vy = x[3 * c + 1] - x[3 * a + 1];
        double vz = x[3 * c + 2] - x[3 * a + 2];
        return (x[3 * d] - x[3 * a]) * (uy * vz - uz * vy) + (x[3 * d + 1] - x[3 * a + 1]) * (uz * vx - ux * vz)
                + (x[3 * d + 2] - x[3 * a + 2]) * (ux * vy - uy * vx);
    }

    private void link(int f, int edge, int g, int back) {
        across[3 * f + edge] = g;
        across[3 * g + back] = f;
    }

    /** How far a point is in front of a face. */
    public double height(int face, int point) {
        return normal[3 * face] * x[3 * point] + normal[3 * face + 1] * x[3 * point + 1]
                + normal[3 * face + 2] * x[3 * point + 2] - offset[face];
    }

    /**
     * Adds a point that a given face sees.
     *
     * @param tolerance faces the point is no further behind than this are replaced, too
     * @return false if rounding made that impossible; the hull is as it was
     */
    public boolean add(int point, int seed, double tolerance) {
        int edges = hole(point, seed, tolerance);
        if (!simpleRim(edges) || flatFan(point, edges)) {
            for (int i = 0; i < seenCount; i++) {
                alive[seen[i]] = true;
            }
            return false;
        }
        for (int i = 0; i < seenCount; i++) {
            free[freeCount++] = seen[i];
        }
        fan(point, edges);
        return true;
    }

    /** Takes the faces the point sees away, the seed first, and lists the edges around them: face outside, edge. */
    private int hole(int point, int seed, double tolerance) {
        int edges = 0;
        seenCount = 0;
        seen[seenCount++] = seed;
        alive[seed] = false;
        for (int i = 0; i < seenCount; i++) {
            for (int k = 0; k < 3; k++) {
                int beyond = across[3 * seen[i] + k];
                if (alive[beyond] && height(beyond, point) > -tolerance) {
                    alive[beyond] = false;
                    seen[seenCount++] = beyond;
                }
            }
        }
        for (int i = 0; i < seenCount; i++) {
            for (int k = 0; k < 3; k++) {
                int beyond = across[3 * seen[i] + k];
                if (alive[beyond]) {
                    rim[3 * edges] = corner[3 * seen[i] + k];
                    rim[3 * edges + 1] = corner[3 * seen[i] + (k + 1) % 3];
                    rim[3 * edges + 2] = beyond;
                    edges++;
                }
            }
        }
        return edges;
    }

    /** Whether every corner of the rim starts exactly one of its edges and all of them are on one round trip. */
    private boolean simpleRim(int edges) {
        boolean simple = edges >= 3;
        for (int e = 0; e < edges; e++) {
            simple &= fanAt[rim[3 * e]] < 0;
            fanAt[rim[3 * e]] = e;
        }
        int length = 0;
        int e = 0;
        while (simple && length <= edges) {
            e = fanAt[rim[3 * e + 1]];
            length++;
            if (e <= 0) {
                break;
            }
        }
        simple &= e == 0 && length == edges;
        for (int i = 0; i < edges; i++) {
            fanAt[rim[3 * i]] = -1;
        }
        return simple;
    }

    private boolean flatFan(int point, int edges) {
        for (int e = 0; e < edges; e++) {
            if (flat(rim[3 * e], rim[3 * e + 1], point)) {
                return true;
            }
        }
        return false;
    }

    private void fan(int point, int edges) {
        if (offset.length < faces + edges) {
            reserveFaces(2 * offset.length + edges);
        }
        freshCount = 0;
        for (int e = 0; e < edges; e++) {
            int from = rim[3 * e];
            int to = rim[3 * e + 1];
            int beyond = rim[3 * e + 2];
            int f = face(from, to, point);
            fresh[freshCount++] = f;
            fanAt[from] = f;
            for (int k = 0; k < 3; k++) {
                if (corner[3 * beyond + k] == to && corner[3 * beyond + (k + 1) % 3] == from) {
                    link(f, 0, beyond, k);
                }
            }
        }
        for (int i = 0; i < freshCount; i++) {
            link(fresh[i], 1, fanAt[corner[3 * fresh[i] + 1]], 2);
        }
        for (int e = 0; e < edges; e++) {
            fanAt[rim[3 * e]] = -1;
        }
    }

    private int face(int a, int b, int c) {
        int f = freeCount > 0 ? free[--freeCount] : faces++;
        corner[3 * f] = a;
        corner[3 * f + 1] = b;
        corner[3 * f + 2] = c;
        alive[f] = true;
        plane(f, 3 * a, 3 * b, 3 * c);
        return f;
    }

    /** Whether the normal of a triangle would be nothing but rounding. */
    private boolean flat(int a, int b, int c) {
        double ux = x[3 * b] - x[3 * a];
        double uy = x[3 * b + 1] - x[3 * a + 1];
        double uz = x[3 * b + 2] - x[3 * a + 2];
        double vx = x[3 * c] - x[3 * a];
        double vy = x[3 * c + 1] - x[3 * a + 1];
        double vz = x[3 * c + 2] - x[3 * a + 2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double product = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
        return !(nx * nx + ny * ny + nz * nz > 1e-26 * product);
    }

    private void plane(int f, int a, int b, int c) {
        double ux = x[b] - x[a];
        double uy = x[b + 1] - x[a + 1];
        double uz = x[b + 2] - x[a + 2];
        double vx = x[c] - x[a];
        double vy = x[c + 1] - x[a + 1];
        double vz = x[c + 2] - x[a + 2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
        normal[3 * f] = nx * scale;
        normal[3 * f + 1] = ny * scale;
        normal[3 * f + 2] = nz * scale;
        offset[f] = ((x[a] + x[b] + x[c]) * normal[3 * f] + (x[a + 1] + x[b + 1] + x[c + 1]) * normal[3 * f + 1]
                + (x[a + 2] + x[b + 2] + x[c + 2]) * normal[3 * f + 2]) / 3;
    }
}
