package org.signorini.simulation;

import java.util.Optional;

/**
 * How a run ended.
 *
 * @param steps   steps made so far, of the whole simulation
 * @param failure what stopped it
 */
public record Outcome(Ending ending, double time, long steps, Optional<Failure> failure) {

    /** The ways a run ends. */
    public enum Ending {
        DONE, FAILED, CANCELLED
    }

    public boolean isDone() {
        return ending == Ending.DONE;
    }
}
