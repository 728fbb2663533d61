package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.watch.Extreme;

/**
 * Joints that come apart. A step moves joints apart by about (ωh)² of their arm and the next takes that back; more than
 * ten times as much is not the step's, nor is anything beyond a tenth of the mechanism. A thousandth of the mechanism
 * never matters.
 */
public final class DriftCheck implements Check {

    private static final double HARMLESS = 1e-3;
    private static final double UNSOUND = 0.1;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Extreme drift = evidence.watch().drift();
        double turn = evidence.watch().rotation().value() * evidence.step();
        double explained = 10 * turn * turn * evidence.size();
        double share = drift.value() / evidence.size();
        if (share > UNSOUND || share > HARMLESS && drift.value() > explained || Double.isNaN(share)) {
            reasons.accept(new Reason(share > UNSOUND || Double.isNaN(share) ? Level.UNSOUND : Level.DOUBTFUL, "drift",
                    String.format(Locale.ROOT, "Constraint drift: joints open by up to %.3g m or rad (t = %.4g s), %.2g"
                            + " of the mechanism's size of %.3g m. Use a shorter step, or a formulation in minimal"
                            + " coordinates.",
                            drift.value(), drift.time(), share, evidence.size()),
                    ""));
        }
    }
}
