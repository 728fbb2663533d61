package org.signorini.ui.views.launch;

import org.signorini.study.run.Run;

/** The words in which a failure is told: what happened to whom and when, what is left, what may help. */
final class Failed {

    private Failed() {
    }

    static String text(Run run) {
        String cause = run.result().info().cause();
        return run.result().tables().isEmpty() ? cause
                : cause + "\n\nWhat was computed up to there is kept and can be looked at. A smaller step, or another"
                        + " solver, often gets further.";
    }
}
