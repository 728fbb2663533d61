package org.signorini.study.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.signorini.multibody.MultibodySystem;
import org.signorini.multibody.model.Body;
import org.signorini.simulation.record.ContactColumn;
import org.signorini.simulation.record.Recorder;
import org.signorini.simulation.record.SolveColumn;
import org.signorini.study.result.Column;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.SeriesTable;
import org.signorini.study.result.Table;

/** What a recorder keeps, under the mechanism's names. */
public final class RunTables {

    private static final Column TIME = new Column("time", "s");

    private RunTables() {
    }

    public static Map<String, Table> of(MultibodySystem system, Recorder recorder) {
        Map<String, Table> tables = new LinkedHashMap<>();
        tables.put(RunResult.STATES, new SeriesTable(
                StateColumns.of(system.joints(), recorder.coordinates(), recorder.freedoms()), recorder.states()));
        tables.put(RunResult.POSES, new SeriesTable(poses(system.mechanism().bodies()), recorder.poses()));
        tables.put(RunResult.ENERGY, new SeriesTable(List.of(TIME, new Column("kinetic", "J"),
                new Column("potential", "J"), new Column("work of contacts", "J")), recorder.energies()));
        tables.put(RunResult.CONTACTS, new SeriesTable(Arrays.stream(ContactColumn.values())
                .map(c -> new Column(c.name().toLowerCase(Locale.ROOT).replace('_', ' '), c.unit())).toList(),
                recorder.contacts()));
        tables.put(RunResult.SOLVER, new SeriesTable(Arrays.stream(SolveColumn.values())
                .map(c -> new Column(c.title(), c.unit())).toList(), recorder.solves()));
        tables.put(RunResult.TIMING, new SeriesTable(List.of(TIME, new Column("set-up", "s"),
                new Column("solve", "s")), recorder.times()));
        return tables;
    }

    private static List<Column> poses(List<Body> bodies) {
        List<Column> columns = new ArrayList<>(List.of(TIME));
        for (Body body : bodies) {
            for (String axis : List.of("x", "y", "z")) {
                columns.add(new Column(body.name() + "." + axis, "m"));
            }
            for (String part : List.of("qw", "qx", "qy", "qz")) {
                columns.add(new Column(body.name() + "." + part, ""));
            }
        }
        return columns;
    }
}
