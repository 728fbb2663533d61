package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.examples.Example;
import org.signorini.examples.Gallery;

/**
 * Damaged files of the shipped examples are validated, and where nothing is wrong with them run for some steps: lines
 * that say what is wrong, never an exception, never a hang. {@code SIGNORINI_FUZZ_SEEDS} asks for more of them.
 */
class DamagedModelsTest {

    private static final int SEEDS = Integer.parseInt(System.getenv().getOrDefault("SIGNORINI_FUZZ_SEEDS", "300"));
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    @Test
    void damagedExamplesAreToldOfInLines() throws IOException {
        List<Example> examples = Gallery.all();
        int refused = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            Example example = examples.get(random.nextInt(examples.size()));
            int what = random.nextInt(3);
            Path mechanism = copy(example.mechanism(), what != 1, seed);
            Path study = copy(example.study(), what != 0, seed + 1_000_000L);
            String name = "seed " + seed + ", " + example.id();
            refused += validate(name, what == 0 && random.nextBoolean() ? mechanism : study) ? 1 : 0;
        }
        assertTrue(refused > SEEDS / 4 && refused < SEEDS, refused + " of " + SEEDS + " refused");
    }

    private Path copy(Path from, boolean damaged, long seed) throws IOException {
        Path to = folder.resolve(from.getFileName());
        String text = Files.readString(from);
        return Files.writeString(to, damaged ? new DamagedModel(seed).of(text) : text);
    }

    /** Whether it is refused. */
    private static boolean validate(String name, Path file) {
        Shell shell = assertTimeoutPreemptively(PATIENCE, () -> Shell.run("validate", file.toString()), name);
        assertTrue(shell.exit() == 0 || shell.exit() == 2, () -> name + ": " + shell);
        assertTrue(shell.err().lines().count() <= 1 && !shell.err().contains("internal error"),
                () -> name + ": " + shell);
        assertTrue(shell.err().isEmpty() || shell.out().isEmpty(), () -> name + ": " + shell);
        shell.out().lines().forEach(line -> assertTrue(line.startsWith(file + ": "), () -> name + ": " + shell));
        assertTrue(!(shell.out() + shell.err()).contains("Exception"), () -> name + ": " + shell);
        if (shell.exit() == 0) {
            runs(name, file);
        } else {
            assertEquals(2, Shell.run("run", file.toString(), "--duration", "0.002", "--step", "0.001").exit(), name);
        }
        return shell.exit() == 2;
    }

    /** What validates runs, or says why it does not. */
    private static void runs(String name, Path file) {
        Shell shell = assertTimeoutPreemptively(PATIENCE, () -> Shell.run("run", file.toString(), "--duration", "0.002",
                "--step", "0.001", "--json"), name);
        assertTrue(!(shell.out() + shell.err()).contains("internal error")
                && !(shell.out() + shell.err()).contains("Exception"), () -> name + ": " + shell);
        if (shell.exit() != 2) {
            shell.json();
        }
    }
}
