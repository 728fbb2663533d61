package org.signorini.reproduce.printed;

import static org.signorini.reproduce.printed.PrintedEquations.contact;
import static org.signorini.reproduce.printed.PrintedEquations.euler;
import static org.signorini.reproduce.printed.PrintedEquations.formulation;
import static org.signorini.reproduce.printed.PrintedEquations.solver;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Of S0. */
final class EquationsS0 {

    private EquationsS0() {
    }

    static List<Deviation> all() {
        return List.of(
                PrintedEquations.dividedSteps("eq. 25, 26"),
                new Deviation("section 2.7.1", "the bodies are moved to see whether they touch, and moved back",
                        "the gap of the end is g + hJu, and contacts that impulses close are looked for again",
                        "The difference is of second order in the step, and nothing has to be moved.", ""),
                new Deviation("section 3.1 (a)", "a direction of the pyramid lies against the sliding velocity ν_t⁻",
                        "unless forces change it by more than itself in the step: then against the free velocity",
                        "Friction against a velocity that is next to nothing, as large as the forces, would throw a "
                                + "contact at rest sideways, a little more in every step.",
                        contact("pyramid", "directions=start")),
                new Deviation("eq. 32, 43", "the normal velocity must not be negative",
                        "the gap of the step's end must not be",
                        "Velocities alone let the errors of steps add up to an overlap.",
                        contact("pyramid", "normal-law=velocity")),
                new Deviation("eq. 36, 52", "loops are held by their accelerations, G_b θ̈ = 𝔘̇ − Ġ_b θ̇",
                        "by their velocities, with the position error of the last step taken back",
                        "Accelerations alone let velocities and positions drift apart; the paper asks for a management "
                                + "of these errors (section 2.4.2) and prints none.",
                        formulation("mc", "closure=acceleration")),
                new Deviation("eq. 37, 54", "ν_u⁺ = ν_u⁻ + Δt(G_u θ̈ + Ġ_u θ̇)", "without Ġ_u θ̇: the velocity is "
                        + "J(q⁻)u⁺",
                        "With it g + hν⁺ would not be the gap of the step's end, but half of h²Ġ_u θ̇ beside it, and "
                                + "each kind of shapes needs its own term. With it, rods that jam lift off where they "
                                + "can.",
                        euler("turning=true")),
                new Deviation("section 5.1", "RLM: λ begins at 10⁻³, steps with r > 0 are taken, it ends with ψ < "
                        + "10⁻³⁰",
                        "λ begins at the smaller of that and ψ and is capped by ψ, r is measured against the last ten "
                                + "points, unknowns are scaled, active rows guessed, further starting points tried; a "
                                + "residual as the certificate's ends it",
                        "As printed it jams at kinks in some contact problems of a hundred, depends on the units, and "
                                + "10⁻³⁰ is more than rounding allows where impulses are large.",
                        solver("pfb-rlm", "algorithm=printed")),
                new Deviation("section 5.1, step 1", "Δx = H⁻¹(Jᵀφ)", "Δx = −H⁻¹Jᵀφ",
                        "A slip of print: without the minus ψ grows.", ""),
                new Deviation("section 5.2", "PLM: x ← x + tΔx until ψ < 10⁻³⁰, t not told",
                        "the non-monotone line search with watchdog that the paper says can be added, scaling and "
                                + "starting points as in RLM",
                        "Full steps of Newton's method cycle in some problems.",
                        solver("pfb-plm", "algorithm=printed")),
                new Deviation("section 5.2, its name", "projected; the listing has no projection", "no projection",
                        "Iterates outside of the bounds do no harm, and the listing is followed. The option projects "
                                + "every point onto the bounds as the paper's reference 10 does.",
                        solver("pfb-plm", "projection=true")));
    }
}
