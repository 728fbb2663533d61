package org.signorini.reproduce.s0;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

import org.signorini.reproduce.Numbers;
import org.signorini.reproduce.Readings;
import org.signorini.study.result.RunResult;
import org.signorini.study.run.Run;

/** Unknowns of a run's problems by the contacts of their steps. */
final class ProblemSizes {

    /** By the time of a step. */
    private final Map<Double, Integer> contacts = new LinkedHashMap<>();
    private final SortedSet<Double> perContact = new TreeSet<>();

    ProblemSizes(Run run) {
        for (double time : Readings.time(run, RunResult.CONTACTS)) {
            contacts.merge(time, 1, Integer::sum);
        }
        double[] time = Readings.time(run, RunResult.SOLVER);
        double[] unknowns = Readings.column(run, RunResult.SOLVER, "unknowns");
        for (int i = 0; i < time.length; i++) {
            perContact.add(unknowns[i] / contacts.getOrDefault(time[i], 0));
        }
    }

    int mostContacts() {
        return contacts.values().stream().max(Integer::compare).orElse(0);
    }

    /** {@code 6 n_u} where it is so in every step, else all there were: {@code 3 n_u, 6 n_u}. */
    String text() {
        return String.join(", ", perContact.stream().map(k -> Numbers.text(k.doubleValue()) + " n_u").toList());
    }
}
