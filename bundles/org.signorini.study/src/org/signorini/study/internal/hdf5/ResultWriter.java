package org.signorini.study.internal.hdf5;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.signorini.study.result.Column;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

import io.jhdf.HdfFile;
import io.jhdf.WritableHdfFile;
import io.jhdf.api.WritableDataset;
import io.jhdf.api.WritableGroup;
import io.jhdf.api.WritableNode;
import io.jhdf.exceptions.HdfException;

/** Writes a result into a new file. */
public final class ResultWriter {

    private ResultWriter() {
    }

    public static void write(RunResult result, Path path) throws IOException {
        Quiet.logging();
        try (WritableHdfFile file = HdfFile.write(path)) {
            info(file, result.info());
            names(file, Layout.LANES, result.lanes());
            names(file, Layout.BODIES, result.bodies());
            names(file, Layout.SOLVERS, result.solvers());
            for (Map.Entry<String, Table> entry : result.tables().entrySet()) {
                if (entry.getValue().rows() > 0) {
                    table(file.putGroup(entry.getKey()), entry.getValue());
                }
            }
        } catch (HdfException | UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void info(WritableHdfFile file, RunInfo info) {
        file.putAttribute(Layout.FORMAT, Layout.FORMAT_NAME);
        file.putAttribute(Layout.VERSION, Layout.FORMAT_VERSION);
        text(file, Layout.STUDY, info.study());
        text(file, Layout.STATUS, info.status().name());
        text(file, Layout.CAUSE, info.cause());
        text(file, Layout.CREATED, info.created());
        text(file, Layout.SUMMARY, info.summary());
        texts(file.putGroup(Layout.SETTINGS), info.settings());
        texts(file.putGroup(Layout.VARIATION), info.variation());
        texts(file.putGroup(Layout.VERSIONS), info.versions());
        WritableGroup model = file.putGroup(Layout.MODEL);
        // files may be longer than an attribute can be
        model.putDataset(Layout.MECHANISM, new String[] {orBlank(info.mechanismText())});
        model.putDataset(Layout.STUDY, new String[] {orBlank(info.studyText())});
    }

    private static void texts(WritableGroup group, Map<String, String> entries) {
        entries.forEach((name, value) -> text(group, name, value));
        // the library beneath misplaces a dataset that comes next to a group without any
        group.putDataset(Layout.COUNT, new int[] {entries.size()});
    }

    private static void text(WritableNode node, String name, String value) {
        node.putAttribute(name, orBlank(value));
    }

    /** The library beneath cannot write empty text. */
    private static String orBlank(String text) {
        return text == null || text.isEmpty() ? Layout.EMPTY : text;
    }

    private static void names(WritableGroup group, String name, List<String> values) {
        if (!values.isEmpty()) {
            group.putDataset(name, values.stream().map(ResultWriter::orBlank).toArray(String[]::new));
        }
    }

    private static void table(WritableGroup group, Table table) {
        // a running table grows while it is written; every column is cut to the same length
        int rows = table.rows();
        group.putDataset(Layout.COLUMNS, table.columns().stream().map(c -> orBlank(c.name())).toArray(String[]::new));
        group.putDataset(Layout.UNITS, table.columns().stream().map(c -> orBlank(c.unit())).toArray(String[]::new));
        if (table.columns().size() > Layout.WIDE) {
            wide(group, table, rows);
            return;
        }
        for (int c = 0; c < table.columns().size(); c++) {
            Column column = table.columns().get(c);
            WritableDataset dataset = group.putDataset(Layout.node(column.name()), column(table, c, rows));
            text(dataset, Layout.UNIT, column.unit());
        }
    }

    private static void wide(WritableGroup group, Table table, int rows) {
        group.putDataset(Layout.node(table.columns().getFirst().name()), column(table, 0, rows));
        double[][] values = new double[rows][table.columns().size() - 1];
        for (int i = 0; i < rows; i++) {
            for (int c = 0; c < values[i].length; c++) {
                values[i][c] = table.get(i, c + 1);
            }
        }
        group.putDataset(Layout.VALUES, values);
    }

    private static double[] column(Table table, int column, int rows) {
        double[] values = new double[rows];
        for (int i = 0; i < rows; i++) {
            values[i] = table.get(i, column);
        }
        return values;
    }
}
