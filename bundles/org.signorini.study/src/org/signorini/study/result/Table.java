package org.signorini.study.result;

import java.util.List;
import java.util.OptionalInt;

/**
 * Rows of numbers under named columns; the first column is time. A run's tables grow while it runs: rows that have been
 * counted stay as they are.
 */
public interface Table {

    List<Column> columns();

    /** Rows there are now. */
    int rows();

    double get(int row, int column);

    /** A copy of a column, as long as {@link #rows} was when asked. */
    default double[] column(int column) {
        double[] values = new double[rows()];
        for (int i = 0; i < values.length; i++) {
            values[i] = get(i, column);
        }
        return values;
    }

    default OptionalInt find(String name) {
        for (int i = 0; i < columns().size(); i++) {
            if (columns().get(i).name().equals(name)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
