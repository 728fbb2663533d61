package org.signorini.contact;

import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/**
 * W entry by entry, for models that pose dense problems; a matrix-free operator is asked for its columns. What
 * rounding leaves of a tangent that hinges block is taken for the zero it is: a problem scaled by it would be about
 * nothing else.
 */
final class ContactMatrix {

    /** Share of a contact's largest response below which another is rounding. */
    private static final double BLOCKED = 1e-12;

    private double[] own = {};
    private double[] unit = {};
    private double[] column = {};
    private double[] entries;
    private int size;

    void read(Operator w) {
        size = w.size();
        if (w instanceof DenseOperator dense) {
            entries = dense.matrix().data;
        } else {
            reserve();
            multiplyOut(w);
            entries = own;
        }
        for (int row = w.bilateral(); row < size; row += 3) {
            double largest = Math.max(get(row, row), Math.max(get(row + 1, row + 1), get(row + 2, row + 2)));
            for (int k = row; k < row + 3; k++) {
                if (get(k, k) != 0 && get(k, k) < BLOCKED * largest) {
                    clear(k);
                }
            }
        }
    }

    private void multiplyOut(Operator w) {
        for (int j = 0; j < size; j++) {
            unit[j] = 1;
            w.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < size; i++) {
                own[i * size + j] = column[i];
            }
        }
    }

    /** Zeroes a row and column, in a copy where the entries are somebody else's. */
    private void clear(int k) {
        if (entries != own) {
            reserve();
            System.arraycopy(entries, 0, own, 0, size * size);
            entries = own;
        }
        for (int i = 0; i < size; i++) {
            own[i * size + k] = 0;
            own[k * size + i] = 0;
        }
    }

    private void reserve() {
        if (own.length < size * size) {
            own = new double[2 * size * size];
            unit = new double[2 * size];
            column = new double[2 * size];
        }
    }

    double get(int i, int j) {
        return entries[i * size + j];
    }
}
