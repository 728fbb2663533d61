package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.Cholesky;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The equations of leaves (S1 §4: "individual bodies and/or sub-domains are represented by the leaves"). A single body
 * has ζ of S1 eq. 21, its inverse inertia. A few bodies joined to each other get theirs by the recursion of articulated
 * bodies (Featherstone 2008, §7.3), tips to top, which takes a tenth of what joining them one by one takes:
 *
 * <pre>
 * U = I S,    D = SᵀU (+ spring),    I ← I − U Uᵀ/D,    I_parent += shift(I).
 * </pre>
 *
 * A wrench on a body, be it of a handle or of a contact, climbs to the top by w ← shift(w − U Sᵀw/D). On its way it
 * leaves a trace ĉ: Sᵀw/√D at every freedom passed and, unless the top is held by the ground, L⁻¹w at the top with LLᵀ
 * its articulated inertia. Traces are all that is needed: the response of any wrench to any other is the product of
 * their traces. So Z = ĈĈᵀ with the traces Ĉ of unit wrenches on the handles.
 *
 * <p>
 * Massless bodies are exact here where they are no handles. O(bodies) for a given number of handles. Fails where a
 * joint moves no inertia, naming the joint.
 */
public final class SubDomains {

    private final AssemblyTree assemblies;
    private final Kinematics kinematics;
    private final Tree tree;
    private final LeafBodies bodies;
    private final Springs springs;
    /** Inertias of bodies are divided by this. */
    private final double[] shares;
    private final boolean[] handle;
    /** Where a freedom is in the traces of its leaf, and how long these are. */
    private final int[] place;
    private final int[] length;
    private final boolean[] grounded;
    private final double[] articulated;
    private final double[] U;
    private final double[] inverseD;
    private final double[] rootD;
    private final int[] factorAt;
    /** L of the articulated inertia of tops, 36 for each leaf. */
    private final double[] topFactor;
    private final int[] traceAt;
    private final double[] trace;
    /** ê: what the wrenches of a right side leave together. */
    private final int[] rightAt;
    private final double[] right;

    SubDomains(AssemblyTree assemblies, Kinematics kinematics, LeafBodies bodies, Springs springs) {
        this.assemblies = assemblies;
        this.kinematics = kinematics;
        this.bodies = bodies;
        this.springs = springs;
        tree = kinematics.tree();
        shares = new double[tree.nodes + 1];
        Arrays.fill(shares, 1);
        handle = new boolean[tree.nodes + 1];
        place = new int[tree.freedoms];
        int n = assemblies.count;
        length = new int[n];
        grounded = new boolean[n];
        factorAt = new int[n + 1];
        traceAt = new int[n + 1];
        rightAt = new int[n + 1];
        for (int c = 0; c < n; c++) {
            boolean leaf = assemblies.left[c] < 0;
            if (leaf) {
                arrange(c);
            }
            factorAt[c + 1] = factorAt[c] + (leaf ? 36 : 0);
            traceAt[c + 1] = traceAt[c] + (leaf ? 6 * assemblies.parts(c) * length[c] : 0);
            rightAt[c + 1] = rightAt[c] + length[c];
        }
        articulated = new double[Symmetric6.SIZE * (tree.nodes + 1)];
        U = new double[6 * tree.freedoms];
        inverseD = new double[tree.freedoms];
        rootD = new double[tree.freedoms];
        topFactor = new double[factorAt[n]];
        trace = new double[traceAt[n]];
        right = new double[rightAt[n]];
    }

    private void arrange(int c) {
        int top = assemblies.member[assemblies.memberStart[c]];
        grounded[c] = tree.parent[top] == 0 && tree.joint[top] != Tree.FREE;
        int next = 0;
        for (int m = assemblies.memberStart[c]; m < assemblies.memberStart[c + 1]; m++) {
            int k = assemblies.member[m];
            for (int i = tree.u0[k]; i < tree.u0[k + 1] && (k != top || grounded[c]); i++) {
                place[i] = next++;
            }
        }
        length[c] = grounded[c] ? next : next + 6;
        handle[top] |= !grounded[c];
        for (int h = assemblies.partStart[c]; h < assemblies.partStart[c + 1]; h++) {
            handle[assemblies.partNode[h]] = true;
        }
    }

    /** Takes a body as one of a number of equal shares of itself. */
    void share(int node, double number) {
        shares[node] = number;
    }

    /** Length of traces in a leaf. */
    int length(int c) {
        return length[c];
    }

    /** Whether a joint is inside the leaf: not that of a top, unless the ground holds it. */
    private boolean isInner(int c, int m) {
        return m > assemblies.memberStart[c] || grounded[c];
    }

    /** Articulated inertias of a leaf, and the traces of its handles. */
    void factor(int c, double[] t) {
        int start = assemblies.memberStart[c];
        int end = assemblies.memberStart[c + 1];
        for (int m = start; m < end; m++) {
            int k = assemblies.member[m];
            bodies.inertia(k, handle[k], 1 / shares[k], articulated, Symmetric6.SIZE * k);
        }
        for (int m = end - 1; m >= start; m--) {
            int k = assemblies.member[m];
            if (!isInner(c, m)) {
                factorTop(c, k);
                continue;
            }
            for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                eliminate(k, i);
            }
            if (m > start) {
                Symmetric6.addShiftedInertia(articulated, Symmetric6.SIZE * k, kinematics.r_PN, 3 * k, articulated,
                        Symmetric6.SIZE * tree.parent[k]);
            }
        }
        int handles = assemblies.parts(c);
        for (int h = 0; h < 6 * handles; h++) {
            Arrays.fill(t, 0, 6, 0);
            t[h % 6] = 1;
            int at = traceAt[c] + h * length[c];
            Arrays.fill(trace, at, at + length[c], 0);
            climb(c, assemblies.partNode[assemblies.partStart[c] + h / 6], t, trace, at);
        }
    }

    private void factorTop(int c, int k) {
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j <= i; j++) {
                topFactor[factorAt[c] + 6 * i + j] = articulated[Symmetric6.SIZE * k + Symmetric6.index(i, j)];
            }
        }
        if (Cholesky.factor(topFactor, factorAt[c], 6) >= 0) {
            throw noInertia(k, articulated[Symmetric6.SIZE * k]);
        }
    }

    private void eliminate(int k, int i) {
        int s = 6 * i;
        if (tree.prescribed[k]) {
            // does not yield
            Arrays.fill(U, s, s + 6, 0);
            inverseD[i] = 0;
            rootD[i] = 0;
            return;
        }
        Symmetric6.apply(articulated, Symmetric6.SIZE * k, kinematics.S, s, U, s);
        double d = SpatialVectors.dot(kinematics.S, s, U, s) + (springs.isEmpty() ? 0 : springs.added(i));
        if (!(d > 0)) {
            throw noInertia(k, d);
        }
        inverseD[i] = 1 / d;
        rootD[i] = Math.sqrt(inverseD[i]);
        Symmetric6.addOuter(-inverseD[i], U, s, articulated, Symmetric6.SIZE * k);
    }

    private DynamicsException noInertia(int k, double d) {
        return new DynamicsException(Double.isNaN(d) ? "the state at joint '" + tree.name[k] + "' is not a number"
                : "joint '" + tree.name[k] + "' moves no inertia: give a body beyond it a mass");
    }

    /** out += the trace of a wrench on a body; the wrench is overwritten. */
    void climb(int c, int node, double[] w, double[] out, int at) {
        int top = assemblies.member[assemblies.memberStart[c]];
        for (int k = node;; k = tree.parent[k]) {
            if (k == top && !grounded[c]) {
                Cholesky.solveLower(topFactor, factorAt[c], 6, w, 0);
                for (int i = 0; i < 6; i++) {
                    out[at + length[c] - 6 + i] += w[i];
                }
                return;
            }
            for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                double y = SpatialVectors.dot(kinematics.S, 6 * i, w, 0);
                out[at + place[i]] += y * rootD[i];
                SpatialVectors.addScaled(-y * inverseD[i], U, 6 * i, w, 0);
            }
            if (k == top) {
                return;
            }
            int r = 3 * k;
            double[] p = kinematics.r_PN;
            w[0] += p[r + 1] * w[5] - p[r + 2] * w[4];
            w[1] += p[r + 2] * w[3] - p[r] * w[5];
            w[2] += p[r] * w[4] - p[r + 1] * w[3];
        }
    }

    /** Z of the handles, row-major. */
    void fill(int c, double[] z, int at) {
        int n = 6 * assemblies.parts(c);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = dot(trace, traceAt[c] + i * length[c], trace, traceAt[c] + j * length[c], length[c]);
                z[at + i * n + j] = sum;
                z[at + j * n + i] = sum;
            }
        }
    }

    /** out = the motions of the handles for a trace. */
    void handles(int c, double[] x, int ix, double[] out, int io) {
        for (int i = 0; i < 6 * assemblies.parts(c); i++) {
            out[io + i] = dot(trace, traceAt[c] + i * length[c], x, ix, length[c]);
        }
    }

    static double dot(double[] a, int ia, double[] b, int ib, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[ia + i] * b[ib + i];
        }
        return sum;
    }

    /**
     * z of the handles for impulses on the bodies, which are overwritten.
     *
     * @param uStart u⁻ where springs pull, or null where they do not
     */
    void rise(int c, double[] wrench, double[] uStart, double[] out) {
        int start = assemblies.memberStart[c];
        int at = rightAt[c];
        for (int m = assemblies.memberStart[c + 1] - 1; m >= start; m--) {
            int k = assemblies.member[m];
            int o = 6 * k;
            if (!isInner(c, m)) {
                Cholesky.solveLower(topFactor, factorAt[c], 6, wrench, o);
                System.arraycopy(wrench, o, right, at + length[c] - 6, 6);
                continue;
            }
            for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                double y = SpatialVectors.dot(kinematics.S, 6 * i, wrench, o);
                if (uStart != null && springs.isOn(k, i)) {
                    y += springs.pull(i, uStart);
                }
                right[at + place[i]] = y * rootD[i];
                SpatialVectors.addScaled(-y * inverseD[i], U, 6 * i, wrench, o);
            }
            if (m > start) {
                SpatialVectors.addShiftedForce(wrench, o, kinematics.r_PN, 3 * k, wrench, 6 * tree.parent[k]);
            }
        }
        handles(c, right, at, out, 0);
    }

    /** Motions of all bodies of a leaf, for impulses on its handles beside those of the last {@link #rise}. */
    void descend(int c, double[] impulse, double[] motion) {
        int at = rightAt[c];
        for (int h = 0; h < 6 * assemblies.parts(c); h++) {
            int from = traceAt[c] + h * length[c];
            for (int i = 0; i < length[c] && impulse[h] != 0; i++) {
                right[at + i] += impulse[h] * trace[from + i];
            }
        }
        int start = assemblies.memberStart[c];
        for (int m = start; m < assemblies.memberStart[c + 1]; m++) {
            int k = assemblies.member[m];
            if (isInner(c, m)) {
                move(k, m > start, at, motion);
            } else {
                solveUpper(topFactor, factorAt[c], right, at + length[c] - 6, motion, 6 * k);
            }
        }
    }

    /** y = shift(y_P) + S(ê/√D − Uᵀy/D). */
    private void move(int k, boolean hangs, int at, double[] y) {
        int o = 6 * k;
        if (hangs) {
            SpatialVectors.shiftMotion(y, 6 * tree.parent[k], kinematics.r_PN, 3 * k, y, o);
        } else {
            Arrays.fill(y, o, o + 6, 0);
        }
        for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
            double rate = right[at + place[i]] * rootD[i] - SpatialVectors.dot(U, 6 * i, y, o) * inverseD[i];
            SpatialVectors.addScaled(rate, kinematics.S, 6 * i, y, o);
        }
    }

    /** out = L⁻ᵀb. */
    private static void solveUpper(double[] l, int at, double[] b, int ib, double[] out, int io) {
        System.arraycopy(b, ib, out, io, 6);
        for (int i = 5; i >= 0; i--) {
            double x = out[io + i] / l[at + 7 * i];
            out[io + i] = x;
            for (int j = 0; j < i; j++) {
                out[io + j] -= l[at + 6 * i + j] * x;
            }
        }
    }
}
