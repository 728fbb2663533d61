package org.signorini.reproduce.printed;

import static org.signorini.reproduce.printed.PrintedEquations.contact;
import static org.signorini.reproduce.printed.PrintedEquations.euler;
import static org.signorini.reproduce.printed.PrintedEquations.formulation;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Of S1. */
final class EquationsS1 {

    private EquationsS1() {
    }

    static List<Deviation> all() {
        return List.of(
                new Deviation("eq. 12", "directions of friction are fixed",
                        "they turn with the sliding velocity",
                        "A fixed pyramid of four directions is up to √½ too weak between them.",
                        contact("pyramid", "directions=fixed")),
                PrintedEquations.dividedSteps("eq. 13"),
                new Deviation("eq. 13a", "forces are F_a(q + ½hu, u)", "forces are those of the start, F_a(q, u)",
                        "Both are of first order; one evaluation of the mechanism in a step is half the work of two.",
                        euler("forces=midpoint")),
                new Deviation("eq. 13c", "q⁺ = q + hu⁺ for all coordinates, Euler angles among them",
                        "orientations are quaternions and turn by the angle hω",
                        "Euler angles are singular where the double pendulum passes; the option follows the "
                                + "quaternion's rate and normalizes it.",
                        euler("rotation=linear")),
                new Deviation("eq. 14a, 15", "an overlap is pushed out within a step",
                        "no faster than 0.1 m/s", "The speed of recovery stays as velocity: a body that starts in the "
                                + "ground would fly off.",
                        contact("pyramid", "recovery-speed=1e9")),
                new Deviation("eq. 16", "the rebound comes in the step after the impact, ε_N of the velocity two "
                        + "levels back", "in the step of the impact, ε_N of the velocity of its start",
                        "No step at rest is put between; a contact that closes in the next step too is not missed.",
                        contact("pyramid", "restitution=newton-late")),
                new Deviation("eq. 16 and 32c", "v ≥ −ε_N v^{l−1} takes the place of the gap in the one and is added "
                        + "to it in the other", "the larger of both bounds holds",
                        "The two agree where the gap is zero, as it is after the step of an impact.", ""),
                new Deviation("section 4.1", "bodies are assembled one by one",
                        "32 bodies at a time by the recursion of articulated bodies at the leaves of the tree",
                        "It is quicker, and the same to rounding.", formulation("dca", "leaf=1")),
                new Deviation("eq. 32, 33", "velocities of terminal handles are unknowns of a mixed problem",
                        "the pure LCP of section 4.2.2", "It is the smallest.", formulation("dca", "posing=dense")));
    }
}
