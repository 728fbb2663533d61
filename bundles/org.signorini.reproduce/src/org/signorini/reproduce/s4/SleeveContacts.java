package org.signorini.reproduce.s4;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.signorini.reproduce.Readings;
import org.signorini.simulation.record.ContactState;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** What the sleeve's edges and the beak do at the pole. */
final class SleeveContacts {

    private final Run run;
    private final double[] time;
    private final double[] lane;
    private final double[] state;
    private final int lower;
    private final int upper;

    SleeveContacts(Run run) {
        this.run = run;
        time = Readings.time(run, RunResult.CONTACTS);
        lane = Readings.column(run, RunResult.CONTACTS, "lane");
        state = Readings.column(run, RunResult.CONTACTS, "state");
        lower = run.result().lanes().indexOf("lower edge");
        upper = run.result().lanes().indexOf("upper edge");
    }

    /** Steps in which both edges take part. */
    int stepsWithBothEdges() {
        Set<Double> low = new TreeSet<>();
        Set<Double> both = new TreeSet<>();
        for (int i = 0; i < time.length; i++) {
            if (lane[i] == lower) {
                low.add(time[i]);
            }
        }
        for (int i = 0; i < time.length; i++) {
            if (lane[i] == upper && low.contains(time[i])) {
                both.add(time[i]);
            }
        }
        return both.size();
    }

    /** Whether the lower edge sticks between any two returns, in words. */
    String sticksBetween(List<Integer> returns, double[] at) {
        int jammed = 0;
        for (int k = 1; k < returns.size(); k++) {
            if (sticks(at[returns.get(k - 1)], at[returns.get(k)])) {
                jammed++;
            }
        }
        int cycles = returns.size() - 1;
        return jammed == cycles && cycles > 0 ? "sticks in every cycle" : "sticks in " + jammed + " of " + cycles;
    }

    private boolean sticks(double from, double to) {
        for (int i = 0; i < time.length; i++) {
            if (lane[i] == lower && time[i] > from && time[i] <= to && state[i] == ContactState.STICK.ordinal()) {
                return true;
            }
        }
        return false;
    }

    double mostUnknowns() {
        return Arrays.stream(Readings.column(run, RunResult.SOLVER, "unknowns")).max().orElse(Double.NaN);
    }
}
