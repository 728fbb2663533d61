package org.signorini.formulation.rc.sparse;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.multibody.constraint.Rows;

/**
 * {@link RowCompliance} where links join bodies to trees. With K = B S Bᵀ eliminated from the tips, what an impulse on
 * a body is to the next body on the way to the root is E ← U E, and the blocks of K⁻¹ on the diagonal follow from the
 * root to the tips,
 *
 * <pre>
 * Z = G_l⁻¹ B_bl G_b⁻¹,   U = B_l Z,   K⁻¹_bb = (G_b G_bᵀ)⁻¹ − ZᵀZ + Uᵀ K⁻¹_pp U
 * </pre>
 *
 * for a body b, its link l and the next body p (the block recursion for the inverse of a sparse matrix of Takahashi,
 * Fagan, Chin 1973, which on trees is that of {@link org.signorini.multibody.dynamics.OperationalSpace}). Two rows meet
 * where their paths do, W_ij = E_iᵀ K⁻¹ E_j there. Some 900 products per body, 36 per row and body on its way, six per
 * pair.
 */
final class TreeCompliance {

    private static final int SIZE = PivotBlock.SIZE;

    private final SaddleFactor factor;
    private final SaddleStructure structure;
    private final int bodies;
    /** By position, where a body is in the order of subtrees: one after the other, its root last. */
    private final int[] place;
    /** By place: position, place of the next body or −1, place at which the subtree begins. */
    private final int[] position;
    private final int[] parent;
    private final int[] first;
    /** By place: U, K⁻¹ and, without the link to the next body, (GGᵀ)⁻¹. */
    private final double[] up;
    private final double[] inverse;
    private final double[] apart;
    /** By place: where a body's legs begin. A leg is a row's wrench on one of its bodies. */
    private final int[] begin;
    private final int[] filled;
    private double[] wrench = {};
    private int[] row = {};
    private int size;
    private double[] half;
    private final BodyStep step = new BodyStep();
    private final double[] t = new double[6];

    /** Whether every body has one link to one next body at most. */
    static boolean fits(SaddleStructure s) {
        for (int p = 0; p < s.count; p++) {
            if (s.start[p + 1] - s.start[p] > 1 || s.next(p) >= 0 && s.sign[s.next(p)] == s.sign[p]) {
                return false;
            }
        }
        return true;
    }

    TreeCompliance(SaddleFactor factor) {
        this.factor = factor;
        structure = factor.structure;
        bodies = structure.bodies;
        place = new int[structure.count];
        position = new int[bodies];
        parent = new int[bodies];
        first = new int[bodies];
        up = new double[SIZE * bodies];
        inverse = new double[SIZE * bodies];
        apart = new double[SIZE * bodies];
        begin = new int[bodies + 1];
        filled = new int[bodies];
        arrange();
    }

    private int nextBody(int p) {
        int link = structure.next(p);
        return link < 0 ? -1 : structure.next(link);
    }

    /** Hands out places from the roots, which are eliminated last, to the tips. */
    private void arrange() {
        int[] below = new int[structure.count];
        int[] cursor = new int[structure.count];
        for (int p = 0; p < structure.count; p++) {
            if (structure.sign[p] > 0) {
                below[p]++;
                if (nextBody(p) >= 0) {
                    below[nextBody(p)] += below[p];
                }
            }
        }
        int roots = 0;
        for (int p = structure.count - 1; p >= 0; p--) {
            if (structure.sign[p] > 0) {
                int next = nextBody(p);
                int start = next < 0 ? roots : cursor[next];
                int k = start + below[p] - 1;
                cursor[p] = start;
                place[p] = k;
                position[k] = p;
                first[k] = start;
                parent[k] = next < 0 ? -1 : place[next];
                if (next < 0) {
                    roots += below[p];
                } else {
                    cursor[next] += below[p];
                }
            }
        }
    }

    /**
     * out = W, row-major, symmetric to the last bit.
     *
     * @param free receives the diagonal entries without the links to the next bodies
     */
    void fill(Rows rows, double[] out, double[] free) {
        size = rows.count();
        half = out;
        Arrays.fill(out, 0, size * size, 0);
        Arrays.fill(free, 0, size, 0);
        start(rows);
        for (int k = bodies - 1; k >= 0; k--) {
            if (legs(k) > 0) {
                step.take(factor, position[k], parent[k], up, inverse, apart, k);
            }
        }
        for (int k = 0; k < bodies; k++) {
            if (legs(k) > 0) {
                addFree(k, free);
                meet(k);
                if (parent[k] >= 0 && legs(k) < begin[bodies]) {
                    climb(k);
                }
            }
        }
        symmetrize();
    }

    /** Puts every leg in its place. */
    private void start(Rows rows) {
        int legs = 2 * size;
        if (row.length < legs) {
            wrench = new double[12 * legs];
            row = new int[2 * legs];
        }
        Arrays.fill(begin, 0);
        for (int leg = 0; leg < legs; leg++) {
            int p = structure.bodyPosition[rows.node[leg]];
            if (p >= 0) {
                begin[place[p] + 1]++;
            }
        }
        for (int k = 0; k < bodies; k++) {
            begin[k + 1] += begin[k];
            filled[k] = begin[k];
        }
        for (int leg = 0; leg < legs; leg++) {
            int p = structure.bodyPosition[rows.node[leg]];
            if (p >= 0) {
                int at = filled[place[p]]++;
                row[at] = leg >> 1;
                System.arraycopy(rows.wrench, 6 * leg, wrench, 6 * at, 6);
            }
        }
    }

    /** Legs of a body and all those whose way leads past it. */
    private int legs(int k) {
        return begin[k + 1] - begin[first[k]];
    }

    private void addFree(int k, double[] free) {
        for (int a = begin[k]; a < begin[k + 1]; a++) {
            apply(apart, SIZE * k, a);
            free[row[a]] += SpatialVectors.dot(t, 0, wrench, 6 * a);
        }
    }

    /** All pairs that meet at a body: its own legs with each other and with those below, and those of its branches. */
    private void meet(int k) {
        int lowest = begin[first[k]];
        for (int a = begin[k]; a < begin[k + 1]; a++) {
            apply(inverse, SIZE * k, a);
            add(a, lowest, a);
            half[row[a] * size + row[a]] += 0.5 * SpatialVectors.dot(t, 0, wrench, 6 * a);
        }
        for (int branch = k - 1; branch >= first[k] && first[branch] > first[k]; branch = first[branch] - 1) {
            int from = begin[first[branch]];
            if (from > lowest) {
                for (int a = from; a < begin[branch + 1]; a++) {
                    apply(inverse, SIZE * k, a);
                    add(a, lowest, from);
                }
            }
        }
    }

    /** t = X E_a. */
    private void apply(double[] x, int at, int a) {
        int e = 6 * a;
        for (int i = 0, r = at; i < 6; i++, r += 6) {
            t[i] = x[r] * wrench[e] + x[r + 1] * wrench[e + 1] + x[r + 2] * wrench[e + 2]
                    + (x[r + 3] * wrench[e + 3] + x[r + 4] * wrench[e + 4] + x[r + 5] * wrench[e + 5]);
        }
    }

    /** Adds t·E_b for all b of a range. */
    private void add(int a, int from, int to) {
        double t0 = t[0];
        double t1 = t[1];
        double t2 = t[2];
        double t3 = t[3];
        double t4 = t[4];
        double t5 = t[5];
        int at = row[a] * size;
        for (int b = from, e = 6 * from; b < to; b++, e += 6) {
            half[at + row[b]] += t0 * wrench[e] + t1 * wrench[e + 1] + t2 * wrench[e + 2]
                    + (t3 * wrench[e + 3] + t4 * wrench[e + 4] + t5 * wrench[e + 5]);
        }
    }

    /** E ← U E for all legs on their way past a body. */
    private void climb(int k) {
        for (int a = begin[first[k]]; a < begin[k + 1]; a++) {
            apply(up, SIZE * k, a);
            System.arraycopy(t, 0, wrench, 6 * a, 6);
        }
    }

    /** Every pair stands in one of its two places, itself by half: out + outᵀ. */
    private void symmetrize() {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double entry = half[i * size + j] + half[j * size + i];
                half[i * size + j] = entry;
                half[j * size + i] = entry;
            }
        }
    }
}
