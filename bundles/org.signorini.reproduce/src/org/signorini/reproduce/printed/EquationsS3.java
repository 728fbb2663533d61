package org.signorini.reproduce.printed;

import static org.signorini.reproduce.printed.PrintedEquations.contact;
import static org.signorini.reproduce.printed.PrintedEquations.solver;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Of S3. */
final class EquationsS3 {

    private EquationsS3() {
    }

    static List<Deviation> all() {
        return List.of(
                new Deviation("eq. 23, 24", "q⁺ = q + Γv⁺, J for Jᵀ, b₀ without the step",
                        "q⁺ = q + hΓv⁺, Jᵀ, b₀ = Mv + h(f_a − c)", "Slips of print: units and sizes do not fit.", ""),
                PrintedEquations.dividedSteps("eq. 24"),
                new Deviation("eq. 26", "the normal velocity of a rigid contact must not be negative",
                        "the gap of the step's end must not be", "Velocities alone let the errors of steps add up to "
                                + "an overlap. Relaxed contacts follow eq. 39 to 41.",
                        contact("phantom", "normal-law=velocity")),
                new Deviation("eq. 29, 30", "the phantom inertia ρ is in kg",
                        "it is a share of the inertia that the contact meets along the direction",
                        "With more than twice that inertia the matrix is no P-matrix and block pivoting cycles: "
                                + "across the velocity it is some grams for the paper's box of 1 kg, and less where a "
                                + "corner is hardly loaded.",
                        contact("phantom", "rho-unit=kg")),
                new Deviation("eq. 35", "bilateral and tangential impulses are eliminated from the LCP",
                        "they stay as free unknowns of a mixed LCP", "The solver eliminates them, and the solution is "
                                + "the same.", ""),
                new Deviation("eq. 43", "ε_l = u_t/(μ_k λ_t h)", "ε_l = u_t/(μ_k λ_n h)",
                        "A slip of print: the text below the equation has λ_n.", ""),
                new Deviation("Example, Box and Hybrid", "bounds of friction come from the last step",
                        "the problem is posed three times, with the normal impulses found before",
                        "Bounds of the last step are missing where a contact is new, and wrong in an impact.",
                        contact("hybrid", "passes=1")),
                new Deviation("reference 10", "Júdice and Pires' method starts from zero",
                        "from the active set of the last step", "It needs fewer pivots, and passes singular blocks.",
                        solver("judice-pires", "warm-start=false")));
    }
}
