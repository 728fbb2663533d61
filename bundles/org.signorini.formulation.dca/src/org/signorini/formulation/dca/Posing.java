package org.signorini.formulation.dca;

/** What of the assembled equations is handed to the solver (S1 §4.2.1, §4.2.2), for Ξ contacts with η directions. */
public enum Posing {

    /** Contacts alone, 2Ξ + Ξη unknowns: the handles are eliminated, which takes no inversion. */
    LCP,

    /** The velocities of the two terminal handles stay unknown, 12 + 2Ξ + Ξη; contacts see them by dense χ. */
    DENSE,

    /** Those of each body with contacts too, 12 + 6B_u + 2Ξ + Ξη; contacts see only their own bodies. */
    SPARSE
}
