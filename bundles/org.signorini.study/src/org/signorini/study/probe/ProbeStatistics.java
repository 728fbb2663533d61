package org.signorini.study.probe;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

import org.signorini.study.result.Column;

/**
 * What probes measured from some time on, of every step, whichever of them are recorded. Values that are no numbers, as
 * gaps of far pairs, do not count; where there were none, nor do the results.
 */
public final class ProbeStatistics {

    private final List<Column> columns;
    private final double start;
    private final double[] least;
    private final double[] most;
    private final double[] last;
    private final double[] sum;
    private final double[] squares;
    private final long[] count;

    ProbeStatistics(List<Column> columns, double start) {
        this.columns = columns;
        this.start = start;
        int n = columns.size();
        least = new double[n];
        most = new double[n];
        last = new double[n];
        sum = new double[n];
        squares = new double[n];
        count = new long[n];
        Arrays.fill(least, Double.NaN);
        Arrays.fill(most, Double.NaN);
        Arrays.fill(last, Double.NaN);
    }

    /** Takes what was measured at a time, which stands first. */
    void add(double[] row) {
        if (row[0] < start) {
            return;
        }
        for (int c = 1; c < row.length; c++) {
            double value = row[c];
            if (Double.isNaN(value)) {
                continue;
            }
            least[c] = value >= least[c] ? least[c] : value;
            most[c] = value <= most[c] ? most[c] : value;
            last[c] = value;
            sum[c] += value;
            squares[c] += value * value;
            count[c]++;
        }
    }

    /** Time first, then what the probes measure. */
    public List<Column> columns() {
        return columns;
    }

    /** The column of a name. */
    public OptionalInt find(String name) {
        for (int c = 1; c < columns.size(); c++) {
            if (columns.get(c).name().equals(name)) {
                return OptionalInt.of(c);
            }
        }
        return OptionalInt.empty();
    }

    public double last(int column) {
        return last[column];
    }

    public double minimum(int column) {
        return least[column];
    }

    public double maximum(int column) {
        return most[column];
    }

    public double mean(int column) {
        return sum[column] / count[column];
    }

    public double rootMeanSquare(int column) {
        return Math.sqrt(squares[column] / count[column]);
    }
}
