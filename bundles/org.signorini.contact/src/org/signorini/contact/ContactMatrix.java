package org.signorini.contact;

import org.signorini.complementarity.operator.DenseOperator;
import org.signorini.complementarity.operator.Operator;

/** W entry by entry, for models that pose dense problems; a matrix-free operator is asked for its columns. */
final class ContactMatrix {

    private double[] own = {};
    private double[] unit = {};
    private double[] column = {};
    private double[] entries;
    private int size;

    void read(Operator w) {
        size = w.size();
        if (w instanceof DenseOperator dense) {
            entries = dense.matrix().data;
            return;
        }
        if (own.length < size * size) {
            own = new double[2 * size * size];
            unit = new double[2 * size];
            column = new double[2 * size];
        }
        for (int j = 0; j < size; j++) {
            unit[j] = 1;
            w.multiply(unit, column);
            unit[j] = 0;
            for (int i = 0; i < size; i++) {
                own[i * size + j] = column[i];
            }
        }
        entries = own;
    }

    double get(int i, int j) {
        return entries[i * size + j];
    }
}
