package org.signorini.analysis.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.signorini.analysis.verdict.check.ContactSolutionsCheck;
import org.signorini.analysis.verdict.check.DriftCheck;
import org.signorini.analysis.verdict.check.EnergyCheck;
import org.signorini.analysis.verdict.check.FacetCheck;
import org.signorini.analysis.verdict.check.FloatingCheck;
import org.signorini.analysis.verdict.check.ImpactCheck;
import org.signorini.analysis.verdict.check.OverlapCheck;
import org.signorini.analysis.verdict.check.RotationCheck;
import org.signorini.analysis.verdict.check.SelfCheckCheck;
import org.signorini.analysis.verdict.check.SolverCheck;
import org.signorini.analysis.verdict.check.SpringCheck;

/**
 * What is to be thought of a run.
 *
 * @param level   the worst of its reasons
 * @param reasons the worst first
 */
public record Verdict(Level level, List<Reason> reasons) {

    private static final List<Check> CHECKS = List.of(new EnergyCheck(), new ImpactCheck(), new DriftCheck(),
            new OverlapCheck(), new RotationCheck(), new SpringCheck(), new FloatingCheck(), new FacetCheck(),
            new ContactSolutionsCheck(), new SolverCheck(), new SelfCheckCheck());

    public Verdict {
        reasons = List.copyOf(reasons);
    }

    /**
     * Judges a run by all checks.
     *
     * @param failure what stopped it, or empty: what there is up to there is doubtful at best
     */
    public static Verdict of(String failure, Evidence evidence) {
        List<Reason> reasons = new ArrayList<>();
        if (!failure.isEmpty()) {
            reasons.add(new Reason(Level.DOUBTFUL, "failure", "The run stopped before its end: " + failure, ""));
        }
        for (Check check : CHECKS) {
            check.judge(evidence, reasons::add);
        }
        reasons.sort(Comparator.comparing(Reason::level).reversed());
        return new Verdict(reasons.isEmpty() ? Level.SOUND : reasons.get(0).level(), reasons);
    }
}
