package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.convex.ConvexCore;

/**
 * Contact points of two convex cores whose shortest connection is known. If its direction is nearly that of a face, the
 * face of the other shape opposite to it is clipped against it, and every corner left is a contact with that face's
 * normal; if instead two edges lie along each other, the ends of their common stretch are. The point of shortest
 * distance is always represented, so the least gap is the true one whatever the features.
 *
 * <p>
 * Of two faces that qualify the one with the greater separation is the reference. At a tie it is the one of the last
 * step, at first A's, lest identities change with rounding.
 */
final class ConvexManifold {

    private static final int CLOSEST = -1;
    private static final int LOW = -2;
    private static final int HIGH = -3;
    /** Cosine from which a direction counts as a face's. */
    private static final double ALIGNED = 0.99;
    /** Sine up to which edges count as parallel to each other and perpendicular to the normal. */
    private static final double PARALLEL = 0.02;

    final Manifold manifold;
    private final ConvexCore coreA;
    private final ConvexCore coreB;
    private final FaceClip clip = new FaceClip();
    private final EdgeFeature edgeA = new EdgeFeature();
    private final EdgeFeature edgeB = new EdgeFeature();
    private final double[] point = new double[3];
    private final double[] m = new double[3];
    private double tolerance;
    private double widen;
    private double slack;
    private double near;
    private boolean favoursB;
    private boolean remembers;
    private boolean alike;

    ConvexManifold(ConvexCore coreA, ConvexCore coreB, Manifold manifold) {
        this.coreA = coreA;
        this.coreB = coreB;
        this.manifold = manifold;
    }

    /** Sets the tolerances by the size of the smaller shape. */
    void size(double reachA, double reachB) {
        double size = Math.min(reachA, reachB);
        alike = Math.max(reachA, reachB) <= 2 * size;
        tolerance = 1e-7 * size;
        widen = 1e-6 * size;
        slack = 5e-6 * size;
        near = 0.05 * size;
    }

    /** Says by one of the pair's contacts in the last step whose face to take at a tie. */
    void favour(int lastFeature) {
        remembers = lastFeature >= 0;
        favoursB = FaceClip.referenceIsB(lastFeature);
    }

    /**
     * How much better the other shape's face must be to become the reference. The face of one much smaller is no
     * lasting reference: what is deepest beneath it when it tilts is far away.
     */
    double hold() {
        return remembers && alike ? slack : tolerance;
    }

    boolean favoursB() {
        return favoursB;
    }

    /** Fills the manifold for a pair with a given gap, normal (B to A) and point of B's core. */
    void find(double gap, double[] normal, double[] onB) {
        manifold.clear();
        if (coreA.kind == ConvexCore.POINT || coreB.kind == ConvexCore.POINT) {
            cover(gap, normal, onB);
            return;
        }
        int faceA = bestFace(coreA, -normal[0], -normal[1], -normal[2]);
        int faceB = bestFace(coreB, normal[0], normal[1], normal[2]);
        double separationA = faceA < 0 ? Double.NEGATIVE_INFINITY : separation(coreA, faceA, coreB);
        double separationB = faceB < 0 ? Double.NEGATIVE_INFINITY : separation(coreB, faceB, coreA);
        double favour = favoursB ? -hold() : hold();
        if (faceB >= 0 && separationB > separationA + favour) {
            face(true, faceB);
        } else if (faceA >= 0) {
            face(false, faceA);
        } else {
            edges(normal);
        }
        cover(gap, normal, onB);
    }

    /** Lets the closest points have the least gap. */
    void cover(double gap, double[] n, double[] onB) {
        manifold.cover(gap, n[0], n[1], n[2], onB[0] + coreB.round * n[0], onB[1] + coreB.round * n[1],
                onB[2] + coreB.round * n[2], CLOSEST, tolerance, near);
    }

    /** Lets the point of the incident shape deepest below a reference face have the least gap, even beside the face. */
    void coverDeepest(boolean referenceIsB, int face) {
        double gap = separation(referenceIsB ? coreB : coreA, face, referenceIsB ? coreA : coreB);
        double sign = referenceIsB ? 1 : -1;
        (referenceIsB ? coreB : coreA).world(point[0], point[1], point[2], point, 0);
        double back = referenceIsB ? gap : 0;
        manifold.cover(gap, sign * m[0], sign * m[1], sign * m[2], point[0] - back * m[0], point[1] - back * m[1],
                point[2] - back * m[2], CLOSEST, tolerance, near);
    }

    void finish(double margin) {
        manifold.within(margin);
        manifold.reduce(tolerance, slack);
    }

    /** The face that looks most along a direction, −1 if none is near to it. */
    private int bestFace(ConvexCore core, double x, double y, double z) {
        if (core.polytope == null) {
            return -1;
        }
        double[] r = core.rotation;
        double lx = r[0] * x + r[3] * y + r[6] * z;
        double ly = r[1] * x + r[4] * y + r[7] * z;
        double lz = r[2] * x + r[5] * y + r[8] * z;
        int face = mostAlong(core, lx, ly, lz);
        double[] n = core.polytope.normals();
        return n[3 * face] * lx + n[3 * face + 1] * ly + n[3 * face + 2] * lz >= ALIGNED ? face : -1;
    }

    private static int mostAlong(ConvexCore core, double x, double y, double z) {
        double[] n = core.polytope.normals();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int f = 0; f < core.polytope.faceCount(); f++) {
            double along = n[3 * f] * x + n[3 * f + 1] * y + n[3 * f + 2] * z;
            if (along > most) {
                most = along;
                best = f;
            }
        }
        return best;
    }

    /** How far the other core is in front of a face; leaves the face's normal in the world's axes in m. */
    private double separation(ConvexCore core, int face, ConvexCore other) {
        normal(core, face);
        other.support(-m[0], -m[1], -m[2], point, 0);
        core.local(point, 0, point, 0);
        double[] n = core.polytope.normals();
        return n[3 * face] * point[0] + n[3 * face + 1] * point[1] + n[3 * face + 2] * point[2]
                - core.polytope.offsets()[face];
    }

    private void normal(ConvexCore core, int face) {
        double[] n = core.polytope.normals();
        double[] r = core.rotation;
        for (int k = 0; k < 3; k++) {
            m[k] = r[3 * k] * n[3 * face] + r[3 * k + 1] * n[3 * face + 1] + r[3 * k + 2] * n[3 * face + 2];
        }
    }

    /** Clips the other shape's opposite face against a reference face and takes the corners as contacts. */
    void face(boolean referenceIsB, int face) {
        ConvexCore reference = referenceIsB ? coreB : coreA;
        ConvexCore incident = referenceIsB ? coreA : coreB;
        normal(reference, face);
        double[] r = incident.rotation;
        double lx = -(r[0] * m[0] + r[3] * m[1] + r[6] * m[2]);
        double ly = -(r[1] * m[0] + r[4] * m[1] + r[7] * m[2]);
        double lz = -(r[2] * m[0] + r[5] * m[1] + r[8] * m[2]);
        if (incident.kind == ConvexCore.POLYTOPE || incident.kind == ConvexCore.CYLINDER && Math.abs(lz) > 0.7) {
            clip.face(incident, mostAlong(incident, lx, ly, lz), reference);
        } else if (edgeA.find(incident, lx, ly, lz, 1)) {
            clip.segment(edgeA.ends, reference);
        } else {
            return;
        }
        clip.clip(reference.polytope, face, widen);
        double[] n = reference.polytope.normals();
        double offset = reference.polytope.offsets()[face];
        // towards A
        double sign = referenceIsB ? 1 : -1;
        for (int i = 0; i < clip.count; i++) {
            double[] x = clip.x;
            double height = n[3 * face] * x[3 * i] + n[3 * face + 1] * x[3 * i + 1] + n[3 * face + 2] * x[3 * i + 2]
                    - offset;
            reference.world(x[3 * i], x[3 * i + 1], x[3 * i + 2], point, 0);
            // on B: the foot on its face plus its roundness, or the corner itself less its own
            double back = referenceIsB ? height - reference.round : incident.round;
            manifold.add(height - coreA.round - coreB.round, sign * m[0], sign * m[1], sign * m[2],
                    point[0] - back * m[0], point[1] - back * m[1], point[2] - back * m[2],
                    clip.feature(i, referenceIsB));
        }
    }

    /** Two edges nearly parallel to each other and across the normal touch along a line: take its ends. */
    private void edges(double[] n) {
        if (!edge(edgeA, coreA, -n[0], -n[1], -n[2]) || !edge(edgeB, coreB, n[0], n[1], n[2])) {
            return;
        }
        double[] p = edgeA.ends;
        double[] q = edgeB.ends;
        double ux = p[3] - p[0];
        double uy = p[4] - p[1];
        double uz = p[5] - p[2];
        double vx = q[3] - q[0];
        double vy = q[4] - q[1];
        double vz = q[5] - q[2];
        double cx = uy * vz - uz * vy;
        double cy = uz * vx - ux * vz;
        double cz = ux * vy - uy * vx;
        double uu = ux * ux + uy * uy + uz * uz;
        double vv = vx * vx + vy * vy + vz * vz;
        if (cx * cx + cy * cy + cz * cz > PARALLEL * PARALLEL * uu * vv || uu == 0 || vv == 0) {
            return;
        }
        double first = ((q[0] - p[0]) * ux + (q[1] - p[1]) * uy + (q[2] - p[2]) * uz) / uu;
        double second = ((q[3] - p[0]) * ux + (q[4] - p[1]) * uy + (q[5] - p[2]) * uz) / uu;
        double low = Math.max(0, Math.min(first, second));
        double high = Math.min(1, Math.max(first, second));
        if ((high - low) * Math.sqrt(uu) > tolerance) {
            // the place on B's edge over a place on A's: first + t (second − first) = s
            double slope = 1 / (second - first);
            stretchEnd(n, low, (low - first) * slope, LOW);
            stretchEnd(n, high, (high - first) * slope, HIGH);
        }
    }

    private boolean edge(EdgeFeature edge, ConvexCore core, double x, double y, double z) {
        double[] r = core.rotation;
        return core.kind != ConvexCore.POINT && edge.find(core, r[0] * x + r[3] * y + r[6] * z,
                r[1] * x + r[4] * y + r[7] * z, r[2] * x + r[5] * y + r[8] * z, PARALLEL);
    }

    private void stretchEnd(double[] n, double s, double t, int feature) {
        double gap = -coreA.round - coreB.round;
        for (int k = 0; k < 3; k++) {
            double onA = edgeA.ends[k] + s * (edgeA.ends[3 + k] - edgeA.ends[k]);
            double onB = edgeB.ends[k] + t * (edgeB.ends[3 + k] - edgeB.ends[k]);
            gap += n[k] * (onA - onB);
            point[k] = onB + coreB.round * n[k];
        }
        manifold.add(gap, n[0], n[1], n[2], point[0], point[1], point[2], feature);
    }
}
