package org.signorini.study.run;

import java.util.Map;

/**
 * One run of a study.
 *
 * @param variation  what this run has that others do not, as text: values of parameters, names of alternatives
 * @param parameters values that replace those of the mechanism's parameters
 */
public record PlannedRun(String name, Map<String, String> variation, Map<String, Double> parameters,
        RunSettings settings) {
}
