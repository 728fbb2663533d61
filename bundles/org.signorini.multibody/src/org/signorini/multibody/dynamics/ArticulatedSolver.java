package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * Solves M x = τ + Σ Jₖᵀ wₖ with a {@link MassFactor}, for wrenches wₖ on nodes and generalized forces τ: accelerations
 * from forces, or jumps of velocity from impulses. Two passes, O(n):
 *
 * <pre>
 * tips to root:  e = τ + Sᵀw,          w_P += shift(w − U e/D)
 * root to tips:  x = (e − Uᵀy')/D,     y = y' + S x,   y' = shift(y_P)
 * </pre>
 *
 * y are the motions of the nodes that belong to x: what the rows of any Jacobian see.
 */
public final class ArticulatedSolver {

    private final Tree tree;
    private final Kinematics kinematics;
    private final MassFactor factor;
    private final double[] e;
    private final double[] zero;
    private final double[] reaction = new double[6];

    public ArticulatedSolver(MassFactor factor) {
        this.factor = factor;
        kinematics = factor.kinematics();
        tree = kinematics.tree();
        e = new double[tree.freedoms];
        zero = new double[tree.freedoms];
    }

    /**
     * @param wrench 6 per node; overwritten
     * @param tau    one per freedom, or null for none
     * @param x      receives the solution, one per freedom; zero where prescribed
     * @param motion receives the motions of the nodes, 6 per node; the ground's must be zero
     */
    public void solve(double[] wrench, double[] tau, double[] x, double[] motion) {
        inward(wrench, tau == null ? zero : tau);
        outward(wrench, x, motion);
    }

    private void inward(double[] w, double[] tau) {
        double[] S = kinematics.S;
        double[] U = factor.U;
        for (int k = tree.nodes; k >= 1; k--) {
            int o = 6 * k;
            int type = tree.joint[k];
            if (type == Tree.FREE) {
                applyToFree(k, tau, w);
                continue;
            }
            double nx = w[o];
            double ny = w[o + 1];
            double nz = w[o + 2];
            double fx = w[o + 3];
            double fy = w[o + 4];
            double fz = w[o + 5];
            if (!tree.prescribed[k]) {
                for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                    int s = 6 * i;
                    double residual = tau[i] + S[s] * nx + (S[s + 1] * ny + S[s + 2] * nz);
                    if (type != Tree.REVOLUTE) {
                        residual += S[s + 3] * fx + S[s + 4] * fy + S[s + 5] * fz;
                    }
                    e[i] = residual;
                    residual *= factor.inverseD[i];
                    nx -= U[s] * residual;
                    ny -= U[s + 1] * residual;
                    nz -= U[s + 2] * residual;
                    fx -= U[s + 3] * residual;
                    fy -= U[s + 4] * residual;
                    fz -= U[s + 5] * residual;
                }
            }
            if (tree.parent[k] != 0) {
                int p = 6 * tree.parent[k];
                int v = 3 * k;
                double x = kinematics.r_PN[v];
                double y = kinematics.r_PN[v + 1];
                double z = kinematics.r_PN[v + 2];
                w[p] += nx + y * fz - z * fy;
                w[p + 1] += ny + z * fx - x * fz;
                w[p + 2] += nz + x * fy - y * fx;
                w[p + 3] += fx;
                w[p + 4] += fy;
                w[p + 5] += fz;
            }
        }
    }

    /** Generalized forces of a free joint are a wrench on the node, and its opposite on the parent. */
    private void applyToFree(int k, double[] tau, double[] w) {
        double[] S = kinematics.S;
        for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
            if (tau[i] != 0) {
                SpatialVectors.addScaled(tau[i], S, 6 * i, w, 6 * k);
                if (tree.parent[k] != 0) {
                    SpatialVectors.addScaled(-tau[i], S, 6 * i, reaction, 0);
                }
            }
        }
        if (tree.parent[k] != 0) {
            SpatialVectors.addShiftedForce(reaction, 0, kinematics.r_PN, 3 * k, w, 6 * tree.parent[k]);
            Arrays.fill(reaction, 0);
        }
    }

    private void outward(double[] w, double[] x, double[] y) {
        double[] S = kinematics.S;
        double[] U = factor.U;
        for (int k = 1; k <= tree.nodes; k++) {
            int o = 6 * k;
            int p = 6 * tree.parent[k];
            int v = 3 * k;
            double rx = kinematics.r_PN[v];
            double ry = kinematics.r_PN[v + 1];
            double rz = kinematics.r_PN[v + 2];
            double ox = y[p];
            double oy = y[p + 1];
            double oz = y[p + 2];
            double ax = y[p + 3] + oy * rz - oz * ry;
            double ay = y[p + 4] + oz * rx - ox * rz;
            double az = y[p + 5] + ox * ry - oy * rx;
            if (tree.prescribed[k]) {
                for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                    x[i] = 0;
                }
            } else if (tree.joint[k] == Tree.FREE) {
                Symmetric6.apply(factor.compliance, Symmetric6.SIZE * k, w, o, y, o);
                relative(k, ox, oy, oz, ax, ay, az, y, x);
                continue;
            } else {
                for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                    int s = 6 * i;
                    double rate = (e[i] - (U[s] * ox + U[s + 1] * oy + U[s + 2] * oz)
                            - (U[s + 3] * ax + U[s + 4] * ay + U[s + 5] * az)) * factor.inverseD[i];
                    x[i] = rate;
                    ox += S[s] * rate;
                    oy += S[s + 1] * rate;
                    oz += S[s + 2] * rate;
                    if (tree.joint[k] != Tree.REVOLUTE) {
                        ax += S[s + 3] * rate;
                        ay += S[s + 4] * rate;
                        az += S[s + 5] * rate;
                    }
                }
            }
            y[o] = ox;
            y[o + 1] = oy;
            y[o + 2] = oz;
            y[o + 3] = ax;
            y[o + 4] = ay;
            y[o + 5] = az;
        }
    }

    /** x of a free joint: its motion relative to the parent's, along F's axes. */
    private void relative(int k, double ox, double oy, double oz, double ax, double ay, double az, double[] y,
            double[] x) {
        double[] S = kinematics.S;
        int o = 6 * k;
        double dx = y[o] - ox;
        double dy = y[o + 1] - oy;
        double dz = y[o + 2] - oz;
        double lx = y[o + 3] - ax;
        double ly = y[o + 4] - ay;
        double lz = y[o + 5] - az;
        int first = tree.u0[k];
        for (int i = first; i < first + 3; i++) {
            int s = 6 * i;
            x[i] = S[s + 3] * lx + S[s + 4] * ly + S[s + 5] * lz;
            x[i + 3] = S[s + 3] * dx + S[s + 4] * dy + S[s + 5] * dz;
        }
    }
}
