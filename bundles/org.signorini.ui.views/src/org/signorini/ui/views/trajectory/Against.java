package org.signorini.ui.views.trajectory;

import java.util.List;

import org.signorini.study.result.Column;
import org.signorini.study.result.Table;

/** A quantity beside another of the same run, of the same steps: time, the one, the other. Nothing is copied. */
public record Against(Table xs, int x, Table ys, int y) implements Table {

    @Override
    public List<Column> columns() {
        return List.of(xs.columns().getFirst(), xs.columns().get(x), ys.columns().get(y));
    }

    @Override
    public int rows() {
        return Math.min(xs.rows(), ys.rows());
    }

    @Override
    public double get(int row, int column) {
        return switch (column) {
            case 0 -> xs.get(row, 0);
            case 1 -> xs.get(row, x);
            default -> ys.get(row, y);
        };
    }
}
