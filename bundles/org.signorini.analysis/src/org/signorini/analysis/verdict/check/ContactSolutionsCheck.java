package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.watch.CriticalContacts;

/**
 * Contacts of Painlevé's kind whose rigid-body problem has several solutions: which one a solver finds is its choice. A
 * critical contact with a single solution in every problem that was enumerated is only mentioned.
 */
public final class ContactSolutionsCheck implements Check {

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        CriticalContacts critical = evidence.watch().critical();
        if (critical.count() == 0) {
            return;
        }
        String found = critical.enumerated() == 0 ? "the solutions of its contact problems were not enumerated"
                : critical.several() == 0 ? "the " + critical.enumerated()
                        + " contact problems examined have one solution each"
                        : critical.several() + " of the " + critical.enumerated() + " contact problems examined have"
                                + " several solutions, up to " + critical.mostSolutions();
        reasons.accept(new Reason(critical.several() > 0 ? Level.DOUBTFUL : Level.SOUND, "painleve",
                String.format(Locale.ROOT,
                        "%s is critical in Painlevé's sense in %d of %d steps examined (first at t = %.4g s): friction"
                        + " is strong enough to jam it, and %s.", critical.name(), critical.count(),
                        critical.looked(), critical.time(), found), critical.name()));
    }
}
