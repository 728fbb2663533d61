package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.cli.tests.Shell.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class ReproduceCommandTest {

    @TempDir
    private Path folder;

    /** A paper in some seconds: JSON of all claims, the page, and the same claims in a file beside it. */
    @Test
    void onePaperGivesClaimsAndAPage() throws IOException {
        Path out = folder.resolve("page");
        Shell shell = Shell.run("reproduce", "s4", "--json", "--out", out.toString()).expect(0);
        Set<String> ids = new HashSet<>();
        for (JsonElement element : shell.json().getAsJsonArray()) {
            JsonObject claim = element.getAsJsonObject();
            assertEquals(List.of("id", "claim", "expected", "got", "tolerance", "ok"),
                    List.copyOf(claim.keySet()).subList(0, 6));
            assertTrue(ids.add(claim.get("id").getAsString()), claim.toString());
            assertTrue(claim.get("id").getAsString().startsWith("S4-"), claim.toString());
            assertTrue(claim.get("ok").getAsBoolean() || claim.has("reason"), claim.toString());
        }
        assertTrue(ids.size() >= 25, ids.size() + " claims");
        assertEquals(shell.json(), JsonParser.parseString(Files.readString(out.resolve("claims.json"))));
        String page = Files.readString(out.resolve("reproduction.html"));
        ids.forEach(id -> assertTrue(page.contains("id=\"" + id + "\""), id));
        assertTrue(page.contains("id=\"S4-figure-6\""), "figure 6");
        assertFalse(page.contains("id=\"S0-figure-11\""), "only what was asked for");
        assertTrue(shell.err().contains("S4 Figure 6"), shell.err());
    }

    @Test
    void otherPapersAreRefused() {
        assertRefused("S5", "reproduce", "S5");
        assertRefused("Unknown option", "reproduce", "--quick");
    }

    /** Before anything is computed. */
    @Test
    void whereNothingCanBeWrittenIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("cannot be made a folder", "reproduce", "S4", "--out", file.resolve("below").toString());
    }
}
