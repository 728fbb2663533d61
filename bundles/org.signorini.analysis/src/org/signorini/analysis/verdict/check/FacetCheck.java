package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.FacetTrial;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;

/**
 * A pyramid that decides between slipping and jamming: of a few steps made again with more facets, one in three or more
 * had a contact that slips with one pyramid and sticks with the other.
 */
public final class FacetCheck implements Check {

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        FacetTrial trial = evidence.facets();
        if (trial.differed() > 0 && 3 * trial.differed() >= trial.steps()) {
            reasons.accept(new Reason(Level.DOUBTFUL, "facets", String.format(Locale.ROOT,
                    "Whether %s slips or sticks depends on the facets of the friction pyramid: in %d of %d steps"
                            + " examined (first at t = %.4g s) more facets give the other result. Use more facets or"
                            + " the exact cone.",
                    trial.contact(), trial.differed(), trial.steps(), trial.time()), trial.contact()));
        }
    }
}
