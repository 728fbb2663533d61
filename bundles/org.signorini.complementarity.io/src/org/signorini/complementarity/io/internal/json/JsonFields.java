package org.signorini.complementarity.io.internal.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.signorini.complementarity.io.internal.FormatException;
import org.signorini.complementarity.io.internal.matrix.DoubleList;

/** The keys of a problem in JSON, whatever order they come in, each read by its own type. */
final class JsonFields {

    private static final Collection<String> MATRICES = List.of("M", "W", "N");
    private static final Collection<String> VECTORS = List.of("q", "b", "p", "mu");

    private final Map<String, Object> fields = new LinkedHashMap<>();

    static JsonFields read(JsonSource in) throws FormatException {
        JsonFields read = new JsonFields();
        in.beginObject();
        for (String key = in.nextKey(); key != null; key = in.nextKey()) {
            if (read.fields.containsKey(key)) {
                throw new FormatException("'" + key + "' is given twice");
            }
            read.fields.put(key, value(key, in));
        }
        in.end();
        return read;
    }

    private static Object value(String key, JsonSource in) throws FormatException {
        if (MATRICES.contains(key)) {
            return JsonMatrix.read(key, in);
        }
        if (VECTORS.contains(key)) {
            return numbers(in);
        }
        return switch (key) {
            case "kind", "comment" -> in.text();
            case "bilateral" -> in.index();
            case "free" -> indices(in);
            case "lower" -> bounds(in, Double.NEGATIVE_INFINITY);
            case "upper" -> bounds(in, Double.POSITIVE_INFINITY);
            case "blocks" -> JsonBlocks.read(in);
            default -> throw new FormatException("the key '" + key + "' is unknown");
        };
    }

    private static double[] numbers(JsonSource in) throws FormatException {
        DoubleList list = new DoubleList();
        in.beginArray("an array of numbers");
        while (in.nextElement()) {
            list.add(in.number());
        }
        return list.toArray();
    }

    private static double[] bounds(JsonSource in, double open) throws FormatException {
        DoubleList list = new DoubleList();
        in.beginArray("an array of numbers, null where there is no bound");
        while (in.nextElement()) {
            list.add(in.numberOr(open));
        }
        return list.toArray();
    }

    private static int[] indices(JsonSource in) throws FormatException {
        List<Integer> list = new ArrayList<>();
        in.beginArray("an array of row indices");
        while (in.nextElement()) {
            list.add(in.index());
        }
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    boolean has(String key) {
        return fields.containsKey(key);
    }

    /** Complains about keys other than these, which belong to another kind. */
    void allowOnly(String kind, List<String> allowed) throws FormatException {
        for (String key : fields.keySet()) {
            if (!allowed.contains(key) && !key.equals("kind") && !key.equals("comment")) {
                throw new FormatException("'" + key + "' does not belong to a problem of kind '" + kind
                        + "', which has " + String.join(", ", allowed));
            }
        }
    }

    <T> T get(String key, Class<T> type) throws FormatException {
        Object value = fields.get(key);
        if (value == null) {
            throw new FormatException("'" + key + "' is missing");
        }
        return type.cast(value);
    }

    <T> T getOr(String key, Class<T> type, T otherwise) {
        return has(key) ? type.cast(fields.get(key)) : otherwise;
    }

    /** A vector that must have this many numbers. */
    double[] vector(String key, int n) throws FormatException {
        double[] values = get(key, double[].class);
        if (values.length != n) {
            throw new FormatException(key + " has " + values.length + " numbers, expected " + n);
        }
        return values;
    }
}
