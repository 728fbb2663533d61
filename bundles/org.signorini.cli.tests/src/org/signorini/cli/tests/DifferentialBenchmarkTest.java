package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.cli.tests.Shell.assertRefused;

import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.signorini.differential.generate.Generator;
import org.signorini.differential.recipe.Recipe;
import org.signorini.differential.write.MechanismText;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** {@code bench differential}, and the files it writes. */
class DifferentialBenchmarkTest {

    @TempDir
    private Path folder;

    @Test
    void sumsUp() {
        Shell shell = Shell.run("bench", "differential", "--seed", "2", "--count", "3", "--json").expect(0);
        JsonArray rows = shell.json().getAsJsonArray();
        JsonObject last = rows.get(rows.size() - 1).getAsJsonObject();
        assertEquals("all", last.get("check").getAsString());
        assertEquals(2, last.get("seed").getAsLong());
        assertEquals(3, last.get("mechanisms").getAsLong());
        assertTrue(last.get("comparisons").getAsLong() > 100, last.toString());
    }

    @Test
    void refusesNoMechanisms() {
        assertRefused("--count", "bench", "differential", "--count", "0");
    }

    /** Every element a recipe may have is read from its file, without an error. */
    @Test
    void writtenMechanismsAreRead() throws Exception {
        for (long seed = 1; seed <= 60; seed++) {
            Recipe recipe = Generator.of(seed);
            Path file = folder.resolve("seed-" + seed + ".mechanism");
            Files.writeString(file, MechanismText.of(recipe));
            Shell shell = Shell.run("validate", file.toString());
            String said = shell.out() + shell.err();
            assertFalse(said.contains(": error:"), recipe.title() + ": " + said);
        }
    }
}
