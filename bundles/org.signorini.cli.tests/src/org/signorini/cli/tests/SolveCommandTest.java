package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.cli.tests.Shell.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.complementarity.ProblemKind;
import org.signorini.complementarity.solver.SolverRegistry;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

class SolveCommandTest {

    @TempDir
    private Path folder;
    private String lcp;
    private String friction;
    private String hopeless;

    @BeforeEach
    void write() throws IOException {
        // lcp_deudeu of Siconos' test set: (4/3, 7/3)
        lcp = file("lcp.json", "{\"kind\":\"lcp\",\"M\":[[2,1],[1,2]],\"q\":[-5,-6]}");
        // FrictionContact3D_1c of Siconos' test set
        friction = file("friction.json",
                "{\"kind\":\"friction\",\"W\":[[15,-1,-2],[-1,14,1],[-2,1,16]],\"b\":[-1,2,3],\"mu\":[0.1]}");
        hopeless = file("hopeless.json", "{\"kind\":\"lcp\",\"M\":[[-1]],\"q\":[-1]}");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static double[] numbers(JsonElement array) {
        JsonArray values = array.getAsJsonArray();
        double[] numbers = new double[values.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = values.get(i).getAsDouble();
        }
        return numbers;
    }

    @Test
    void solvesAndSaysSo() {
        Shell shell = Shell.run("solve", lcp).expect(0);
        assertTrue(shell.out().contains("lcp, 2 unknowns"), shell.out());
        assertTrue(shell.out().contains("solved, residual "), shell.out());
        assertTrue(shell.out().contains("1.333333333333333"), shell.out());
        assertEquals("", shell.err());
    }

    @Test
    void printsTheObjectThatIsPromised() {
        JsonObject json = Shell.run("solve", lcp, "--json").expect(0).json().getAsJsonObject();
        assertEquals(List.of("solver", "status", "iterations", "residual", "seconds", "z", "w"),
                json.keySet().stream().limit(7).toList());
        assertEquals("solved", json.get("status").getAsString());
        assertTrue(json.get("residual").getAsDouble() <= 1e-9);
        assertTrue(json.get("seconds").getAsDouble() > 0);
        double[] z = numbers(json.get("z"));
        assertEquals(4.0 / 3, z[0], 1e-8);
        assertEquals(7.0 / 3, z[1], 1e-8);
        assertEquals(2, numbers(json.get("w")).length);
        assertFalse(json.has("coulomb"));
    }

    @Test
    void frictionComesWithCoulombsConditions() {
        JsonObject json = Shell.run("solve", friction, "--json").expect(0).json().getAsJsonObject();
        double[] p = numbers(json.get("z"));
        // reference: exact Coulomb solution
        assertEquals(0.065695682898, p[0], 1e-9);
        assertEquals(-0.003678614907, p[1], 1e-9);
        assertEquals(-0.005443070814, p[2], 1e-9);
        JsonObject coulomb = json.getAsJsonObject("coulomb");
        assertEquals(List.of("normal", "cone", "opposition"), List.copyOf(coulomb.keySet()));
        coulomb.asMap().values().forEach(v -> assertTrue(v.getAsDouble() <= 1e-9));
    }

    @Test
    void relaxedConesAreAnotherProblem() throws IOException {
        String ccp = file("ccp.json",
                "{\"kind\":\"ccp\",\"N\":[[15,-1,-2],[-1,14,1],[-2,1,16]],\"p\":[-1,2,3],"
                        + "\"mu\":[0.1],\"bilateral\":0}");
        double[] p = numbers(Shell.run("solve", ccp, "--json").expect(0).json().getAsJsonObject().get("z"));
        // reference: relaxed solution of the same file
        assertEquals(0.087179279122, p[0], 1e-8);
        assertEquals(-0.004897451945, p[1], 1e-8);
        assertEquals(-0.007212297244, p[2], 1e-8);
    }

    /** Two problems side by side, the second 1e-12 of the first: solved in one norm, row by row only if asked for. */
    @Test
    void smallRowsAreToldAndSolvedIfAskedFor() throws IOException {
        String hidden = file("hidden.json",
                "{\"kind\":\"lcp\",\"M\":[[2,1,0,0],[1,2,0,0],[0,0,2,1],[0,0,1,2]],\"q\":[-3,-3,-3e-12,-3e-12]}");
        Shell plain = Shell.run("solve", hidden, "--solver", "lemke").expect(0);
        assertTrue(plain.out().contains("Row by row: at most "), plain.out());
        assertTrue(plain.out().contains("not solved by itself; --every-row asks for it"), plain.out());
        JsonObject told = Shell.run("solve", hidden, "--solver", "lemke", "--json").expect(0).json().getAsJsonObject();
        assertTrue(told.getAsJsonObject("rowByRow").get("residual").getAsDouble() > 0.1, told.toString());
        assertTrue(told.getAsJsonObject("rowByRow").get("worst").getAsInt() >= 2, told.toString());
        JsonObject json = Shell.run("solve", hidden, "--solver", "lemke", "--every-row", "--json").expect(0).json()
                .getAsJsonObject();
        assertTrue(json.getAsJsonObject("rowByRow").get("residual").getAsDouble() <= 1e-9, json.toString());
        assertEquals(1e-12, numbers(json.get("z"))[2], 1e-20);
    }

    /** What was called solved because a number had overflowed, underflowed or vanished beside another. */
    @Test
    void extremeNumbersAreNotSolvedByAccident() throws IOException {
        String overflow = file("overflow.json",
                "{\"kind\":\"box\",\"M\":[[1e200,0],[0,1]],\"q\":[0,-1],\"lower\":[1e200,0],\"upper\":[null,null]}");
        Shell.run("solve", overflow).expect(1);
        String underflow = file("underflow.json",
                "{\"kind\":\"friction\",\"W\":[[1,0,0],[0,1,0],[0,0,1]],\"b\":[-1e-170,0,0],\"mu\":[0.5]}");
        for (JsonElement row : Shell.run("solve", underflow, "--all", "--json").expect(0).json().getAsJsonArray()) {
            JsonObject attempt = row.getAsJsonObject();
            boolean right = numbers(attempt.get("z"))[0] == 1e-170;
            assertTrue(right || attempt.get("status").getAsString().equals("failed"), attempt.toString());
        }
        String fixed = file("fixed.json",
                "{\"kind\":\"friction\",\"W\":[[0,0,0],[0,0,0],[0,0,0]],\"b\":[-1,-1,0],\"mu\":[0.28]}");
        Shell all = Shell.run("solve", fixed, "--all").expect(1);
        assertFalse(all.out().contains("converged"), all.out());
        String counts = file("counts.dat", "1 1\n1000000000 1000000000\n0 2000000000 0\n");
        assertTrue(Shell.run("solve", counts).expect(2).err().contains("more than the file has"));
    }

    @Test
    void whatHasNoSolutionIsNotSolved() {
        Shell text = Shell.run("solve", hopeless).expect(1);
        assertTrue(text.out().contains("failed"), text.out());
        JsonObject json = Shell.run("solve", hopeless, "--json").expect(1).json().getAsJsonObject();
        assertEquals("failed", json.get("status").getAsString());
        assertEquals(1, json.getAsJsonArray("z").size());
        Shell.run("solve", hopeless, "--all").expect(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lcp", "friction"})
    void allSolversOfTheKindInOneTable(String name) {
        String file = name.equals("lcp") ? lcp : friction;
        List<String> ids = new SolverRegistry().accepting(ProblemKind.find(name).orElseThrow()).stream()
                .map(c -> c.id()).toList();
        assertTrue(ids.size() > 1, "solvers are not installed: " + ids);
        Shell text = Shell.run("solve", file, "--all").expect(0);
        for (String id : ids) {
            assertTrue(text.out().lines().anyMatch(l -> l.startsWith(id + " ")), () -> id + " in " + text.out());
        }
        JsonArray json = Shell.run("solve", file, "--all", "--json").expect(0).json().getAsJsonArray();
        assertEquals(ids, json.asList().stream().map(e -> e.getAsJsonObject().get("solver").getAsString()).toList());
    }

    @Test
    void historyHasEveryIteration() throws IOException {
        Path csv = folder.resolve("merit.csv");
        JsonObject json = Shell.run("solve", friction, "--solver", "nsgs", "--history", csv.toString(), "--json")
                .expect(0).json().getAsJsonObject();
        List<String> lines = Files.readAllLines(csv);
        assertEquals("iteration,merit", lines.get(0));
        assertEquals(json.get("iterations").getAsInt(), lines.size() - 1);
        for (int k = 1; k < lines.size(); k++) {
            assertTrue(lines.get(k).startsWith(k + ","), lines.get(k));
        }
        Shell.run("solve", friction, "--all", "--history", csv.toString()).expect(0);
        assertEquals("solver,iteration,merit", Files.readAllLines(csv).get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"copy.json", "copy.dat", "copy.hdf5", "copy"})
    void savedProblemsAreTheSame(String name) {
        String copy = folder.resolve(name).toString();
        JsonObject original = Shell.run("solve", friction, "--save", copy, "--json").expect(0).json()
                .getAsJsonObject();
        JsonObject again = Shell.run("solve", copy, "--json").expect(0).json().getAsJsonObject();
        assertEquals(original.get("z"), again.get("z"));
    }

    @Test
    void limitsAreKept() throws IOException {
        // two contacts of one body: Gauss–Seidel needs more than one sweep
        String pair = file("pair.json", "{\"kind\":\"friction\",\"mu\":[0.5,0.5],\"b\":[-1,0.3,0,-1,0.2,0.1],\"W\":["
                + "[2,0,0,1,0,0],[0,2,0,0,1,0],[0,0,2,0,0,1],[1,0,0,2,0,0],[0,1,0,0,2,0],[0,0,1,0,0,2]]}");
        JsonObject json = Shell.run("solve", pair, "--solver", "nsgs", "--max-iterations", "1", "--json").expect(1)
                .json().getAsJsonObject();
        assertEquals(1, json.get("iterations").getAsInt());
        assertEquals("failed", json.get("status").getAsString());
        Shell.run("solve", pair, "--solver", "nsgs").expect(0);
        Shell.run("solve", pair, "--solver", "nsgs", "--max-iterations", "5", "--tolerance", "0.5").expect(0);
    }

    @Test
    void badFiles() throws IOException {
        assertRefused("nothing.json: there is no such file or folder", "solve",
                folder.resolve("nothing.json").toString());
        assertRefused("is a folder without W.bcoo.csv", "solve", folder.toString());
        assertRefused("p.json: M[1] has 1 numbers, expected 2", "solve",
                file("p.json", "{\"kind\":\"lcp\",\"M\":[[1,2],[3]],\"q\":[1,2]}"));
        assertRefused("p.json: the file ends inside M[0][1]", "solve", file("p.json", "{\"M\":[[1,"));
        assertRefused("is no problem file", "solve", file("p.txt", "hello"));
        assertRefused("Missing required parameter: 'PROBLEM'", "solve");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--solver nobody             | there is no solver 'nobody'; known are ",
        "--solver nsgs               | the solver 'nsgs' does not take lcp problems; those that do are ",
        "--solver lemke --option a=1 | option 'a' is unknown",
        "--solver lemke --option a   | should be in KEY=VALUE format",
        "--option a=1                | --option needs --solver",
        "--all --solver lemke        | --all goes without --solver and --option",
        "--tolerance 0               | --tolerance must be more than 0",
        "--tolerance few             | '--tolerance'",
        "--max-iterations 0          | --max-iterations must be at least 1",
        "--time-limit -1             | --time-limit must be more than 0 seconds",
        "--no-such-option            | Unknown option: '--no-such-option'",
    })
    void badOptions(String options, String expected) {
        String[] words = ("solve " + lcp + " " + options).split(" ");
        assertRefused(expected, words);
    }

    @Test
    void placesThatCannotBeWritten() {
        String nowhere = folder.resolve("no").resolve("where.csv").toString();
        assertRefused("where.csv: cannot be written", "solve", lcp, "--history", nowhere);
        assertRefused("where.json: cannot be written", "solve", lcp, "--save", nowhere.replace(".csv", ".json"));
        assertRefused("only friction problems have a form in FCLIB", "solve", lcp, "--save",
                folder.resolve("p.hdf5").toString());
    }
}
