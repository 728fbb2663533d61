package org.signorini.complementarity.solver;

/** A solver that has others do the work, and says which of them did. */
public interface Answered {

    /** Id of the solver whose point was returned by the last solve. */
    String answeredBy();

    /** How many solvers failed in the last solve before one answered. */
    int fallbacks();
}
