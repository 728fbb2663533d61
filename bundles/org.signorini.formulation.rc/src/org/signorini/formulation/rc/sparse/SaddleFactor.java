package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

import org.signorini.multibody.dynamics.DynamicsException;

/**
 * The matrix of S0 eq. 19 for free bodies and their links, factored:
 *
 * <pre>
 * ⎡ M  −Jᵀ ⎤ ⎡ Δ ⎤   ⎡ wrenches ⎤
 * ⎣−J  −E  ⎦ ⎣ p ⎦ = ⎣ −J Δ − E p ⎦
 * </pre>
 *
 * with the block-diagonal M of the bodies, the rows J of links and compliances E ≥ 0, zero for rigid rows. Eliminating all
 * bodies first would be the factorization of J M⁻¹Jᵀ; here bodies and links take turns (see {@link EliminationOrder}),
 * which is the same for loops and O(n) for trees, also where many links meet in one body. K = B S Bᵀ with S = 1 for
 * bodies and −1 for links: with M positive definite all pivots have these signs in any order (Vanderbei 1995, symmetric
 * quasidefinite matrices), so that the order is found once and blocks stay where they are.
 *
 * <p>
 * Rows of links that depend on other rows, as in planar loops of spatial joints, are found by pivoting within their block
 * and left out; their impulses are zero. Links of trees have no such rows while hinges are nearly closed. Fails only where
 * the state is not a number. Workspace of one run: nothing allocates after construction.
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
    private final double[] scratch = new double[6];

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
                if (!PivotBlock.factor(diagonal, SIZE * p, 6)) {
                    throw new DynamicsException("a body's inertia is not positive definite, or the state not a number");
                }
            } else {
                rank[p] = PivotBlock.factorPivoted(diagonal, SIZE * p, s.size[p], reference, order, 6 * p);
            }
            for (int e = s.start[p]; e < s.start[p + 1]; e++) {
                divide(p, e);
            }
            int t = s.targetStart[p];
            for (int i = s.start[p]; i < s.start[p + 1]; i++) {
                for (int j = s.start[p]; j < i; j++) {
                    subtractProduct(p, i, j, s.target[t++]);
                }
                subtractSquare(p, i);
            }
        }
    }

    /** B = s A G⁻ᵀ. */
    private void divide(int p, int e) {
        int n = rank[p];
        int m = structure.size[p];
        int g = SIZE * p;
        double s = structure.sign[p];
        int rows = structure.size[structure.row[e]];
        for (int i = 0; i < rows; i++) {
            int b = SIZE * e + STRIDE * i;
            for (int k = 0; k < m; k++) {
                scratch[k] = below[b + order[6 * p + k]];
            }
            for (int k = 0; k < n; k++) {
                double sum = s * scratch[k];
                int gk = g + STRIDE * k;
                for (int l = 0; l < k; l++) {
                    sum -= below[b + l] * diagonal[gk + l];
                }
                below[b + k] = sum * diagonal[gk + k];
            }
        }
    }

    /** K_ij −= s B_i B_jᵀ. */
    private void subtractProduct(int p, int i, int j, int target) {
        double s = structure.sign[p];
        int n = rank[p];
        int rows = structure.size[structure.row[i]];
        int columns = structure.size[structure.row[j]];
        for (int r = 0; r < rows; r++) {
            int bi = SIZE * i + STRIDE * r;
            int to = SIZE * target + STRIDE * r;
            for (int c = 0; c < columns; c++) {
                below[to + c] -= s * dot(bi, SIZE * j + STRIDE * c, n);
            }
        }
    }

    /** The diagonal block of B's row, kept times its own sign: grows where signs differ, shrinks where not. */
    private void subtractSquare(int p, int e) {
        int n = rank[p];
        int to = structure.row[e];
        double s = structure.sign[p] * structure.sign[to];
        int rows = structure.size[to];
        for (int r = 0; r < rows; r++) {
            int d = SIZE * to + STRIDE * r;
            int b = SIZE * e + STRIDE * r;
            for (int c = 0; c < r; c++) {
                diagonal[d + c] -= s * dot(b, SIZE * e + STRIDE * c, n);
            }
            double square = dot(b, b, n);
            diagonal[d + r] -= s * square;
            if (s < 0) {
                reference[6 * to + r] += square;
            }
        }
    }

    private double dot(int i, int j, int n) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
            sum += below[i + k] * below[j + k];
        }
        return sum;
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

    /** Overwrites x by the solution of K x = x. */
    public void solve(double[] x) {
        for (int p = 0; p < structure.count; p++) {
            forward(p, x);
        }
        for (int p = structure.count - 1; p >= 0; p--) {
            backward(p, x);
        }
    }

    private void forward(int p, double[] x) {
        int n = rank[p];
        int at = 6 * p;
        for (int k = 0; k < n; k++) {
            int g = SIZE * p + STRIDE * k;
            double sum = x[at + order[at + k]];
            for (int l = 0; l < k; l++) {
                sum -= diagonal[g + l] * scratch[l];
            }
            scratch[k] = sum * diagonal[g + k];
        }
        System.arraycopy(scratch, 0, x, at, n);
        for (int e = structure.start[p]; e < structure.start[p + 1]; e++) {
            int to = structure.row[e];
            int rows = structure.size[to];
            for (int i = 0; i < rows; i++) {
                int b = SIZE * e + STRIDE * i;
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += below[b + k] * scratch[k];
                }
                x[6 * to + i] -= sum;
            }
        }
    }

    private void backward(int p, double[] x) {
        int n = rank[p];
        int at = 6 * p;
        double s = structure.sign[p];
        for (int k = 0; k < n; k++) {
            scratch[k] = s * x[at + k];
        }
        for (int e = structure.start[p]; e < structure.start[p + 1]; e++) {
            int from = structure.row[e];
            int rows = structure.size[from];
            for (int i = 0; i < rows; i++) {
                int b = SIZE * e + STRIDE * i;
                double value = x[6 * from + i];
                for (int k = 0; k < n; k++) {
                    scratch[k] -= below[b + k] * value;
                }
            }
        }
        for (int k = n; k < structure.size[p]; k++) {
            x[at + order[at + k]] = 0;
        }
        for (int k = n - 1; k >= 0; k--) {
            int g = SIZE * p + STRIDE * k;
            double value = scratch[k] * diagonal[g + k];
            x[at + order[at + k]] = value;
            for (int l = 0; l < k; l++) {
                scratch[l] -= diagonal[g + l] * value;
            }
        }
    }
}
