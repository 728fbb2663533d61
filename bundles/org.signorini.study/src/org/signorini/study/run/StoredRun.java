package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

import org.signorini.study.result.RunInfo;

/**
 * A run as its result tells it, the inverse of {@link PlannedRun#asText}: computed once more on the files kept in the
 * result it gives the same bits, whatever has become of the study since.
 */
public final class StoredRun {

    private static final String PARAMETER = "parameter.";

    private final Map<String, String> settings;

    private StoredRun(Map<String, String> settings) {
        this.settings = settings;
    }

    /** @throws IllegalArgumentException where the result does not tell all settings */
    public static PlannedRun of(RunInfo info) {
        StoredRun stored = new StoredRun(info.settings());
        RunSettings s = new RunSettings(stored.chosen("formulation"), stored.chosen("contactModel"),
                stored.chosen("solver"), stored.chosen("scheme"), stored.number("step"), stored.number("duration"),
                stored.number("tolerance"), (int) stored.number("every"));
        String name = info.variation().isEmpty() ? info.study() : info.study() + " " + String.join(", ",
                info.variation().entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).toList());
        return new PlannedRun(name, info.variation(), stored.parameters(), s);
    }

    private Chosen chosen(String what) {
        Map<String, String> options = new TreeMap<>();
        settings.forEach((key, value) -> {
            if (key.startsWith(what + ".")) {
                options.put(key.substring(what.length() + 1), value);
            }
        });
        return new Chosen(text(what), options);
    }

    private Map<String, Double> parameters() {
        Map<String, Double> parameters = new LinkedHashMap<>();
        settings.forEach((key, value) -> {
            if (key.startsWith(PARAMETER)) {
                parameters.put(key.substring(PARAMETER.length()), Double.valueOf(value));
            }
        });
        return parameters;
    }

    private double number(String key) {
        return Double.parseDouble(text(key));
    }

    private String text(String key) {
        String value = settings.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the result does not tell its " + key);
        }
        return value;
    }
}
