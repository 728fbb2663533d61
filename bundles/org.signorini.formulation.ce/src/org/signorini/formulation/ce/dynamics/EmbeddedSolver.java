package org.signorini.formulation.ce.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.formulation.ce.loop.Aggregation;

/**
 * Solves XᵀMX w = Xᵀ(τ + Σ J_kᵀ f_k) with an {@link EmbeddedFactor} for wrenches f_k on nodes and generalized forces τ,
 * and gives x = X w: accelerations or jumps of velocity of all joints with the loops held. Two passes, O(n):
 *
 * <pre>
 * tips to root:  e = Xᵀτ + Σ A_kᵀf_k,     f_P += Σ shift(f_k) − V e
 * root to tips:  w = e − Vᵀy_P,           y_k = shift(y_P) + A_k w,   x = X w
 * </pre>
 */
public final class EmbeddedSolver {

    private final EmbeddedFactor factor;
    private final Aggregation clusters;
    private final double[] e;
    private final double[] motion;

    public EmbeddedSolver(EmbeddedFactor factor) {
        this.factor = factor;
        clusters = factor.clusters;
        int freedoms = factor.kinematics.tree().freedoms;
        e = new double[freedoms];
        motion = new double[6 * (factor.kinematics.tree().nodes + 1)];
    }

    /**
     * @param wrench 6 per node; overwritten
     * @param tau    one per freedom, or null for none
     * @param x      receives the solution, one per freedom; zero where prescribed
     */
    public void solve(double[] wrench, double[] tau, double[] x) {
        for (int c = clusters.count - 1; c >= 0; c--) {
            inward(c, wrench, tau);
        }
        Arrays.fill(x, 0);
        for (int c = 0; c < clusters.count; c++) {
            outward(c, x);
        }
    }

    private void inward(int c, double[] wrench, double[] tau) {
        int n = factor.width[c];
        int w = clusters.firstFreedom[c];
        int parent = clusters.parentNode[c];
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int i = 0, x = factor.x0[c] + j; tau != null && i < factor.freedoms(c); i++, x += n) {
                sum += factor.embedding[x] * tau[clusters.freedoms[w + i]];
            }
            for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
                int k = clusters.nodes[i];
                sum += SpatialVectors.dot(factor.motions, factor.a0[k] + 6 * j, wrench, 6 * k);
            }
            e[w + j] = sum;
        }
        if (parent != 0) {
            for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
                int k = clusters.nodes[i];
                SpatialVectors.addShiftedForce(wrench, 6 * k, factor.offset, 3 * k, wrench, 6 * parent);
            }
            for (int j = 0; j < n; j++) {
                SpatialVectors.addScaled(-e[w + j], factor.V, 6 * (w + j), wrench, 6 * parent);
            }
        }
    }

    private void outward(int c, double[] x) {
        int n = factor.width[c];
        int w = clusters.firstFreedom[c];
        int parent = clusters.parentNode[c];
        if (parent != 0) {
            for (int j = 0; j < n; j++) {
                e[w + j] -= SpatialVectors.dot(factor.V, 6 * (w + j), motion, 6 * parent);
            }
        }
        for (int i = clusters.firstNode[c]; i < clusters.firstNode[c + 1]; i++) {
            int k = clusters.nodes[i];
            SpatialVectors.shiftMotion(motion, 6 * parent, factor.offset, 3 * k, motion, 6 * k);
            for (int j = 0; j < n; j++) {
                SpatialVectors.addScaled(e[w + j], factor.motions, factor.a0[k] + 6 * j, motion, 6 * k);
            }
        }
        for (int i = 0, at = factor.x0[c]; i < factor.freedoms(c); i++, at += n) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                sum += factor.embedding[at + j] * e[w + j];
            }
            x[clusters.freedoms[w + i]] = sum;
        }
    }
}
