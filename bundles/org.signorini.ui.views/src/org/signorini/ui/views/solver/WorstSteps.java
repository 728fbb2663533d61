package org.signorini.ui.views.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

import org.signorini.study.result.Table;

/** The steps of a run in which a column of its solver's table is largest. O(n log k). */
final class WorstSteps {

    private WorstSteps() {
    }

    /** Rows of the table, the worst first, equal ones in the order of time. */
    static List<Integer> of(Table solves, int column, int count) {
        Comparator<Integer> worse = Comparator.<Integer>comparingDouble(i -> solves.get(i, column))
                .thenComparing(Comparator.reverseOrder());
        PriorityQueue<Integer> worst = new PriorityQueue<>(worse);
        int n = solves.rows();
        for (int i = 0; i < n; i++) {
            if (worst.size() < count) {
                worst.add(i);
            } else if (solves.get(i, column) > solves.get(worst.peek(), column)) {
                worst.poll();
                worst.add(i);
            }
        }
        List<Integer> rows = new ArrayList<>(worst);
        rows.sort(worse.reversed());
        return rows;
    }
}
