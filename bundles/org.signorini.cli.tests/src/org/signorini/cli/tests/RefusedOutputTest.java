package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;

/** Results that cannot be written, and times that are not reached, are told. */
class RefusedOutputTest {

    @TempDir
    Path folder;

    @Test
    void aFileIsNoFolder() throws Exception {
        Path out = Files.createFile(folder.resolve("f")).resolve("a.h5");
        Shell text = Shell.run("run", "bouncing-ball", "--duration", "0.1", "--out", out.toString()).expect(1);
        assertFalse(text.out().contains("done") || text.out().contains("results in"), text.out());
        assertTrue(text.out().contains("bouncing ball: failed"), text.out());
        assertTrue(text.err().startsWith("signorini: bouncing ball: " + out + ": cannot be written"), text.err());
        JsonObject json = Shell.run("run", "bouncing-ball", "--duration", "0.1", "--out", out.toString(), "--json")
                .expect(1).json().getAsJsonObject();
        assertEquals("failed", json.get("status").getAsString());
        assertTrue(json.get("cause").getAsString().endsWith("f is no folder"), json.get("cause").getAsString());
    }

    /** Also of what is written when a run has ended: it is told all the same, as failed. */
    @Test
    void noFolderForTablesChartsOrProblems() throws Exception {
        Path file = Files.createFile(folder.resolve("f"));
        for (String option : new String[] {"--csv", "--plot", "--worst"}) {
            String[] arguments = {"run", "bouncing-ball", "--duration", "0.1", "--frames", "0", option,
                file.resolve("to").toString(), "--out", folder.resolve("a.h5").toString(), "--json"};
            Shell shell = Shell.run(arguments).expect(1);
            JsonObject json = shell.json().getAsJsonObject();
            assertEquals("failed", json.get("status").getAsString(), option);
            assertTrue(json.get("cause").getAsString().startsWith(file.resolve("to") + ": cannot be written"),
                    json.get("cause").getAsString());
            assertTrue(shell.err().contains("cannot be written"), shell.err());
            String text = Shell.run(Arrays.copyOf(arguments, arguments.length - 1)).expect(1).out();
            assertTrue(text.contains("bouncing ball: failed") && text.contains("results in "), text);
        }
    }

    @Test
    void aNameTooLongIsToldBeforeAnythingIsComputed() {
        JsonObject json = Shell.run("run", "bouncing-ball", "--out", folder.resolve("x".repeat(300)).toString(),
                "--json").expect(1).json().getAsJsonObject();
        assertEquals("failed", json.get("status").getAsString());
        assertEquals(0, json.get("steps").getAsInt());
        assertTrue(json.get("cause").getAsString().endsWith("cannot be written, File name too long"),
                json.get("cause").getAsString());
    }

    @Test
    void aPipeIsNotReplaced() throws Exception {
        Path pipe = folder.resolve("pipe.h5");
        assumeTrue(isMade(pipe), "there is no mkfifo");
        Shell shell = Shell.run("run", "bouncing-ball", "--duration", "0.1", "--out", pipe.toString()).expect(1);
        assertTrue(shell.err().contains("it is a device or a pipe, no file"), shell.err());
        assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
    }

    /** Nor is it waited for until somebody reads from it. */
    @Test
    void tablesChartsAndPicturesDoNotReplaceAPipe() throws Exception {
        for (String name : new String[] {"states.csv", "energy.png", "energy.svg", "animation.gif",
            "frames/frame-0000.png"}) {
            Path to = folder.resolve(name.replace('.', '-'));
            Path pipe = to.resolve(name);
            Files.createDirectories(pipe.getParent());
            assumeTrue(isMade(pipe), "there is no mkfifo");
            JsonObject json = Shell.run("run", "bouncing-ball", "--duration", "0.1", "--frames", "1",
                    name.endsWith(".csv") ? "--csv" : "--plot", to.toString(), "--json").expect(1).json()
                    .getAsJsonObject();
            assertTrue(json.get("cause").getAsString().endsWith("it is a device or a pipe, no file"), name);
            assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe), name);
        }
    }

    @Test
    void aProblemDoesNotReplaceAPipeEither() throws Exception {
        Path pipe = folder.resolve("pipe.json");
        assumeTrue(isMade(pipe), "there is no mkfifo");
        Path file = Files.writeString(folder.resolve("p.json"), "{\"kind\":\"lcp\",\"M\":[[2]],\"q\":[-1]}");
        Shell.assertRefused("it is a device or a pipe, no file", "solve", file.toString(), "--save", pipe.toString());
        assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
    }

    private static boolean isMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void timesBeyondTheEndAreRefused() {
        Shell.assertRefused("--at 1.5 is beyond the end of 'bouncing ball' at 1.0 s", "run", "bouncing-ball",
                "--duration", "1", "--at", "0.5,1.5");
        Shell.assertRefused("--at Infinity is beyond the end", "run", "bouncing-ball", "--at", "Infinity");
        JsonObject json = Shell.run("run", "bouncing-ball", "--duration", "0.1", "--at", "0.1", "--json").expect(0)
                .json().getAsJsonObject();
        assertEquals(0.1, json.getAsJsonArray("samples").get(0).getAsJsonObject().get("time").getAsDouble(), 1e-12);
    }

    @Test
    void aRunSaysWhereItEnds() {
        Shell shell = Shell.run("run", "bouncing-ball", "--duration", "1", "--step", "0.3").expect(0);
        assertTrue(shell.out().contains("note: it ends at 0.9 s"), shell.out());
    }
}
