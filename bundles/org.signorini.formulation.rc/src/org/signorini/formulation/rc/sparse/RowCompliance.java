package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

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

    private final TreeCompliance tree;
    private final GraphCompliance graph;
    private double[] diagonal = {};
    private double[] free = {};

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
            if (out[i * n + i] <= BLOCKED * free[i]) {
                Arrays.fill(out, i * n, i * n + n, 0);
                for (int j = i; j < n * n; j += n) {
                    out[j] = 0;
                }
            }
        }
    }

    /** Which rows from the given one on are blocked; O(n) for every three. */
    public void blocked(Rows rows, int first, boolean[] out) {
        reserve(rows.count());
        graph.diagonal(rows, first, diagonal, free);
        for (int i = first; i < rows.count(); i++) {
            out[i] = diagonal[i] <= BLOCKED * free[i];
        }
    }

    private void reserve(int n) {
        if (free.length < n) {
            free = new double[2 * n];
            diagonal = new double[2 * n];
        }
    }
}
