package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One run of a study.
 *
 * @param variation  what this run has that others do not, as text: values of parameters, names of alternatives
 * @param parameters values that replace those of the mechanism's parameters
 */
public record PlannedRun(String name, Map<String, String> variation, Map<String, Double> parameters,
        RunSettings settings) {

    /** Settings and parameters as text, for files: whoever sets the same on the same mechanism gets the same bits. */
    public Map<String, String> asText() {
        Map<String, String> text = new LinkedHashMap<>(settings.asText());
        parameters.forEach((parameter, value) -> text.put("parameter." + parameter, Double.toString(value)));
        return text;
    }
}
