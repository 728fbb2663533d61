package org.signorini.documentation.tests;

import static org.signorini.documentation.tests.Facts.byDefault;
import static org.signorini.examples.tests.Claim.given;
import static org.signorini.examples.tests.Claim.is;

import java.util.List;

import org.signorini.examples.tests.Claim;

/** The numbers on the page about departures from printed equations. */
final class DeviationClaims {

    private static final String SCHEMES = "org.signorini.simulation.schemes";
    private static final String CONTACT_MODELS = "org.signorini.simulation.contactModels";
    private static final String SOLVERS = "org.signorini.complementarity.solvers";

    static final List<Claim> ALL = List.of(
            is("overlap than ◦, [0.2] mm", x -> 1e3 * byDefault(SCHEMES, "semi-implicit-euler", "overlap").of(null)),
            // the paper's own limits, and ours
            given("RLM λ begins at 1e-3; r compares with the last ψ; ends with ψ < 1e-30 λ"),
            is("the smaller of [1e-3] and", byDefault(SOLVERS, "pfb-rlm", "damping")),
            given("4 to 9 of 100 contact problems"),
            given("ends it: 1e-30 is"),
            given("not told; ends with ψ < 1e-30 t"),
            given("steps of 1 ms all four printed algorithms stop the paper's pendulum in step 1422"),
            is("than ◦, [0.1] m/s", byDefault(CONTACT_MODELS, "pyramid", "recovery-speed")),
            is("unknown [32] bodies", byDefault("org.signorini.simulation.formulations", "dca", "leaf")),
            given("Example steps of 10 ms"));

    private DeviationClaims() {
    }
}
