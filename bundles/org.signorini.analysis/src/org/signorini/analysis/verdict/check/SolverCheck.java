package org.signorini.analysis.verdict.check;

import java.util.Locale;
import java.util.function.Consumer;

import org.signorini.analysis.verdict.Check;
import org.signorini.analysis.verdict.Evidence;
import org.signorini.analysis.verdict.Level;
import org.signorini.analysis.verdict.Reason;
import org.signorini.simulation.Statistics;

/**
 * A solver near its limits: one in five problems needed another solver of the chain, so that what answers differs from
 * step to step; or the tolerance is so loose that contacts creep: above a thousandth it shows; or contacts jammed, and
 * what their laws ask for was given up.
 */
public final class SolverCheck implements Check {

    private static final double OFTEN = 0.2;
    private static final double LOOSE = 1e-3;

    @Override
    public void judge(Evidence evidence, Consumer<Reason> reasons) {
        Statistics s = evidence.statistics();
        if (s.solves() > 0 && s.fallbacks() > OFTEN * s.solves()) {
            reasons.accept(new Reason(Level.DOUBTFUL, "solver", String.format(Locale.ROOT,
                    "The solver is near its limits: %d problems took %d attempts more by others of its chain. Use"
                            + " another solver, or a looser tolerance.", s.solves(), s.fallbacks()), ""));
        }
        if (s.jams() > 0) {
            reasons.accept(new Reason(Level.DOUBTFUL, "solver", String.format(Locale.ROOT,
                    "Contacts jammed: %d of %d problems had no solution with restitution and overlap recovery, and"
                            + " were solved without. Check friction coefficients and initial contacts, or use a shorter"
                            + " step.",
                    s.jams(), s.solves()), ""));
        }
        if (s.residualMax() > LOOSE) {
            reasons.accept(new Reason(Level.DOUBTFUL, "solver", String.format(Locale.ROOT,
                    "Contacts were solved only to a residual of %.2g (tolerance %.2g): they may creep and overlap."
                            + " Use a tighter tolerance.", s.residualMax(), evidence.tolerance()), ""));
        }
    }
}
