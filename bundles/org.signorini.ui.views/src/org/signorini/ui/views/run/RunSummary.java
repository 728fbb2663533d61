package org.signorini.ui.views.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;

/** What was measured in a run, found by path in the object {@code run --json} prints. */
public final class RunSummary {

    private final String text;
    private final JsonObject root;

    RunSummary(String text) {
        this.text = text;
        root = parsed(text);
    }

    private static JsonObject parsed(String text) {
        try {
            JsonElement element = JsonParser.parseString(text);
            return element.isJsonObject() ? element.getAsJsonObject() : new JsonObject();
        } catch (JsonSyntaxException e) {
            // a file of a run that was killed has none
            return new JsonObject();
        }
    }

    String text() {
        return text;
    }

    /** A number, as {@code number("measures", "penetration", "max")}; NaN where there is none. */
    public double number(String... path) {
        return number(find(path));
    }

    /** A text, empty where there is none. */
    public String text(String... path) {
        JsonElement at = find(path);
        return at != null && at.isJsonPrimitive() ? at.getAsString() : "";
    }

    /** A text of every object in a list, under a key. */
    public List<String> texts(String key, String... path) {
        List<String> texts = new ArrayList<>();
        if (find(path) instanceof JsonArray array) {
            for (JsonElement e : array) {
                if (e instanceof JsonObject object && object.get(key) != null && object.get(key).isJsonPrimitive()) {
                    texts.add(object.get(key).getAsString());
                }
            }
        }
        return texts;
    }

    private static double number(JsonElement at) {
        return at != null && at.isJsonPrimitive() && at.getAsJsonPrimitive().isNumber() ? at.getAsDouble() : Double.NaN;
    }

    /** Numbers of a list, or of lists joined. */
    public List<double[]> rows(String... path) {
        List<double[]> rows = new ArrayList<>();
        if (find(path) instanceof JsonArray array) {
            for (JsonElement e : array) {
                rows.add(e instanceof JsonArray row ? row.asList().stream().mapToDouble(RunSummary::number).toArray()
                        : new double[] {number(e)});
            }
        }
        return rows;
    }

    /** Pairs of numbers by name, in their order. */
    public Map<String, double[]> pairs(String... path) {
        Map<String, double[]> pairs = new LinkedHashMap<>();
        if (find(path) instanceof JsonObject object) {
            object.entrySet().forEach(e -> {
                if (e.getValue() instanceof JsonArray pair && pair.size() == 2) {
                    pairs.put(e.getKey(), new double[] {number(pair.get(0)), number(pair.get(1))});
                }
            });
        }
        return pairs;
    }

    /** Names of what is under a path. */
    public List<String> names(String... path) {
        return find(path) instanceof JsonObject object ? List.copyOf(object.keySet()) : List.of();
    }

    private JsonElement find(String... path) {
        JsonElement at = root;
        for (String name : path) {
            at = at instanceof JsonObject object ? object.get(name) : null;
        }
        return at;
    }
}
