package org.signorini.study.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The rows of a table in which a column is largest: the steps that were hardest to solve. O(n log k). */
public final class WorstRows {

    private WorstRows() {
    }

    /** Rows, the worst first, equal ones in the order of time; rows that have no number come last. */
    public static List<Integer> of(Table table, int column, int count) {
        Comparator<Integer> worse = Comparator.<Integer>comparingDouble(i -> value(table, i, column))
                .thenComparing(Comparator.reverseOrder());
        PriorityQueue<Integer> worst = new PriorityQueue<>(worse);
        int n = table.rows();
        for (int i = 0; i < n; i++) {
            if (worst.size() < count) {
                worst.add(i);
            } else if (value(table, i, column) > value(table, worst.peek(), column)) {
                worst.poll();
                worst.add(i);
            }
        }
        List<Integer> rows = new ArrayList<>(worst);
        rows.sort(worse.reversed());
        return rows;
    }

    private static double value(Table table, int row, int column) {
        double value = table.get(row, column);
        return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
    }
}
