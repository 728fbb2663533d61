package org.signorini.cli.bench;

import java.io.PrintWriter;
import java.util.List;

import org.signorini.bench.Row;

/** Measurements for a person at a terminal. */
public final class RowTable {

    private RowTable() {
    }

    public static void print(List<? extends Row> rows, PrintWriter out) {
        if (rows.isEmpty()) {
            out.println("There was nothing to measure.");
            return;
        }
        List<String> headings = rows.get(0).headings();
        int[] width = headings.stream().mapToInt(String::length).toArray();
        for (Row row : rows) {
            for (int i = 0; i < width.length; i++) {
                width[i] = Math.max(width[i], row.cells().get(i).length());
            }
        }
        line(headings, width, out);
        rows.forEach(row -> line(row.cells(), width, out));
    }

    private static void line(List<String> cells, int[] width, PrintWriter out) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < width.length; i++) {
            line.append(cells.get(i)).append(" ".repeat(width[i] - cells.get(i).length() + 2));
        }
        out.println(line.toString().stripTrailing());
    }
}
