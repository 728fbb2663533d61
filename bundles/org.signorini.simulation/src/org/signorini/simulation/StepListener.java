package org.signorini.simulation;

/** Hears of every step made; recorders and measures are such. Without any, nothing is computed for them. */
@FunctionalInterface
public interface StepListener {

    /** The step just made. Everything it hands out is live: copy what is to be kept. */
    void stepped(Step step);
}
