package org.signorini.simulation.record;

import java.util.Arrays;

/**
 * Rows of numbers, one after the other in one array that grows. One thread writes; others may read at the same time and
 * see every row that was complete when they asked for {@link #count}.
 */
public final class Series {

    private final int width;
    private volatile double[] data;
    private volatile int count;

    public Series(int width) {
        this.width = width;
        data = new double[64 * width];
    }

    public int width() {
        return width;
    }

    /** Number of complete rows. */
    public int count() {
        return count;
    }

    /** Column of a row. */
    public double get(int row, int column) {
        return data[row * width + column];
    }

    /** A copy of a row. */
    public double[] row(int row) {
        return Arrays.copyOfRange(data, row * width, (row + 1) * width);
    }

    /** A copy of a column. */
    public double[] column(int column) {
        int rows = count;
        double[] from = data;
        double[] out = new double[rows];
        for (int i = 0; i < rows; i++) {
            out[i] = from[i * width + column];
        }
        return out;
    }

    /** Begins a row of zeros behind the complete ones; its index. It counts from {@link #commit} on. */
    public int begin() {
        if ((count + 1) * width > data.length) {
            data = Arrays.copyOf(data, 2 * data.length);
        }
        return count;
    }

    /** Ends the row begun. */
    public void commit() {
        count = count + 1;
    }

    public void set(int row, int column, double value) {
        data[row * width + column] = value;
    }

    /** Copies numbers into a row, from a column on. */
    public void set(int row, int column, double[] from, int at, int length) {
        System.arraycopy(from, at, data, row * width + column, length);
    }
}
