package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.signorini.study.result.FiniteNumbers;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** What is printed as JSON is JSON, by the standard: no NaN, no infinity. */
class StrictJsonTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"run bouncing-ball --duration 0 --json", "run bouncing-ball --duration 0.01 --json",
        "run incline --duration 0.01 --json", "run stick-slip --duration 0.02 --json", "validate stick-slip --json",
        "list examples --json", "list solvers --json", "list contact-models --json", "list formulations --json",
        "list schemes --json", "list combinations --json"})
    void commands(String command) {
        Shell shell = Shell.run(command.split(" ")).expect(0);
        assertTrue(shell.json().isJsonArray() || shell.json().isJsonObject(), command);
    }

    /** An overflow in M z + q, a residual without a number. */
    @Test
    void solvesOfWhatCannotBeSolved() throws Exception {
        Path file = folder.resolve("p.json");
        Files.writeString(file, "{\"kind\":\"lcp\",\"M\":[[1e-300,0],[0,-1e300]],\"q\":[-1e308,-1e308]}");
        Shell shell = Shell.run("solve", file.toString(), "--json");
        assertTrue(shell.exit() == 1 && shell.json().isJsonObject(), shell.toString());
    }

    @Test
    void whatIsNoNumberIsNull() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("nan", Double.NaN);
        values.put("many", new double[] {1, Double.POSITIVE_INFINITY, -0.5});
        values.put("list", Arrays.asList(Double.NEGATIVE_INFINITY, null, 2e-308));
        values.put("none", null);
        String text = FiniteNumbers.json().create().toJson(values);
        assertEquals("{\"nan\":null,\"many\":[1.0,null,-0.5],\"list\":[null,null,2.0E-308],\"none\":null}", text);
        assertThrows(AssertionError.class, () -> new Shell(0, "{\"a\":NaN}", "").json());
        assertEquals(1, new Shell(0, "[1]", "").json().getAsJsonArray().get(0).getAsInt());
    }

    /** Functions without a value: whatever becomes of the run, it can be read. */
    @ParameterizedTest
    @ValueSource(strings = {"1/(t-0.005)", "sqrt(0.005-t)", "1e300*exp(1e5*t)", "ln(t-1)"})
    void runsThatLeaveTheNumbers(String force) throws Exception {
        Path file = folder.resolve("f.mechanism");
        Files.writeString(file, """
                <?xml version="1.0" encoding="UTF-8"?>
                <mechanism:Mechanism xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI"
                    xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                    xmlns:mechanism="http://www.signorini.org/mechanism/1.0" name="f">
                  <ground name="ground"><markers name="o"/></ground>
                  <bodies name="b" mass="1" inertia="1, 1, 1" position="0, 0, 0"><markers name="c"/></bodies>
                  <forces xsi:type="mechanism:Force" name="f" value="%s, 0, 0"
                      marker="//@bodies[name='b']/@markers[name='c']"/>
                  <probes xsi:type="mechanism:MarkerProbe" name="x" marker="//@bodies[name='b']/@markers[name='c']"/>
                </mechanism:Mechanism>
                """.formatted(force));
        Shell shell = Shell.run("run", file.toString(), "--duration", "0.01", "--json", "--at", "0.01");
        assertTrue(shell.exit() == 2 && shell.out().isEmpty() || shell.json().isJsonObject(), shell.toString());
        if (shell.exit() != 2) {
            JsonObject json = shell.json().getAsJsonObject();
            assertTrue(json.has("cause") && json.has("final"), shell.out());
            assertTrue(json.get("samples") == null || json.get("samples") instanceof JsonArray, shell.out());
        }
    }
}
