package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.dynamics.DynamicsException;

/**
 * The matrix of S0 eq. 19 for free bodies and their links, factored:
 *
 * <pre>
 * ⎡ M  −Jᵀ ⎤ ⎡ Δ ⎤   ⎡ w ⎤
 * ⎣−J  −E  ⎦ ⎣ p ⎦ = ⎣ r ⎦
 * </pre>
 *
 * with the block-diagonal M of the bodies, the rows J of links and compliances E ≥ 0, zero for rigid rows; w are
 * wrenches on the bodies, Δ their change of motion, p the impulses of rows. Eliminating all bodies first would be the
 * factorization of J M⁻¹Jᵀ + E; here bodies and links take turns (see {@link EliminationOrder}), which is the same for
 * loops and O(n) for trees, also where many links meet in one body. K = B S Bᵀ with S = 1 for bodies and −1 for links:
 * as for symmetric quasidefinite matrices (Vanderbei 1995) pivots have these signs whatever the numbers, because a link
 * never goes before both of its bodies. So the order is found once and blocks stay where they are.
 *
 * <p>
 * Rows of links that depend on others to the last digit are found by pivoting within their block and left out; their
 * impulses are zero. Which rows of a mechanism depend on each other is decided before, by geometry. Fails only where the
 * state is not a number. Workspace of one run: nothing allocates after construction.
 */
public final class SaddleFactor {

    private static final int STRIDE = PivotBlock.STRIDE;
    private static final int SIZE = PivotBlock.SIZE;

    final SaddleStructure structure;
    /** Per position the diagonal block, K's times its sign; factored, G. */
    final double[] diagonal;
    /** Blocks below the diagonal; factored, those of B. */
    final double[] below;
    /** Per position, the row that is eliminated as k-th, and how many are. */
    final int[] order;
    final int[] rank;
    /** Per position and row, what links' diagonal entries were made of, before other links were eliminated. */
    private final double[] reference;
    /** Per link and end: the block, and whether the link is its column. */
    private final int[] coupling;
    private final boolean[] transposed;

    public SaddleFactor(SaddleStructure structure) {
        this.structure = structure;
        diagonal = new double[SIZE * structure.count];
        below = new double[SIZE * structure.row.length];
        order = new int[6 * structure.count];
        for (int i = 0; i < order.length; i++) {
            order[i] = i % 6;
        }
        rank = structure.size.clone();
        reference = new double[6 * structure.count];
        coupling = new int[2 * structure.linkA.length];
        transposed = new boolean[coupling.length];
        for (int l = 0; l < structure.linkA.length; l++) {
            locate(l, 2 * l, structure.linkA[l]);
            locate(l, 2 * l + 1, structure.linkB[l]);
        }
    }

    private void locate(int link, int end, int body) {
        coupling[end] = -1;
        if (body != 0) {
            int b = structure.bodyPosition[body];
            int l = structure.linkPosition[link];
            transposed[end] = l < b;
            coupling[end] = structure.block(Math.max(l, b), Math.min(l, b));
        }
    }

    public SaddleStructure structure() {
        return structure;
    }

    /** Begins a new matrix of zeros. */
    public void clear() {
        Arrays.fill(diagonal, 0);
        Arrays.fill(below, 0);
        Arrays.fill(reference, 0);
    }

    /** Sets a body's inertia about its centre of mass (xx, yy, zz, xy, xz, yz) and mass. */
    public void setBody(int body, double[] inertia, int at, double mass) {
        int d = SIZE * structure.bodyPosition[body];
        diagonal[d] = inertia[at];
        diagonal[d + STRIDE] = inertia[at + 3];
        diagonal[d + STRIDE + 1] = inertia[at + 1];
        diagonal[d + 2 * STRIDE] = inertia[at + 4];
        diagonal[d + 2 * STRIDE + 1] = inertia[at + 5];
        diagonal[d + 2 * STRIDE + 2] = inertia[at + 2];
        for (int i = 3; i < 6; i++) {
            diagonal[d + STRIDE * i + i] = mass;
        }
    }

    /** Sets a row of a link: its wrenches on both ends, 12 numbers, and its compliance. */
    public void setRow(int link, int slot, double[] wrench, int at, double compliance) {
        for (int end = 0; end < 2; end++) {
            int e = coupling[2 * link + end];
            if (e >= 0) {
                boolean column = transposed[2 * link + end];
                int to = SIZE * e + slot * (column ? 1 : STRIDE);
                int step = column ? STRIDE : 1;
                for (int j = 0; j < 6; j++) {
                    below[to + step * j] = -wrench[at + 6 * end + j];
                }
            }
        }
        int p = structure.linkPosition[link];
        diagonal[SIZE * p + (STRIDE + 1) * slot] = compliance;
        reference[6 * p + slot] = compliance;
    }

    /** Factors what was set. */
    public void factor() {
        SaddleStructure s = structure;
        for (int p = 0; p < s.count; p++) {
            if (s.sign[p] > 0) {
                if (!Block6.cholesky(diagonal, SIZE * p)) {
                    throw new DynamicsException("a body's inertia is not positive definite, or the state not a number");
                }
            } else {
                rank[p] = PivotBlock.factorPivoted(diagonal, SIZE * p, s.size[p], reference, order, 6 * p);
            }
            for (int e = s.start[p]; e < s.start[p + 1]; e++) {
                Block6.divide(s.sign[p], diagonal, SIZE * p, order, 6 * p, below, SIZE * e, s.size[s.row[e]]);
            }
            int t = s.targetStart[p];
            for (int i = s.start[p]; i < s.start[p + 1]; i++) {
                for (int j = s.start[p]; j < i; j++) {
                    Block6.subtractProduct(s.sign[p], below, SIZE * i, s.size[s.row[i]], SIZE * j, s.size[s.row[j]],
                            below, SIZE * s.target[t++]);
                }
                subtractSquare(p, i);
            }
        }
    }

    /** The diagonal block of B's row, kept times its own sign: grows where signs differ, shrinks where not. */
    private void subtractSquare(int p, int e) {
        int to = structure.row[e];
        int rows = structure.size[to];
        double s = structure.sign[p] * structure.sign[to];
        Block6.subtractSquare(s, below, SIZE * e, rows, diagonal, SIZE * to);
        if (s < 0) {
            for (int i = 0; i < rows; i++) {
                int b = SIZE * e + STRIDE * i;
                reference[6 * to + i] += SpatialVectors.dot(below, b, below, b);
            }
        }
    }

    /** Length of right sides: six per body and link. */
    public int size() {
        return 6 * structure.count;
    }

    /** Where a body's six numbers are in right sides and solutions. */
    public int offsetOfBody(int body) {
        return 6 * structure.bodyPosition[body];
    }

    /** Where a link's numbers are. */
    public int offsetOfLink(int link) {
        return 6 * structure.linkPosition[link];
    }

    /** Whether a row of a link took part in the last factorization. */
    public boolean isIndependent(int link, int slot) {
        int p = structure.linkPosition[link];
        for (int k = 0; k < rank[p]; k++) {
            if (order[6 * p + k] == slot) {
                return true;
            }
        }
        return false;
    }

    /**
     * Overwrites x by the solution of K x = x. Numbers of links beyond their rows are finite on entry and zero on
     * return.
     */
    public void solve(double[] x) {
        SaddleStructure s = structure;
        for (int p = 0; p < s.count; p++) {
            Block6.solveLower(diagonal, SIZE * p, order, 6 * p, x, 6 * p);
            for (int e = s.start[p]; e < s.start[p + 1]; e++) {
                Block6.subtractApplied(below, SIZE * e, s.size[s.row[e]], x, 6 * p, 6 * s.row[e]);
            }
        }
        for (int p = s.count - 1; p >= 0; p--) {
            if (s.sign[p] < 0) {
                for (int i = 6 * p; i < 6 * p + 6; i++) {
                    x[i] = -x[i];
                }
            }
            for (int e = s.start[p]; e < s.start[p + 1]; e++) {
                Block6.subtractTransposed(below, SIZE * e, s.size[s.row[e]], x, 6 * s.row[e], 6 * p);
            }
            Block6.solveUpper(diagonal, SIZE * p, order, 6 * p, x, 6 * p);
        }
    }
}
