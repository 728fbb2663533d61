package org.signorini.formulation.dca.assembly;

import java.util.Arrays;

import org.signorini.algebra.SpatialVectors;

/**
 * The right sides of {@link HandleEquations}: z from the leaves to the root ({@link #rise}), impulses of joints from
 * the root to the leaves ({@link #descend}), where the velocity jump of every body comes out (S1 §4.3). O(n) each.
 *
 * <p>
 * Assemblies that are not within each other may be worked on by different threads.
 */
final class HandleSweep {

    private final AssemblyTree tree;
    private final JointRows rows;
    private final HandleEquations equations;
    private final SubDomains domains;
    private final int[] vAt;
    private final int[] lAt;
    private final int[] qAt;
    private final double[] L;
    private final double[] inverseL;
    private final double[] Q;
    private final double[] z;
    private final double[] impulse;
    private final double[] e;

    HandleSweep(AssemblyTree tree, JointRows rows, HandleEquations equations) {
        this.tree = tree;
        this.rows = rows;
        this.equations = equations;
        domains = equations.domains();
        vAt = equations.vAt;
        lAt = equations.lAt;
        qAt = equations.qAt;
        L = equations.L;
        inverseL = equations.inverseL;
        Q = equations.Q;
        z = new double[vAt[tree.count]];
        impulse = new double[vAt[tree.count]];
        e = new double[rows.first[tree.count]];
    }

    private int kept(int c) {
        return vAt[c + 1] - vAt[c];
    }

    /**
     * z of one assembly from that of its parts, for impulses on the bodies.
     *
     * @param wrench 6 per node; overwritten
     * @param uStart u⁻ where rows are driven by their g and springs pull, or null where nothing does
     */
    void rise(int c, double[] wrench, double[] uStart, double[] t) {
        int from = rows.first[c];
        int end = rows.first[c + 1];
        int r = end - from;
        gather(c, wrench, uStart, t);
        for (int i = 0; i < r; i++) {
            double sum = equations.project(from + i, t, 0) + (uStart != null ? rows.g[from + i] : 0);
            int row = lAt[c] + i * r;
            for (int j = 0; j < i; j++) {
                sum -= L[row + j] * e[from + j];
            }
            e[from + i] = sum * inverseL[from + i];
        }
        int width = kept(c);
        int start = tree.keepStart[c];
        for (int h = 0; h < width; h += 6) {
            System.arraycopy(t, 6 * tree.keep[start + h / 6], z, vAt[c] + h, 6);
        }
        for (int i = 0; i < r; i++) {
            int q = qAt[c] + i * width;
            for (int k = 0; k < width; k++) {
                z[vAt[c] + k] -= e[from + i] * Q[q + k];
            }
        }
    }

    /** z of the handles of the parts. */
    private void gather(int c, double[] wrench, double[] uStart, double[] t) {
        if (tree.left[c] < 0) {
            domains.rise(c, wrench, uStart, t);
        } else {
            int width = kept(tree.left[c]);
            System.arraycopy(z, vAt[tree.left[c]], t, 0, width);
            System.arraycopy(z, vAt[tree.right[c]], t, width, kept(tree.right[c]));
        }
    }

    /** Impulses on the handles of the parts from those on the assembly's; of leaves the motions of the bodies. */
    void descend(int c, double[] motion, double[] t) {
        int from = rows.first[c];
        int r = rows.first[c + 1] - from;
        int width = kept(c);
        int start = tree.keepStart[c];
        Arrays.fill(t, 0, 6 * tree.parts(c), 0);
        for (int h = 0; h < width; h += 6) {
            System.arraycopy(impulse, vAt[c] + h, t, 6 * tree.keep[start + h / 6], 6);
        }
        for (int i = r - 1; i >= 0; i--) {
            int q = qAt[c] + i * width;
            double sum = e[from + i];
            for (int k = 0; k < width; k++) {
                sum += Q[q + k] * impulse[vAt[c] + k];
            }
            for (int j = i + 1; j < r; j++) {
                // e of later rows already is −φ
                sum -= L[lAt[c] + j * r + i] * e[from + j];
            }
            e[from + i] = sum * inverseL[from + i];
        }
        for (int i = 0; i < r; i++) {
            int row = from + i;
            if (rows.atA[row] >= 0) {
                SpatialVectors.addScaled(-e[row], rows.wrenchA, 6 * row, t, rows.atA[row]);
            }
            if (rows.atB[row] >= 0) {
                SpatialVectors.addScaled(-e[row], rows.wrenchB, 6 * row, t, rows.atB[row]);
            }
        }
        scatter(c, motion, t);
    }

    private void scatter(int c, double[] motion, double[] t) {
        if (tree.left[c] < 0) {
            domains.descend(c, t, motion);
        } else {
            int width = kept(tree.left[c]);
            System.arraycopy(t, 0, impulse, vAt[tree.left[c]], width);
            System.arraycopy(t, width, impulse, vAt[tree.right[c]], kept(tree.right[c]));
        }
    }
}
