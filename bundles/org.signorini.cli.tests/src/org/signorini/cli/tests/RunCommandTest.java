package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.signorini.examples.Gallery;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

class RunCommandTest {

    private static final int FUZZED = 1500;

    @TempDir
    Path folder;

    @Test
    void anExampleAsJson() {
        JsonObject json = Shell.run("run", "bouncing-ball", "--duration", "0.3", "--json", "--at", "0.1,0.2").expect(0)
                .json().getAsJsonObject();
        assertEquals("done", json.get("status").getAsString());
        assertEquals(300, json.get("steps").getAsInt());
        assertEquals("exact-cone[normal-law=velocity]", json.get("contactModel").getAsString());
        JsonArray samples = json.getAsJsonArray("samples");
        assertEquals(2, samples.size());
        JsonObject ball = samples.get(0).getAsJsonObject().getAsJsonObject("bodies").getAsJsonObject("ball");
        assertEquals(1 - 9.81e-6 * 100 * 101 / 2, ball.getAsJsonArray("position").get(2).getAsDouble(), 1e-9);
    }

    @Test
    void severalRunsAreAnArrayWithTheirVariations() {
        JsonArray runs = Shell.run("run", "incline", "--duration", "0.01", "--json").expect(0).json()
                .getAsJsonArray();
        assertEquals(2, runs.size());
        assertEquals("0.4", runs.get(1).getAsJsonObject().getAsJsonObject("variation").get("mu").getAsString());
    }

    @Test
    void filesOfEveryKind() throws Exception {
        Path out = folder.resolve("r.h5");
        Shell.run("run", "incline", "--duration", "0.02", "--out", out.toString(), "--csv",
                folder.resolve("csv").toString(), "--plot", folder.resolve("plots").toString(), "--frames", "2")
                .expect(0);
        for (String name : new String[] {"r-1.h5", "r-2.h5", "csv/1/probes.csv", "csv/2/states.csv",
            "plots/1/trajectories.png", "plots/1/contacts.svg", "plots/2/solver.png", "plots/2/energy.svg",
            "plots/1/animation.gif", "plots/2/frames/frame-0001.png"}) {
            assertTrue(Files.size(folder.resolve(name)) > 0, name);
        }
    }

    @Test
    void aMechanismWithoutAStudy() throws Exception {
        Path file = Files.copy(Gallery.find("bouncing-ball").orElseThrow().mechanism(), folder.resolve("b.mechanism"));
        Shell shell = Shell.run("run", file.toString(), "--duration", "0.1", "--set", "e=0.3", "--solver", "lemke")
                .expect(0);
        assertTrue(shell.out().contains("bouncing ball: done"), shell.out());
        assertTrue(shell.out().contains("mc, pyramid, lemke"), shell.out());
        assertEquals(0, Shell.run("validate", file.toString()).expect(0).err().length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "run nowhere | there is no example 'nowhere'; known are",
        "run a.mechanism | a.mechanism: there is no such file",
        "run pom.txt | pom.txt: there is no such file",
        "run bouncing-ball --solver best | there is no solver 'best'",
        "run bouncing-ball --formulation xx | there is no formulation 'xx'",
        "run bouncing-ball --set q=1 | has no parameter 'q'",
        "run bouncing-ball --set e=2*( | parameter 'e'",
        "run bouncing-ball --step -1 | --step must be more than 0 seconds",
        "run bouncing-ball --option x=1 | --option takes names as solver.restarts",
        "run bouncing-ball --option solver.x=1 | needs --solver",
        "run bouncing-ball --set e=7 | normal restitution",
        "validate nowhere | there is no example 'nowhere'"})
    void badInputIsOneLine(String command, String complaint) {
        Shell shell = Shell.run(command.split(" ")).expect(2);
        assertEquals(1, shell.err().strip().lines().count(), shell.err());
        assertTrue(shell.err().contains(complaint), shell.err());
    }

    /** Files cut off anywhere or with flipped bytes: one line and exit 2, or a model that is still sound. */
    @Test
    void damagedFilesNeverGetFurtherThanOneLine() throws Exception {
        byte[] whole = Files.readAllBytes(Gallery.find("woodpecker").orElseThrow().mechanism());
        Path file = folder.resolve("m.mechanism");
        Random random = new Random(11);
        int refused = 0;
        for (int k = 0; k < FUZZED; k++) {
            byte[] bytes = k % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
            for (int flips = random.nextInt(4); k % 3 != 0 && flips >= 0; flips--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Files.write(file, bytes);
            Shell shell = Shell.run("validate", file.toString());
            String where = "seed 11, file " + k + ":\n" + shell.err() + new String(bytes, StandardCharsets.UTF_8);
            assertTrue(shell.exit() == 0 || shell.exit() == 2, where);
            refused += shell.exit() == 2 ? 1 : 0;
            assertTrue(shell.err().strip().lines().count() <= 1, where);
            assertTrue(!shell.err().contains("internal error"), where);
        }
        assertTrue(refused > FUZZED / 3, refused + " refused");
    }

    /** Formulations are compared with Newton and Euler's equations on demand, at the start and later in a run. */
    @Test
    void validateChecksFormulations() {
        String start = Shell.run("validate", "incline", "--check").expect(0).out();
        assertTrue(start.contains("agrees with Newton's and Euler's equations"), start);
        assertTrue(start.contains("at t = 0.0 s"), start);
        String later = Shell.run("validate", "bouncing-ball", "--check", "--at", "0.05").expect(0).out();
        assertTrue(later.contains("info: formulation 'mc': agrees"), later);
        assertTrue(later.contains("at t = 0.05"), later);
        Shell.assertRefused("--at -1.0", "validate", "incline", "--check", "--at=-1");
    }
}
