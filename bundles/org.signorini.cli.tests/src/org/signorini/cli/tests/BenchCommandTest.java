package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.signorini.cli.tests.Shell.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

class BenchCommandTest {

    @TempDir
    private Path folder;

    private String problems() throws IOException {
        Path problems = Files.createDirectories(folder.resolve("problems"));
        Files.writeString(problems.resolve("one.json"),
                "{\"kind\":\"friction\",\"W\":[[15,-1,-2],[-1,14,1],[-2,1,16]],\"b\":[-1,2,3],\"mu\":[0.1]}");
        Files.writeString(problems.resolve("broken.json"), "{");
        return problems.toString();
    }

    @Test
    void listsWhatThereIs() {
        assertTrue(Shell.run("bench").expect(0).out().contains("complementarity: "));
    }

    /** The three readings of a friction problem, and the fields that are promised. */
    @Test
    void measuresSolversOnAFolder() throws IOException {
        Shell shell = Shell.run("bench", "complementarity", "--json", "--repeats", "2", "--n", "4", "--problems", problems(),
                "--solver", "nsgs,apgd,lemke").expect(0);
        assertTrue(shell.err().contains("left out: "), shell.err());
        JsonArray rows = shell.json().getAsJsonArray();
        List<JsonObject> ours = rows.asList().stream().map(r -> r.getAsJsonObject())
                .filter(r -> r.get("problem").getAsString().startsWith("one")).toList();
        assertEquals(Set.of("one nsgs", "one/ccp apgd", "one/pyramid lemke"),
                ours.stream().map(r -> r.get("problem").getAsString() + " " + r.get("solver").getAsString())
                        .collect(Collectors.toSet()));
        for (JsonObject row : ours) {
            assertEquals(List.of("problem", "solver", "status", "milliseconds", "iterations", "residual", "bytes"),
                    List.copyOf(row.keySet()));
            assertEquals("solved", row.get("status").getAsString(), row.toString());
            assertTrue(row.get("residual").getAsDouble() <= 1e-8, row.toString());
            assertTrue(row.get("milliseconds").getAsDouble() > 0, row.toString());
            assertEquals(0, row.get("bytes").getAsLong(), row.toString());
        }
    }

    @Test
    void drawsProfiles() throws IOException, ParserConfigurationException, SAXException {
        Path svg = folder.resolve("profile.svg");
        Shell shell = Shell.run("bench", "complementarity", "--repeats", "1", "--n", "4", "--problems", problems(), "--solver",
                "nsgs,lemke", "--profile", svg.toString()).expect(0);
        assertTrue(shell.out().lines().findFirst().orElseThrow().startsWith("problem"), shell.out());
        Document figure = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
        assertEquals("svg", figure.getDocumentElement().getTagName());
        assertTrue(Files.readString(svg).contains(">nsgs</text>"));
    }

    @Test
    void badInput() {
        assertRefused("there is no benchmark 'speed'; known are complementarity", "bench", "speed");
        assertRefused("nowhere: is not a folder", "bench", "complementarity", "--problems",
                folder.resolve("nowhere").toString());
        assertRefused("there is no problem in this folder", "bench", "complementarity", "--problems",
                folder.toString());
        assertRefused("there is no solver 'nobody'; known are ", "bench", "complementarity", "--solver", "nobody");
        assertRefused("--repeats must be at least 1", "bench", "complementarity", "--repeats", "0");
        assertRefused("--n takes sizes from 1", "bench", "complementarity", "--n", "12,0");
        assertRefused("--time-limit must be more than 0 seconds", "bench", "complementarity", "--time-limit", "0");
    }
}
