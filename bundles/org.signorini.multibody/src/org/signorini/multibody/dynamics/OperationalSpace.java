package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.topology.Tree;

/**
 * The operational-space inertia Λ = J M⁻¹ Jᵀ of any rows (S0 eq. 43, §2.4.2), without forming M or J: the response of
 * relative velocities at contacts and loop closures to impulses there.
 *
 * <p>
 * The wrenches of a unit impulse in each row, its legs, travel from their nodes to the root, E ← shift(E − U D⁻¹SᵀE).
 * Two legs meet where their paths do, and what they share is known there in two ways:
 *
 * <pre>
 * Λ_ij = Σ over common nodes of (SᵀE_i) D⁻¹ (SᵀE_j)     or     E_iᵀ Υ E_j at the first common node.
 * </pre>
 *
 * The sum costs one product per pair and node, and needs nothing else: it is used at nodes that few legs pass. Υ
 * ({@link NodeCompliance}) costs some 150 products per node, and six per pair wherever the pair meets: used at nodes
 * that {@value #MANY} or more legs pass, and on free joints, where it is the inverse inertia. As legs only gather on
 * the way to the root, both parts fit together: legs that enter the second part are taken there as if they began
 * there. Long stretches without meetings are crossed by six unit wrenches instead of all legs ({@link Ascent}). In
 * all O(n) + O(rows²), with {@link #passages} and {@link #meetings} to show it.
 *
 * <p>
 * Legs are kept in the order of falling node numbers. Nodes being numbered depth first, those of any subtree are then
 * next to each other, and no lists are needed.
 */
public final class OperationalSpace {

    /** Legs at a node from which Υ is cheaper than the sum over nodes. */
    private static final int MANY = 18;
    /** Edge of the blocks in which the result is made symmetric: two of them fit in the first cache. */
    private static final int BLOCK = 32;

    private final Tree tree;
    private final MassFactor factor;
    private final NodeCompliance compliance;
    private final Ascent ascent;
    /** Number of legs at nodes after this one; a node's own legs begin there. */
    private final int[] above;
    private final int[] own;
    private final int[] filled;
    private final boolean[] passed;
    private final double[] t = new double[6];

    private double[] wrench = {};
    private double[] y = {};
    private int[] row = {};
    private int size;
    private double[] half;
    private long passages;
    private long meetings;

    public OperationalSpace(MassFactor factor) {
        this.factor = factor;
        tree = factor.kinematics().tree();
        compliance = new NodeCompliance(factor);
        ascent = new Ascent(factor);
        above = new int[tree.nodes + 1];
        own = new int[tree.nodes + 1];
        filled = new int[tree.nodes + 1];
        passed = new boolean[tree.nodes + 1];
    }

    /** out = Λ, row-major, rows × rows, both triangles. The factor must be up to date. */
    public void fill(Rows rows, double[] out) {
        size = rows.count();
        half = out;
        passages = 0;
        meetings = 0;
        Arrays.fill(out, 0, size * size, 0);
        start(rows);
        for (int k = 1; k <= tree.nodes; k++) {
            if (usesCompliance(k)) {
                compliance.update(k);
            }
        }
        for (int k = tree.nodes; k >= 1; k--) {
            if (passing(k) > 0 && !passed[k]) {
                visit(k);
            }
        }
        symmetrize(out);
    }

    /** out = Υ of a node, {@link Symmetric6}; zero for the ground. O(depth). */
    public void compliance(int node, double[] out) {
        int length = 0;
        for (int k = node; k != 0 && (length == 0 || tree.joint[filled[length - 1]] != Tree.FREE); k = tree.parent[k]) {
            filled[length++] = k;
        }
        for (int i = length - 1; i >= 0; i--) {
            compliance.update(filled[i]);
        }
        System.arraycopy(compliance.upsilon, Symmetric6.SIZE * node, out, 0, Symmetric6.SIZE);
    }

    /** Puts every leg in its place. */
    private void start(Rows rows) {
        int legs = 2 * size;
        if (row.length < legs) {
            int room = Math.max(32, 2 * legs);
            wrench = new double[6 * room];
            y = new double[room];
            row = new int[room];
        }
        Arrays.fill(own, 0);
        Arrays.fill(passed, false);
        for (int leg = 0; leg < legs; leg++) {
            own[rows.node[leg]]++;
        }
        int sum = 0;
        for (int k = tree.nodes; k >= 1; k--) {
            above[k] = sum;
            filled[k] = sum;
            sum += own[k];
        }
        for (int leg = 0; leg < legs; leg++) {
            int k = rows.node[leg];
            if (k != 0) {
                int place = filled[k]++;
                row[place] = leg >> 1;
                System.arraycopy(rows.wrench, 6 * leg, wrench, 6 * place, 6);
            }
        }
    }

    private int first(int k) {
        return above[tree.last[k]];
    }

    private int end(int k) {
        return above[k] + own[k];
    }

    private int passing(int k) {
        return end(k) - first(k);
    }

    private boolean usesCompliance(int k) {
        int legs = passing(k);
        return legs >= MANY || legs > 0 && tree.joint[k] == Tree.FREE;
    }

    private void visit(int k) {
        if (!usesCompliance(k)) {
            sum(k);
            return;
        }
        meet(k);
        if (tree.joint[k] == Tree.FREE) {
            // nothing passes a free joint
            Arrays.fill(wrench, 6 * first(k), 6 * end(k), 0);
        } else {
            climb(k);
        }
    }

    /** The first way: adds this node's term of the sum and takes the legs on. */
    private void sum(int k) {
        int first = first(k);
        int end = end(k);
        if (!tree.prescribed[k]) {
            for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                ascent.project(i, wrench, first, end, y);
                double d = factor.inverseD[i];
                for (int a = first; a < end; a++) {
                    double scaled = y[a] * d;
                    int at = row[a] * size;
                    for (int b = first; b < a; b++) {
                        half[at + row[b]] += scaled * y[b];
                    }
                    half[at + row[a]] += 0.5 * scaled * y[a];
                }
                meetings += pairs(end - first);
            }
        }
        passages += end - first;
        if (tree.parent[k] != 0) {
            ascent.shift(k, wrench, first, end);
        }
    }

    private static long pairs(long legs) {
        return legs * (legs + 1) / 2;
    }

    /**
     * The second way: E_aᵀ Υ E_b for all pairs that have not met before. Legs that came together by a child that uses Υ
     * have; those of the node itself, and of children that add up sums, have not.
     */
    private void meet(int k) {
        int end = end(k);
        within(k, above[k], end);
        for (int child = k + 1; child <= tree.last[k]; child = tree.last[child] + 1) {
            int from = first(child);
            int to = end(child);
            if (from < to) {
                between(k, from, to, end);
                if (!usesCompliance(child)) {
                    within(k, from, to);
                }
            }
        }
    }

    private void within(int k, int from, int to) {
        for (int a = from; a < to; a++) {
            Symmetric6.apply(compliance.upsilon, Symmetric6.SIZE * k, wrench, 6 * a, t, 0);
            add(a, from, a);
            half[row[a] * size + row[a]] += 0.5 * SpatialVectors.dot(t, 0, wrench, 6 * a);
        }
        meetings += pairs(to - from);
    }

    /** All pairs of from … to and to … end. */
    private void between(int k, int from, int to, int end) {
        boolean fewerAbove = end - to <= to - from;
        int start = fewerAbove ? to : from;
        int stop = fewerAbove ? end : to;
        for (int a = start; a < stop; a++) {
            Symmetric6.apply(compliance.upsilon, Symmetric6.SIZE * k, wrench, 6 * a, t, 0);
            add(a, fewerAbove ? from : to, fewerAbove ? to : end);
        }
        meetings += (long) (to - from) * (end - to);
    }

    /** Adds t·E_b for all b of a range, t being Υ E_a. */
    private void add(int a, int from, int to) {
        double t0 = t[0];
        double t1 = t[1];
        double t2 = t[2];
        double t3 = t[3];
        double t4 = t[4];
        double t5 = t[5];
        int at = row[a] * size;
        for (int b = from, e = 6 * from; b < to; b++, e += 6) {
            half[at + row[b]] += t0 * wrench[e] + t1 * wrench[e + 1] + t2 * wrench[e + 2] + t3 * wrench[e + 3]
                    + t4 * wrench[e + 4] + t5 * wrench[e + 5];
        }
    }

    /** Takes the legs on to the next node where something happens. */
    private void climb(int k) {
        int legs = passing(k);
        int stretch = 1;
        int stop = tree.parent[k];
        while (stop != 0 && passing(stop) == legs && tree.joint[stop] != Tree.FREE) {
            passed[stop] = true;
            stop = tree.parent[stop];
            stretch++;
        }
        if (stop != 0) {
            passages += ascent.climb(k, stop, stretch, wrench, first(k), end(k), y);
        }
    }

    /** Every pair stands in one of its two places, itself by half: out + outᵀ. */
    private void symmetrize(double[] out) {
        for (int i0 = 0; i0 < size; i0 += BLOCK) {
            int i1 = Math.min(size, i0 + BLOCK);
            for (int j0 = 0; j0 <= i0; j0 += BLOCK) {
                for (int i = i0; i < i1; i++) {
                    int j1 = Math.min(i + 1, j0 + BLOCK);
                    for (int j = j0; j < j1; j++) {
                        double entry = out[i * size + j] + out[j * size + i];
                        out[i * size + j] = entry;
                        out[j * size + i] = entry;
                    }
                }
            }
        }
    }

    /** How many wrenches were taken past a node in the last {@link #fill}. */
    public long passages() {
        return passages;
    }

    /** How many products of two legs were added in the last {@link #fill}. */
    public long meetings() {
        return meetings;
    }
}
