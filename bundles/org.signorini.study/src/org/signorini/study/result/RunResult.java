package org.signorini.study.result;

import java.util.List;
import java.util.Map;

/**
 * Everything a run left, or has so far. Tables are live while the run goes on and may be read by other threads.
 *
 * <pre>
 * probes     time | what the mechanism's probes measure
 * states     time | every coordinate and velocity
 * poses      time | x, y, z, w, i, j, k of every body
 * energy     time | kinetic | potential | work of contacts
 * contacts   one row per active contact and step, see ContactColumn
 * solver     one row per step with a problem, see SolveColumn
 * timing     time | set-up | solve: what the steps of solver took, row by row
 * </pre>
 *
 * The same settings give the same bits in all tables but {@code timing}, which the clock fills.
 *
 * @param lanes  names of contacts, by the column lane of {@code contacts}
 * @param bodies names of bodies, in the order of {@code poses}; the first is the ground
 * @param solvers ids of solvers, by the column solver of {@code solver}
 */
public record RunResult(RunInfo info, Map<String, Table> tables, List<String> lanes, List<String> bodies,
        List<String> solvers) {

    public static final String PROBES = "probes";
    public static final String STATES = "states";
    public static final String POSES = "poses";
    public static final String ENERGY = "energy";
    public static final String CONTACTS = "contacts";
    public static final String SOLVER = "solver";
    public static final String TIMING = "timing";

    public RunResult {
        tables = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(tables));
        lanes = List.copyOf(lanes);
        bodies = List.copyOf(bodies);
        solvers = List.copyOf(solvers);
    }

    /** Of which it is not known which solvers answered. */
    public RunResult(RunInfo info, Map<String, Table> tables, List<String> lanes, List<String> bodies) {
        this(info, tables, lanes, bodies, List.of());
    }

    public Table table(String name) {
        Table table = tables.get(name);
        if (table == null) {
            throw new IllegalArgumentException("a run has no table '" + name + "'");
        }
        return table;
    }
}
