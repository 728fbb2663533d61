package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.constraint.Rows;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The operational-space inertia Λ = J M⁻¹ Jᵀ of any rows (S0 eq. 43, §2.4.2), without forming M or J: the response of
 * relative velocities at contacts and loop closures to impulses there.
 *
 * <p>
 * The wrenches of a unit impulse in each row travel from their nodes to the root, E ← shift(E − U D⁻¹SᵀE). Two rows meet
 * where their paths do, and what they share is known there in two ways:
 *
 * <pre>
 * Λ_ij = Σ over common nodes of (SᵀE_i) D⁻¹ (SᵀE_j)     or     E_iᵀ Υ E_j at the first common node.
 * </pre>
 *
 * The sum costs one product per pair and node, and needs nothing else: it is used at nodes that few rows pass. Υ ({@link
 * NodeCompliance}) costs some 150 products per node, and six per pair wherever the pair meets: used at nodes that
 * {@value #MANY} or more rows pass, and on free joints, where it is the inverse inertia. As rows only gather on the way to
 * the root, both parts fit together: rows that enter the second part are taken there as if they began there. Long
 * stretches without meetings are crossed by six unit wrenches instead of all rows ({@link Ascent}). In all O(n) +
 * O(rows²), with {@link #passages} and {@link #meetings} to show it.
 */
public final class OperationalSpace {

    /** Rows at a node from which Υ is cheaper than the sum over nodes. */
    private static final int MANY = 18;
    private static final int FRESH = 0;

    private final Tree tree;
    private final Kinematics kinematics;
    private final MassFactor factor;
    private final NodeCompliance compliance;
    private final Ascent ascent;
    private final int[] head;
    private final int[] passing;
    private final int[] own;
    private final int[] branches;

    /** Per leg (A and B of each row): the travelling wrench, Υ times it, its list and the branch it came by. */
    private double[] wrench = {};
    private double[] response = {};
    private double[] y = {};
    private int[] next = {};
    private int[] branch = {};
    private int[] list = {};
    private int[] arranged = {};
    private int[] place = {};
    private int firstBranch;
    private int lastBranch;
    private int size;
    private double[] lambda;
    private long passages;
    private long meetings;

    public OperationalSpace(MassFactor factor) {
        this.factor = factor;
        kinematics = factor.kinematics();
        tree = kinematics.tree();
        compliance = new NodeCompliance(factor);
        ascent = new Ascent(factor);
        int nodes = tree.nodes + 1;
        head = new int[nodes];
        passing = new int[nodes];
        own = new int[nodes];
        branches = new int[nodes];
    }

    /** out = Λ, row-major, rows × rows, both triangles. The factor must be up to date. */
    public void fill(Rows rows, double[] out) {
        size = rows.count();
        lambda = out;
        passages = 0;
        meetings = 0;
        reserve(2 * size);
        Arrays.fill(out, 0, size * size, 0);
        start(rows);
        for (int k = 1; k <= tree.nodes; k++) {
            if (usesCompliance(k)) {
                compliance.update(k);
            }
        }
        for (int k = tree.nodes; k >= 1; k--) {
            if (head[k] >= 0) {
                visit(k);
            }
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                out[j * size + i] = out[i * size + j];
            }
        }
    }

    private void reserve(int legs) {
        if (next.length < legs) {
            int room = Math.max(64, 2 * legs);
            wrench = new double[6 * room];
            response = new double[6 * room];
            y = new double[room];
            next = new int[room];
            branch = new int[room];
            list = new int[room];
            arranged = new int[room];
            place = new int[room];
        }
    }

    /** Puts every leg at its node and counts how many will pass each node. */
    private void start(Rows rows) {
        Arrays.fill(head, -1);
        Arrays.fill(passing, 0);
        Arrays.fill(own, 0);
        Arrays.fill(branches, 0);
        System.arraycopy(rows.wrench, 0, wrench, 0, 12 * size);
        for (int leg = 2 * size - 1; leg >= 0; leg--) {
            int k = rows.node[leg];
            if (k != 0) {
                push(leg, k, FRESH);
                own[k]++;
            }
        }
        for (int k = tree.nodes; k >= 1; k--) {
            passing[k] += own[k];
            int parent = tree.parent[k];
            if (passing[k] > 0 && parent != 0 && tree.joint[k] != Tree.FREE) {
                passing[parent] += passing[k];
                branches[parent]++;
            }
        }
    }

    private boolean usesCompliance(int k) {
        return passing[k] >= MANY || passing[k] > 0 && tree.joint[k] == Tree.FREE;
    }

    private void push(int leg, int k, int from) {
        next[leg] = head[k];
        head[k] = leg;
        branch[leg] = from;
    }

    private void visit(int k) {
        int count = 0;
        for (int leg = head[k]; leg >= 0; leg = next[leg]) {
            list[count++] = leg;
        }
        if (usesCompliance(k)) {
            meet(k, count);
            if (tree.joint[k] != Tree.FREE) {
                count = merge(count);
                climb(k, count);
            }
        } else {
            count = merge(count);
            sum(k, count);
        }
    }

    /** Legs of the same row that are at the same node become one. */
    private int merge(int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int leg = list[i];
            int before = place[leg >> 1];
            if (before > 0) {
                SpatialVectors.addScaled(1, wrench, 6 * leg, wrench, 6 * list[before - 1]);
            } else {
                list[kept++] = leg;
                place[leg >> 1] = kept;
            }
        }
        for (int i = 0; i < kept; i++) {
            place[list[i] >> 1] = 0;
        }
        return kept;
    }

    /** The first way: adds this node's term of the sum and passes the rows on, as new to whoever is above. */
    private void sum(int k, int count) {
        if (!tree.prescribed[k]) {
            for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                ascent.project(i, wrench, list, count, y);
                double d = factor.inverseD[i];
                for (int a = 0; a < count; a++) {
                    double scaled = y[a] * d;
                    int row = list[a] >> 1;
                    for (int b = 0; b <= a; b++) {
                        int other = list[b] >> 1;
                        lambda[row > other ? row * size + other : other * size + row] += scaled * y[b];
                    }
                }
                meetings += (long) count * (count + 1) / 2;
            }
        }
        passages += count;
        int parent = tree.parent[k];
        if (parent != 0) {
            for (int a = 0; a < count; a++) {
                ascent.shift(k, wrench, 6 * list[a]);
                push(list[a], parent, FRESH);
            }
        }
    }

    /**
     * The second way: E_aᵀ Υ E_b for all pairs that have not met before, that is, all but those that came by the same
     * branch. Υ E is needed of all but the last branch, so the largest stands there.
     */
    private void meet(int k, int count) {
        arrange(count);
        int fresh = firstBranch;
        for (int a = 0; a < lastBranch; a++) {
            Symmetric6.apply(compliance.upsilon, Symmetric6.SIZE * k, wrench, 6 * list[a], response, 6 * list[a]);
        }
        for (int a = 0; a < fresh; a++) {
            for (int b = 0; b < a; b++) {
                add(list[a], list[b]);
            }
            addSelf(list[a]);
        }
        int start = fresh;
        for (int a = fresh; a < count; a++) {
            if (branch[list[a]] != branch[list[start]]) {
                start = a;
            }
            for (int b = 0; b < start; b++) {
                add(list[a], list[b]);
            }
            meetings += start;
        }
        meetings += (long) fresh * (fresh + 1) / 2;
    }

    /** Reorders the list: new legs, then branches, the largest of them last. Sets where the parts start. */
    private void arrange(int count) {
        int largest = FRESH;
        int best = 0;
        for (int i = 0, start = 0; i < count; i++) {
            int from = branch[list[i]];
            if (i == 0 || from != branch[list[i - 1]]) {
                start = i;
            }
            if (from != FRESH && i - start >= best) {
                best = i - start + 1;
                largest = from;
            }
        }
        int filled = 0;
        for (int part = 0; part < 3; part++) {
            for (int i = 0; i < count; i++) {
                int from = branch[list[i]];
                int belongs = from == FRESH ? 0 : from == largest ? 2 : 1;
                if (belongs == part) {
                    arranged[filled++] = list[i];
                }
            }
            if (part == 0) {
                firstBranch = filled;
            } else if (part == 1) {
                lastBranch = filled;
            }
        }
        int[] swap = list;
        list = arranged;
        arranged = swap;
    }

    private void add(int a, int b) {
        int e = 6 * a;
        int r = 6 * b;
        double value = wrench[e] * response[r] + wrench[e + 1] * response[r + 1] + wrench[e + 2] * response[r + 2]
                + wrench[e + 3] * response[r + 3] + wrench[e + 4] * response[r + 4] + wrench[e + 5] * response[r + 5];
        int row = a >> 1;
        int other = b >> 1;
        if (row > other) {
            lambda[row * size + other] += value;
        } else if (row < other) {
            lambda[other * size + row] += value;
        } else {
            lambda[row * size + row] += 2 * value;
        }
    }

    private void addSelf(int a) {
        int e = 6 * a;
        double value = 0;
        for (int j = e; j < e + 6; j++) {
            value += wrench[j] * response[j];
        }
        int row = a >> 1;
        lambda[row * size + row] += value;
    }

    /** Passes the rows on to the next node where something happens. */
    private void climb(int k, int count) {
        int end = tree.parent[k];
        int stretch = 1;
        while (end != 0 && own[end] == 0 && branches[end] == 1 && tree.joint[end] != Tree.FREE) {
            end = tree.parent[end];
            stretch++;
        }
        if (end == 0) {
            return;
        }
        passages += ascent.climb(k, end, stretch, wrench, list, count, y);
        for (int a = 0; a < count; a++) {
            push(list[a], end, k);
        }
    }

    /** How many wrenches were taken past a node in the last {@link #fill}. */
    public long passages() {
        return passages;
    }

    /** How many products of two rows were added in the last {@link #fill}. */
    public long meetings() {
        return meetings;
    }
}
