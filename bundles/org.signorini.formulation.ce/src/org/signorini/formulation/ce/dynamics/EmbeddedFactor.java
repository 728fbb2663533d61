package org.signorini.formulation.ce.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.formulation.ce.loop.Aggregation;
import org.signorini.formulation.ce.loop.Loop;
import org.signorini.formulation.ce.loop.Loops;
import org.signorini.multibody.dynamics.DynamicsException;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The mass matrix XᵀMX of a tree of compound bodies, factored without being formed: the articulated-body recursion of
 * Jain 2012 (part II), cluster by cluster from tips to root. With the motions of a cluster's nodes k relative to the
 * node P the cluster hangs on,
 *
 * <pre>
 * y_k = shift(y_P) + A_k w,     A_k = Σ shift(S) X over the freedoms between P and k,
 * U = Σ shiftᵀ(I_k A_k),   D = Σ A_kᵀI_k A_k + Xᵀ diag X,   I_P += Σ shift(I_k) − U D⁻¹Uᵀ.
 * </pre>
 *
 * Independent velocities are scaled by the Cholesky factor of D, w ← L⁻ᵀw, so that D = 1 from there on: what is kept
 * are A, X and V = U L⁻ᵀ in these. O(n) for clusters of bounded size.
 *
 * <p>
 * Fails where a cluster moves no inertia, naming it.
 */
public final class EmbeddedFactor {

    /** Pivots of D up to this share of their diagonal are rounding. */
    private static final double ROUNDING = 1e-14;

    final Aggregation clusters;
    final Kinematics kinematics;
    private final Tree tree;
    private final Loops loops;

    /** Articulated inertias, {@link Symmetric6} per node. */
    private final double[] articulated;
    /** Independent velocities of each cluster. */
    final int[] width;
    /** Where a node's A begins in {@link #motions}; 6 numbers per independent velocity. */
    final int[] a0;
    /** Where a cluster's X begins in {@link #embedding}, freedoms × width. */
    final int[] x0;
    /** From P to the node, 3 per node. */
    final double[] offset;
    /** V, 6 numbers per independent velocity, a cluster's from 6 firstFreedom on. */
    final double[] V;
    double[] motions = {};
    double[] embedding = {};
    private double[] d = {};
    private final double[] t = new double[6];

    public EmbeddedFactor(Kinematics kinematics, Aggregation clusters, Loops loops) {
        this.kinematics = kinematics;
        this.clusters = clusters;
        this.loops = loops;
        tree = kinematics.tree();
        articulated = new double[Symmetric6.SIZE * (tree.nodes + 1)];
        width = new int[clusters.count];
        Arrays.fill(width, -1);
        a0 = new int[tree.nodes + 1];
        x0 = new int[clusters.count];
        offset = new double[3 * (tree.nodes + 1)];
        V = new double[6 * tree.freedoms];
    }

    /** Makes room; nothing to do as long as no loop changes its number of independent velocities. */
    private void reshape() {
        boolean same = true;
        for (int c = 0; c < clusters.count; c++) {
            Loop loop = loops.ofCluster(c);
            int now = loop == null ? freedoms(c) : loop.independents();
            same &= now == width[c];
            width[c] = now;
        }
        if (same) {
            return;
        }
        int a = 0;
        int x = 0;
        int most = 0;
        for (int c = 0; c < clusters.count; c++) {
            x0[c] = x;
            x += freedoms(c) * width[c];
            most = Math.max(most, width[c]);
            for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
                a0[clusters.nodes[i]] = a;
                a += 6 * width[c];
            }
        }
        motions = new double[a];
        embedding = new double[x];
        d = new double[most * most];
    }

    int freedoms(int c) {
        return clusters.firstFreedom[c + 1] - clusters.firstFreedom[c];
    }

    /** Factors Xᵀ(M + diag(added))X at the positions of the kinematics, or XᵀMX for null. */
    public void factor(double[] added) {
        reshape();
        for (int k = 1; k <= tree.nodes; k++) {
            setRigid(k);
        }
        for (int c = clusters.count - 1; c >= 0; c--) {
            if (clusters.isLoop[c]) {
                loops.ofCluster(c).embed(embedding, x0[c]);
                move(c);
            } else {
                single(c);
            }
            gather(c, added);
            normalize(c);
            passOn(c);
        }
    }

    /** [I + m((c·c)1 − ccᵀ), mĉ; ·, m1]. */
    private void setRigid(int k) {
        double[] a = articulated;
        double[] j = kinematics.inertia;
        int at = Symmetric6.SIZE * k;
        int o = 6 * k;
        double m = tree.mass[k];
        double x = kinematics.c_N[3 * k];
        double y = kinematics.c_N[3 * k + 1];
        double z = kinematics.c_N[3 * k + 2];
        Arrays.fill(a, at, at + Symmetric6.SIZE, 0);
        a[at] = j[o] + m * (y * y + z * z);
        a[at + 1] = j[o + 1] + m * (x * x + z * z);
        a[at + 2] = j[o + 2] + m * (x * x + y * y);
        a[at + 3] = j[o + 3] - m * x * y;
        a[at + 4] = j[o + 4] - m * x * z;
        a[at + 5] = j[o + 5] - m * y * z;
        a[at + 7] = -m * z;
        a[at + 8] = m * y;
        a[at + 9] = m * z;
        a[at + 11] = -m * x;
        a[at + 12] = -m * y;
        a[at + 13] = m * x;
        a[at + 15] = m;
        a[at + 16] = m;
        a[at + 17] = m;
    }

    /** A = S and X = 1 of a node by itself. */
    private void single(int c) {
        int k = clusters.nodes[clusters.firstNode[c]];
        System.arraycopy(kinematics.r_PN, 3 * k, offset, 3 * k, 3);
        int n = width[c];
        if (n > 0) {
            System.arraycopy(kinematics.S, 6 * tree.u0[k], motions, a0[k], 6 * n);
            Arrays.fill(embedding, x0[c], x0[c] + n * n, 0);
            for (int i = 0; i < n; i++) {
                embedding[x0[c] + i * (n + 1)] = 1;
            }
        }
    }

    /** A and offsets of the nodes of a loop, from X. */
    private void move(int c) {
        int n = width[c];
        int x = x0[c];
        for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
            int k = clusters.nodes[i];
            int parent = tree.parent[k];
            boolean inside = clusters.cluster[parent] == c;
            for (int j = 0; j < 3; j++) {
                offset[3 * k + j] = kinematics.r_PN[3 * k + j] + (inside ? offset[3 * parent + j] : 0);
            }
            for (int j = 0; j < n; j++) {
                int to = a0[k] + 6 * j;
                if (inside) {
                    SpatialVectors.shiftMotion(motions, a0[parent] + 6 * j, kinematics.r_PN, 3 * k, motions, to);
                } else {
                    Arrays.fill(motions, to, to + 6, 0);
                }
            }
            if (!tree.prescribed[k]) {
                for (int s = tree.u0[k]; s < tree.u0[k + 1]; s++, x += n) {
                    for (int j = 0; j < n; j++) {
                        SpatialVectors.addScaled(embedding[x + j], kinematics.S, 6 * s, motions, a0[k] + 6 * j);
                    }
                }
            }
        }
    }

    /** U, into V, and D. */
    private void gather(int c, double[] added) {
        int n = width[c];
        int v = 6 * clusters.firstFreedom[c];
        Arrays.fill(V, v, v + 6 * n, 0);
        Arrays.fill(d, 0, n * n, 0);
        for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
            int k = clusters.nodes[i];
            for (int j = 0; j < n; j++) {
                Symmetric6.apply(articulated, Symmetric6.SIZE * k, motions, a0[k] + 6 * j, t, 0);
                for (int l = j; l < n; l++) {
                    d[l * n + j] += SpatialVectors.dot(t, 0, motions, a0[k] + 6 * l);
                }
                SpatialVectors.addShiftedForce(t, 0, offset, 3 * k, V, v + 6 * j);
            }
        }
        if (added != null) {
            for (int i = 0, x = x0[c]; i < freedoms(c); i++, x += n) {
                double more = added[clusters.freedoms[clusters.firstFreedom[c] + i]];
                for (int j = 0; more != 0 && j < n; j++) {
                    for (int l = j; l < n; l++) {
                        d[l * n + j] += more * embedding[x + j] * embedding[x + l];
                    }
                }
            }
        }
    }

    /** D = L Lᵀ, and all columns that belong to independent velocities times L⁻ᵀ. */
    private void normalize(int c) {
        int n = width[c];
        int v = 6 * clusters.firstFreedom[c];
        for (int j = 0; j < n; j++) {
            double diagonal = d[j * n + j];
            for (int i = 0; i < j; i++) {
                double l = d[j * n + i];
                d[j * n + j] -= l * l;
                subtract(c, j, i, l, v);
            }
            if (!(d[j * n + j] > ROUNDING * diagonal)) {
                throw noInertia(c, diagonal);
            }
            double scale = 1 / Math.sqrt(d[j * n + j]);
            for (int l = j + 1; l < n; l++) {
                for (int i = 0; i < j; i++) {
                    d[l * n + j] -= d[l * n + i] * d[j * n + i];
                }
                d[l * n + j] *= scale;
            }
            scale(c, j, scale, v);
        }
    }

    /** Column j −= l · column i. */
    private void subtract(int c, int j, int i, double l, int v) {
        int n = width[c];
        SpatialVectors.addScaled(-l, V, v + 6 * i, V, v + 6 * j);
        for (int k = clusters.firstNode[c]; k < clusters.firstNode[c + 1]; k++) {
            int a = a0[clusters.nodes[k]];
            SpatialVectors.addScaled(-l, motions, a + 6 * i, motions, a + 6 * j);
        }
        for (int r = 0, x = x0[c]; r < freedoms(c); r++, x += n) {
            embedding[x + j] -= l * embedding[x + i];
        }
    }

    private void scale(int c, int j, double s, int v) {
        int n = width[c];
        for (int r = v + 6 * j; r < v + 6 * j + 6; r++) {
            V[r] *= s;
        }
        for (int k = clusters.firstNode[c]; k < clusters.firstNode[c + 1]; k++) {
            int a = a0[clusters.nodes[k]] + 6 * j;
            for (int r = a; r < a + 6; r++) {
                motions[r] *= s;
            }
        }
        for (int r = 0, x = x0[c] + j; r < freedoms(c); r++, x += n) {
            embedding[x] *= s;
        }
    }

    private DynamicsException noInertia(int c, double d) {
        Loop loop = loops.ofCluster(c);
        String name = loop == null ? "joint '" + tree.name[clusters.nodes[clusters.firstNode[c]]] + "'" : loop.name();
        return new DynamicsException(Double.isNaN(d) ? "the state at " + name + " is not a number"
                : name + " moves no inertia: give a body beyond it a mass");
    }

    private void passOn(int c) {
        int parent = clusters.parentNode[c];
        int first = clusters.nodes[clusters.firstNode[c]];
        // nothing passes a free joint
        if (parent == 0 || !clusters.isLoop[c] && tree.joint[first] == Tree.FREE && !tree.prescribed[first]) {
            return;
        }
        int to = Symmetric6.SIZE * parent;
        for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
            int k = clusters.nodes[i];
            Symmetric6.addShiftedInertia(articulated, Symmetric6.SIZE * k, offset, 3 * k, articulated, to);
        }
        for (int j = 0; j < width[c]; j++) {
            Symmetric6.addOuter(-1, V, 6 * (clusters.firstFreedom[c] + j), articulated, to);
        }
    }
}
