package org.signorini.study;

import java.util.List;

import org.signorini.contribution.Configurable;

/**
 * Where the runs of a study are computed. To write one, implement this and contribute it to {@code
 * org.signorini.study.executors}. Runs do not depend on each other and give the same bits wherever and in whatever
 * order they are computed.
 */
public interface Executor extends Configurable {

    /**
     * Computes tasks and returns when all have ended. A task tells of its own failure; one that throws is a defect and
     * ends the study.
     */
    void execute(List<? extends Runnable> tasks);
}
