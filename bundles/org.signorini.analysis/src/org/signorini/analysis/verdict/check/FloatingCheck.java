package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.watch.Extreme;

/**
 * Contacts that carry load without touching. The relaxed cone lifts what slides until its gap is hμ|v_t| (S2 §3); that
 * is its price and goes with the step. Beyond half a percent of the mechanism it can be seen.
 */
public final class FloatingCheck implements Check {

    private static final double VISIBLE = 5e-3;
    private static final double OFTEN = 0.05;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Extreme gap = evidence.watch().floating();
        if (gap.value() > VISIBLE * evidence.size() && evidence.watch().floatedShare() > OFTEN) {
            reasons.accept(new Reason(Level.DOUBTFUL, "floating", String.format(Locale.ROOT,
                    "%s transmits force across a gap of up to %.3g m (t = %.4g s) while sliding: the relaxed cone"
                            + " lets bodies float. Use a shorter step or the exact cone.", gap.where(), gap.value(),
                    gap.time()), gap.where()));
        }
    }
}
