package org.signorini.study.run;

import java.util.Map;
import java.util.TreeMap;

/**
 * A contribution by its id, with options that differ from their defaults.
 */
public record Chosen(String id, Map<String, String> options) {

    public Chosen {
        options = java.util.Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public static Chosen of(String id) {
        return new Chosen(id, Map.of());
    }

    /** {@code pyramid[directions=8]}. */
    @Override
    public String toString() {
        return options.isEmpty() ? id : id + options.toString().replace('{', '[').replace('}', ']');
    }
}
