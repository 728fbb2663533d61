package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.energy.EnergyAccount;
import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;

/**
 * Energy that came from nowhere. Semi-implicit Euler lends and takes back a share ωh/2 of what vibrates, a twentieth
 * where sixty steps make a period; a tenth is more than a sensible step explains, three tenths is no discretization any
 * more. Losing is what damping schemes do, and forgiven up to a fifth.
 */
public final class EnergyCheck implements Check {

    private static final double DOUBTFUL_GAIN = 0.1;
    private static final double UNSOUND_GAIN = 0.3;
    private static final double DOUBTFUL_LOSS = 0.2;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        EnergyAccount a = evidence.energy();
        double scale = a.turnover() + 1e-9 * Math.abs(a.initial());
        if (!Double.isFinite(a.present())) {
            reasons.accept(new Reason(Level.UNSOUND, "energy", "The energy at the end is not a number.", ""));
        } else if (Double.isNaN(a.prescribed())) {
            reasons.accept(new Reason(Level.SOUND, "energy", "The work of prescribed motions could not be told from"
                    + " what the scheme gained or lost: energy is not balanced.", ""));
        } else if (a.most() > DOUBTFUL_GAIN * scale) {
            reasons.accept(new Reason(a.most() > UNSOUND_GAIN * scale ? Level.UNSOUND : Level.DOUBTFUL, "energy",
                    String.format(Locale.ROOT,
                            "Energy came from nowhere: up to %.3g J, %.0f %% of the %.3g J that moved,"
                            + " are no work of any force. Take shorter steps or another scheme.", a.most(),
                            100 * a.most() / scale, scale), ""));
        } else if (-a.least() > DOUBTFUL_LOSS * scale) {
            reasons.accept(new Reason(Level.DOUBTFUL, "energy", String.format(Locale.ROOT,
                    "The scheme lost up to %.3g J, %.0f %% of the %.3g J that moved. Take shorter steps or a scheme"
                            + " that damps less.", -a.least(), -100 * a.least() / scale, scale), ""));
        }
    }
}
