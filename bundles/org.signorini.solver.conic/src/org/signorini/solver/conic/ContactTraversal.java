package org.signorini.solver.conic;

import java.util.Arrays;

import org.signorini.complementarity.operator.Operator;
import org.signorini.complementarity.operator.SweepOrder;

/**
 * How a sweep visits contacts: as they are numbered, or in the {@linkplain SweepOrder order} the operator has for
 * several threads. The order depends on the problem alone, so that every number of threads comes to the same bits.
 *
 * <p>
 * Large problems are mostly at rest in most places. A contact whose bodies nobody has moved by more than a threshold
 * since it was visited is left out until somebody does; only the first sweep visits all.
 */
final class ContactTraversal {

    /** Treats a contact. */
    @FunctionalInterface
    interface Visitor {
        /**
         * @param y scratch
         * @return how much it changed
         */
        double visit(int contact, double[] y);
    }

    private final Crew crew;
    private final double[][] scratch;
    private final Crew.Task task = this::task;
    private Visitor visitor;
    private SweepOrder order;
    private int contacts;
    private double threshold;
    /** The sweep in which a body was last moved. */
    private int[] moved = {0};
    private int sweep;

    ContactTraversal(int threads) {
        crew = new Crew(threads);
        scratch = new double[threads][16];
    }

    void start(Operator operator) {
        contacts = operator.contacts();
        order = operator.order();
        if (order != null && moved.length <= order.bodies()) {
            moved = new int[order.bodies() + 1];
        }
        all();
    }

    /** Has the next sweep visit all contacts. */
    void all() {
        Arrays.fill(moved, 0);
        sweep = 0;
    }

    /**
     * Visits contacts and returns the largest change.
     *
     * @param least the smallest change that makes others look again
     */
    double sweep(Visitor given, double least) {
        visitor = given;
        threshold = least;
        double most = 0;
        if (order == null) {
            double[] y = scratch[0];
            for (int c = 0; c < contacts; c++) {
                most = Math.max(most, given.visit(c, y));
            }
            return most;
        }
        sweep++;
        for (int g = 0; g < order.groups(); g++) {
            most = Math.max(most, crew.run(task, order.firstTask(g), order.firstTask(g + 1)));
        }
        return most;
    }

    private double task(int worker, int number) {
        double[] y = scratch[worker];
        int[] contact = order.order();
        int[] body = order.body();
        double most = 0;
        for (int k = order.start(number), end = order.start(number + 1); k < end; k++) {
            int c = contact[k];
            int a = body[2 * c];
            int b = body[2 * c + 1];
            // moved in this sweep or, by contacts behind this one, in the last; in the first sweep all are
            if (moved[a] < sweep - 1 && moved[b] < sweep - 1) {
                continue;
            }
            double change = visitor.visit(c, y);
            if (change > threshold) {
                mark(a);
                mark(b);
            }
            if (change > most) {
                most = change;
            }
        }
        return most;
    }

    /** The ground does not move. */
    private void mark(int body) {
        if (body > 0) {
            moved[body] = sweep;
        }
    }
}
