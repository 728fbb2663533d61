package org.signorini.simulation.record;

/** What a contact does in a step (S0 §2.6). */
public enum ContactState {

    /** No impulse. */
    SEPARATED,
    /** An approach was stopped or turned. */
    IMPACT,
    /** Touching, and nothing moves at the point. */
    STICK,
    /** Touching, with tangential velocity (S0 eq. 22). */
    SLIDE,
    /** Touching, no velocity at the point (S0 eq. 23) but the bodies turn over each other. */
    ROLL
}
