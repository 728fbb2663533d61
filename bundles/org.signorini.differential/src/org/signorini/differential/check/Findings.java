package org.signorini.differential.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collects what an examination found, what was refused by name, and how much was compared. */
public final class Findings {

    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private long comparisons;

    /** Compares; a measure that is no number is a finding too. */
    void compare(String check, Cell cell, double measured, double allowed, String detail) {
        comparisons++;
        if (!(measured <= allowed)) {
            add(new Finding(check, cell, measured, allowed, detail));
        }
    }

    /** Something that should not have happened at all. */
    void fail(String check, Cell cell, String detail) {
        comparisons++;
        add(new Finding(check, cell, Double.NaN, 0, detail));
    }

    /** The worst of a kind is kept. */
    private void add(Finding finding) {
        findings.merge(finding.check() + " of " + finding.cell(), finding,
                (a, b) -> a.excess() >= b.excess() ? a : b);
    }

    /** A combination said by name that it does not take the mechanism. */
    void refuse(String cell, String reason) {
        refusals.merge(cell + ": " + reason, 1, Integer::sum);
    }

    public List<Finding> all() {
        return List.copyOf(findings.values());
    }

    public Map<String, Integer> refusals() {
        return refusals;
    }

    public long comparisons() {
        return comparisons;
    }
}
