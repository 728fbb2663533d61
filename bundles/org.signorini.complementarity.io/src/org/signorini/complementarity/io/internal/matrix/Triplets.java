package org.signorini.complementarity.io.internal.matrix;

import java.util.Arrays;

/** A matrix as a list of entries; entries at the same place add up. */
public final class Triplets {

    private final int rows;
    private final int columns;
    private int count;
    private int[] row = {};
    private int[] column = {};
    private double[] value = {};

    public Triplets(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Zeros are left out. */
    public void add(int i, int j, double entry) {
        if (entry == 0) {
            return;
        }
        if (count == value.length) {
            int capacity = 2 * count + 64;
            row = Arrays.copyOf(row, capacity);
            column = Arrays.copyOf(column, capacity);
            value = Arrays.copyOf(value, capacity);
        }
        row[count] = i;
        column[count] = j;
        value[count++] = entry;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int count() {
        return count;
    }

    public int row(int k) {
        return row[k];
    }

    public int column(int k) {
        return column[k];
    }

    public double value(int k) {
        return value[k];
    }

    /** {@code 3×4}. */
    public String shape() {
        return rows + "×" + columns;
    }

    public boolean isSquare(int n) {
        return rows == n && columns == n;
    }
}
