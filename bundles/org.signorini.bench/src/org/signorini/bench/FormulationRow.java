package org.signorini.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A step of a mechanism in one formulation, taken apart.
 *
 * @param mechanism   which one
 * @param n           its size
 * @param links       its bodies
 * @param formulation id, with its posing where it has several
 * @param size        unknowns as the papers count them: bilateral rows, eliminated or not, and those of contacts
 * @param unknowns    what the solver met of them
 * @param contacts    in a step
 * @param setup       everything but the solver, ns a step
 * @param solve       the solver, ns a step
 * @param total       ns a step
 * @param exponent    k of total ~ linksᵏ over all sizes of this mechanism and formulation; NaN where there is one only
 * @param check       numbers that show the physics is right, by name
 */
public record FormulationRow(String mechanism, int n, int links, String formulation, int size, int unknowns,
        int contacts, double setup, double solve, double total, double exponent, Map<String, Double> check)
        implements Row {

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", "formulations");
        fields.put("mechanism", mechanism);
        fields.put("n", n);
        fields.put("links", links);
        fields.put("formulation", formulation);
        fields.put("size", size);
        fields.put("unknowns", unknowns);
        fields.put("contacts", contacts);
        fields.put("setupNs", setup);
        fields.put("solveNs", solve);
        fields.put("totalNs", total);
        // JSON has no NaN
        fields.put("exponent", Double.isNaN(exponent) ? null : exponent);
        fields.put("check", check);
        return fields;
    }

    @Override
    public List<String> headings() {
        return List.of("mechanism", "links", "formulation", "size", "unknowns", "contacts", "set-up µs", "solve µs",
                "total µs", "exponent", "bow mm", "residual");
    }

    @Override
    public List<String> cells() {
        return List.of(mechanism, Integer.toString(links), formulation, Integer.toString(size),
                Integer.toString(unknowns), Integer.toString(contacts), micros(setup), micros(solve), micros(total),
                Double.isNaN(exponent) ? "" : String.format(Locale.ROOT, "%.2f", exponent),
                String.format(Locale.ROOT, "%.5f", 1e3 * check.get("bow")),
                String.format(Locale.ROOT, "%.1e", check.get("residualMax")));
    }

    private static String micros(double nanos) {
        return String.format(Locale.ROOT, "%.2f", 1e-3 * nanos);
    }
}
