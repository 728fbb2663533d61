package org.signorini.reproduce.printed;

import static org.signorini.reproduce.printed.PrintedEquations.contact;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Of S4. */
final class EquationsS4 {

    private EquationsS4() {
    }

    static List<Deviation> all() {
        return List.of(
                new Deviation("eq. 11, 12", "ξ_T = γ_T⁺ + ε_T γ_T⁻, with Newton's law",
                        "the same with Newton's law; with Poisson's, which the paper does not have, ε_T is left out "
                                + "and validation says so",
                        "Velocities of tangential restitution and impulses of a normal one can create energy together.",
                        contact("planar", "restitution=poisson --option contact-model.poisson-tangential=true")),
                new Deviation("section 5", "forces of the midpoint rule at the velocities of the step's start",
                        "those that depend on velocities at the mean velocity of the step, by a second evaluation; with "
                                + "the paper's linearized kinematics there are none, and nothing is evaluated twice",
                        "With the start's velocities the rule is of first order, and a mechanism that turns fast loses "
                                + "energy in joint coordinates.",
                        "--scheme moreau-midpoint --option scheme.velocities=start"),
                new Deviation("eq. 33", "three rows per contact", "one for contacts without friction",
                        "Λ_R and ξ_L of a contact with μ = 0 are zero.", ""));
    }
}
