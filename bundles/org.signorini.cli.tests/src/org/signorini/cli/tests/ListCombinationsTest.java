package org.signorini.cli.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The table of what goes together, as it is printed. */
class ListCombinationsTest {

    private static JsonArray list(String what) {
        return Shell.run("list", what, "--json").expect(0).json().getAsJsonArray();
    }

    private static List<String> words(JsonElement array) {
        return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
    }

    @Test
    void everyFormulationWithEveryContactModel() {
        JsonArray table = list("combinations");
        assertFalse(table.isEmpty());
        assertEquals(list("formulations").size() * list("contact-models").size(), table.size());
    }

    @Test
    void solversAcceptWhatIsPosed() {
        Map<String, List<String>> accepts = new HashMap<>();
        for (JsonElement solver : list("solvers")) {
            JsonObject fields = solver.getAsJsonObject();
            accepts.put(fields.get("id").getAsString(), words(fields.get("accepts")));
        }
        for (JsonElement element : list("combinations")) {
            JsonObject cell = element.getAsJsonObject();
            assertFalse(cell.get("solvers").getAsJsonArray().isEmpty(), cell.toString());
            for (String solver : words(cell.get("solvers"))) {
                assertTrue(accepts.get(solver).containsAll(words(cell.get("kinds"))), solver + " in " + cell);
            }
        }
    }

    /** A line per contact model; letters in the cells are explained below. */
    @Test
    void tableForPeople() {
        String out = Shell.run("list", "combinations").expect(0).out();
        for (JsonElement model : list("contact-models")) {
            String id = model.getAsJsonObject().get("id").getAsString();
            assertEquals(1, out.lines().filter(l -> l.startsWith(id + " ")).count(), id);
        }
        assertTrue(out.lines().anyMatch(l -> l.startsWith("a  ")), out);
    }
}
