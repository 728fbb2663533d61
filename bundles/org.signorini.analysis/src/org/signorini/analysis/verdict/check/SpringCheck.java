package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.FastestSpring;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;

/**
 * A step too long for the fastest spring: with ωh above one there are fewer than six steps in a period, the scheme's
 * phase is wrong, and explicit ones are unstable at two. What is overdamped does not vibrate, and where that goes wrong
 * the energy tells.
 */
public final class SpringCheck implements Check {

    private static final double DOUBTFUL = 1;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        FastestSpring spring = evidence.springs();
        double phase = spring.frequency() * evidence.step();
        if (phase > DOUBTFUL && spring.damping() < 1) {
            reasons.accept(new Reason(Level.DOUBTFUL, "spring", String.format(Locale.ROOT,
                    "The step is too long for '%s', which vibrates at %.3g rad/s: %.1f steps per period. Use a step of"
                            + " %.1g s or less.", spring.name(), spring.frequency(), 2 * Math.PI / phase,
                    0.3 / spring.frequency()), spring.name()));
        }
    }
}
