package org.signorini.multibody.dynamics;

import org.signorini.multibody.kinematics.Kinematics;
import org.signorini.multibody.topology.Tree;

/**
 * Takes wrenches from a node towards the root: past a freedom, E ← E − U D⁻¹SᵀE, and by the shift to the parent. Many
 * wrenches over a long stretch are taken as combinations of six unit wrenches.
 */
final class Ascent {

    private final Tree tree;
    private final Kinematics kinematics;
    private final MassFactor factor;
    private final double[] basis = new double[36];
    private final double[] combined = new double[6];

    Ascent(MassFactor factor) {
        this.factor = factor;
        kinematics = factor.kinematics();
        tree = kinematics.tree();
    }

    /** y = SᵀE and E −= U D⁻¹ y for one freedom and the wrenches first … end. */
    void project(int freedom, double[] wrench, int first, int end, double[] y) {
        int s = 6 * freedom;
        double[] S = kinematics.S;
        double[] U = factor.U;
        double d = factor.inverseD[freedom];
        double s0 = S[s];
        double s1 = S[s + 1];
        double s2 = S[s + 2];
        double s3 = S[s + 3];
        double s4 = S[s + 4];
        double s5 = S[s + 5];
        double u0 = U[s] * d;
        double u1 = U[s + 1] * d;
        double u2 = U[s + 2] * d;
        double u3 = U[s + 3] * d;
        double u4 = U[s + 4] * d;
        double u5 = U[s + 5] * d;
        for (int a = first, e = 6 * first; a < end; a++, e += 6) {
            double projected = s0 * wrench[e] + s1 * wrench[e + 1] + s2 * wrench[e + 2] + s3 * wrench[e + 3]
                    + s4 * wrench[e + 4] + s5 * wrench[e + 5];
            y[a] = projected;
            wrench[e] -= u0 * projected;
            wrench[e + 1] -= u1 * projected;
            wrench[e + 2] -= u2 * projected;
            wrench[e + 3] -= u3 * projected;
            wrench[e + 4] -= u4 * projected;
            wrench[e + 5] -= u5 * projected;
        }
    }

    /** From about the node's origin to about its parent's. */
    void shift(int k, double[] wrench, int first, int end) {
        int v = 3 * k;
        double x = kinematics.r_PN[v];
        double y = kinematics.r_PN[v + 1];
        double z = kinematics.r_PN[v + 2];
        for (int e = 6 * first; e < 6 * end; e += 6) {
            wrench[e] += y * wrench[e + 5] - z * wrench[e + 4];
            wrench[e + 1] += z * wrench[e + 3] - x * wrench[e + 5];
            wrench[e + 2] += x * wrench[e + 4] - y * wrench[e + 3];
        }
    }

    /**
     * Takes the wrenches first … end from node k, past its joint, to the ancestor {@code stop}, {@code stretch} nodes
     * away.
     *
     * @return the number of wrenches times nodes
     */
    long climb(int k, int stop, int stretch, double[] wrench, int first, int end, double[] y) {
        int count = end - first;
        // 15 products per wrench and node against six of them and 36 per wrench
        if (15L * count * stretch <= 90L * stretch + 36L * count) {
            step(k, stop, wrench, first, end, y);
            return (long) count * stretch;
        }
        for (int i = 0; i < 36; i++) {
            basis[i] = i % 7 == 0 ? 1 : 0;
        }
        step(k, stop, basis, 0, 6, combined);
        for (int e = 6 * first; e < 6 * end; e += 6) {
            for (int j = 0; j < 6; j++) {
                combined[j] = wrench[e] * basis[j] + wrench[e + 1] * basis[6 + j] + wrench[e + 2] * basis[12 + j]
                        + wrench[e + 3] * basis[18 + j] + wrench[e + 4] * basis[24 + j] + wrench[e + 5] * basis[30 + j];
            }
            System.arraycopy(combined, 0, wrench, e, 6);
        }
        return 6L * stretch + count;
    }

    private void step(int from, int stop, double[] wrench, int first, int end, double[] y) {
        for (int k = from; k != stop; k = tree.parent[k]) {
            if (!tree.prescribed[k]) {
                for (int i = tree.u0[k + 1] - 1; i >= tree.u0[k]; i--) {
                    project(i, wrench, first, end, y);
                }
            }
            shift(k, wrench, first, end);
        }
    }
}
