package org.signorini.collision.internal.convex;

/**
 * Distance of two convex cores, by Gilbert, Johnson and Keerthi (IEEE J. Robotics and Automation 4, 1988) with the
 * stopping rule of van den Bergen (1999): v, the point of A − B nearest to the origin among those known, is nearest at
 * all when the support point w in direction −v has v·w = v². v·w/|v| is a lower bound on the distance at any time, so a
 * pair further apart than asked for is dismissed after one support query in last step's direction.
 *
 * <p>
 * Exact up to rounding for polytopes after finitely many steps; for cylinders it stops when bound and distance agree to
 * 1e-14 or rounding allows no progress. Cores nearer than {@link #TOUCHING} of the smaller one's size are left to
 * {@link Epa}, for the direction of so short a v is rounding.
 */
public final class Gjk {

    public enum Outcome {
        /** Further apart than asked for: {@link Gjk#bound} says how far at least. */
        BEYOND,
        /** Distance, direction and witnesses are known. */
        APART,
        /** Touching or overlapping. */
        TOUCHING
    }

    /** Share of the smaller core's reach below which cores count as touching. */
    public static final double TOUCHING = 1e-7;

    private static final int ITERATIONS = 128;

    /** Unit vector from B to A along the shortest connection. */
    public final double[] normal = new double[3];
    /** Nearest points of the cores. */
    public final double[] onA = new double[3];
    public final double[] onB = new double[3];
    public double distance;
    public double bound;
    /** Support points taken, to tell whether warm starts work. */
    public int iterations;

    final Simplex simplex = new Simplex();

    /** What counts as touching for two cores: a share of the smaller, but never less than rounding of the larger. */
    public static double touching(ConvexCore a, ConvexCore b) {
        double small = Math.min(a.reach, b.reach);
        double large = Math.max(a.reach, b.reach);
        return Math.max(TOUCHING * small, 1e-12 * large);
    }

    /**
     * @param within how far apart the cores may be for the answer to matter
     * @param axis   where to start: last direction from B to A of this pair or zeros; holds the new one afterwards
     * @param at     where it stands in the array
     */
    public Outcome run(ConvexCore coreA, ConvexCore coreB, double within, double[] axis, int at) {
        double touching = touching(coreA, coreB);
        double x = axis[at];
        double y = axis[at + 1];
        double z = axis[at + 2];
        if (x == 0 && y == 0 && z == 0) {
            x = coreA.centre[0] - coreB.centre[0];
            y = coreA.centre[1] - coreB.centre[1];
            z = coreA.centre[2] - coreB.centre[2];
            x = x == 0 && y == 0 && z == 0 ? 1 : x;
        }
        double squared = Double.POSITIVE_INFINITY;
        Simplex s = simplex;
        s.size = 0;
        bound = Double.NEGATIVE_INFINITY;
        for (iterations = 1; iterations <= ITERATIONS; iterations++) {
            int n = 3 * s.size;
            coreA.support(-x, -y, -z, s.a, n);
            coreB.support(x, y, z, s.b, n);
            s.w[n] = s.a[n] - s.b[n];
            s.w[n + 1] = s.a[n + 1] - s.b[n + 1];
            s.w[n + 2] = s.a[n + 2] - s.b[n + 2];
            double length = Math.sqrt(x * x + y * y + z * z);
            double vw = x * s.w[n] + y * s.w[n + 1] + z * s.w[n + 2];
            bound = Math.max(bound, vw / length);
            if (bound > within) {
                remember(axis, at, x / length, y / length, z / length);
                return Outcome.BEYOND;
            }
            if (s.size > 0 && (squared - vw <= 1e-14 * squared || s.repeats())) {
                break;
            }
            s.size++;
            s.reduce();
            if (s.squared <= touching * touching) {
                return Outcome.TOUCHING;
            }
            boolean progress = s.squared < squared;
            squared = s.squared;
            x = s.x;
            y = s.y;
            z = s.z;
            if (!progress) {
                break;
            }
        }
        distance = Math.sqrt(squared);
        remember(axis, at, x / distance, y / distance, z / distance);
        System.arraycopy(axis, at, normal, 0, 3);
        s.witnesses(onA, onB);
        return Outcome.APART;
    }

    private static void remember(double[] axis, int at, double x, double y, double z) {
        axis[at] = x;
        axis[at + 1] = y;
        axis[at + 2] = z;
    }
}
