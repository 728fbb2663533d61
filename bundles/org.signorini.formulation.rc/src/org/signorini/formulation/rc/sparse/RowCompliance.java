package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

import org.signorini.algebra.SinCos;
import org.signorini.multibody.constraint.Rows;

/**
 * W = R K⁻¹ Rᵀ for rows R on the bodies of a {@link SaddleFactor}: with all hinges in K it is the response of contacts
 * after the bilateral rows have been eliminated, W_cc − W_cb W_bb⁻¹ W_bc of S0's matrix; without any it is R M⁻¹Rᵀ.
 * Of trees in O(n) + O(rows²) by {@link TreeCompliance}, else by {@link GraphCompliance}.
 *
 * <p>
 * A row whose motion hinges block, as friction across the plane of a planar mechanism, does not respond. What
 * cancellation leaves of its response is less than {@value #BLOCKED} of what the bodies alone would give, and is made
 * zero: solvers that scale rows by their diagonal would take it for a response.
 */
public final class RowCompliance {

    private static final double BLOCKED = 1e-11;
    /**
     * The same in trees, where nothing but 1e-15 is left, and of the motion of one contact's plane alone: beside bodies
     * 1e6 times heavier an honest response may be 1e-12 of a free one.
     */
    private static final double STILL = 1e-13;
    private static final double ALONG = 1e-9;
    private static final double SLIPS = 1e-6;

    private final TreeCompliance tree;
    private final GraphCompliance graph;
    private double[] free = {};
    private final double[] block = new double[4];
    private final double[] trace = new double[3];

    public RowCompliance(SaddleFactor factor) {
        tree = TreeCompliance.fits(factor.structure) ? new TreeCompliance(factor) : null;
        graph = new GraphCompliance(factor);
    }

    /** out = W, row-major, symmetric to the last bit. */
    public void fill(Rows rows, double[] out) {
        int n = rows.count();
        reserve(n);
        if (tree != null) {
            tree.fill(rows, out, free);
        } else {
            graph.fill(rows, out, free);
        }
        for (int i = 0; i < n; i++) {
            if (out[i * n + i] <= (tree == null ? BLOCKED : STILL) * free[i]) {
                Arrays.fill(out, i * n, i * n + n, 0);
                for (int j = i; j < n * n; j += n) {
                    out[j] = 0;
                }
            }
        }
    }

    /**
     * Leaves of the friction of contacts, the second and third of their three rows, what hinges do not block: both rows
     * become shares of the one direction that moves. O(n) for each contact. A direction that is led by a prescribed
     * motion does not respond either, but slips: it turns friction away from the other one and stays.
     *
     * @param first the first contact's row; contacts follow to the end
     * @param led   motions of the bodies where something is prescribed, else null
     */
    public void dropBlocked(Rows rows, int first, double[] led) {
        graph.start(rows);
        for (int row = first; row < rows.count(); row += 3) {
            if (rows.node[2 * row + 2] == rows.node[2 * row] && rows.node[2 * row + 3] == rows.node[2 * row + 1]) {
                graph.look(rows, row, block, trace);
                project(rows, row, STILL * (trace[1] + trace[2]), led);
            }
        }
    }

    /** Whether the direction (x, y) of friction moves, by more than rounding. */
    private static boolean slips(Rows rows, int row, double x, double y, double[] led) {
        double sum = 0;
        double size = 0;
        for (int i = 0; i < 12; i++) {
            int at = 12 * row + 12 + i;
            double wrench = x * rows.wrench[at] + y * rows.wrench[at + 12];
            double moved = wrench * led[6 * rows.node[2 * row + 2 + i / 6] + i % 6];
            sum += moved;
            size += Math.abs(moved);
        }
        return Math.abs(sum) > SLIPS * size;
    }

    private void project(Rows rows, int row, double rounding, double[] led) {
        double middle = 0.5 * (block[1] + block[2]);
        double difference = 0.5 * (block[1] - block[2]);
        double radius = Math.sqrt(difference * difference + block[3] * block[3]);
        if (middle - radius > rounding) {
            return;
        }
        double angle = 0.5 * StrictMath.atan2(block[3], difference);
        double c = SinCos.cos(angle);
        double s = SinCos.sin(angle);
        if (led != null && (slips(rows, row, -s, c, led) || middle + radius <= rounding
                && slips(rows, row, c, s, led))) {
            return;
        }
        double x = middle + radius > rounding ? share(c) : 0;
        double y = middle + radius > rounding ? share(s) : 0;
        for (int i = 12 * row + 12; i < 12 * row + 24; i++) {
            double along = x * rows.wrench[i] + y * rows.wrench[i + 12];
            rows.wrench[i] = x * along;
            rows.wrench[i + 12] = y * along;
        }
    }

    /** Rows along and across the plane of a mechanism stay so to the last bit. */
    private static double share(double x) {
        return Math.abs(x) < ALONG ? 0 : x;
    }

    private void reserve(int n) {
        if (free.length < n) {
            free = new double[2 * n];
        }
    }
}
