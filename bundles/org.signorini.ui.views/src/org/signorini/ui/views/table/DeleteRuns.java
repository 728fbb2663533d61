package org.signorini.ui.views.table;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;

/** Deletes runs with their files, which nobody brings back: the user is asked first. Runs that go on are left alone. */
final class DeleteRuns {

    private DeleteRuns() {
    }

    /** @return what could not be deleted, a line each */
    static List<String> ask(List<RunEntry> chosen, Shell shell) {
        List<RunEntry> gone = chosen.stream().filter(r -> !r.isRunning()).toList();
        List<String> problems = new ArrayList<>();
        if (gone.isEmpty() || !MessageDialog.openConfirm(shell, "Delete Runs",
                gone.size() == 1 ? "Delete the run '" + gone.getFirst().name() + "' and its file?"
                        : "Delete " + gone.size() + " runs and their files?")) {
            return problems;
        }
        List<RunEntry> deleted = new ArrayList<>();
        for (RunEntry run : gone) {
            try {
                if (run.file() != null) {
                    Files.deleteIfExists(run.file());
                }
                deleted.add(run);
            } catch (IOException e) {
                problems.add(run.file() + " cannot be deleted: " + e.getMessage());
            }
        }
        Runs.shared().remove(deleted);
        RunFinder.refresh(deleted);
        return problems;
    }
}
