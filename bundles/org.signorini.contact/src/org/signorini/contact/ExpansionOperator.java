package org.signorini.contact;

import java.util.Arrays;

import org.signorini.complementarity.FrictionProblem;
import org.signorini.complementarity.operator.BlockSparseOperator;
import org.signorini.simulation.ContactData;

/**
 * The expansion of Poisson's restitution ({@link Phase}) as a problem of exact cones. There friction is bounded by
 * μ(a + p'_n) with a = e_N p_C,n given back for certain: a cone cut off below its tip. It is the sum of two that are
 * whole. One is the contact's own with p'_n; the other, its <i>grip</i>, is a contact at the same place whose normal
 * impulse is a whatever happens,
 *
 * <pre>
 * v_g = s (p_g − a),     v_gt = v_t,     0 ≤ p_g ⟂ v_g ≥ 0  ⇒  p_g = a,
 * </pre>
 *
 * with any s > 0. Sliding, both oppose v_t with μ p'_n + μ a in all; sticking, they share as they like, and all of the
 * sum is reached. So the problem has three rows more per contact that was hit and has friction, is symmetric and
 * semidefinite as W is, and goes to any solver for friction. Cost: one copy of W's blocks, those of grips twice.
 */
final class ExpansionOperator {

    private final BlockSparseOperator plain = new BlockSparseOperator();
    private final BlockSparseOperator matrix = new BlockSparseOperator();
    private final double[] block = new double[9];
    private int rows;
    private int contacts;
    private int grips;
    /** The grip of each contact or −1; the contact of each grip, a and s. */
    private int[] grip = {};
    private int[] owner = {};
    private double[] given = {};
    private double[] scale = {};
    private double[] mu = {};

    BlockSparseOperator matrix() {
        return matrix;
    }

    /** Takes W and the bounds μ a of friction, zero where nothing is given back. */
    void extend(ContactData data, double[] bound) {
        reserve(data.contacts);
        rows = data.rows();
        contacts = data.contacts;
        grips = 0;
        for (int c = 0; c < contacts; c++) {
            grip[c] = -1;
            if (bound[c] > 0) {
                data.w.diagonalBlock(c, block);
                owner[grips] = c;
                given[grips] = bound[c] / data.mu[c];
                // like the contact's own rows, so that all residuals weigh the same
                scale[grips] = (block[0] + block[4] + block[8]) / 3;
                mu[grips] = data.mu[c];
                grip[c] = grips++;
            }
        }
        data.w.assemble(plain);
        copy();
    }

    private void reserve(int n) {
        if (grip.length < n) {
            grip = new int[2 * n];
            owner = new int[2 * n];
            given = new double[2 * n];
            scale = new double[2 * n];
            mu = new double[2 * n];
        }
    }

    private void copy() {
        int bilateral = plain.bilateral();
        matrix.begin(bilateral, contacts + grips);
        for (int i = 0; i < plain.nodes(); i++) {
            int gripI = gripOf(i);
            for (int e = plain.rowStarts()[i]; e < plain.rowStarts()[i + 1]; e++) {
                int j = plain.columns()[e];
                int at = plain.valueStarts()[e];
                int gripJ = gripOf(j);
                matrix.add(i, j, plain.values(), at);
                if (gripI >= 0) {
                    add(gripI, j, i, j, true, false, at);
                }
                if (gripJ >= 0) {
                    add(i, gripJ, i, j, false, true, at);
                }
                if (gripI >= 0 && gripJ >= 0) {
                    add(gripI, gripJ, i, j, true, true, at);
                }
            }
        }
        for (int g = 0; g < grips; g++) {
            Arrays.fill(block, 0);
            block[0] = scale[g];
            matrix.add(bilateral + contacts + g, bilateral + contacts + g, block, 0);
        }
        matrix.finish();
    }

    /** The node of a node's grip, or −1. */
    private int gripOf(int node) {
        int contact = node - plain.bilateral();
        return contact < 0 || grip[contact] < 0 ? -1 : plain.nodes() + grip[contact];
    }

    /** Block (i, j) of W at another place, without its normal row or column. */
    private void add(int toRow, int toColumn, int i, int j, boolean noRow, boolean noColumn, int at) {
        int height = plain.width(i);
        int width = plain.width(j);
        for (int r = 0; r < height; r++) {
            for (int c = 0; c < width; c++) {
                boolean normal = noRow && r == 0 || noColumn && c == 0;
                block[r * width + c] = normal ? 0 : plain.values()[at + r * width + c];
            }
        }
        matrix.add(toRow, toColumn, block, 0);
    }

    /** Completes b and μ where those of the contacts stand already. */
    void fill(FrictionProblem problem) {
        double[] b = problem.b();
        for (int g = 0; g < grips; g++) {
            int row = rows + 3 * g;
            int from = plain.bilateral() + 3 * owner[g];
            b[row] = -scale[g] * given[g];
            b[row + 1] = b[from + 1];
            b[row + 2] = b[from + 2];
            problem.mu()[contacts + g] = mu[g];
        }
    }

    void start(double[] z) {
        for (int g = 0; g < grips; g++) {
            z[rows + 3 * g] = given[g];
        }
    }

    /** p += the friction of grips. */
    void addGrips(double[] z, double[] p) {
        for (int g = 0; g < grips; g++) {
            int to = plain.bilateral() + 3 * owner[g];
            p[to + 1] += z[rows + 3 * g + 1];
            p[to + 2] += z[rows + 3 * g + 2];
        }
    }

    /** The contact of a grip. */
    int contact(int index) {
        return owner[index];
    }
}
