package org.signorini.study.internal.hdf5;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

import io.jhdf.HdfFile;
import io.jhdf.api.Attribute;
import io.jhdf.api.Dataset;
import io.jhdf.api.Group;
import io.jhdf.api.Node;

/** Reads what {@link ResultWriter} wrote. A file that is something else, or damaged, is named in one line. */
public final class ResultReader {

    private static final Set<String> NOT_TABLES = Set.of(Layout.SETTINGS, Layout.VARIATION, Layout.VERSIONS,
            Layout.MODEL);

    private final Path path;
    private final HdfFile file;

    private ResultReader(Path path, HdfFile file) {
        this.path = path;
        this.file = file;
    }

    public static RunResult read(Path path) throws ResultFileException {
        return read(path, true);
    }

    /** @param tables whether they are wanted; without them it takes a moment however long the run was */
    public static RunResult read(Path path, boolean tables) throws ResultFileException {
        Quiet.logging();
        try (HdfFile file = new HdfFile(path)) {
            return new ResultReader(path, file).result(tables);
        } catch (RuntimeException | OutOfMemoryError e) {
            // damaged bytes surface from the library as exceptions of any kind, damaged lengths as want of memory
            throw new ResultFileException(path + ": is no result of a run, or damaged", e);
        }
    }

    private RunResult result(boolean withTables) throws ResultFileException {
        if (!Layout.FORMAT_NAME.equals(text(file, Layout.FORMAT))) {
            throw new ResultFileException(path + ": is an HDF5 file but no result of a run");
        }
        int version = ((Number) file.getAttribute(Layout.VERSION).getData()).intValue();
        if (version > Layout.FORMAT_VERSION) {
            throw new ResultFileException(path + ": was written by a newer version of this program (format "
                    + version + ")");
        }
        Map<String, Table> tables = new LinkedHashMap<>();
        for (Node node : file) {
            if (withTables && node instanceof Group group && !NOT_TABLES.contains(group.getName())) {
                tables.put(group.getName(), table(group));
            }
        }
        return new RunResult(info(), tables, names(file, Layout.LANES), names(file, Layout.BODIES),
                names(file, Layout.SOLVERS));
    }

    private RunInfo info() {
        Group model = (Group) file.getChild(Layout.MODEL);
        return new RunInfo(text(file, Layout.STUDY), texts(Layout.VARIATION), texts(Layout.SETTINGS),
                names(model, Layout.MECHANISM).getFirst(), names(model, Layout.STUDY).getFirst(),
                texts(Layout.VERSIONS), text(file, Layout.CREATED),
                RunInfo.Status.valueOf(text(file, Layout.STATUS).toUpperCase(Locale.ROOT)), text(file, Layout.CAUSE),
                text(file, Layout.SUMMARY));
    }

    private Map<String, String> texts(String name) {
        Map<String, String> out = new LinkedHashMap<>();
        Node group = file.getChild(name);
        for (String key : group.getAttributes().keySet()) {
            out.put(key, text(group, key));
        }
        return out;
    }

    private static String text(Node node, String name) {
        Attribute attribute = node.getAttribute(name);
        return attribute == null ? "" : plain((String) attribute.getData());
    }

    private static String plain(String text) {
        return text.equals(Layout.EMPTY) ? "" : text;
    }

    private static List<String> names(Group group, String name) {
        Node node = group.getChildren().get(name);
        if (!(node instanceof Dataset dataset)) {
            return List.of();
        }
        Object data = dataset.getData();
        String[] values = data instanceof String single ? new String[] {single} : (String[]) data;
        return java.util.Arrays.stream(values).map(ResultReader::plain).toList();
    }

    private static Table table(Group group) {
        List<String> names = names(group, Layout.COLUMNS);
        List<String> units = names(group, Layout.UNITS);
        List<Column> columns = new ArrayList<>();
        List<double[]> values = new ArrayList<>();
        double[][] wide = group.getChildren().get(Layout.VALUES) instanceof Dataset d ? (double[][]) d.getData() : null;
        for (int c = 0; c < names.size(); c++) {
            columns.add(new Column(names.get(c), units.get(c)));
            values.add(wide == null || c == 0 ? numbers(group, names.get(c)) : part(wide, c - 1));
        }
        return new ColumnTable(columns, values);
    }

    private static double[] numbers(Group group, String column) {
        return (double[]) ((Dataset) group.getChild(Layout.node(column))).getData();
    }

    private static double[] part(double[][] rows, int column) {
        double[] out = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            out[i] = rows[i][column];
        }
        return out;
    }
}
