package org.signorini.simulation;

/** Which contacts take part in a step. */
public enum Activation {

    /**
     * Those that would overlap at the end of a step without impulses (S0 §2.7.1), g + h J u_free ≤ 0; and those the
     * impulses of others would drive into each other, found by looking again.
     */
    END_OF_FREE_STEP,

    /** Those closed where the scheme evaluates, g ≤ 0 (S4 §5, at the midpoint). */
    CLOSED,

    /** Those that would be closed half a step on, g + ½h J u⁻ ≤ 0 (Moreau–Jean). */
    HALF_STEP
}
