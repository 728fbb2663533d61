package org.signorini.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Something that disagreed on a generated mechanism, or, with no check, the sum of a campaign.
 *
 * @param seed        of the mechanism, or the first of all
 * @param family      how the mechanism was made, or how many there were
 * @param check       which comparison, or "all"
 * @param cell        what was compared with the reference
 * @param measured    by how much it disagrees; NaN where there is no number
 * @param allowed     what would have passed
 * @param mechanisms  examined so far
 * @param comparisons made so far
 * @param refusals    combinations that named what they do not take
 * @param detail      numbers or a message
 * @param file        where the shrunk mechanism was written, or empty
 */
public record DifferentialRow(long seed, String family, String check, String cell, double measured, double allowed,
        long mechanisms, long comparisons, long refusals, String detail, String file) implements Row {

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", "differential");
        fields.put("seed", seed);
        fields.put("family", family);
        fields.put("check", check);
        fields.put("cell", cell);
        // JSON has no NaN
        fields.put("measured", Double.isFinite(measured) ? measured : null);
        fields.put("allowed", Double.isFinite(allowed) ? allowed : null);
        fields.put("mechanisms", mechanisms);
        fields.put("comparisons", comparisons);
        fields.put("refusals", refusals);
        fields.put("detail", detail);
        fields.put("file", file);
        return fields;
    }

    @Override
    public List<String> headings() {
        return List.of("seed", "family", "check", "cell", "measured", "allowed", "mechanisms", "comparisons",
                "refusals", "detail");
    }

    @Override
    public List<String> cells() {
        return List.of(Long.toString(seed), family, check, cell, number(measured), number(allowed),
                Long.toString(mechanisms), Long.toString(comparisons), Long.toString(refusals), detail);
    }

    private static String number(double x) {
        return Double.isNaN(x) ? "" : String.format(Locale.ROOT, "%.2e", x);
    }
}
