package org.signorini.analysis.verdict.watch;

import org.signorini.algebra.Lu;
import org.signorini.complementarity.operator.Operator;

/**
 * The blocks of W on its diagonal for contacts with bilateral rows held, W_cc − W_cb W_bb⁻¹ W_bc, of problems that are
 * small enough to be looked at now and then: O(b³ + b²c).
 */
final class HeldContacts {

    private static final int MOST_ROWS = 90;

    private double[] columns = {};
    private double[] block = {};
    private double[] x = {};
    private double[] unit = {};
    private double[] image = {};
    private int[] pivots = {};
    private Operator w;
    private int n;
    private int bilateral;

    /** Whether an operator is small enough, and its bilateral rows independent. */
    boolean read(Operator operator) {
        w = operator;
        n = operator.size();
        bilateral = operator.bilateral();
        if (bilateral == 0) {
            return true;
        }
        if (n > MOST_ROWS) {
            return false;
        }
        reserve();
        // columns of W_·b
        for (int j = 0; j < bilateral; j++) {
            unit[j] = 1;
            w.multiply(unit, image);
            unit[j] = 0;
            for (int i = 0; i < n; i++) {
                columns[i * bilateral + j] = image[i];
            }
        }
        System.arraycopy(columns, 0, block, 0, bilateral * bilateral);
        return Lu.factor(block, 0, bilateral, pivots, 0) < 0;
    }

    private void reserve() {
        if (unit.length < MOST_ROWS) {
            columns = new double[MOST_ROWS * MOST_ROWS];
            block = new double[MOST_ROWS * MOST_ROWS];
            x = new double[MOST_ROWS];
            unit = new double[MOST_ROWS];
            image = new double[MOST_ROWS];
            pivots = new int[MOST_ROWS];
        }
    }

    /** The 3×3 block of a contact. */
    void diagonalBlock(int contact, double[] out) {
        w.diagonalBlock(contact, out);
        for (int j = 0; j < 3 && bilateral > 0; j++) {
            int column = bilateral + 3 * contact + j;
            // W is symmetric
            System.arraycopy(columns, column * bilateral, x, 0, bilateral);
            Lu.solve(block, 0, bilateral, pivots, 0, x, 0);
            for (int i = 0; i < 3; i++) {
                int row = (bilateral + 3 * contact + i) * bilateral;
                for (int k = 0; k < bilateral; k++) {
                    out[3 * i + j] -= columns[row + k] * x[k];
                }
            }
        }
    }
}
