package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.world.WorldShapes;

/**
 * Two boxes by separating axes (Gottschalk, Lin, Manocha, SIGGRAPH 1996): six face normals, nine products of edges. The
 * greatest separation is the depth when all are negative, and a lower bound on the distance when one is positive. A
 * face that wins has the other box clipped against it; if that leaves a point at the bound, the bound is the distance.
 * Otherwise the boxes are apart and meet in edges or corners, which is {@link ConvexPair}'s job.
 *
 * <p>
 * An edge must beat the faces by 1e-7 of the size: boxes at rest on each other stay with the face. Products of
 * edges within 1e-5 of parallel are left out, they decide nothing that a face does not.
 */
final class BoxBox {

    private static final double PARALLEL = 1e-5;

    private final WorldShapes world;
    private final ConvexPair convex;
    /** R_Aᵀ R_B and its absolute values. */
    private final double[] c = new double[9];
    private final double[] abs = new double[9];
    /** c_B − c_A in A's and in B's frame. */
    private final double[] t = new double[3];
    private final double[] s = new double[3];
    private final double[] normal = new double[3];
    private final double[] onB = new double[3];
    private int a;
    private int b;
    private double faceBest;
    private int face;
    private double edgeBest;
    private int edge;

    BoxBox(WorldShapes world, ConvexPair convex) {
        this.world = world;
        this.convex = convex;
    }

    void collide(int shapeA, int shapeB, double margin, double[] axis, int at, ContactBuffer out) {
        a = shapeA;
        b = shapeB;
        relative();
        double tolerance = 1e-7 * Math.min(world.table.reach[a], world.table.reach[b]);
        convex.points.size(world.table.reach[a], world.table.reach[b]);
        faces(tolerance);
        if (faceBest > margin) {
            return;
        }
        edges();
        if (edgeBest > margin) {
            return;
        }
        convex.load(a, b);
        if (edgeBest <= faceBest + tolerance) {
            boolean referenceIsB = face >= 3;
            int k = face % 3;
            boolean negative = referenceIsB ? s[k] > 0 : t[k] < 0;
            int reference = 2 * k + (negative ? 1 : 0);
            convex.points.manifold.clear();
            convex.points.face(referenceIsB, reference);
            double least = convex.points.manifold.leastGap();
            if (least <= Math.max(faceBest, 0) + tolerance) {
                convex.points.coverDeepest(referenceIsB, reference);
                convex.emit(margin, out);
                return;
            }
        } else if (edgeBest <= 0) {
            crossing();
            convex.points.find(edgeBest, normal, onB);
            convex.emit(margin, out);
            return;
        }
        convex.search(margin, axis, at, out);
    }

    private void relative() {
        world.orient(a);
        world.orient(b);
        double[] r = world.rotation;
        double[] centre = world.centre;
        double x = centre[3 * b] - centre[3 * a];
        double y = centre[3 * b + 1] - centre[3 * a + 1];
        double z = centre[3 * b + 2] - centre[3 * a + 2];
        for (int i = 0; i < 3; i++) {
            double ax = r[9 * a + i];
            double ay = r[9 * a + 3 + i];
            double az = r[9 * a + 6 + i];
            t[i] = ax * x + ay * y + az * z;
            s[i] = r[9 * b + i] * x + r[9 * b + 3 + i] * y + r[9 * b + 6 + i] * z;
            for (int j = 0; j < 3; j++) {
                c[3 * i + j] = ax * r[9 * b + j] + ay * r[9 * b + 3 + j] + az * r[9 * b + 6 + j];
                abs[3 * i + j] = Math.abs(c[3 * i + j]);
            }
        }
    }

    private void faces(double tolerance) {
        boolean firstIsB = convex.points.favoursB();
        faces(firstIsB, tolerance);
        double best = faceBest;
        int which = face;
        faces(!firstIsB, tolerance);
        if (faceBest <= best + convex.points.hold()) {
            faceBest = best;
            face = which;
        }
    }

    private void faces(boolean ofB, double tolerance) {
        faceBest = Double.NEGATIVE_INFINITY;
        if (ofB) {
            facesOfB(tolerance);
        } else {
            facesOfA(tolerance);
        }
    }

    private void facesOfA(double tolerance) {
        double[] h = world.table.measures;
        int q = 3 * b;
        for (int i = 0; i < 3; i++) {
            double separation = Math.abs(t[i]) - h[3 * a + i] - abs[3 * i] * h[q] - abs[3 * i + 1] * h[q + 1]
                    - abs[3 * i + 2] * h[q + 2];
            face(separation, i, tolerance);
        }
    }

    private void facesOfB(double tolerance) {
        double[] h = world.table.measures;
        int p = 3 * a;
        for (int j = 0; j < 3; j++) {
            double separation = Math.abs(s[j]) - h[3 * b + j] - abs[j] * h[p] - abs[3 + j] * h[p + 1]
                    - abs[6 + j] * h[p + 2];
            face(separation, 3 + j, tolerance);
        }
    }

    /** A later face must be better by more than the tolerance, so that the choice among equals is always the same. */
    private void face(double separation, int which, double tolerance) {
        if (separation > faceBest + tolerance) {
            faceBest = separation;
            face = which;
        }
    }

    /** Separation along e_i × c_j: (|t·l| − r_A − r_B)/|l|. */
    private void edges() {
        double[] h = world.table.measures;
        edgeBest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            int i1 = (i + 1) % 3;
            int i2 = (i + 2) % 3;
            for (int j = 0; j < 3; j++) {
                int j1 = (j + 1) % 3;
                int j2 = (j + 2) % 3;
                double lx = c[3 * i1 + j];
                double ly = c[3 * i2 + j];
                double squared = lx * lx + ly * ly;
                if (squared < PARALLEL * PARALLEL) {
                    continue;
                }
                double reach = h[3 * a + i1] * abs[3 * i2 + j] + h[3 * a + i2] * abs[3 * i1 + j]
                        + h[3 * b + j1] * abs[3 * i + j2] + h[3 * b + j2] * abs[3 * i + j1];
                double separation = (Math.abs(t[i2] * lx - t[i1] * ly) - reach) / Math.sqrt(squared);
                if (separation > edgeBest) {
                    edgeBest = separation;
                    edge = 3 * i + j;
                }
            }
        }
    }

    /** The normal of the best pair of edges, and where B's edge passes A's. */
    private void crossing() {
        int i = edge / 3;
        int j = edge % 3;
        int i1 = (i + 1) % 3;
        int i2 = (i + 2) % 3;
        double[] r = world.rotation;
        double[] h = world.table.measures;
        // l = e_i × c_j in A's frame: component i1 is −c_{i2 j}, component i2 is c_{i1 j}; turned from B towards A
        double l1 = -c[3 * i2 + j];
        double l2 = c[3 * i1 + j];
        double scale = (t[i1] * l1 + t[i2] * l2 > 0 ? -1 : 1) / Math.sqrt(l1 * l1 + l2 * l2);
        for (int k = 0; k < 3; k++) {
            normal[k] = scale * (r[9 * a + 3 * k + i1] * l1 + r[9 * a + 3 * k + i2] * l2);
        }
        // midpoints of A's edge furthest along −n and B's furthest along n, from A's centre, and the edges' directions
        double wx = 0;
        double along = 0;
        double e = 0;
        double d = 0;
        for (int k = 0; k < 3; k++) {
            double middle = world.centre[3 * b + k] - world.centre[3 * a + k];
            double other = 0;
            for (int m = 0; m < 3; m++) {
                middle += m == j ? 0 : side(b, m, 1) * h[3 * b + m] * r[9 * b + 3 * k + m];
                other += m == i ? 0 : side(a, m, -1) * h[3 * a + m] * r[9 * a + 3 * k + m];
            }
            onB[k] = middle;
            wx = other - middle;
            along += r[9 * a + 3 * k + i] * r[9 * b + 3 * k + j];
            d += r[9 * a + 3 * k + i] * wx;
            e += r[9 * b + 3 * k + j] * wx;
        }
        double u = (e - along * d) / (1 - along * along);
        u = Math.max(-h[3 * b + j], Math.min(h[3 * b + j], u));
        for (int k = 0; k < 3; k++) {
            onB[k] += u * r[9 * b + 3 * k + j];
        }
    }

    /** On which side of a box's axis m its corner furthest along ±n lies. */
    private double side(int box, int m, double sign) {
        double[] r = world.rotation;
        double along = r[9 * box + m] * normal[0] + r[9 * box + 3 + m] * normal[1] + r[9 * box + 6 + m] * normal[2];
        return along * sign < 0 ? -1 : 1;
    }
}
