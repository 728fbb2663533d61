package org.signorini.ui.views.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.study.run.FailedProblem;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;

/**
 * Deletes runs with their files, and the problems that runs which failed have left beside them. Nobody brings them
 * back: the user is asked first. Runs that go on are left alone.
 */
final class DeleteRuns {

    private final List<Path> touched = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private DeleteRuns() {
    }

    /** @return what could not be deleted, a line each */
    static List<String> ask(List<RunEntry> chosen, Shell shell) {
        List<RunEntry> gone = chosen.stream().filter(r -> !r.isRunning()).toList();
        DeleteRuns delete = new DeleteRuns();
        if (!gone.isEmpty() && MessageDialog.openConfirm(shell, "Delete Runs", delete.question(gone))) {
            List<RunEntry> deleted = gone.stream().filter(delete::delete).toList();
            Runs.shared().remove(deleted);
            RunFinder.refresh(delete.touched);
        }
        return delete.complaints;
    }

    private String question(List<RunEntry> gone) {
        long problems = gone.stream().mapToLong(run -> problems(run).size()).sum();
        String left = problems == 0 ? "" : problems == 1 ? ", and the problem it failed at"
                : ", and the " + problems + " problems they failed at";
        return gone.size() == 1 ? "Delete the run '" + gone.getFirst().name() + "' and its file" + left + "?"
                : "Delete " + gone.size() + " runs and their files" + left.replace("it failed", "one failed") + "?";
    }

    private boolean delete(RunEntry run) {
        if (run.file() == null) {
            return true;
        }
        // the result last: a run that cannot be deleted as a whole stays in the list
        List<Path> files = new ArrayList<>(problems(run));
        files.add(run.file());
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
                touched.add(file);
            } catch (IOException e) {
                complaints.add(file + " cannot be deleted: " + e.getMessage());
                return false;
            }
        }
        return true;
    }

    private static List<Path> problems(RunEntry run) {
        try {
            return run.file() == null ? List.of() : FailedProblem.kept(run.file());
        } catch (IOException e) {
            // a folder that cannot be read: deleting the result tells what is wrong with it
            return List.of();
        }
    }
}
