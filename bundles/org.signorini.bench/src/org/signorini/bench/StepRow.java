package org.signorini.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A simulation measured step by step.
 *
 * @param n            the scenario's size
 * @param formulation  id of what computes how velocities respond to impulses
 * @param nsPerStepMin CPU time of a run by its number of steps, best of the repeats
 * @param contactsMean contacts per step
 * @param bytesPerStep what a step allocates once all room has been made: the mean over the second half of a run
 * @param check        numbers that show the physics is right, by name
 */
public record StepRow(String scenario, int n, String formulation, double nsPerStepMin, double nsPerStepMedian,
        int steps, double contactsMean, double bytesPerStep, Map<String, Double> check) implements Row {

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", scenario);
        fields.put("n", n);
        fields.put("formulation", formulation);
        fields.put("nsPerStepMin", nsPerStepMin);
        fields.put("nsPerStepMedian", nsPerStepMedian);
        fields.put("steps", steps);
        fields.put("contactsMean", contactsMean);
        fields.put("bytesPerStep", bytesPerStep);
        fields.put("check", check);
        return fields;
    }

    @Override
    public List<String> headings() {
        return List.of("scenario", "n", "formulation", "µs/step min", "median", "steps", "contacts", "bytes/step",
                "check");
    }

    @Override
    public List<String> cells() {
        return List.of(scenario, Integer.toString(n), formulation,
                String.format(Locale.ROOT, "%.3f", 1e-3 * nsPerStepMin),
                String.format(Locale.ROOT, "%.3f", 1e-3 * nsPerStepMedian), Integer.toString(steps),
                String.format(Locale.ROOT, "%.2f", contactsMean), String.format(Locale.ROOT, "%.1f", bytesPerStep),
                check.entrySet().stream().map(e -> String.format(Locale.ROOT, "%s=%.10g", e.getKey(), e.getValue()))
                        .collect(Collectors.joining(" ")));
    }
}
