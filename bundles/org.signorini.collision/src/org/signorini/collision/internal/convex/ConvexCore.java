package org.signorini.collision.internal.convex;

import org.signorini.collision.shape.Polytope;

/**
 * A posed convex set as seen through its support mapping, the point furthest in a direction. Round shapes are a core
 * (point, segment) with a radius around it, so that GJK works on cores and the radius only shortens the gap.
 *
 * <p>
 * One object is loaded with one shape after the other; it belongs to a workspace.
 */
public final class ConvexCore {

    public static final int POINT = 0;
    public static final int SEGMENT = 1;
    public static final int CYLINDER = 2;
    public static final int POLYTOPE = 3;

    /** Polytopes larger than this are climbed along their edges instead of searched. */
    private static final int SEARCHED = 32;

    /** Rotation from the shape's frame to the world's axes, row-major. */
    public final double[] rotation = new double[9];
    /** The frame's origin. */
    public final double[] centre = new double[3];
    /** What the core is rounded with. */
    public double round;
    /** Radius of a ball about the centre that holds the core. */
    public double reach;
    /** The core's faces; of a cylinder its two ends. Null for points and segments. */
    public Polytope polytope;
    public int kind;
    /** Of a cylinder. */
    public double radius;
    /** Of a segment or cylinder. */
    public double half;
    private int vertex;

    public void point(double roundness) {
        kind = POINT;
        round = roundness;
        reach = 0;
        polytope = null;
    }

    public void segment(double halfLength, double roundness) {
        kind = SEGMENT;
        half = halfLength;
        round = roundness;
        reach = halfLength;
        polytope = null;
    }

    public void cylinder(double cylinderRadius, double halfLength, Polytope ends) {
        kind = CYLINDER;
        radius = cylinderRadius;
        half = halfLength;
        round = 0;
        reach = Math.sqrt(cylinderRadius * cylinderRadius + halfLength * halfLength);
        polytope = ends;
    }

    public void polytope(Polytope p, double bound) {
        kind = POLYTOPE;
        polytope = p;
        round = 0;
        reach = bound;
        vertex = 0;
    }

    /** Writes the point of the core furthest in a direction, which need not be of unit length. */
    public void support(double dx, double dy, double dz, double[] out, int at) {
        double[] r = rotation;
        double x = r[0] * dx + r[3] * dy + r[6] * dz;
        double y = r[1] * dx + r[4] * dy + r[7] * dz;
        double z = r[2] * dx + r[5] * dy + r[8] * dz;
        switch (kind) {
            case POINT -> world(0, 0, 0, out, at);
            case SEGMENT -> world(0, 0, z < 0 ? -half : half, out, at);
            case CYLINDER -> {
                double across = Math.sqrt(x * x + y * y);
                // along the axis the whole end is furthest; its centre is as good as any of its points
                double scale = across > 1e-12 * Math.abs(z) ? radius / across : 0;
                world(x * scale, y * scale, z < 0 ? -half : half, out, at);
            }
            default -> {
                vertex = polytope.vertexCount() <= SEARCHED ? search(x, y, z) : climb(x, y, z, vertex);
                double[] v = polytope.vertices();
                world(v[3 * vertex], v[3 * vertex + 1], v[3 * vertex + 2], out, at);
            }
        }
    }

    /** The corner found by the last support query of a polytope. */
    public int vertex() {
        return vertex;
    }

    /** From the shape's frame to the world. */
    public void world(double x, double y, double z, double[] out, int at) {
        double[] r = rotation;
        out[at] = r[0] * x + r[1] * y + r[2] * z + centre[0];
        out[at + 1] = r[3] * x + r[4] * y + r[5] * z + centre[1];
        out[at + 2] = r[6] * x + r[7] * y + r[8] * z + centre[2];
    }

    /** From the world to the shape's frame. */
    public void local(double[] in, int from, double[] out, int at) {
        double[] r = rotation;
        double x = in[from] - centre[0];
        double y = in[from + 1] - centre[1];
        double z = in[from + 2] - centre[2];
        out[at] = r[0] * x + r[3] * y + r[6] * z;
        out[at + 1] = r[1] * x + r[4] * y + r[7] * z;
        out[at + 2] = r[2] * x + r[5] * y + r[8] * z;
    }

    private int search(double x, double y, double z) {
        double[] v = polytope.vertices();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0, p = 0; i < v.length; i += 3, p++) {
            double h = v[i] * x + v[i + 1] * y + v[i + 2] * z;
            if (h > most) {
                most = h;
                best = p;
            }
        }
        return best;
    }

    /** On a convex polytope a corner higher than its neighbours is the highest of all. */
    private int climb(double x, double y, double z, int from) {
        double[] v = polytope.vertices();
        int[] start = polytope.neighbourStart();
        int[] neighbours = polytope.neighbours();
        int best = from;
        double most = v[3 * from] * x + v[3 * from + 1] * y + v[3 * from + 2] * z;
        int here;
        do {
            here = best;
            for (int i = start[here]; i < start[here + 1]; i++) {
                int p = 3 * neighbours[i];
                double h = v[p] * x + v[p + 1] * y + v[p + 2] * z;
                if (h > most) {
                    most = h;
                    best = neighbours[i];
                }
            }
        } while (best != here);
        return best;
    }
}
