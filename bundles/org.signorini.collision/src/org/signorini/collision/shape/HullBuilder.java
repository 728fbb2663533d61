package org.signorini.collision.shape;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;

import org.signorini.collision.internal.convex.GrowingHull;

/**
 * The convex hull of a cloud of points, by Quickhull (Barber, Dobkin, Huhdanpaa, ACM TOMS 22, 1996): every point still
 * outside remembers one face it is in front of, and the point furthest outside comes next. Points nearer than 1e-9 of
 * the cloud's size to the hull count as inside. Everything is relative to the cloud's first point, wherever that is.
 * O(n²) at worst, done once when a mesh is made.
 *
 * <p>
 * A hull thinner than {@link #THINNEST} of its size is refused: faces lie within a millionth of their planes, and what
 * is not well above that has no volume to speak of.
 */
final class HullBuilder {

    private static final double TOLERANCE = 1e-9;
    private static final double THINNEST = 1e-5;
    /** Neighbouring faces are joined if they lie in a plane up to this share of the size, and of the thickness. */
    private static final double FLATNESS = 1e-6;
    private static final double FLATNESS_IN_THICKNESS = 0.02;

    private final double[] points;
    private final int count;
    private final double size;
    private final double tolerance;
    private final GrowingHull hull;
    private final int[] seenFrom;
    private final double[] height;

    HullBuilder(double[] points) {
        if (points.length % 3 != 0) {
            throw new IllegalArgumentException("a mesh has " + points.length + " coordinates, not three per point");
        }
        for (double coordinate : points) {
            if (!Double.isFinite(coordinate)) {
                throw new IllegalArgumentException("a coordinate of a mesh is " + coordinate);
            }
        }
        this.points = points;
        count = points.length / 3;
        size = count == 0 ? 0 : extent();
        tolerance = TOLERANCE * size;
        hull = new GrowingHull(Math.max(count, 4));
        for (int i = 0; i < points.length; i++) {
            hull.x[i] = points[i] - points[i % 3];
        }
        seenFrom = new int[count];
        height = new double[count];
    }

    Polytope build() {
        startWithTetrahedron();
        Arrays.fill(seenFrom, -1);
        for (int f = 0; f < 4; f++) {
            hull.fresh[f] = f;
        }
        hull.freshCount = 4;
        for (int p = 0; p < count; p++) {
            assign(p);
        }
        for (int p = furthest(); p >= 0; p = furthest()) {
            int seed = seenFrom[p];
            seenFrom[p] = -1;
            if (hull.add(p, seed, tolerance)) {
                reassign();
            }
        }
        double thickness = thickness();
        if (!(thickness >= THINNEST * size)) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "its %d points span %.3g m and are %.2g m"
                    + " thick; a convex mesh must be at least %.0e of its size thick, use a box for a thin plate",
                    count, size, thickness, THINNEST));
        }
        double flatness = Math.min(FLATNESS * size, FLATNESS_IN_THICKNESS * thickness);
        Polytope joined = new FaceMerger(hull, points, flatness).build();
        return joined.isClosed() ? joined : new FaceMerger(hull, points, 0).build();
    }

    /** The least extent of the hull perpendicular to one of its faces. */
    private double thickness() {
        int[] faces = IntStream.range(0, hull.faces).filter(f -> hull.alive[f]).toArray();
        int[] corners = Arrays.stream(faces).flatMap(f -> Arrays.stream(hull.corner, 3 * f, 3 * f + 3)).distinct()
                .toArray();
        double least = Double.POSITIVE_INFINITY;
        for (int f : faces) {
            double deepest = 0;
            for (int p : corners) {
                deepest = Math.max(deepest, -hull.height(f, p));
            }
            least = Math.min(least, deepest);
        }
        return least;
    }

    private double extent() {
        double largest = 0;
        for (int axis = 0; axis < 3; axis++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int i = axis; i < points.length; i += 3) {
                low = Math.min(low, points[i]);
                high = Math.max(high, points[i]);
            }
            largest = Math.max(largest, high - low);
        }
        return largest;
    }

    /** The furthest two points along an axis, the point furthest from their line, the one furthest from that plane. */
    private void startWithTetrahedron() {
        int a = 0;
        int b = 0;
        double longest = -1;
        for (int axis = 0; axis < 3; axis++) {
            int low = 0;
            int high = 0;
            for (int p = 1; p < count; p++) {
                low = points[3 * p + axis] < points[3 * low + axis] ? p : low;
                high = points[3 * p + axis] > points[3 * high + axis] ? p : high;
            }
            double length = count == 0 ? 0 : points[3 * high + axis] - points[3 * low + axis];
            if (length > longest) {
                longest = length;
                a = low;
                b = high;
            }
        }
        int c = furthestFrom(a, b, a);
        int d = furthestFrom(a, b, c);
        if (c < 0 || d < 0 || !hull.start(a, b, c, d)) {
            throw new IllegalArgumentException("the " + count
                    + " points of a mesh lie in a plane, on a line or in one place; a convex mesh must have a volume");
        }
    }

    /** The point furthest from the line a–b (c = a) or from the plane a, b, c; −1 if all lie in it. */
    private int furthestFrom(int a, int b, int c) {
        if (c < 0 || count < 4) {
            return -1;
        }
        double[] u = difference(b, a);
        double[] normal = c == a ? null : cross(u, difference(c, a));
        int best = -1;
        double most = 2 * tolerance;
        for (int p = 0; p < count; p++) {
            double[] w = difference(p, a);
            double[] area = cross(u, w);
            double distance = normal == null ? norm(area) / norm(u)
                    : Math.abs(normal[0] * w[0] + normal[1] * w[1] + normal[2] * w[2]) / norm(normal);
            if (distance > most) {
                most = distance;
                best = p;
            }
        }
        return best;
    }

    private double[] difference(int p, int q) {
        return new double[] {points[3 * p] - points[3 * q], points[3 * p + 1] - points[3 * q + 1],
                points[3 * p + 2] - points[3 * q + 2]};
    }

    private static double[] cross(double[] u, double[] v) {
        return new double[] {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    }

    private static double norm(double[] u) {
        return Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    }

    /** Remembers the fresh face a point is furthest in front of. */
    private void assign(int p) {
        seenFrom[p] = -1;
        height[p] = tolerance;
        for (int i = 0; i < hull.freshCount; i++) {
            double h = hull.height(hull.fresh[i], p);
            if (h > height[p]) {
                height[p] = h;
                seenFrom[p] = hull.fresh[i];
            }
        }
    }

    /** Points that saw a face now gone see a fresh one or nothing. */
    private void reassign() {
        boolean[] gone = new boolean[hull.faces];
        for (int i = 0; i < hull.seenCount; i++) {
            gone[hull.seen[i]] = true;
        }
        for (int p = 0; p < count; p++) {
            if (seenFrom[p] >= 0 && gone[seenFrom[p]]) {
                assign(p);
            }
        }
    }

    private int furthest() {
        int best = -1;
        for (int p = 0; p < count; p++) {
            if (seenFrom[p] >= 0 && (best < 0 || height[p] > height[best])) {
                best = p;
            }
        }
        return best;
    }
}
