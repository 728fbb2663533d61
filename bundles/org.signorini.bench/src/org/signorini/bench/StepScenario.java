package org.signorini.bench;

import java.util.List;

/** A simulation to be measured step by step; {@link StepBenchmark} does the measuring. */
public interface StepScenario {

    String id();

    /** One line. */
    String description();

    /** The n's that are run when the user names none. */
    List<Integer> sizes();

    /**
     * A fresh run at its first step.
     *
     * @throws BenchException if there is no such size
     */
    StepRun start(int n, Settings settings) throws BenchException;
}
