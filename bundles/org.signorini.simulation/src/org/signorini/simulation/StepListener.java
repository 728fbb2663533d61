package org.signorini.simulation;

/** Hears of every step made; recorders and measures are such. Without any, nothing is computed for them. */
@FunctionalInterface
public interface StepListener {

    /** The step just made. Everything it hands out is live: copy what is to be kept. */
    void stepped(Step step);

    /**
     * A part of a step that its scheme divided, but for the last: its contacts, impulses and their velocities are there
     * to be read, the state is on its way.
     */
    default void partDone(Step step) {
    }
}
