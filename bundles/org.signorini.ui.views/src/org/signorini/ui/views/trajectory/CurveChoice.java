package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.signorini.plot.Curve;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.ui.views.run.RunEntry;

/** The curves of some quantities of some runs. */
final class CurveChoice {

    private CurveChoice() {
    }

    /** @param against what is drawn to the right, or null for time */
    static List<Curve> of(List<RunEntry> runs, List<Quantity> quantities, Quantity against) {
        List<Curve> curves = new ArrayList<>();
        for (Quantity quantity : quantities) {
            for (RunEntry run : runs) {
                Curve curve = curve(run.result(), quantity, against);
                if (curve != null) {
                    String name = quantity.column().name();
                    curves.add(curve.named(runs.size() == 1 ? name : name + " · " + run.name(runs)));
                }
            }
        }
        return curves;
    }

    private static Curve curve(RunResult result, Quantity quantity, Quantity against) {
        Table table = result.tables().get(quantity.table());
        int column = column(table, quantity);
        if (column <= 0 || against == null) {
            return column <= 0 ? null : Curve.over(table, column);
        }
        Table right = result.tables().get(against.table());
        int x = column(right, against);
        return x <= 0 ? null : new Curve(quantity.column().name(), new Against(right, x, table, column), 1, 2);
    }

    private static int column(Table table, Quantity quantity) {
        return table == null ? -1 : table.find(quantity.column().name()).orElse(-1);
    }

    /** The same with curves of one table next to each other, as files have them. */
    static List<Curve> byTable(List<Curve> curves) {
        List<Table> tables = new ArrayList<>();
        curves.forEach(c -> {
            if (tables.stream().noneMatch(t -> t == c.table())) {
                tables.add(c.table());
            }
        });
        return curves.stream().sorted(Comparator.comparingInt(c -> {
            int k = 0;
            while (tables.get(k) != c.table()) {
                k++;
            }
            return k;
        })).toList();
    }
}
