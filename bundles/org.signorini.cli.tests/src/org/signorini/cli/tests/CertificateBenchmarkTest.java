package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Collectors;

import com.google.gson.JsonObject;

import org.junit.jupiter.api.Test;

/** The certificate against the exact checker, with what all installed solvers return. */
class CertificateBenchmarkTest {

    private static final int COUNT = 6000;

    @Test
    void nothingWrongIsAccepted() {
        Shell shell = Shell.run("bench", "certificate", "--seed", "1", "--count", Integer.toString(COUNT), "--json")
                .expect(0);
        Map<String, JsonObject> rows = shell.json().getAsJsonArray().asList().stream().map(e -> e.getAsJsonObject())
                .collect(Collectors.toMap(r -> r.get("kind").getAsString(), r -> r));
        assertEquals(COUNT, number(rows.get("all"), "problems"));
        assertEquals(15L * COUNT, number(rows.get("all"), "points"));
        for (JsonObject row : rows.values()) {
            assertEquals(0, number(row, "wrongAccepted"), () -> row + "\n" + shell.err());
            assertTrue(number(row, "right") > 2 * number(row, "problems"), row::toString);
            assertTrue(number(row, "wrong") > 5 * number(row, "problems"), row::toString);
            // nonlinear problems are measured in the units they come in, which may be those of z or of F
            boolean nonlinear = row.get("kind").getAsString().matches("ncp|all");
            assertTrue(number(row, "rightRefused") <= (nonlinear ? 0.06 * number(row, "right") : 0), row::toString);
        }
    }

    private static long number(JsonObject row, String name) {
        return row.get(name).getAsLong();
    }
}
