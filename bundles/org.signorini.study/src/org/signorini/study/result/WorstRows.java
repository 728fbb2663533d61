package org.signorini.study.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/**
 * The rows of a table in which something is largest: the steps that were hardest to solve. One pass over n rows that
 * asks each once and keeps the k worst in a heap, the least of them on top: O(n + m log k) where m rows get into it,
 * nothing but two arrays of k is allocated.
 */
public final class WorstRows {

    private final int[] rows;
    private final double[] values;
    private int size;

    private WorstRows(int count) {
        rows = new int[count];
        values = new double[count];
    }

    /** Rows by a column, the worst first, equal ones in the order of time; rows that have no number come last. */
    public static List<Integer> of(Table table, int column, int count) {
        return of(table.rows(), i -> table.get(i, column), count);
    }

    /** The same by anything that rows have. */
    public static List<Integer> of(int rows, IntToDoubleFunction measure, int count) {
        WorstRows worst = new WorstRows(Math.min(rows, count));
        for (int i = 0; i < worst.rows.length; i++) {
            worst.add(i, number(measure.applyAsDouble(i)));
        }
        for (int i = count; i < rows && count > 0; i++) {
            double value = number(measure.applyAsDouble(i));
            // a later one that is no worse does not count
            if (value > worst.values[0]) {
                worst.sink(0, i, value);
            }
        }
        return worst.sorted();
    }

    private static double number(double value) {
        return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
    }

    private void add(int row, double value) {
        int at = size++;
        for (int up = (at - 1) / 2; at > 0 && isLess(row, value, up); up = (at - 1) / 2) {
            set(at, rows[up], values[up]);
            at = up;
        }
        set(at, row, value);
    }

    /** Puts a row in the place of another, or below it. */
    private void sink(int from, int row, double value) {
        int at = from;
        int child = 2 * at + 1;
        while (child < size) {
            if (child + 1 < size && isLess(rows[child + 1], values[child + 1], child)) {
                child++;
            }
            if (!isLess(rows[child], values[child], row, value)) {
                break;
            }
            set(at, rows[child], values[child]);
            at = child;
            child = 2 * at + 1;
        }
        set(at, row, value);
    }

    private void set(int at, int row, double value) {
        rows[at] = row;
        values[at] = value;
    }

    private boolean isLess(int row, double value, int other) {
        return isLess(row, value, rows[other], values[other]);
    }

    /** Of equal ones the later is the lesser. */
    private static boolean isLess(int row, double value, int otherRow, double otherValue) {
        return value < otherValue || value == otherValue && row > otherRow;
    }

    private List<Integer> sorted() {
        List<Integer> found = new ArrayList<>(size);
        while (size > 0) {
            found.add(rows[0]);
            size--;
            sink(0, rows[size], values[size]);
        }
        return found.reversed();
    }
}
