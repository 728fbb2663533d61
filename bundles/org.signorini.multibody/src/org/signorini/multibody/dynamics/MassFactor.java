package org.signorini.multibody.dynamics;

import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * The mass matrix of a tree, factored without being formed: the articulated-body algorithm (Featherstone 2008, §7.3;
 * Jain, Robot and Multibody Dynamics, 2011, ch. 7) seen as M = (1 + HφK) D (1 + HφK)ᵀ. {@link #factor} computes the
 * articulated inertias, O(n); each {@link ArticulatedSolver} solve is O(n) and allocates nothing.
 *
 * <p>
 * A joint with several freedoms is eliminated one freedom after the other, as if massless bodies lay between them at
 * the same point: for freedom i, from the last to the first,
 *
 * <pre>
 * U = I S,   D = Sᵀ U (+ added),   I ← I − U Uᵀ/D,
 * </pre>
 *
 * and what is left goes to the parent, shifted by r. A free joint passes nothing on; there the inverse of I itself is
 * kept. Prescribed joints do not yield: nothing is eliminated.
 *
 * <p>
 * Fails where a joint moves no inertia (D ≤ 0), naming the joint.
 */
public final class MassFactor {

    private final Tree tree;
    private final Kinematics kinematics;
    private final FreeBodyInertia free = new FreeBodyInertia();

    /** Articulated inertias, {@link Symmetric6} per node, before elimination of the node's own joint. */
    final double[] articulated;
    /** U per freedom, 6 numbers. Not used for free joints. */
    final double[] U;
    /** 1/D per freedom. Not used for free joints. */
    final double[] inverseD;
    /** For nodes on free joints, the inverse of their articulated inertia. */
    final double[] compliance;

    public MassFactor(Kinematics kinematics) {
        this.kinematics = kinematics;
        tree = kinematics.tree();
        int size = tree.nodes + 1;
        articulated = new double[Symmetric6.SIZE * size];
        compliance = new double[Symmetric6.SIZE * size];
        U = new double[6 * tree.freedoms];
        inverseD = new double[tree.freedoms];
    }

    public Kinematics kinematics() {
        return kinematics;
    }

    /** Factors M at the positions of the kinematics. */
    public void factor() {
        factor(null);
    }

    /**
     * Factors M + diag(added): rotor inertias, or the stiffness and damping of joint springs that an implicit scheme
     * adds, M + h²θ²K. Entries of free joints are not used.
     */
    public void factor(double[] added) {
        fillRigidInertias();
        for (int k = tree.nodes; k >= 1; k--) {
            int type = tree.joint[k];
            if (tree.prescribed[k] || type == Tree.FIXED) {
                passOn(k);
            } else if (type == Tree.FREE) {
                if (!free.invert(articulated, compliance, Symmetric6.SIZE * k, tree.solitary[k])) {
                    throw noInertia(k, articulated[Symmetric6.SIZE * k]);
                }
            } else if (type == Tree.REVOLUTE) {
                eliminateRevolute(k, added);
            } else {
                for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                    eliminate(k, i, added);
                }
                passOn(k);
            }
        }
    }

    /** [I + m((c·c)1 − ccᵀ), mĉ; ·, m1]. */
    private void fillRigidInertias() {
        double[] a = articulated;
        double[] j = kinematics.inertia;
        double[] c = kinematics.c_N;
        for (int k = 1, i = Symmetric6.SIZE; k <= tree.nodes; k++, i += Symmetric6.SIZE) {
            int o = 6 * k;
            int v = 3 * k;
            double m = tree.mass[k];
            double cx = c[v];
            double cy = c[v + 1];
            double cz = c[v + 2];
            double mx = m * cx;
            double my = m * cy;
            double mz = m * cz;
            a[i] = j[o] + my * cy + mz * cz;
            a[i + 1] = j[o + 1] + mx * cx + mz * cz;
            a[i + 2] = j[o + 2] + mx * cx + my * cy;
            a[i + 3] = j[o + 3] - mx * cy;
            a[i + 4] = j[o + 4] - mx * cz;
            a[i + 5] = j[o + 5] - my * cz;
            a[i + 6] = 0;
            a[i + 7] = -mz;
            a[i + 8] = my;
            a[i + 9] = mz;
            a[i + 10] = 0;
            a[i + 11] = -mx;
            a[i + 12] = -my;
            a[i + 13] = mx;
            a[i + 14] = 0;
            a[i + 15] = m;
            a[i + 16] = m;
            a[i + 17] = m;
            a[i + 18] = 0;
            a[i + 19] = 0;
            a[i + 20] = 0;
        }
    }

    private DynamicsException noInertia(int k, double d) {
        if (Double.isNaN(d)) {
            return new DynamicsException("the state at joint '" + tree.name[k] + "' is not a number");
        }
        return new DynamicsException("joint '" + tree.name[k] + "' moves no inertia: give a body beyond it a mass");
    }

    private void passOn(int k) {
        if (tree.parent[k] != 0) {
            Symmetric6.addShiftedInertia(articulated, Symmetric6.SIZE * k, kinematics.r_PN, 3 * k, articulated,
                    Symmetric6.SIZE * tree.parent[k]);
        }
    }

    /** One freedom with any S. */
    private void eliminate(int k, int i, double[] added) {
        int s = 6 * i;
        double[] S = kinematics.S;
        Symmetric6.apply(articulated, Symmetric6.SIZE * k, S, s, U, s);
        double d = S[s] * U[s] + S[s + 1] * U[s + 1] + S[s + 2] * U[s + 2] + S[s + 3] * U[s + 3]
                + S[s + 4] * U[s + 4] + S[s + 5] * U[s + 5];
        if (added != null) {
            d += added[i];
        }
        if (!(d > 0)) {
            throw noInertia(k, d);
        }
        inverseD[i] = 1 / d;
        Symmetric6.addOuter(-inverseD[i], U, s, articulated, Symmetric6.SIZE * k);
    }

    /** The same for S = (axis, 0), with the shift to the parent, by hand. */
    private void eliminateRevolute(int k, double[] added) {
        double[] a = articulated;
        double[] S = kinematics.S;
        int dof = tree.u0[k];
        int s = 6 * dof;
        int i = Symmetric6.SIZE * k;
        double ax = S[s];
        double ay = S[s + 1];
        double az = S[s + 2];
        double a0 = a[i];
        double a1 = a[i + 1];
        double a2 = a[i + 2];
        double a3 = a[i + 3];
        double a4 = a[i + 4];
        double a5 = a[i + 5];
        double b0 = a[i + 6];
        double b1 = a[i + 7];
        double b2 = a[i + 8];
        double b3 = a[i + 9];
        double b4 = a[i + 10];
        double b5 = a[i + 11];
        double b6 = a[i + 12];
        double b7 = a[i + 13];
        double b8 = a[i + 14];
        // U = (A axis, Bᵀ axis)
        double ux = a0 * ax + a3 * ay + a4 * az;
        double uy = a3 * ax + a1 * ay + a5 * az;
        double uz = a4 * ax + a5 * ay + a2 * az;
        double vx = b0 * ax + b3 * ay + b6 * az;
        double vy = b1 * ax + b4 * ay + b7 * az;
        double vz = b2 * ax + b5 * ay + b8 * az;
        U[s] = ux;
        U[s + 1] = uy;
        U[s + 2] = uz;
        U[s + 3] = vx;
        U[s + 4] = vy;
        U[s + 5] = vz;
        double d = ax * ux + ay * uy + az * uz;
        if (added != null) {
            d += added[dof];
        }
        if (!(d > 0)) {
            throw noInertia(k, d);
        }
        d = 1 / d;
        inverseD[dof] = d;
        int parent = tree.parent[k];
        if (parent == 0) {
            return;
        }
        // I − U Uᵀ/D
        double sx = ux * d;
        double sy = uy * d;
        double sz = uz * d;
        double tx = vx * d;
        double ty = vy * d;
        double tz = vz * d;
        b0 -= sx * vx;
        b1 -= sx * vy;
        b2 -= sx * vz;
        b3 -= sy * vx;
        b4 -= sy * vy;
        b5 -= sy * vz;
        b6 -= sz * vx;
        b7 -= sz * vy;
        b8 -= sz * vz;
        double c0 = a[i + 15] - tx * vx;
        double c1 = a[i + 16] - ty * vy;
        double c2 = a[i + 17] - tz * vz;
        double c3 = a[i + 18] - tx * vy;
        double c4 = a[i + 19] - tx * vz;
        double c5 = a[i + 20] - ty * vz;
        // shift by r: C, B' = B + r̂C, A + r̂Bᵀ − B'r̂
        int v = 3 * k;
        double x = kinematics.r_PN[v];
        double y = kinematics.r_PN[v + 1];
        double z = kinematics.r_PN[v + 2];
        double d0 = b0 + y * c4 - z * c3;
        double d1 = b1 + y * c5 - z * c1;
        double d2 = b2 + y * c2 - z * c5;
        double d3 = b3 + z * c0 - x * c4;
        double d4 = b4 + z * c3 - x * c5;
        double d5 = b5 + z * c4 - x * c2;
        double d6 = b6 + x * c3 - y * c0;
        double d7 = b7 + x * c1 - y * c3;
        double d8 = b8 + x * c5 - y * c4;
        int h = Symmetric6.SIZE * parent;
        a[h] += a0 - sx * ux + (y * b2 - z * b1) + (d2 * y - d1 * z);
        a[h + 1] += a1 - sy * uy + (z * b3 - x * b5) + (d3 * z - d5 * x);
        a[h + 2] += a2 - sz * uz + (x * b7 - y * b6) + (d7 * x - d6 * y);
        a[h + 3] += a3 - sx * uy + (y * b5 - z * b4) + (d0 * z - d2 * x);
        a[h + 4] += a4 - sx * uz + (y * b8 - z * b7) + (d1 * x - d0 * y);
        a[h + 5] += a5 - sy * uz + (z * b6 - x * b8) + (d4 * x - d3 * y);
        a[h + 6] += d0;
        a[h + 7] += d1;
        a[h + 8] += d2;
        a[h + 9] += d3;
        a[h + 10] += d4;
        a[h + 11] += d5;
        a[h + 12] += d6;
        a[h + 13] += d7;
        a[h + 14] += d8;
        a[h + 15] += c0;
        a[h + 16] += c1;
        a[h + 17] += c2;
        a[h + 18] += c3;
        a[h + 19] += c4;
        a[h + 20] += c5;
    }
}
