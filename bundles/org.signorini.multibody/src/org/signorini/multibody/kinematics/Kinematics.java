package org.signorini.multibody.kinematics;

import org.signorini.algebra.Rotations;
import org.signorini.algebra.SinCos;
import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric3;
import org.signorini.multibody.topology.Tree;

/**
 * Forward kinematics of a tree, O(n): the workspace of a run that all algorithms read.
 *
 * <p>
 * All vectors are in world axes, spatial quantities about the origin N of their node, velocities and accelerations
 * those of the body-fixed point there (classical, not spatial, accelerations). Passing from node to parent is then a
 * shift by r and never a rotation, a joint's axis is a column of its node's rotation, and contact normals need no
 * transformation. Origins per node rather than one for all keep long chains as accurate as short ones.
 *
 * <pre>
 * ω_N = ω_P + S_ω u            v_N = v_P + ω_P × r + S_v u
 * α_N = α_P + ω_P × S_ω u (+ S_ω ü)      a_N = a_P + α_P × r + ω_P × (ω_P × r) + 2 ω_P × S_v u (+ S_v ü)
 * </pre>
 *
 * The accelerations kept here are those at u̇ = 0 (prescribed joints: at their prescribed acceleration); the algorithms
 * add what u̇ contributes. Arrays are outputs, not to be modified.
 */
public final class Kinematics {

    private final Tree tree;
    private final JointKernels kernels = new JointKernels();
    private final double[] f = new double[9];
    private final double[] sincos = new double[2];

    /** Node orientations, 9 per node. */
    public final double[] R_WN;
    /** Node origins, 3 per node. */
    public final double[] p_WN;
    /** From the parent's origin to the node's, 3 per node. */
    public final double[] r_PN;
    /** From the node's origin to its centre of mass, 3 per node. */
    public final double[] c_N;
    /** Inertia about the centre of mass, 6 per node. */
    public final double[] inertia;
    /** Motion subspaces, 6 per freedom: ∂(ω, v)/∂u of the node relative to its parent. */
    public final double[] S;
    /** Velocities (ω, v), 6 per node. */
    public final double[] velocity;
    /**
     * The velocities as they enter products of velocities: the same array, or zeros where kinematics are linearized.
     */
    public final double[] productVelocity;
    /** Accelerations (α, a) at u̇ = 0, 6 per node. */
    public final double[] bias;
    /** Prescribed accelerations, one per freedom, zero elsewhere; to be set before {@link #velocities}. */
    public final double[] prescribed;
    /** Where linearized: first-order displacements (rotation vector, translation) from the reference, 6 per node. */
    public final double[] displacement;

    private final CutAngles cutAngles;
    private final double[] reference;
    private final double[] deviation;
    private final Configuration configuration;

    public Kinematics(Tree tree) {
        this(tree, null);
    }

    /**
     * @param reference the configuration to linearize about, or null for kinematics as they are. Linearized, all
     *                  positions and Jacobians stay those of the reference, q only enters {@link #displacement}, and
     *                  products of velocities vanish.
     */
    public Kinematics(Tree tree, double[] reference) {
        this.tree = tree;
        this.reference = reference;
        int size = tree.nodes + 1;
        R_WN = new double[9 * size];
        p_WN = new double[3 * size];
        r_PN = new double[3 * size];
        c_N = new double[3 * size];
        inertia = tree.inertia.clone();
        S = new double[6 * tree.freedoms];
        velocity = new double[6 * size];
        bias = new double[6 * size];
        prescribed = new double[tree.freedoms];
        displacement = new double[6 * size];
        deviation = new double[tree.freedoms];
        configuration = new Configuration(tree, reference);
        productVelocity = reference == null ? velocity : new double[6 * size];
        Rotations.identity(R_WN, 0);
        cutAngles = new CutAngles(this);
        if (reference != null) {
            place(reference);
        }
    }

    public boolean isLinearized() {
        return reference != null;
    }

    public Tree tree() {
        return tree;
    }

    /** In which turn the angles of cut joints are; {@link #positions} takes them along. */
    public CutAngles cutAngles() {
        return cutAngles;
    }

    /** Places all nodes: R, p, r, c, the inertias in world axes, S; where linearized, only the displacements. */
    public void positions(double[] q) {
        if (reference == null) {
            place(q);
        } else {
            configuration.difference(q, reference, deviation);
            motion(deviation, displacement);
        }
        cutAngles.follow();
    }

    private void place(double[] q) {
        int[] parent = tree.parent;
        int[] joint = tree.joint;
        boolean[] aligned = tree.aligned;
        double[] r = R_WN;
        double[] p_PF = tree.p_PF;
        for (int k = 1; k <= tree.nodes; k++) {
            int p = 9 * parent[k];
            int v = 3 * k;
            double px = p_PF[v];
            double py = p_PF[v + 1];
            double pz = p_PF[v + 2];
            r_PN[v] = r[p] * px + r[p + 1] * py + r[p + 2] * pz;
            r_PN[v + 1] = r[p + 3] * px + r[p + 4] * py + r[p + 5] * pz;
            r_PN[v + 2] = r[p + 6] * px + r[p + 7] * py + r[p + 8] * pz;
            if (joint[k] == Tree.REVOLUTE && aligned[k]) {
                revolute(q[tree.q0[k]], k, p);
            } else {
                if (aligned[k]) {
                    System.arraycopy(r, p, f, 0, 9);
                } else {
                    Rotations.multiply(r, p, tree.R_PF, 9 * k, f, 0);
                }
                kernels.place(joint[k], q, tree.q0[k], f, r, 9 * k, r_PN, v, S, 6 * tree.u0[k]);
            }
            finish(k, 3 * parent[k]);
        }
    }

    /** R_WN = R_WP R_z(angle), S_ω = z: the most common joint, by hand. */
    private void revolute(double angle, int k, int p) {
        double[] r = R_WN;
        SinCos.of(angle, sincos, 0);
        double s = sincos[0];
        double c = sincos[1];
        double x0 = r[p];
        double y0 = r[p + 1];
        double z0 = r[p + 2];
        double x1 = r[p + 3];
        double y1 = r[p + 4];
        double z1 = r[p + 5];
        double x2 = r[p + 6];
        double y2 = r[p + 7];
        double z2 = r[p + 8];
        int n = 9 * k;
        r[n] = x0 * c + y0 * s;
        r[n + 1] = y0 * c - x0 * s;
        r[n + 2] = z0;
        r[n + 3] = x1 * c + y1 * s;
        r[n + 4] = y1 * c - x1 * s;
        r[n + 5] = z1;
        r[n + 6] = x2 * c + y2 * s;
        r[n + 7] = y2 * c - x2 * s;
        r[n + 8] = z2;
        int axis = 6 * tree.u0[k];
        S[axis] = z0;
        S[axis + 1] = z1;
        S[axis + 2] = z2;
    }

    private void finish(int k, int vp) {
        int v = 3 * k;
        p_WN[v] = p_WN[vp] + r_PN[v];
        p_WN[v + 1] = p_WN[vp + 1] + r_PN[v + 1];
        p_WN[v + 2] = p_WN[vp + 2] + r_PN[v + 2];
        Rotations.apply(R_WN, 9 * k, tree.center, v, c_N, v);
        if (!tree.isotropic[k]) {
            Symmetric3.rotate(R_WN, 9 * k, tree.inertia, 6 * k, inertia, 6 * k);
        }
    }

    /** Velocities and accelerations at u̇ = 0 of all nodes, after {@link #positions}. */
    public void velocities(double[] u) {
        if (reference == null) {
            advance(u);
        } else {
            motion(u, velocity);
            motion(prescribed, bias);
        }
    }

    private void advance(double[] u) {
        int[] parent = tree.parent;
        int[] u0 = tree.u0;
        double[] w = velocity;
        double[] b = bias;
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            int p = 6 * parent[k];
            int v = 3 * k;
            double rx = r_PN[v];
            double ry = r_PN[v + 1];
            double rz = r_PN[v + 2];
            double px = w[p];
            double py = w[p + 1];
            double pz = w[p + 2];
            // ω_P × r
            double lx = py * rz - pz * ry;
            double ly = pz * rx - px * rz;
            double lz = px * ry - py * rx;
            double bx = b[p];
            double by = b[p + 1];
            double bz = b[p + 2];
            w[o] = px;
            w[o + 1] = py;
            w[o + 2] = pz;
            w[o + 3] = w[p + 3] + lx;
            w[o + 4] = w[p + 4] + ly;
            w[o + 5] = w[p + 5] + lz;
            b[o] = bx;
            b[o + 1] = by;
            b[o + 2] = bz;
            b[o + 3] = b[p + 3] + by * rz - bz * ry + py * lz - pz * ly;
            b[o + 4] = b[p + 4] + bz * rx - bx * rz + pz * lx - px * lz;
            b[o + 5] = b[p + 5] + bx * ry - by * rx + px * ly - py * lx;
            for (int i = u0[k]; i < u0[k + 1]; i++) {
                addFreedom(6 * i, u[i], o, px, py, pz);
            }
            if (tree.joint[k] == Tree.UNIVERSAL) {
                addTurningAxis(6 * u0[k], u[u0[k]] * u[u0[k] + 1], o);
            }
            if (tree.prescribed[k]) {
                addPrescribed(k, o);
            }
        }
    }

    /** What one freedom, its axis fixed in the parent, adds to a node's velocity and bias. */
    private void addFreedom(int s, double rate, int o, double px, double py, double pz) {
        double[] w = velocity;
        double[] b = bias;
        double ax = S[s] * rate;
        double ay = S[s + 1] * rate;
        double az = S[s + 2] * rate;
        double vx = S[s + 3] * rate;
        double vy = S[s + 4] * rate;
        double vz = S[s + 5] * rate;
        b[o] += py * az - pz * ay;
        b[o + 1] += pz * ax - px * az;
        b[o + 2] += px * ay - py * ax;
        b[o + 3] += 2 * (py * vz - pz * vy);
        b[o + 4] += 2 * (pz * vx - px * vz);
        b[o + 5] += 2 * (px * vy - py * vx);
        w[o] += ax;
        w[o + 1] += ay;
        w[o + 2] += az;
        w[o + 3] += vx;
        w[o + 4] += vy;
        w[o + 5] += vz;
    }

    /** A universal joint's second axis turns with its first: x q̇₁ × y q̇₂. */
    private void addTurningAxis(int s, double rates, int o) {
        bias[o] += rates * (S[s + 1] * S[s + 8] - S[s + 2] * S[s + 7]);
        bias[o + 1] += rates * (S[s + 2] * S[s + 6] - S[s] * S[s + 8]);
        bias[o + 2] += rates * (S[s] * S[s + 7] - S[s + 1] * S[s + 6]);
    }

    private void addPrescribed(int k, int o) {
        for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
            for (int j = 0; j < 6; j++) {
                bias[o + j] += S[6 * i + j] * prescribed[i];
            }
        }
    }

    /** out = position of a node's centre of mass. */
    public void center(int node, double[] out, int at) {
        point(node, c_N, 3 * node, out, at);
    }

    /** out = position of the point of a node that is s away from its origin, in world axes. */
    public void point(int node, double[] s, int is, double[] out, int at) {
        int d = 6 * node;
        double x = s[is];
        double y = s[is + 1];
        double z = s[is + 2];
        out[at] = p_WN[3 * node] + x;
        out[at + 1] = p_WN[3 * node + 1] + y;
        out[at + 2] = p_WN[3 * node + 2] + z;
        if (reference != null) {
            out[at] += displacement[d + 3] + displacement[d + 1] * z - displacement[d + 2] * y;
            out[at + 1] += displacement[d + 4] + displacement[d + 2] * x - displacement[d] * z;
            out[at + 2] += displacement[d + 5] + displacement[d] * y - displacement[d + 1] * x;
        }
    }

    /**
     * out = the motions (ω, v) of all nodes for any u, 6 per node: the product with all Jacobians at once. Row 0 is the
     * ground's.
     */
    public void motion(double[] u, double[] out) {
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            int p = 6 * tree.parent[k];
            int v = 3 * k;
            double x = out[p];
            double y = out[p + 1];
            double z = out[p + 2];
            out[o] = x;
            out[o + 1] = y;
            out[o + 2] = z;
            out[o + 3] = out[p + 3] + y * r_PN[v + 2] - z * r_PN[v + 1];
            out[o + 4] = out[p + 4] + z * r_PN[v] - x * r_PN[v + 2];
            out[o + 5] = out[p + 5] + x * r_PN[v + 1] - y * r_PN[v];
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                for (int j = 0; j < 6; j++) {
                    out[o + j] += S[6 * i + j] * u[i];
                }
            }
        }
    }

    /**
     * tau += Σ Jₖᵀ wₖ for wrenches on the nodes, 6 per node: the transpose of {@link #motion}. The wrenches are
     * overwritten by what each joint carries, the sum over its subtree about the node's origin.
     */
    public void project(double[] wrench, double[] tau) {
        for (int k = tree.nodes; k >= 1; k--) {
            int o = 6 * k;
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                tau[i] += SpatialVectors.dot(S, 6 * i, wrench, o);
            }
            if (tree.parent[k] != 0) {
                SpatialVectors.addShiftedForce(wrench, o, r_PN, 3 * k, wrench, 6 * tree.parent[k]);
            }
        }
    }
}
