package org.signorini.formulation.ce.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.formulation.ce.loop.Aggregation;
import org.signorini.multibody.constraint.Rows;

/**
 * W = J X(XᵀMX)⁻¹Xᵀ Jᵀ of any rows (S0 eq. 43 with embedded constraints), without forming M or J: the operational-space
 * inertia on a tree of compound bodies.
 *
 * <p>
 * As on a plain tree ({@link org.signorini.multibody.dynamics.OperationalSpace}), the wrenches of a unit impulse in
 * each row, its legs, travel to the root: past a cluster e = A_kᵀE and E ← shift(E) − V e. Two legs share
 *
 * <pre>
 * W_ij = Σ over common clusters of e_i·e_j     or     e_i·e_j + E_iᵀ Υ_P E_j at the first of them.
 * </pre>
 *
 * The sum is used where fewer than {@value #MANY} legs pass, Υ ({@link ClusterCompliance}) elsewhere; stretches where
 * nothing meets are crossed by the product of their 6×6 matrices. O(n) + O(rows²).
 */
public final class EmbeddedSpace {

    /** Legs at a cluster from which Υ is cheaper than the sum over clusters. */
    private static final int MANY = 18;

    private final EmbeddedFactor factor;
    private final Aggregation clusters;
    private final ClusterCompliance compliance;
    /** Number of legs at clusters after this one; a cluster's own legs begin there. */
    private final int[] above;
    private final int[] own;
    private final int[] filled;
    private final boolean[] passed;
    private final boolean[] known;
    private final double[] t = new double[6];
    private double[] stretch = new double[36];
    private double[] scratch = new double[36];

    private double[] wrench = {};
    private int[] node = {};
    private int[] row = {};
    private double[] y = {};
    private int width;
    private int size;
    private double[] half;

    public EmbeddedSpace(EmbeddedFactor factor) {
        this.factor = factor;
        clusters = factor.clusters;
        compliance = new ClusterCompliance(factor);
        above = new int[clusters.count];
        own = new int[clusters.count];
        filled = new int[clusters.count];
        passed = new boolean[clusters.count];
        known = new boolean[factor.kinematics.tree().nodes + 1];
    }

    /** out = W, row-major, rows × rows, both triangles. The factor must be up to date. */
    public void fill(Rows rows, double[] out) {
        size = rows.count();
        half = out;
        Arrays.fill(out, 0, size * size, 0);
        start(rows);
        for (int c = 0; c < clusters.count; c++) {
            int parent = clusters.parentNode[c];
            if (usesCompliance(c) && parent != 0 && !known[parent]) {
                compliance.update(parent);
                known[parent] = true;
            }
        }
        for (int c = clusters.count - 1; c >= 0; c--) {
            if (passing(c) > 0 && !passed[c]) {
                visit(c);
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                // every pair stands in one of its two places, itself by half
                double entry = out[i * size + j] + out[j * size + i];
                out[i * size + j] = entry;
                out[j * size + i] = entry;
            }
        }
    }

    /** Puts every leg in its place, those of later clusters first. */
    private void start(Rows rows) {
        int legs = 2 * size;
        width = 1;
        for (int c = 0; c < clusters.count; c++) {
            width = Math.max(width, factor.width[c]);
        }
        if (row.length < legs || y.length < width * legs) {
            int room = Math.max(32, 2 * legs);
            wrench = new double[6 * room];
            node = new int[room];
            row = new int[room];
            y = new double[width * room];
        }
        Arrays.fill(own, 0);
        Arrays.fill(passed, false);
        Arrays.fill(known, false);
        for (int leg = 0; leg < legs; leg++) {
            if (rows.node[leg] != 0) {
                own[clusters.cluster[rows.node[leg]]]++;
            }
        }
        int sum = 0;
        for (int c = clusters.count - 1; c >= 0; c--) {
            above[c] = sum;
            filled[c] = sum;
            sum += own[c];
        }
        for (int leg = 0; leg < legs; leg++) {
            if (rows.node[leg] != 0) {
                int place = filled[clusters.cluster[rows.node[leg]]]++;
                row[place] = leg >> 1;
                node[place] = rows.node[leg];
                System.arraycopy(rows.wrench, 6 * leg, wrench, 6 * place, 6);
            }
        }
    }

    private int first(int c) {
        return above[clusters.last[c]];
    }

    private int end(int c) {
        return above[c] + own[c];
    }

    private int passing(int c) {
        return end(c) - first(c);
    }

    private boolean usesCompliance(int c) {
        return passing(c) >= MANY;
    }

    private void visit(int c) {
        int first = first(c);
        int end = end(c);
        for (int leg = first; leg < end; leg++) {
            pass(c, leg);
        }
        if (!usesCompliance(c)) {
            within(c, first, end, false);
            return;
        }
        meet(c, end);
        cross(c);
    }

    /** e and E ← shift(E) − V e of one leg, which is then at the node the cluster hangs on. */
    private void pass(int c, int leg) {
        int k = node[leg];
        int at = 6 * leg;
        int n = factor.width[c];
        int parent = clusters.parentNode[c];
        for (int j = 0; j < n; j++) {
            y[width * leg + j] = SpatialVectors.dot(factor.motions, factor.a0[k] + 6 * j, wrench, at);
        }
        if (parent == 0) {
            return;
        }
        Arrays.fill(t, 0);
        SpatialVectors.addShiftedForce(wrench, at, factor.offset, 3 * k, t, 0);
        for (int j = 0; j < n; j++) {
            SpatialVectors.addScaled(-y[width * leg + j], factor.V, 6 * (clusters.firstFreedom[c] + j), t, 0);
        }
        System.arraycopy(t, 0, wrench, at, 6);
        node[leg] = parent;
    }

    /**
     * All pairs that meet here for the first time. Legs that came together by a child that uses Υ have met; those of
     * the cluster itself, and of children that add up sums, have not.
     */
    private void meet(int c, int end) {
        within(c, above[c], end, true);
        for (int child = c + 1; child <= clusters.last[c]; child = clusters.last[child] + 1) {
            int from = first(child);
            int to = end(child);
            for (int a = from; a < to; a++) {
                add(c, a, to, end, true);
            }
            if (!usesCompliance(child)) {
                within(c, from, to, true);
            }
        }
    }

    /** All pairs of a range. */
    private void within(int c, int from, int to, boolean withParent) {
        for (int a = from; a < to; a++) {
            add(c, a, from, a + 1, withParent);
        }
    }

    /** Adds e_a·e_b, and E_aᵀΥ_P E_b if asked for, for all b of a range; a itself by half. */
    private void add(int c, int a, int from, int to, boolean withParent) {
        int n = factor.width[c];
        int parent = withParent ? clusters.parentNode[c] : 0;
        if (parent != 0) {
            Symmetric6.apply(compliance.upsilon, Symmetric6.SIZE * parent, wrench, 6 * a, t, 0);
        }
        int at = row[a] * size;
        for (int b = from; b < to; b++) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                sum += y[width * a + j] * y[width * b + j];
            }
            if (parent != 0) {
                sum += SpatialVectors.dot(t, 0, wrench, 6 * b);
            }
            half[at + row[b]] += b == a ? 0.5 * sum : sum;
        }
    }

    /** Takes legs that are at one node on to the next cluster where others join them. */
    private void cross(int c) {
        int legs = passing(c);
        int at = clusters.parentNode[c];
        int stretched = 0;
        while (at != 0 && passing(clusters.cluster[at]) == legs) {
            int next = clusters.cluster[at];
            passed[next] = true;
            if (clusters.parentNode[next] == 0) {
                return;
            }
            append(at, stretched++);
            at = clusters.parentNode[next];
        }
        if (stretched > 0) {
            for (int leg = first(c); leg < end(c); leg++) {
                for (int i = 0; i < 6; i++) {
                    t[i] = SpatialVectors.dot(stretch, 6 * i, wrench, 6 * leg);
                }
                System.arraycopy(t, 0, wrench, 6 * leg, 6);
                node[leg] = at;
            }
        }
    }

    /** stretch = T of a node · stretch. */
    private void append(int k, int before) {
        if (before == 0) {
            System.arraycopy(compliance.transfer, 36 * k, stretch, 0, 36);
            return;
        }
        Arrays.fill(scratch, 0);
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                SpatialVectors.addScaled(compliance.transfer[36 * k + 6 * i + j], stretch, 6 * j, scratch, 6 * i);
            }
        }
        double[] kept = stretch;
        stretch = scratch;
        scratch = kept;
    }
}
