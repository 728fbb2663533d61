package org.signorini.analysis.verdict.check;

import java.util.function.Consumer;

import org.signorini.analysis.check.SelfCheckResult;
import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;

/** A formulation that disagrees with an independent one, or could not be compared with it. */
public final class SelfCheckCheck implements Check {

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        SelfCheckResult result = evidence.selfCheck();
        result.disagreement().ifPresent(d -> reasons.accept(new Reason(Level.UNSOUND, "selfCheck",
                "The formulation disagrees with an independent one: " + d + ".", d.element())));
        if (!result.notChecked().isEmpty()) {
            reasons.accept(new Reason(Level.SOUND, "selfCheck",
                    "Not covered by the self-check of the formulation: "
                    + String.join(", ", result.notChecked()) + ".", ""));
        }
    }
}
