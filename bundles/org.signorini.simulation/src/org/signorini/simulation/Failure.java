package org.signorini.simulation;

/**
 * Why a run could not go on.
 *
 * @param step    number of the step that failed, counted from one
 * @param time    its start
 * @param subject what it is about: a contact, by the names of its bodies, or the step
 * @param cause   what the solver said
 */
public record Failure(long step, double time, String subject, String cause) {

    @Override
    public String toString() {
        return subject + " in step " + step + " at t = " + time + " s: " + cause;
    }
}
