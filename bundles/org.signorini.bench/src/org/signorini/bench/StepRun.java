package org.signorini.bench;

import java.util.Map;

/** One run of a {@link StepScenario}. */
public interface StepRun {

    /** How many steps make a whole run. */
    int steps();

    /** The next step; called {@link #steps()} times. */
    void step();

    /** Contacts in the step just made. */
    int contacts();

    /** After the last step: numbers by which a reader sees that the physics is right, in an order that tells. */
    Map<String, Double> check();
}
