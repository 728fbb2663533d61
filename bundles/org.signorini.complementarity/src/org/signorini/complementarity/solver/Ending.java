package org.signorini.complementarity.solver;

/** How a solver says it ended. */
public enum Ending {

    CONVERGED("converged"),
    ITERATION_LIMIT("stopped at the iteration limit"),
    TIME_LIMIT("stopped at the time limit"),
    CANCELLED("was cancelled"),
    /** A secondary ray or an infeasible basis: no solution of this kind of matrix may exist. */
    RAY("ended on a secondary ray; the problem may have no solution"),
    /** A matrix that had to be factorized is singular. */
    SINGULAR("met a singular matrix"),
    /** No further progress possible from here. */
    STALLED("stalled"),
    /** Not for this solver: wrong kind, or a property it needs is missing. */
    UNSUITABLE("cannot take this problem"),
    /** A defect of the solver: the problem is not its to change. */
    CHANGED_PROBLEM("changed the problem it was given");

    private final String words;

    Ending(String words) {
        this.words = words;
    }

    /** Continues a sentence that starts with the solver's name. */
    public String words() {
        return words;
    }
}
