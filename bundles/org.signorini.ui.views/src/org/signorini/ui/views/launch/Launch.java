package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.util.List;

import org.signorini.model.element.ElementException;
import org.signorini.study.run.Run;
import org.signorini.study.run.StudyRunner;

/** What a job computes. It is read when the job begins, since reading takes a while. */
interface Launch {

    /** Runs and who computes them. */
    record Prepared(StudyRunner runner, List<Run> runs) {
    }

    /** What is run, in a word. */
    String name();

    /** Below this folder results are written. */
    Path folder();

    Prepared prepare() throws Refused, ElementException;

    /** Why something cannot be run, in one line. */
    final class Refused extends Exception {

        private static final long serialVersionUID = 1L;

        Refused(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
