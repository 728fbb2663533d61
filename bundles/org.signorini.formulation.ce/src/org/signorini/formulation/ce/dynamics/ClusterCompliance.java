package org.signorini.formulation.ce.dynamics;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;
import org.signorini.algebra.Symmetric6;
import org.signorini.formulation.ce.loop.Aggregation;

/**
 * How the motion of a node responds to an impulse on it with the loops held: Υ of Jain 2011, §10.4, on a tree of
 * compound bodies. With T the way of a wrench from node k to the node P its cluster hangs on,
 *
 * <pre>
 * T = shift − V A_kᵀ,     Υ_k = A_k A_kᵀ + Tᵀ Υ_P T.
 * </pre>
 */
final class ClusterCompliance {

    private final EmbeddedFactor factor;
    private final Aggregation clusters;
    private final double[] product = new double[36];
    private final double[] column = new double[6];

    /** Υ, {@link Symmetric6} per node. */
    final double[] upsilon;
    /** T, 6×6 row-major per node. */
    final double[] transfer;

    ClusterCompliance(EmbeddedFactor factor) {
        this.factor = factor;
        clusters = factor.clusters;
        int size = factor.kinematics.tree().nodes + 1;
        upsilon = new double[Symmetric6.SIZE * size];
        transfer = new double[36 * size];
    }

    /** Computes T and Υ of a node; Υ of the node its cluster hangs on must be up to date. */
    void update(int k) {
        int c = clusters.cluster[k];
        int parent = clusters.parentNode[c];
        int n = factor.width[c];
        int at = Symmetric6.SIZE * k;
        Arrays.fill(upsilon, at, at + Symmetric6.SIZE, 0);
        for (int j = 0; j < n; j++) {
            Symmetric6.addOuter(1, factor.motions, factor.a0[k] + 6 * j, upsilon, at);
        }
        if (parent == 0) {
            return;
        }
        setTransfer(k, c, n);
        int t = 36 * k;
        // Υ_P T, column by column, kept as rows
        for (int j = 0; j < 6; j++) {
            for (int i = 0; i < 6; i++) {
                column[i] = transfer[t + 6 * i + j];
            }
            Symmetric6.apply(upsilon, Symmetric6.SIZE * parent, column, 0, product, 6 * j);
        }
        for (int i = 0; i < 6; i++) {
            for (int j = i; j < 6; j++) {
                double sum = 0;
                for (int l = 0; l < 6; l++) {
                    sum += transfer[t + 6 * l + i] * product[6 * j + l];
                }
                upsilon[at + Symmetric6.index(i, j)] += sum;
            }
        }
    }

    private void setTransfer(int k, int c, int n) {
        int t = 36 * k;
        double[] r = factor.offset;
        Arrays.fill(transfer, t, t + 36, 0);
        for (int i = 0; i < 6; i++) {
            transfer[t + 7 * i] = 1;
        }
        // moment + r × force
        transfer[t + 4] = -r[3 * k + 2];
        transfer[t + 5] = r[3 * k + 1];
        transfer[t + 9] = r[3 * k + 2];
        transfer[t + 11] = -r[3 * k];
        transfer[t + 15] = -r[3 * k + 1];
        transfer[t + 16] = r[3 * k];
        for (int j = 0; j < n; j++) {
            int v = 6 * (clusters.firstFreedom[c] + j);
            for (int i = 0; i < 6; i++) {
                SpatialVectors.addScaled(-factor.V[v + i], factor.motions, factor.a0[k] + 6 * j, transfer, t + 6 * i);
            }
        }
    }
}
