package org.signorini.complementarity.solver;

import org.signorini.complementarity.PrivateCopy;

/** A solver that has others do the work, and says which of them did. */
public interface Answered {

    /** Id of the solver whose point was returned by the last solve. */
    String answeredBy();

    /** How many solvers failed in the last solve before one answered. */
    int fallbacks();

    /**
     * The copy of the problem that is solved next, to be compared after each of the others: the first that has changed
     * it ends the solve with {@link Ending#CHANGED_PROBLEM}, and is the one that answered.
     */
    void watch(PrivateCopy copy);
}
