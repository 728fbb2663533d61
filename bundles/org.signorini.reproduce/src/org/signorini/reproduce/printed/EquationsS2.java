package org.signorini.reproduce.printed;

import static org.signorini.reproduce.printed.PrintedEquations.contact;
import static org.signorini.reproduce.printed.PrintedEquations.euler;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Of S2. */
final class EquationsS2 {

    private EquationsS2() {
    }

    static List<Deviation> all() {
        return List.of(
                new Deviation("section 1", "all bodies closer than δ_K are active contacts",
                        "those that would close in the step, or glide", "The others have no impulse anyway.",
                        euler("distance=0.01")),
                new Deviation("eq. 5a", "q⁺ = q + ΔtL(q)v⁺ for Euler parameters", "orientations turn by the angle Δtω",
                        "Sums of Euler parameters lose the unit norm, which L(q) presumes; the option normalizes "
                                + "them, and turns by the tangent of the angle.",
                        euler("rotation=linear")),
                PrintedEquations.dividedSteps("eq. 5b"),
                new Deviation("eq. 5d", "an overlap Φ is pushed out with the speed −Φ/Δt", "no faster than 0.1 m/s",
                        "It is the upper bound that section 3 recommends.",
                        contact("relaxed-cone", "recovery-speed=1e9")));
    }
}
