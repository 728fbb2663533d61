package org.signorini.study.run;

/** Hears how a run gets on, and may stop it. Called from the run's thread. */
public interface RunMonitor {

    RunMonitor SILENT = new RunMonitor() {
    };

    /** The run has begun; what it records can be watched. */
    default void started(Run run) {
    }

    /** Called now and then, a few times a second at most. */
    default void progressed(Run run, long steps, long of) {
    }

    /** The run has ended, in whichever way. */
    default void ended(Run run) {
    }

    default boolean isCancelled() {
        return false;
    }
}
