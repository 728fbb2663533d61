package org.signorini.collision.internal.narrow;

import org.signorini.collision.internal.convex.ConvexCore;
import org.signorini.collision.shape.Polytope;

/**
 * The edge of a core that lies furthest in a direction and across it: a segment, a line of a cylinder's mantle, a
 * polytope's edge.
 */
final class EdgeFeature {

    /** Both ends in the world. */
    final double[] ends = new double[6];

    /**
     * @param x    direction in the core's frame, with y and z a unit vector
     * @param sine how far from perpendicular to the direction the edge may be
     * @return whether there is such an edge
     */
    boolean find(ConvexCore core, double x, double y, double z, double sine) {
        switch (core.kind) {
            case ConvexCore.SEGMENT -> {
                core.world(0, 0, -core.half, ends, 0);
                core.world(0, 0, core.half, ends, 3);
                return Math.abs(z) <= sine;
            }
            case ConvexCore.CYLINDER -> {
                double across = Math.sqrt(x * x + y * y);
                double scale = across > 0 ? core.radius / across : 0;
                core.world(x * scale, y * scale, -core.half, ends, 0);
                core.world(x * scale, y * scale, core.half, ends, 3);
                return Math.abs(z) <= sine;
            }
            case ConvexCore.POLYTOPE -> {
                return polytope(core, x, y, z, sine);
            }
            default -> {
                return false;
            }
        }
    }

    /** From the corner furthest in the direction along the edge that falls off least. */
    private boolean polytope(ConvexCore core, double x, double y, double z, double sine) {
        Polytope p = core.polytope;
        double[] v = p.vertices();
        int top = 0;
        for (int i = 1; i < p.vertexCount(); i++) {
            double rise = x * (v[3 * i] - v[3 * top]) + y * (v[3 * i + 1] - v[3 * top + 1])
                    + z * (v[3 * i + 2] - v[3 * top + 2]);
            top = rise > 0 ? i : top;
        }
        int end = -1;
        double least = sine;
        for (int i = p.neighbourStart()[top]; i < p.neighbourStart()[top + 1]; i++) {
            int q = 3 * p.neighbours()[i];
            double ex = v[q] - v[3 * top];
            double ey = v[q + 1] - v[3 * top + 1];
            double ez = v[q + 2] - v[3 * top + 2];
            double length = Math.sqrt(ex * ex + ey * ey + ez * ez);
            double fall = -(x * ex + y * ey + z * ez) / length;
            if (fall <= least) {
                least = fall;
                end = p.neighbours()[i];
            }
        }
        if (end < 0) {
            return false;
        }
        // the lower number first, so that the ends keep their order when the top changes
        int first = Math.min(top, end);
        int second = Math.max(top, end);
        core.world(v[3 * first], v[3 * first + 1], v[3 * first + 2], ends, 0);
        core.world(v[3 * second], v[3 * second + 1], v[3 * second + 2], ends, 3);
        return true;
    }
}
