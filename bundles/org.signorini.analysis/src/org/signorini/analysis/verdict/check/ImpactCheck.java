package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.simulation.measure.Impacts.Impact;

/**
 * Newton's restitution creating energy: with friction that turns the slip around, v⁺ = −e v⁻ may leave more kinetic
 * energy than there was (Kane's paradox). A thousandth of what moved in the run is worth telling, a fifth makes it
 * another motion.
 */
public final class ImpactCheck implements Check {

    private static final double DOUBTFUL = 1e-3;
    private static final double UNSOUND = 0.2;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Impact impact = evidence.impacts().largestGain();
        double moved = evidence.energy().turnover();
        if (impact == null || !(impact.gain() > DOUBTFUL * moved)) {
            return;
        }
        reasons.accept(new Reason(impact.gain() > UNSOUND * moved ? Level.UNSOUND : Level.DOUBTFUL, "impact",
                String.format(Locale.ROOT,
                        "An impact of %s at t = %.4g s created %.3g J, %.1f %% of the energy exchanged: Newton's"
                        + " restitution with friction can do that. Use Poisson's restitution or a smaller"
                        + " coefficient.",
                        impact.contact(), impact.time(), impact.gain(), 100 * impact.gain() / moved),
                impact.contact()));
    }
}
