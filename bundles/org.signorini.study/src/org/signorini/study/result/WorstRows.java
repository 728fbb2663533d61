package org.signorini.study.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntToDoubleFunction;

/** The rows of a table in which something is largest: the steps that were hardest to solve. O(n log k). */
public final class WorstRows {

    private WorstRows() {
    }

    /** Rows by a column, the worst first, equal ones in the order of time; rows that have no number come last. */
    public static List<Integer> of(Table table, int column, int count) {
        return of(table.rows(), i -> table.get(i, column), count);
    }

    /** The same by anything that rows have. */
    public static List<Integer> of(int rows, IntToDoubleFunction measure, int count) {
        IntToDoubleFunction value = i -> number(measure.applyAsDouble(i));
        Comparator<Integer> worse = Comparator.<Integer>comparingDouble(value::applyAsDouble)
                .thenComparing(Comparator.reverseOrder());
        PriorityQueue<Integer> worst = new PriorityQueue<>(worse);
        for (int i = 0; i < rows; i++) {
            if (worst.size() < count) {
                worst.add(i);
            } else if (value.applyAsDouble(i) > value.applyAsDouble(worst.peek())) {
                worst.poll();
                worst.add(i);
            }
        }
        List<Integer> found = new ArrayList<>(worst);
        found.sort(worse.reversed());
        return found;
    }

    private static double number(double value) {
        return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
    }
}
