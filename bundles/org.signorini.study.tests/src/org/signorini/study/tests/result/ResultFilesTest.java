package org.signorini.study.tests.result;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.study.result.Column;
import org.signorini.study.result.ColumnTable;
import org.signorini.study.result.CsvFiles;
import org.signorini.study.result.ResultFileException;
import org.signorini.study.result.ResultFiles;
import org.signorini.study.result.RunInfo;
import org.signorini.study.result.RunResult;
import org.signorini.study.result.Table;

class ResultFilesTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsRead() throws Exception {
        RunResult written = result(50);
        Path file = folder.resolve("deep/run.h5");
        ResultFiles.write(written, file);
        RunResult read = ResultFiles.read(file);
        assertEquals(written.info(), read.info());
        assertEquals(written.lanes(), read.lanes());
        assertEquals(written.bodies(), read.bodies());
        for (String name : List.of("probes", "states")) {
            Table a = written.table(name);
            Table b = read.table(name);
            assertEquals(a.columns(), b.columns(), name);
            for (int c = 0; c < a.columns().size(); c++) {
                assertArrayEquals(a.column(c), b.column(c), name + " column " + c);
            }
        }
        assertFalse(read.tables().containsKey("contacts"), "a table without rows is left out");
    }

    @Test
    void replacingLeavesNothingBeside() throws Exception {
        Path file = folder.resolve("run.h5");
        ResultFiles.write(result(10), file);
        ResultFiles.write(result(20), file);
        assertEquals(20, ResultFiles.read(file).table("probes").rows());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(file), left.toList());
        }
    }

    /** The HDF5 library's own words stand around what the system says of a full disk. */
    @Test
    void theSystemsReasonIsTold() {
        IOException full = new IOException("No space left on device");
        assertEquals("a.h5: cannot be written, No space left on device", ResultFileException.unwritable(
                Path.of("a.h5"), new IllegalStateException("Exception writing", full)).getMessage());
    }

    @Test
    void damagedFilesAreNamedInOneLine() throws Exception {
        Path file = folder.resolve("run.h5");
        ResultFiles.write(result(30), file);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(7);
        for (int k = 0; k < 300; k++) {
            byte[] bytes = k % 2 == 0 ? java.util.Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            for (int flips = 0; k % 2 == 1 && flips < 8; flips++) {
                bytes[random.nextInt(Math.min(bytes.length, 2000))] = (byte) random.nextInt();
            }
            Files.write(file, bytes);
            try {
                ResultFiles.read(file);
            } catch (ResultFileException e) {
                assertTrue(e.getMessage().contains("run.h5") && e.getMessage().lines().count() == 1,
                        "seed 7, file " + k + ": " + e.getMessage());
            }
        }
        Files.writeString(file, "time,x\n0,1\n");
        assertTrue(assertThrows(ResultFileException.class, () -> ResultFiles.read(file)).getMessage()
                .contains("no result of a run"));
        assertTrue(assertThrows(ResultFileException.class, () -> ResultFiles.read(folder.resolve("none.h5")))
                .getMessage().endsWith("there is no such file"));
    }

    @Test
    void csvGivesTheSameBits() throws ResultFileException, IOException {
        RunResult result = result(25);
        CsvFiles.write(result, folder.resolve("csv"));
        List<String> lines = Files.readAllLines(folder.resolve("csv/probes.csv"));
        assertEquals("time [s],height of \"a\", b [m],ratio".replace("height of \"a\", b [m]",
                "\"height of \"\"a\"\", b [m]\""), lines.getFirst());
        Table probes = result.table("probes");
        for (int i = 0; i < probes.rows(); i++) {
            String[] cells = lines.get(i + 1).split(",");
            for (int c = 0; c < cells.length; c++) {
                assertEquals(probes.get(i, c), Double.parseDouble(cells[c]));
            }
        }
        assertFalse(Files.exists(folder.resolve("csv/contacts.csv")));
    }

    private static RunResult result(int rows) {
        Map<String, Table> tables = new LinkedHashMap<>();
        tables.put("probes", table(rows, List.of(new Column("time", "s"), new Column("height of \"a\", b", "m"),
                new Column("ratio", ""))));
        List<Column> wide = new ArrayList<>(List.of(new Column("time", "s")));
        for (int i = 0; i < 60; i++) {
            wide.add(new Column("joint " + i + "/q", "rad"));
        }
        tables.put("states", table(rows, wide));
        tables.put("contacts", table(0, List.of(new Column("time", "s"))));
        RunInfo info = new RunInfo("fall", Map.of("mu", "0.3"), Map.of("solver", "lemke", "step", "0.001"),
                "<mechanism/>" + "x".repeat(100_000), "", Map.of("java", "21"), "2026-01-02T03:04:05Z",
                RunInfo.Status.FAILED, "contact of a and b: no solution", "{\"status\":\"failed\"}");
        return new RunResult(info, tables, List.of("a on ground", "ü – b"), List.of("ground", "a"));
    }

    private static Table table(int rows, List<Column> columns) {
        Random random = new Random(rows + columns.size());
        List<double[]> values = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            values.add(random.doubles(rows).toArray());
        }
        return new ColumnTable(columns, values);
    }
}
