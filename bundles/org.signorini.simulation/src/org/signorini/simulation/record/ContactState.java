package org.signorini.simulation.record;

/** What a contact does in a step (S0 §2.6). */
public enum ContactState {

    /** No impulse. */
    SEPARATED,
    /** An approach was stopped or turned. */
    IMPACT,
    /** Touching, no velocity at the point (S0 eq. 23), which stays where it is on both bodies. */
    STICK,
    /** Touching, with tangential velocity and all the friction there is (S0 eq. 22). */
    SLIDE,
    /** Touching, no velocity at the point (S0 eq. 23), which travels as a round body turns over the other. */
    ROLL
}
