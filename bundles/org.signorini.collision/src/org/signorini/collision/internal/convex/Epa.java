package org.signorini.collision.internal.convex;

/**
 * How far two touching or overlapping cores are inside each other, by the expanding polytope algorithm (van den Bergen,
 * Collision Detection in Interactive 3D Environments, 2003, §4.3.8): a polytope inside A − B grows where its surface is
 * nearest to the origin until a support point lies on the nearest face; that face's plane tells depth and direction.
 *
 * <p>
 * Changed: distances of faces are signed, so the polytope need not hold the origin at the start and cores that are a
 * hair apart get their small positive gap from the same faces that give the small negative one a step later. Polytopes
 * end exactly; curved cores at 1e-10 of their size or, after {@link #ITERATIONS} support points, by
 * {@link DepthDescent}. Cores whose difference has no volume (two coplanar plates) touch with depth zero along its
 * normal.
 */
public final class Epa {

    private static final int ITERATIONS = 256;
    private static final double PRECISION = 1e-10;

    /** Unit vector from B to A: moving A along it parts the cores soonest. */
    public final double[] normal = new double[3];
    public final double[] onA = new double[3];
    public final double[] onB = new double[3];
    /** How deep the cores overlap; negative if they are apart. */
    public double depth;
    /** The true depth differs from {@link #depth} by no more than this. */
    public double error;

    private final GrowingHull hull = new GrowingHull(ITERATIONS + 8);
    private final double[] a = new double[hull.x.length];
    private final double[] b = new double[hull.x.length];
    private final double[] direction = new double[3];
    private final double[] lambda = new double[3];
    private final DepthDescent descent = new DepthDescent();
    private ConvexCore coreA;
    private ConvexCore coreB;
    private int count;
    private double tolerance;

    /** Runs from the simplex with which {@link Gjk} found the cores touching. */
    public void run(ConvexCore first, ConvexCore second, Gjk gjk) {
        coreA = first;
        coreB = second;
        tolerance = PRECISION * (first.reach + second.reach);
        Simplex s = gjk.simplex;
        count = s.size;
        System.arraycopy(s.w, 0, hull.x, 0, 3 * count);
        System.arraycopy(s.a, 0, a, 0, 3 * count);
        System.arraycopy(s.b, 0, b, 0, 3 * count);
        if (!inflate() || !hull.start(0, 1, 2, 3)) {
            flat();
            s.witnesses(onA, onB);
            return;
        }
        int face = nearest();
        for (int i = 0; i < ITERATIONS; i++) {
            int f = 3 * face;
            take(hull.normal[f], hull.normal[f + 1], hull.normal[f + 2]);
            error = hull.height(face, count - 1);
            if (error <= tolerance || !hull.add(count - 1, face, 1e-3 * tolerance)) {
                break;
            }
            face = nearest();
        }
        answer(face);
        if (error > tolerance) {
            attain(gjk);
        }
    }

    /** The best normal near by, and the points that are nearest once A has left along it. */
    private void attain(Gjk gjk) {
        depth = descent.run(coreA, coreB, normal);
        double way = depth + 1e-3 * Math.min(coreA.reach, coreB.reach);
        move(way);
        System.arraycopy(normal, 0, direction, 0, 3);
        Gjk.Outcome outcome = gjk.run(coreA, coreB, Double.POSITIVE_INFINITY, direction, 0);
        move(-way);
        if (outcome == Gjk.Outcome.APART) {
            for (int k = 0; k < 3; k++) {
                onA[k] = gjk.onA[k] - way * normal[k];
                onB[k] = gjk.onB[k];
            }
        }
    }

    private void move(double way) {
        for (int k = 0; k < 3; k++) {
            coreA.centre[k] += way * normal[k];
        }
    }

    /** A support point of A − B behind the ones known. */
    private void take(double dx, double dy, double dz) {
        int n = 3 * count;
        coreA.support(dx, dy, dz, a, n);
        coreB.support(-dx, -dy, -dz, b, n);
        hull.x[n] = a[n] - b[n];
        hull.x[n + 1] = a[n + 1] - b[n + 1];
        hull.x[n + 2] = a[n + 2] - b[n + 2];
        count++;
    }

    /** Adds support points until there are four that span a volume; false if A − B has none. */
    private boolean inflate() {
        if (count == 4 && height(3) <= tolerance) {
            count = 3;
        }
        if (count >= 3 && offLine(2) <= tolerance) {
            count = 2;
        }
        if (count >= 2 && length() <= tolerance) {
            count = 1;
        }
        for (int axis = 0; axis < 6 && count == 1; axis++) {
            double sign = axis < 3 ? 1 : -1;
            take(axis % 3 == 0 ? sign : 0, axis % 3 == 1 ? sign : 0, axis % 3 == 2 ? sign : 0);
            count = length() > tolerance ? 2 : 1;
        }
        for (int turn = 0; turn < 4 && count == 2; turn++) {
            across(turn);
            take(direction[0], direction[1], direction[2]);
            count = offLine(2) > tolerance ? 3 : 2;
        }
        for (int side = 0; side < 2 && count == 3; side++) {
            triangleNormal();
            double sign = side == 0 ? 1 : -1;
            take(sign * direction[0], sign * direction[1], sign * direction[2]);
            count = height(3) > tolerance ? 4 : 3;
        }
        return count == 4;
    }

    private double length() {
        double x = hull.x[3] - hull.x[0];
        double y = hull.x[4] - hull.x[1];
        double z = hull.x[5] - hull.x[2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** Distance of a point from the line through the first two. */
    private double offLine(int p) {
        double[] x = hull.x;
        double ux = x[3] - x[0];
        double uy = x[4] - x[1];
        double uz = x[5] - x[2];
        double vx = x[3 * p] - x[0];
        double vy = x[3 * p + 1] - x[1];
        double vz = x[3 * p + 2] - x[2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double uu = ux * ux + uy * uy + uz * uz;
        return uu > 0 ? Math.sqrt((nx * nx + ny * ny + nz * nz) / uu) : 0;
    }

    /** Distance of a point from the plane through the first three. */
    private double height(int p) {
        triangleNormal();
        return Math.abs(direction[0] * (hull.x[3 * p] - hull.x[0]) + direction[1] * (hull.x[3 * p + 1] - hull.x[1])
                + direction[2] * (hull.x[3 * p + 2] - hull.x[2]));
    }

    private void triangleNormal() {
        double[] x = hull.x;
        double ux = x[3] - x[0];
        double uy = x[4] - x[1];
        double uz = x[5] - x[2];
        double vx = x[6] - x[0];
        double vy = x[7] - x[1];
        double vz = x[8] - x[2];
        unit(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    }

    /** Four directions across the line through the first two points. */
    private void across(int turn) {
        double ux = hull.x[3] - hull.x[0];
        double uy = hull.x[4] - hull.x[1];
        double uz = hull.x[5] - hull.x[2];
        if (Math.abs(ux) <= Math.abs(uy) && Math.abs(ux) <= Math.abs(uz)) {
            unit(0, uz, -uy);
        } else if (Math.abs(uy) <= Math.abs(uz)) {
            unit(-uz, 0, ux);
        } else {
            unit(uy, -ux, 0);
        }
        if (turn >= 2) {
            unit(uy * direction[2] - uz * direction[1], uz * direction[0] - ux * direction[2],
                    ux * direction[1] - uy * direction[0]);
        }
        if (turn % 2 == 1) {
            unit(-direction[0], -direction[1], -direction[2]);
        }
    }

    private void unit(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        direction[0] = length > 0 ? x / length : 0;
        direction[1] = length > 0 ? y / length : 0;
        direction[2] = length > 0 ? z / length : 1;
    }

    private int nearest() {
        int best = -1;
        for (int f = 0; f < hull.faces; f++) {
            if (hull.alive[f] && (best < 0 || hull.offset[f] < hull.offset[best])) {
                best = f;
            }
        }
        return best;
    }

    /** Depth and direction from the nearest face, witnesses from the face that holds the foot of the origin. */
    private void answer(int face) {
        depth = hull.offset[face];
        double x = hull.normal[3 * face];
        double y = hull.normal[3 * face + 1];
        double z = hull.normal[3 * face + 2];
        // of faces in nearly the same plane the nearest need not be the one over the origin
        double limit = depth + 1e4 * tolerance;
        int holder = face;
        double inside = weigh(face, depth * x, depth * y, depth * z);
        for (int f = 0; f < hull.faces && inside < 0; f++) {
            if (hull.alive[f] && hull.offset[f] <= limit) {
                double cosine = hull.normal[3 * f] * x + hull.normal[3 * f + 1] * y + hull.normal[3 * f + 2] * z;
                double exit = hull.offset[f] / cosine;
                double least = cosine > 0.9 ? weigh(f, exit * x, exit * y, exit * z) : Double.NEGATIVE_INFINITY;
                if (least > inside) {
                    inside = least;
                    holder = f;
                }
            }
        }
        weigh(holder, depth * x, depth * y, depth * z);
        witnesses(holder);
        for (int k = 0; k < 3; k++) {
            normal[k] = -hull.normal[3 * face + k];
        }
    }

    private void witnesses(int face) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            lambda[i] = Math.max(0, lambda[i]);
            sum += lambda[i];
        }
        for (int k = 0; k < 3; k++) {
            onA[k] = 0;
            onB[k] = 0;
            for (int i = 0; i < 3; i++) {
                onA[k] += lambda[i] / sum * a[3 * hull.corner[3 * face + i] + k];
                onB[k] += lambda[i] / sum * b[3 * hull.corner[3 * face + i] + k];
            }
        }
    }

    /** Barycentric coordinates of a point on a face; returns the least of them. */
    private double weigh(int f, double px, double py, double pz) {
        double[] x = hull.x;
        for (int k = 0; k < 3; k++) {
            int p = 3 * hull.corner[3 * f + (k + 1) % 3];
            int q = 3 * hull.corner[3 * f + (k + 2) % 3];
            double ux = x[p] - px;
            double uy = x[p + 1] - py;
            double uz = x[p + 2] - pz;
            double vx = x[q] - px;
            double vy = x[q + 1] - py;
            double vz = x[q + 2] - pz;
            lambda[k] = hull.normal[3 * f] * (uy * vz - uz * vy) + hull.normal[3 * f + 1] * (uz * vx - ux * vz)
                    + hull.normal[3 * f + 2] * (ux * vy - uy * vx);
        }
        return Math.min(lambda[0], Math.min(lambda[1], lambda[2])) / (lambda[0] + lambda[1] + lambda[2]);
    }

    /** A − B lies in a plane, on a line or in a point: any direction across it parts the cores. */
    private void flat() {
        if (count == 1) {
            unit(0, 0, 1);
        } else if (count == 2) {
            across(0);
        } else {
            triangleNormal();
        }
        depth = 0;
        error = 0;
        System.arraycopy(direction, 0, normal, 0, 3);
    }
}
