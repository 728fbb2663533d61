package org.signorini.complementarity.io.internal.matrix;

import java.util.Arrays;

/** Numbers in a row, as many as come. */
public final class DoubleList {

    private double[] values = {};
    private int size;

    public void add(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size + 16);
        }
        values[size++] = value;
    }

    public int size() {
        return size;
    }

    public double get(int i) {
        return values[i];
    }

    public double[] toArray() {
        return Arrays.copyOf(values, size);
    }

    /** All numbers, possibly followed by unused room. */
    public double[] array() {
        return values;
    }
}
