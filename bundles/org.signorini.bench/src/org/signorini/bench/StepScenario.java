package org.signorini.bench;

import java.util.List;

/** A simulation to be measured step by step; {@link StepBenchmark} does the measuring. */
public interface StepScenario {

    String id();

    /** One line. */
    String description();

    /** The n's that are run when the user names none. */
    List<Integer> sizes();

    /** Ids of the formulations that are compared when the user names none. */
    default List<String> formulations() {
        return List.of("mc");
    }

    /**
     * A fresh run at its first step.
     *
     * @param settings with one formulation
     * @throws BenchException if there is no such size, or no formulation or solver of a given name
     */
    StepRun start(int n, Settings settings) throws BenchException;
}
