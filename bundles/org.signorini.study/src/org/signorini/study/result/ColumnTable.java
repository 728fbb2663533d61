package org.signorini.study.result;

import java.util.List;

/** A table by its columns, as read from a file. */
public record ColumnTable(List<Column> columns, List<double[]> values) implements Table {

    public ColumnTable {
        columns = List.copyOf(columns);
        values = List.copyOf(values);
        if (columns.size() != values.size()) {
            throw new IllegalArgumentException(columns.size() + " names for " + values.size() + " columns");
        }
        for (double[] column : values) {
            if (column.length != values.getFirst().length) {
                throw new IllegalArgumentException("columns of " + column.length + " and "
                        + values.getFirst().length + " rows");
            }
        }
    }

    @Override
    public int rows() {
        return values.isEmpty() ? 0 : values.getFirst().length;
    }

    @Override
    public double get(int row, int column) {
        return values.get(column)[row];
    }

    @Override
    public double[] column(int column) {
        return values.get(column).clone();
    }
}
