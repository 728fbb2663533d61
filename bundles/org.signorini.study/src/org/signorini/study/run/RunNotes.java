package org.signorini.study.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.signorini.study.result.Checkpoints;

/** What is worth telling of a run though it did what it was asked for. */
final class RunNotes {

    private RunNotes() {
    }

    /** @param checkpoints of the run, or null */
    static Optional<List<String>> of(RunSettings settings, Checkpoints checkpoints) {
        List<String> notes = new ArrayList<>();
        if (settings.isRounded()) {
            notes.add("it ends at " + (float) settings.end() + " s: a duration of " + settings.duration()
                    + " s is no whole number of steps of " + settings.step() + " s");
        }
        if (checkpoints != null && checkpoints.problem() != null) {
            notes.add("while it ran, " + checkpoints.problem().getMessage());
        }
        return notes.isEmpty() ? Optional.empty() : Optional.of(notes);
    }
}
