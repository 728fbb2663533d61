package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.analysis.verdict.watch.Extreme;

/**
 * Rigid bodies that overlap. Schemes that look for contacts where a step ends or in its middle find them up to h·v
 * deep; twice that, beside what overlapped at the start, is explained by the step. A hundredth of the mechanism never
 * matters, a quarter always does.
 */
public final class OverlapCheck implements Check {

    private static final double HARMLESS = 0.01;
    private static final double UNSOUND = 0.25;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Extreme overlap = evidence.watch().overlap();
        double explained = evidence.watch().initialOverlap() + 2 * evidence.step() * evidence.watch().approach();
        double share = overlap.value() / evidence.size();
        if (share > HARMLESS && overlap.value() > explained || share > UNSOUND) {
            reasons.accept(new Reason(share > UNSOUND ? Level.UNSOUND : Level.DOUBTFUL, "overlap",
                    String.format(Locale.ROOT,
                            "Body '%s' penetrates another by up to %.3g m (t = %.4g s); a step of %.3g s"
                            + " at the speeds reached explains %.3g m. Use a shorter step.", overlap.where(),
                            overlap.value(), overlap.time(), evidence.step(), explained),
                    overlap.where()));
        }
    }
}
