package org.signorini.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

import org.signorini.contribution.ContributionException;
import org.signorini.differential.check.Examination;
import org.signorini.differential.check.Finding;
import org.signorini.differential.check.Findings;
import org.signorini.differential.check.Installed;
import org.signorini.differential.generate.Generator;
import org.signorini.differential.recipe.Recipe;

/** Examines the mechanisms of many seeds, one after the other. */
public final class Campaign {

    /** Hears of every mechanism that was examined. */
    @FunctionalInterface
    public interface Listener {
        void examined(Recipe recipe, Findings findings);
    }

    /** A mechanism with what was found on it. */
    public record Case(Recipe recipe, List<Finding> findings) {
    }

    private final Examination examination;
    private final List<Case> cases = new ArrayList<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private long mechanisms;
    private long comparisons;

    public Campaign(Installed installed) {
        examination = new Examination(installed);
    }

    /** Runs {@code count} seeds from {@code first} on, unless cancelled between two of them. */
    public void run(long first, long count, Listener listener, BooleanSupplier cancelled)
            throws ContributionException {
        for (long seed = first; seed < first + count && !cancelled.getAsBoolean(); seed++) {
            Recipe recipe = Generator.of(seed);
            Findings findings = examination.of(recipe);
            mechanisms++;
            comparisons += findings.comparisons();
            findings.refusals().forEach((k, n) -> refusals.merge(k, n, Integer::sum));
            if (!findings.all().isEmpty()) {
                cases.add(new Case(recipe, findings.all()));
            }
            listener.examined(recipe, findings);
        }
    }

    public Examination examination() {
        return examination;
    }

    /** Mechanisms on which something disagreed. */
    public List<Case> cases() {
        return List.copyOf(cases);
    }

    /** What was refused, by name, and how often. */
    public Map<String, Integer> refusals() {
        return refusals;
    }

    public long mechanisms() {
        return mechanisms;
    }

    public long comparisons() {
        return comparisons;
    }
}
