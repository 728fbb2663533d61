package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;

/**
 * Energy that no force brought in. In a vibration the energy of semi-implicit Euler oscillates by a share ωh/2, a
 * twentieth where sixty steps make a period: a tenth at any time is more than a sensible step explains, three tenths is
 * no discretization any more. That averages out; what the scheme has gained in the mean of the later part of a run
 * stays, and there three hundredths are too much, and a fifth makes another motion. Losing is what damping schemes do,
 * and forgiven up to a fifth.
 */
public final class EnergyCheck implements Check {

    private static final double DOUBTFUL_PEAK = 0.1;
    private static final double UNSOUND_PEAK = 0.3;
    private static final double DOUBTFUL_GAIN = 0.03;
    private static final double UNSOUND_GAIN = 0.2;
    private static final double DOUBTFUL_LOSS = 0.2;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        EnergyAccount a = evidence.energy();
        double scale = a.turnover() + 1e-9 * Math.abs(a.initial());
        boolean unsound = a.most() > UNSOUND_PEAK * scale || a.lasting() > UNSOUND_GAIN * scale;
        if (!Double.isFinite(a.present())) {
            reasons.accept(new Reason(Level.UNSOUND, "energy", "The energy at the end is not a number.", ""));
        } else if (Double.isNaN(a.prescribed())) {
            reasons.accept(new Reason(Level.SOUND, "energy", "Energy is not balanced: the work of prescribed motions"
                    + " cannot be told from what the scheme gained or lost.", ""));
        } else if (unsound || a.most() > DOUBTFUL_PEAK * scale || a.lasting() > DOUBTFUL_GAIN * scale) {
            reasons.accept(new Reason(unsound ? Level.UNSOUND : Level.DOUBTFUL, "energy", String.format(Locale.ROOT,
                    "Energy error: the scheme added up to %.3g J that no force did, %.1f %% of the %.3g J exchanged,"
                            + " and %.1f %% for good. Use a shorter step or another scheme.", a.most(),
                    100 * a.most() / scale, scale, 100 * Math.max(0, a.lasting() / scale)), ""));
        } else if (-a.least() > DOUBTFUL_LOSS * scale) {
            reasons.accept(new Reason(Level.DOUBTFUL, "energy", String.format(Locale.ROOT,
                    "The scheme lost up to %.3g J, %.0f %% of the %.3g J exchanged. Use a shorter step or a scheme that"
                            + " damps less.", -a.least(), -100 * a.least() / scale, scale), ""));
        }
    }
}
