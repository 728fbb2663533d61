package org.signorini.ui.views.trajectory;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.signorini.plot.Curve;
import org.signorini.study.result.Table;
import org.signorini.ui.views.run.TimeWindow;

/**
 * Curves as text, every recorded sample of the stretch of time that is looked at: beside each run's time, or what its
 * curves are drawn against, its curves. Runs of different length leave cells empty.
 */
final class CurvesCsv {

    /** A column and the rows of it that are written. */
    private record Cells(String title, Table table, int column, int from, int to) {
    }

    private CurvesCsv() {
    }

    static void write(List<Curve> curves, TimeWindow window, Path file) throws IOException {
        List<Cells> columns = new ArrayList<>();
        Curve before = null;
        for (Curve curve : curves) {
            if (before == null || before.table() != curve.table()) {
                columns.add(cells(curve.xColumn().label(), curve, curve.x(), window));
            }
            String unit = curve.yColumn().unit();
            columns.add(cells(curve.name() + (unit.isEmpty() ? "" : " [" + unit + "]"), curve, curve.y(), window));
            before = curve;
        }
        int rows = columns.stream().mapToInt(c -> c.to - c.from).max().orElse(0);
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            out.append(String.join(",", columns.stream().map(c -> '"' + c.title.replace("\"", "\"\"") + '"').toList()));
            out.newLine();
            for (int i = 0; i < rows; i++) {
                for (int c = 0; c < columns.size(); c++) {
                    Cells cells = columns.get(c);
                    out.append(c == 0 ? "" : ",").append(cells.from + i < cells.to
                            ? Double.toString(cells.table.get(cells.from + i, cells.column)) : "");
                }
                out.newLine();
            }
        }
    }

    private static Cells cells(String title, Curve curve, int column, TimeWindow window) {
        int n = curve.table().rows();
        int from = CurveSamples.rowAt(curve.table(), window.from(), n);
        int to = CurveSamples.rowAt(curve.table(), Math.nextUp(window.to()), n);
        return new Cells(title, curve.table(), column, from, Math.max(from, to));
    }
}
