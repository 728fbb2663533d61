package org.signorini.study.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.signorini.file.AtomicFile;

/** Results as text: a file {@code <table>.csv} per table, the first line names columns with their units. */
public final class CsvFiles {

    private CsvFiles() {
    }

    public static void write(RunResult result, Path folder) throws ResultFileException {
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, Table> entry : result.tables().entrySet()) {
                if (entry.getValue().rows() > 0) {
                    write(entry.getValue(), folder.resolve(entry.getKey() + ".csv"));
                }
            }
            names(folder.resolve("lanes.csv"), result.lanes());
        } catch (IOException e) {
            throw ResultFileException.unwritable(folder, e);
        }
    }

    /** Writes one table. Numbers are printed so that reading them gives the same bits. */
    public static void write(Table table, Path file) throws IOException {
        AtomicFile.writeText(file, out -> {
            int rows = table.rows();
            int width = table.columns().size();
            for (int c = 0; c < width; c++) {
                out.append(c == 0 ? "" : ",").append(quoted(table.columns().get(c).label()));
            }
            out.append('\n');
            for (int i = 0; i < rows; i++) {
                for (int c = 0; c < width; c++) {
                    out.append(c == 0 ? "" : ",").append(Double.toString(table.get(i, c)));
                }
                out.append('\n');
            }
        });
    }

    private static void names(Path file, List<String> names) throws IOException {
        if (!names.isEmpty()) {
            AtomicFile.writeText(file, out -> {
                for (String name : names) {
                    out.append(quoted(name)).append('\n');
                }
            });
        }
    }

    /** As RFC 4180 has it. */
    private static String quoted(String text) {
        return text.matches("[^\",\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
