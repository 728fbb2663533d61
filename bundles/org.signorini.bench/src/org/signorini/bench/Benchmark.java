package org.signorini.bench;

import java.util.List;

/** Something {@code bench} can run by name. Those there are stand in {@link Benchmarks}. */
public interface Benchmark {

    /** The word on the command line. */
    String id();

    /** One line. */
    String description();

    /**
     * Measures. Single-threaded unless the settings say otherwise.
     *
     * @param progress told what is going on, for people; never part of the result
     * @throws BenchException if the settings do not fit this benchmark or its input cannot be used
     */
    List<? extends Row> run(Settings settings, Progress progress) throws BenchException;

    /** Hears what is being measured. */
    @FunctionalInterface
    interface Progress {
        void say(String line);
    }
}
