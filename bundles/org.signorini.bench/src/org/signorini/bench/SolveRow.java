package org.signorini.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.signorini.complementarity.ProblemKind;

/**
 * A problem solved by a solver.
 *
 * @param solved       by certificate
 * @param milliseconds CPU time of a solve, best of the repeats
 * @param median       of the repeats
 * @param residual     certified
 * @param bytes        allocated by a solve after the first; −1 where there was no second
 * @param ending       how the solver says it ended
 */
public record SolveRow(String problem, ProblemKind kind, String solver, boolean solved, double milliseconds,
        double median, int iterations, double residual, long bytes, String ending) implements Row {

    private String status() {
        return solved ? "solved" : "failed";
    }

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("problem", problem);
        fields.put("solver", solver);
        fields.put("status", status());
        fields.put("milliseconds", milliseconds);
        fields.put("iterations", iterations);
        // JSON has no infinity
        fields.put("residual", Double.isFinite(residual) ? residual : null);
        fields.put("bytes", bytes);
        return fields;
    }

    @Override
    public List<String> headings() {
        return List.of("problem", "solver", "status", "ms min", "median", "iterations", "residual", "bytes", "ending");
    }

    @Override
    public List<String> cells() {
        return List.of(problem, solver, status(), String.format(Locale.ROOT, "%.4f", milliseconds),
                String.format(Locale.ROOT, "%.4f", median), Integer.toString(iterations),
                String.format(Locale.ROOT, "%.1e", residual), Long.toString(bytes), solved ? "" : ending);
    }
}
