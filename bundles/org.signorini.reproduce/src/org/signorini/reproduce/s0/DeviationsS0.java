package org.signorini.reproduce.s0;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Where the program departs from what S0 prints. */
final class DeviationsS0 {

    private DeviationsS0() {
    }

    static List<Deviation> all() {
        return List.of(
                new Deviation("eq. 37", "ν_u⁺ = ν_u⁻ + (G_u θ̈ + Ġ_u θ̇) Δt", "without Ġ_u θ̇ Δt",
                        "The term is the acceleration of a material point. Shapes that roll touch with another point "
                                + "at every moment, and their gaps do not accelerate so.",
                        "--scheme semi-implicit-euler --option scheme.turning=true"),
                new Deviation("section 5.1", "Δx = H⁻¹(Jᵀφ)", "Δx = −H⁻¹Jᵀφ",
                        "As printed the step ascends: the minus is missing.", ""),
                new Deviation("section 5.1", "λ_LM = 10⁻³ at the start; the step is judged against the last ψ",
                        "λ_LM = min(10⁻³, ψ), capped by ψ after good steps; judged against the largest ψ of ten",
                        "Warm starts converge quadratically, and the monotone rule jams at kinks of φ.", ""),
                new Deviation("sections 5.1 and 5.2", "stop when ψ < 10⁻³⁰",
                        "stop when the certified residual is 10⁻³ of the tolerance asked for, or stops shrinking "
                                + "below it",
                        "ψ < 10⁻³⁰ is beyond rounding where impulses are large. The study's tolerance decides.", ""),
                new Deviation("sections 5.1 and 5.2", "iterate to the end",
                        "once the active rows have settled, the linear problem they leave is solved outright; a "
                                + "single contact starts from its solution by cases",
                        "It saves iterations and ends on the exact solution.",
                        "--solver pfb-rlm --option solver.active-set=false; --solver mncp-rlm --option "
                                + "solver.direct=false"),
                new Deviation("section 5.2", "the projected Levenberg–Marquardt algorithm", "PLM without a projection",
                        "What is printed projects nothing, and the unknowns of the reformulation have no bounds.", ""),
                new Deviation("eq. 24 and 32", "0 ≤ F_n ⟂ ν_n⁺ ≥ 0 at contacts that touch",
                        "0 ≤ F_n ⟂ g/Δt + ν_n⁺ ≥ 0 at contacts that close within the step; overlaps are pushed out "
                                + "slowly",
                        "A contact stops where it closes, not up to a step later, and overlaps do not stay.",
                        "--contact-model pyramid --option contact-model.normal-law=velocity"),
                new Deviation("eq. 25 and 26", "one step of Δt", "a step near contacts is divided where bodies turn "
                        + "fast",
                        "Positions at the end of a step would overlap by more than 0.2 mm, of second order in Δt.",
                        "--scheme semi-implicit-euler --option scheme.overlap=1"),
                new Deviation("eq. 50 to 56", "𝔷 is an impulse in one part and a velocity in another",
                        "rows are scaled by the inertia a contact meets",
                        "Unscaled, steps of Levenberg and Marquardt crawl.", ""),
                new Deviation("section 6.2", "a coefficient of restitution of 0.7; the law is not named",
                        "Newton's law by default, Poisson's in these figures",
                        "Newton's law creates energy at the pendulum's first impact, after which the solvers part.",
                        "--contact-model pyramid --option contact-model.restitution=newton"));
    }
}
