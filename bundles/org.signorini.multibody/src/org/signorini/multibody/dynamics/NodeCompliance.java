package org.signorini.multibody.dynamics;

import java.util.Arrays;

import org.signorini.algebra.Symmetric6;
import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * How the velocity of a node responds to an impulse on it: Υ, the diagonal blocks of the extended operational-space
 * compliance (Kreutz-Delgado, Jain, Rodriguez, Int. J. Robotics Research 11, 1992; Jain 2011, §10.4), from root to tips
 *
 * <pre>
 * Υ_N = ψᵀ shift(Υ_P) ψ + S D⁻¹ Sᵀ,     ψ = 1 − U D⁻¹ Sᵀ.
 * </pre>
 *
 * As a joint's freedoms are taken one after the other, each is a symmetric update of rank two; a node costs about 150
 * multiplications.
 */
final class NodeCompliance {

    private final Tree tree;
    private final Kinematics kinematics;
    private final MassFactor factor;
    private final double[] g = new double[6];

    /** Υ, {@link Symmetric6} per node. */
    final double[] upsilon;

    NodeCompliance(MassFactor factor) {
        this.factor = factor;
        kinematics = factor.kinematics();
        tree = kinematics.tree();
        upsilon = new double[Symmetric6.SIZE * (tree.nodes + 1)];
    }

    /** Computes Υ of a node; its parent's must be up to date, unless the node is on a free joint. */
    void update(int k) {
        int at = Symmetric6.SIZE * k;
        int parent = tree.parent[k];
        if (tree.joint[k] == Tree.FREE) {
            System.arraycopy(factor.compliance, at, upsilon, at, Symmetric6.SIZE);
            return;
        }
        if (parent == 0) {
            Arrays.fill(upsilon, at, at + Symmetric6.SIZE, 0);
        } else {
            Symmetric6.shiftCompliance(upsilon, Symmetric6.SIZE * parent, kinematics.r_PN, 3 * k, upsilon, at);
        }
        if (!tree.prescribed[k]) {
            for (int i = tree.u0[k]; i < tree.u0[k + 1]; i++) {
                addFreedom(i, at);
            }
        }
    }

    /** With g = Υ U/D: Υ −= g Sᵀ + S gᵀ − (Uᵀg + 1)/D S Sᵀ. */
    private void addFreedom(int i, int at) {
        int s = 6 * i;
        double[] S = kinematics.S;
        double[] U = factor.U;
        double d = factor.inverseD[i];
        Symmetric6.apply(upsilon, at, U, s, g, 0);
        double sum = 1;
        for (int j = 0; j < 6; j++) {
            g[j] *= d;
            sum += U[s + j] * g[j];
        }
        // halves of the last term on both sides
        double half = 0.5 * sum * d;
        for (int j = 0; j < 6; j++) {
            g[j] -= half * S[s + j];
        }
        double[] y = upsilon;
        double s0 = S[s];
        double s1 = S[s + 1];
        double s2 = S[s + 2];
        double g0 = g[0];
        double g1 = g[1];
        double g2 = g[2];
        double g3 = g[3];
        double g4 = g[4];
        double g5 = g[5];
        y[at] -= 2 * g0 * s0;
        y[at + 1] -= 2 * g1 * s1;
        y[at + 2] -= 2 * g2 * s2;
        y[at + 3] -= g0 * s1 + s0 * g1;
        y[at + 4] -= g0 * s2 + s0 * g2;
        y[at + 5] -= g1 * s2 + s1 * g2;
        y[at + 6] -= s0 * g3;
        y[at + 7] -= s0 * g4;
        y[at + 8] -= s0 * g5;
        y[at + 9] -= s1 * g3;
        y[at + 10] -= s1 * g4;
        y[at + 11] -= s1 * g5;
        y[at + 12] -= s2 * g3;
        y[at + 13] -= s2 * g4;
        y[at + 14] -= s2 * g5;
        double s3 = S[s + 3];
        double s4 = S[s + 4];
        double s5 = S[s + 5];
        if (s3 != 0 || s4 != 0 || s5 != 0) {
            y[at + 6] -= g0 * s3;
            y[at + 7] -= g0 * s4;
            y[at + 8] -= g0 * s5;
            y[at + 9] -= g1 * s3;
            y[at + 10] -= g1 * s4;
            y[at + 11] -= g1 * s5;
            y[at + 12] -= g2 * s3;
            y[at + 13] -= g2 * s4;
            y[at + 14] -= g2 * s5;
            y[at + 15] -= 2 * g3 * s3;
            y[at + 16] -= 2 * g4 * s4;
            y[at + 17] -= 2 * g5 * s5;
            y[at + 18] -= g3 * s4 + s3 * g4;
            y[at + 19] -= g3 * s5 + s3 * g5;
            y[at + 20] -= g4 * s5 + s4 * g5;
        }
    }
}
