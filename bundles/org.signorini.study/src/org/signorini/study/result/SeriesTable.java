package org.signorini.study.result;

import java.util.List;

import org.signorini.simulation.record.Series;

/** A recorder's series under names. */
public record SeriesTable(List<Column> columns, Series series) implements Table {

    public SeriesTable {
        columns = List.copyOf(columns);
        if (columns.size() != series.width()) {
            throw new IllegalArgumentException(columns.size() + " names for " + series.width() + " columns");
        }
    }

    @Override
    public int rows() {
        return series.count();
    }

    @Override
    public double get(int row, int column) {
        return series.get(row, column);
    }

    @Override
    public double[] column(int column) {
        return series.column(column);
    }
}
