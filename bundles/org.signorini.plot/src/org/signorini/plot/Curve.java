package org.signorini.plot;

import org.signorini.study.result.Column;
import org.signorini.study.result.Table;

/**
 * A line in a chart: one column of a table against another.
 *
 * @param name  in the legend
 * @param x     what is drawn to the right
 * @param y     what is drawn upward
 */
public record Curve(String name, Table table, int x, int y) {

    /** A column against time. */
    public static Curve over(Table table, int column) {
        return new Curve(table.columns().get(column).name(), table, 0, column);
    }

    public Column xColumn() {
        return table.columns().get(x);
    }

    public Column yColumn() {
        return table.columns().get(y);
    }

    /** The same with a name of its own, as when several runs are overlaid. */
    public Curve named(String other) {
        return new Curve(other, table, x, y);
    }
}
