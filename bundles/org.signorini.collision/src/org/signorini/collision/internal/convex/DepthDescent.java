package org.signorini.collision.internal.convex;

/**
 * Improves the direction in which two overlapping cores part soonest where {@link Epa} could not: a cylinder about
 * another, or about a segment, where no direction across is nearer than the next and its polytope would need a face for
 * each. The overlap along a unit vector d is h_A(−d) + h_B(d), an upper bound on the depth for every d, with kinks
 * where d is across an axis; the least one lies on them or at their crossing. So these are tried first, then a compass
 * search (Kolda, Lewis, Torczon, SIAM Review 45, 2003) follows the kinks with halved steps. About a hundred support
 * points, for these pairs only.
 */
final class DepthDescent {

    private static final int ROUNDS = 32;
    private static final double FIRST_STEP = 0.05;
    private static final double LAST_STEP = 1e-6;

    private final double[] onA = new double[3];
    private final double[] onB = new double[3];
    private final double[] best = new double[3];
    private final double[] d = new double[3];
    private ConvexCore coreA;
    private ConvexCore coreB;
    private double least;

    /** Turns a direction, from B to A, into one with no greater overlap, which is returned. */
    double run(ConvexCore first, ConvexCore second, double[] normal) {
        coreA = first;
        coreB = second;
        System.arraycopy(normal, 0, best, 0, 3);
        least = Double.POSITIVE_INFINITY;
        tryDirection(normal[0], normal[1], normal[2]);
        axes();
        double step = FIRST_STEP;
        for (int i = 0; i < ROUNDS && step > LAST_STEP; i++) {
            boolean better = turn(coreA, step);
            better |= turn(coreB, step);
            step = better ? step : step / 2;
            axes();
        }
        System.arraycopy(best, 0, normal, 0, 3);
        return least;
    }

    /** Along and across the axes of segments and cylinders, and across both. */
    private void axes() {
        axis(coreA);
        axis(coreB);
        if (hasAxis(coreA) && hasAxis(coreB)) {
            double[] p = coreA.rotation;
            double[] q = coreB.rotation;
            tryLine(p[5] * q[8] - p[8] * q[5], p[8] * q[2] - p[2] * q[8], p[2] * q[5] - p[5] * q[2]);
            // across one, as much along the other as that allows
            double cosine = p[2] * q[2] + p[5] * q[5] + p[8] * q[8];
            tryLine(p[2] - cosine * q[2], p[5] - cosine * q[5], p[8] - cosine * q[8]);
            tryLine(q[2] - cosine * p[2], q[5] - cosine * p[5], q[8] - cosine * p[8]);
        }
    }

    private void axis(ConvexCore core) {
        if (hasAxis(core)) {
            double[] r = core.rotation;
            double along = best[0] * r[2] + best[1] * r[5] + best[2] * r[8];
            tryLine(r[2], r[5], r[8]);
            tryLine(best[0] - along * r[2], best[1] - along * r[5], best[2] - along * r[8]);
        }
    }

    private static boolean hasAxis(ConvexCore core) {
        return core.kind == ConvexCore.SEGMENT || core.kind == ConvexCore.CYLINDER;
    }

    /** Steps about and towards a core's z axis; whether one was better. */
    private boolean turn(ConvexCore core, double step) {
        double[] r = core.rotation;
        double x = best[1] * r[8] - best[2] * r[5];
        double y = best[2] * r[2] - best[0] * r[8];
        double z = best[0] * r[5] - best[1] * r[2];
        double length = Math.sqrt(x * x + y * y + z * z);
        if (core.kind == ConvexCore.POINT || length < 1e-6) {
            return false;
        }
        double s = step / length;
        double before = least;
        double bx = best[0];
        double by = best[1];
        double bz = best[2];
        tryDirection(bx + s * x, by + s * y, bz + s * z);
        tryDirection(bx - s * x, by - s * y, bz - s * z);
        tryDirection(bx + step * r[2], by + step * r[5], bz + step * r[8]);
        tryDirection(bx - step * r[2], by - step * r[5], bz - step * r[8]);
        return least < before;
    }

    /** Either way along a line. */
    private void tryLine(double x, double y, double z) {
        tryDirection(x, y, z);
        tryDirection(-x, -y, -z);
    }

    /** A direction, not of unit length. */
    private void tryDirection(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length < 1e-6) {
            return;
        }
        d[0] = x / length;
        d[1] = y / length;
        d[2] = z / length;
        double overlap = overlap(d[0], d[1], d[2]);
        if (overlap < least) {
            least = overlap;
            System.arraycopy(d, 0, best, 0, 3);
        }
    }

    private double overlap(double x, double y, double z) {
        coreA.support(-x, -y, -z, onA, 0);
        coreB.support(x, y, z, onB, 0);
        return x * (onB[0] - onA[0]) + y * (onB[1] - onA[1]) + z * (onB[2] - onA[2]);
    }
}
