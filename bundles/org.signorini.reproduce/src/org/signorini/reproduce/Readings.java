package org.signorini.reproduce;

import java.util.Arrays;
import java.util.Map;

import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;
import org.signorini.study.run.Run;

/** What figures and claims read off a run. */
public final class Readings {

    private Readings() {
    }

    /** Times of the rows of a table. */
    public static double[] time(Run run, String table) {
        return run.result().table(table).column(0);
    }

    /** A column by its name. */
    public static double[] column(Run run, String table, String name) {
        Table rows = run.result().table(table);
        return rows.column(rows.find(name).orElseThrow(() -> new IllegalArgumentException(run.plan().name() + ": table "
                + table + " has no column '" + name + "'")));
    }

    /** What a probe measured. */
    public static double[] probe(Run run, String name) {
        return column(run, RunResult.PROBES, name);
    }

    /** Times at which probes measured. */
    public static double[] time(Run run) {
        return time(run, RunResult.PROBES);
    }

    /** A number of the summary that {@code run --json} prints, by its path. */
    public static double number(Run run, String... path) {
        Object value = run.summary();
        for (String name : path) {
            value = value instanceof Map<?, ?> map ? map.get(name) : null;
        }
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw new IllegalArgumentException(run.plan().name() + ": the summary has no number " + String.join(".", path));
    }

    /** The value at a time, on the straight line between the samples beside it. */
    public static double at(double[] time, double[] values, double t) {
        int found = Arrays.binarySearch(time, t);
        if (found >= 0) {
            return values[found];
        }
        int right = -found - 1;
        if (right == 0 || right == time.length) {
            throw new IllegalArgumentException(t + " s is outside of the run");
        }
        double share = (t - time[right - 1]) / (time[right] - time[right - 1]);
        return values[right - 1] + share * (values[right] - values[right - 1]);
    }

    /** The largest magnitude. */
    public static double most(double[] values) {
        return Arrays.stream(values).map(Math::abs).max().orElse(0);
    }
}
