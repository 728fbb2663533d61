package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.constant;
import static org.signorini.examples.tests.Claim.holds;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;

import org.signorini.examples.tests.Claim;

/** The limits on the page about the verdict: those of the code. */
final class VerdictClaims {

    static final List<Claim> ALL = List.of(
            is("agree to [1e-8] of", check("SelfCheck", 1, "TOLERANCE")),
            is("more than [24] bodies", check("SelfCheck", 1, "MOST_SOLVED")),
            is("more than [60] bodies", check("SelfCheck", 1, "MOST_LOOPED")),
            is("more than [160] rows", check("ContactCheck", 1, "MOST_ROWS")),
            is("more than [90] rows", constant("org.signorini.analysis", "org.signorini.analysis.energy.PrescribedWork",
                    "MOST_ROWS")),
            is("gained more than [3] % of the turnover", percent("EnergyCheck", "DOUBTFUL_GAIN")),
            is("had more than [10] % too much", percent("EnergyCheck", "DOUBTFUL_PEAK")),
            is("lost more than [20] %", percent("EnergyCheck", "DOUBTFUL_LOSS")),
            is("gained more than [20] % for good", percent("EnergyCheck", "UNSOUND_GAIN")),
            is("for good, [30] % at any time", percent("EnergyCheck", "UNSOUND_PEAK")),
            is("created more than [0.1] %", percent("ImpactCheck", "DOUBTFUL")),
            is("friction can more than [20] %", percent("ImpactCheck", "UNSOUND")),
            is("open by more than [0.1] %", percent("DriftCheck", "HARMLESS")),
            is("of it more than [10] %", percent("DriftCheck", "UNSOUND")),
            is("overlap by more than [1] %", percent("OverlapCheck", "HARMLESS")),
            is("in a step more than [25] %", percent("OverlapCheck", "UNSOUND")),
            is("more than [0.5] rad", verdict("RotationCheck", 1, "DOUBTFUL")),
            holds("more than a right angle", x -> verdict("RotationCheck", 1, "UNSOUND").of(null) == Math.PI / 2),
            holds("more than one problem in five", x -> verdict("SolverCheck", 1, "OFTEN").of(null) == 0.2),
            is("residuals above [1e-3];", verdict("SolverCheck", 1, "LOOSE")));

    private VerdictClaims() {
    }

    private static Claim.Quantity percent(String type, String name) {
        return verdict(type, 100, name);
    }

    private static Claim.Quantity verdict(String type, double unit, String name) {
        return constant(unit, "org.signorini.analysis", "org.signorini.analysis.verdict.check." + type, name);
    }

    private static Claim.Quantity check(String type, double unit, String name) {
        return constant(unit, "org.signorini.analysis", "org.signorini.analysis.check." + type, name);
    }
}
