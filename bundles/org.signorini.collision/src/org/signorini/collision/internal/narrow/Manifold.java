package org.signorini.collision.internal.narrow;

import java.util.Arrays;

/**
 * Contact points of one pair while they are being chosen. Normals are per point, because ends of capsules have their
 * own.
 */
final class Manifold {

    /** A manifold keeps this many points: enough to carry a flat face, few enough for the solver. */
    static final int KEPT = 4;

    /** Normals count as the same from this cosine on, 1.4e-4 rad. */
    private static final double SAME_NORMAL = 1 - 1e-8;

    int count;
    double[] gap = new double[16];
    double[] normal = new double[48];
    /** On B. */
    double[] point = new double[48];
    int[] feature = new int[16];

    /** A choice that was good a step ago is kept while it spans this share of the area of the best. */
    private static final double SAME_AREA = 0.9;

    private final int[] chosen = new int[KEPT];
    private final int[] before = new int[KEPT];
    private final int[] earlier = new int[KEPT];
    private boolean reducedBefore;

    void clear() {
        count = 0;
    }

    void add(double distance, double nx, double ny, double nz, double bx, double by, double bz, int which) {
        int i = count++;
        if (i == gap.length) {
            gap = Arrays.copyOf(gap, 2 * i);
            feature = Arrays.copyOf(feature, 2 * i);
            normal = Arrays.copyOf(normal, 6 * i);
            point = Arrays.copyOf(point, 6 * i);
        }
        set(i, distance, nx, ny, nz, bx, by, bz);
        feature[i] = which;
    }

    private void set(int i, double distance, double nx, double ny, double nz, double bx, double by, double bz) {
        gap[i] = distance;
        normal[3 * i] = nx;
        normal[3 * i + 1] = ny;
        normal[3 * i + 2] = nz;
        point[3 * i] = bx;
        point[3 * i + 1] = by;
        point[3 * i + 2] = bz;
    }

    /** Says which of the pair's contacts were kept a step ago. */
    void last(ContactBuffer contacts, int first, int many) {
        reducedBefore = many == KEPT;
        if (reducedBefore) {
            System.arraycopy(contacts.feature, first, before, 0, KEPT);
        }
    }

    double leastGap() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, gap[i]);
        }
        return least;
    }

    /**
     * Sees to it that the least gap of the manifold is the pair's true distance, with its normal. If no point has them,
     * the point of shortest distance takes the place of a neighbour (and its identity) or joins, and points that claim
     * a deeper penetration along another normal go.
     *
     * @param tolerance how far off a point's gap may be and still count as the least
     * @param near      how far away a neighbour may be
     */
    void cover(double least, double nx, double ny, double nz, double bx, double by, double bz, int which,
            double tolerance, double near) {
        int nearest = -1;
        double shortest = near * near;
        for (int i = 0; i < count; i++) {
            double along = normal[3 * i] * nx + normal[3 * i + 1] * ny + normal[3 * i + 2] * nz;
            if (Math.abs(gap[i] - least) <= tolerance && along > SAME_NORMAL) {
                return;
            }
            double x = point[3 * i] - bx;
            double y = point[3 * i + 1] - by;
            double z = point[3 * i + 2] - bz;
            double squared = x * x + y * y + z * z;
            if (squared < shortest) {
                shortest = squared;
                nearest = i;
            }
        }
        if (nearest >= 0) {
            set(nearest, least, nx, ny, nz, bx, by, bz);
        } else {
            add(least, nx, ny, nz, bx, by, bz, which);
        }
        between(least, Double.POSITIVE_INFINITY);
    }

    /** Drops points with gaps outside two bounds. */
    void between(double least, double most) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (gap[i] >= least && gap[i] <= most) {
                move(i, kept++);
            }
        }
        count = kept;
    }

    /** Drops points further apart than the margin. */
    void within(double margin) {
        between(Double.NEGATIVE_INFINITY, margin);
    }

    private void move(int from, int to) {
        set(to, gap[from], normal[3 * from], normal[3 * from + 1], normal[3 * from + 2], point[3 * from],
                point[3 * from + 1], point[3 * from + 2]);
        feature[to] = feature[from];
    }

    /**
     * Keeps four points: the deepest, the one furthest from it, and those that widen the figure most on either side of
     * their line. Differences below the tolerance (gaps) or a hundredth (lengths, areas) do not count, earlier points
     * win; so the choice does not flicker where a resting face has many equals. Of faces that lie flat on each other,
     * all gaps within a slack, those of the last step stay while they span nearly as much: a round end that wobbles
     * must not change its contacts with every corner that is lowest for a moment.
     */
    void reduce(double tolerance, double slack) {
        if (count <= KEPT) {
            return;
        }
        double least = leastGap();
        int deepest = 0;
        while (gap[deepest] > least + tolerance) {
            deepest++;
        }
        chosen[0] = deepest;
        chosen[1] = best(deepest, deepest, 0);
        chosen[2] = best(deepest, chosen[1], 1);
        chosen[3] = best(deepest, chosen[1], -1);
        Arrays.sort(chosen);
        if (reducedBefore && foundAgain() && mostGap() <= least + slack && area(earlier) >= SAME_AREA * area(chosen)) {
            System.arraycopy(earlier, 0, chosen, 0, KEPT);
        }
        int kept = 0;
        int last = -1;
        for (int c : chosen) {
            if (c != last) {
                move(c, kept++);
            }
            last = c;
        }
        count = kept;
    }

    private double mostGap() {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, gap[i]);
        }
        return most;
    }

    /** Looks the last step's points up, in this step's order; whether all are there. */
    private boolean foundAgain() {
        int found = 0;
        for (int i = 0; i < count && found < KEPT; i++) {
            boolean known = false;
            for (int k = 0; k < KEPT; k++) {
                known |= feature[i] == before[k];
            }
            if (known) {
                earlier[found++] = i;
            }
        }
        return found == KEPT;
    }

    /** Twice the area of a quadrilateral, seen along the first normal: the product of its diagonals. */
    private double area(int[] p) {
        return Math.abs(area(p[0], p[2], p[3]) - area(p[0], p[2], p[1]));
    }

    /** The point furthest from p (side 0), or spanning most area with p and q to one side of their line; p if none. */
    private int best(int p, int q, int side) {
        double most = 0;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, value(p, q, i, side));
        }
        int best = 0;
        while (value(p, q, best, side) < 0.99 * most) {
            best++;
        }
        return most > 0 ? best : p;
    }

    private double value(int p, int q, int i, int side) {
        return side == 0 ? squared(p, i) : side * area(p, q, i);
    }

    private double squared(int p, int q) {
        double x = point[3 * q] - point[3 * p];
        double y = point[3 * q + 1] - point[3 * p + 1];
        double z = point[3 * q + 2] - point[3 * p + 2];
        return x * x + y * y + z * z;
    }

    /** n·((q − p) × (i − p)) with p's normal. */
    private double area(int p, int q, int i) {
        double ux = point[3 * q] - point[3 * p];
        double uy = point[3 * q + 1] - point[3 * p + 1];
        double uz = point[3 * q + 2] - point[3 * p + 2];
        double vx = point[3 * i] - point[3 * p];
        double vy = point[3 * i + 1] - point[3 * p + 1];
        double vz = point[3 * i + 2] - point[3 * p + 2];
        return normal[3 * p] * (uy * vz - uz * vy) + normal[3 * p + 1] * (uz * vx - ux * vz)
                + normal[3 * p + 2] * (ux * vy - uy * vx);
    }

    /** Hands the points over, moved by a vector. */
    void flush(ContactBuffer out, double x, double y, double z) {
        for (int i = 0; i < count; i++) {
            out.put(gap[i], normal[3 * i], normal[3 * i + 1], normal[3 * i + 2], point[3 * i] + x,
                    point[3 * i + 1] + y, point[3 * i + 2] + z, feature[i]);
        }
    }
}
