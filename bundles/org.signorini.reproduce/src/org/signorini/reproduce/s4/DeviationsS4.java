package org.signorini.reproduce.s4;

import java.util.List;

import org.signorini.reproduce.Deviation;

/** Where the program departs from what S4 prints: nowhere in the toy; what its equations leave open is told. */
final class DeviationsS4 {

    private DeviationsS4() {
    }

    static List<Deviation> all() {
        return List.of(new Deviation("eq. 11 and 12", "tangential restitution ε_T with Newton's law",
                "the same; with Poisson's restitution, which S4 does not have, ε_T is left out",
                "Poisson's expansion is a law of impulses, in which a tangential velocity to return has no place.", ""));
    }
}
