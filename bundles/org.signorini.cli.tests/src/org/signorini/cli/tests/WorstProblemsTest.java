package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

import com.google.gson.JsonObject;

/** What {@code run --worst} writes, {@code solve} reads. */
class WorstProblemsTest {

    @TempDir
    Path folder;

    /** The impulses of the woodpecker's hardest steps come out again: S4 eq. 33, z = (Λ_N, Λ_R, ξ_L). */
    @Test
    void theHardestStepsAreSolvedAgain() throws Exception {
        Path worst = folder.resolve("worst");
        Path csv = folder.resolve("csv");
        Shell.run("run", "woodpecker", "--duration", "0.1", "--worst", worst.toString(), "--csv", csv.toString())
                .expect(0);
        List<Path> files;
        try (Stream<Path> found = Files.list(worst)) {
            files = found.sorted().toList();
        }
        assertTrue(files.size() >= 5 && files.size() <= 10, files.toString());
        List<String> contacts = Files.readAllLines(csv.resolve("contacts.csv"));
        int loaded = 0;
        for (Path file : files) {
            JsonObject solved = Shell.run("solve", file.toString(), "--json").expect(0).json().getAsJsonObject();
            assertEquals("solved", solved.get("status").getAsString(), file.toString());
            int step = Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
            List<double[]> rows = contacts.stream().skip(1)
                    .map(line -> Stream.of(line.split(",")).mapToDouble(Double::parseDouble).toArray())
                    .filter(row -> Math.round(row[0] / 1e-4) == step).toList();
            assertFalse(rows.isEmpty(), file.toString());
            for (int c = 0; c < rows.size(); c++) {
                double normal = rows.get(c)[4];
                loaded += normal > 0 ? 1 : 0;
                assertEquals(normal, solved.getAsJsonArray("z").get(c).getAsDouble(), 1e-15, file + " contact " + c);
            }
        }
        assertTrue(loaded > 0, "some carry a load");
    }

    @Test
    void severalRunsHaveAFolderEach() throws Exception {
        Path worst = folder.resolve("worst");
        Shell.run("run", "incline", "--duration", "0.02", "--worst", worst.toString()).expect(0);
        for (String run : List.of("1", "2")) {
            try (Stream<Path> found = Files.list(worst.resolve(run))) {
                assertTrue(found.count() > 0, run);
            }
        }
    }

    @Test
    void aRunWhoseResultsAreLostFailedAtNoStep() throws Exception {
        Path worst = folder.resolve("worst");
        Path out = Files.createFile(folder.resolve("f")).resolve("a.h5");
        Shell.run("run", "woodpecker", "--duration", "0.3", "--out", out.toString(), "--worst", worst.toString())
                .expect(1);
        try (Stream<Path> found = Files.list(worst)) {
            assertEquals(List.of(), found.toList());
        }
    }

    /** A tolerance below rounding cannot be met; what it failed at can be solved for all that. */
    @Test
    void aFailedRunLeavesWhatItFailedAt() throws Exception {
        Example woodpecker = Gallery.find("woodpecker").orElseThrow();
        Files.copy(woodpecker.mechanism(), folder.resolve("woodpecker.mechanism"));
        Path study = folder.resolve("hopeless.study");
        Files.writeString(study, Files.readString(woodpecker.study()).replace("duration=\"2\"",
                "duration=\"0.1\" tolerance=\"1e-300\""));
        JsonObject run = Shell.run("run", study.toString(), "--worst", folder.resolve("w").toString(), "--json")
                .expect(1).json().getAsJsonObject();
        assertEquals("failed", run.get("status").getAsString());
        long number = run.get("steps").getAsLong() + 1;
        Path file = folder.resolve("w/failed-step-" + number + ".json");
        assertTrue(run.get("cause").getAsString().contains("in step " + number + " "));
        Shell.run("solve", file.toString(), "--json").expect(0);
    }
}
