package org.signorini.ui.views.trajectory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.signorini.study.result.Column;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

/** Something a run has over time: a column of one of its tables. */
public record Quantity(String table, Column column) {

    private static final List<String> TABLES = List.of(RunResult.PROBES, RunResult.STATES, RunResult.ENERGY,
            RunResult.POSES);
    private static final int FIRST = 4;

    /** What runs have, by table, without repetition. */
    public static Map<String, List<Quantity>> of(List<RunResult> results) {
        Map<String, List<Quantity>> all = new LinkedHashMap<>();
        for (String name : TABLES) {
            Set<Quantity> found = new LinkedHashSet<>();
            for (RunResult result : results) {
                Table table = result.tables().get(name);
                if (table != null) {
                    table.columns().stream().skip(1).forEach(c -> found.add(new Quantity(name, c)));
                }
            }
            if (!found.isEmpty()) {
                all.put(name, List.copyOf(found));
            }
        }
        return all;
    }

    /** What is shown before anyone has chosen: the first probes, or else coordinates. */
    public static List<Quantity> first(Map<String, List<Quantity>> all) {
        List<Quantity> chosen = new ArrayList<>(all.getOrDefault(RunResult.PROBES,
                all.getOrDefault(RunResult.STATES, List.of())));
        return chosen.subList(0, Math.min(FIRST, chosen.size()));
    }

    /** As it is written where choices are kept. */
    String key() {
        return table + "/" + column.name();
    }

    /** As people call the tables. */
    public static String title(String table) {
        return switch (table) {
            case RunResult.PROBES -> "Probes";
            case RunResult.STATES -> "Coordinates and velocities";
            case RunResult.ENERGY -> "Energy";
            case RunResult.POSES -> "Bodies";
            default -> table;
        };
    }
}
