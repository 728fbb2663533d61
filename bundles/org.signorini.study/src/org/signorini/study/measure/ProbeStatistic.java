package org.signorini.study.measure;

import org.signorini.model.study.Statistic;
import org.signorini.study.result.Table;

/** One number from a recorded column. */
final class ProbeStatistic {

    private ProbeStatistic() {
    }

    /** NaN where nothing was recorded. Values that are no numbers, as gaps of far pairs, do not count. */
    static double of(Table table, int column, Statistic statistic, double start) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        double last = Double.NaN;
        double sum = 0;
        double squares = 0;
        long count = 0;
        for (int i = 0; i < table.rows(); i++) {
            double value = table.get(i, column);
            if (table.get(i, 0) >= start && !Double.isNaN(value)) {
                least = Math.min(least, value);
                most = Math.max(most, value);
                last = value;
                sum += value;
                squares += value * value;
                count++;
            }
        }
        if (count == 0) {
            return Double.NaN;
        }
        return switch (statistic) {
            case FINAL -> last;
            case MINIMUM -> least;
            case MAXIMUM -> most;
            case MEAN -> sum / count;
            case RMS -> Math.sqrt(squares / count);
            case RANGE -> most - least;
        };
    }
}
