package org.signorini.ui.views.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.signorini.study.result.CsvFiles;
import org.signorini.study.result.ResultFileException;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunFinder;
import org.signorini.ui.views.run.Runs;

/** What can be done with the runs that are selected in the table. */
final class RunActions {

    private final IWorkbenchPartSite site;
    private final TableViewer table;
    private final Action compare = action("Compare", "Show the selected runs over each other", this::compare);
    private final Action again = action("Run Again", "Run the studies of the selected runs again", this::again);
    private final Action stop = action("Stop", "Stop the studies that are running", RunActions::stop);
    private final Action csv = action("Export CSV…", "Write the tables of the selected runs as CSV files", this::csv);
    private final Action delete = action("Delete", "Delete the selected runs with their files", this::delete);

    RunActions(IWorkbenchPartSite site, TableViewer table) {
        this.site = site;
        this.table = table;
    }

    private static Action action(String text, String tip, Runnable work) {
        Action action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    void fill(IMenuManager menu) {
        boolean some = !chosen().isEmpty();
        List.of(compare, again, csv, delete).forEach(action -> action.setEnabled(some));
        List.of(compare, again, stop, csv, delete).forEach(menu::add);
    }

    void fillBar(IActionBars bars) {
        List.of(compare, again, stop, csv).forEach(bars.getMenuManager()::add);
        bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), delete);
    }

    private List<RunEntry> chosen() {
        return table.getStructuredSelection().stream().map(RunEntry.class::cast).toList();
    }

    private void compare() {
        Runs.shared().select(chosen());
        try {
            site.getPage().showView(ViewIds.TRAJECTORIES);
        } catch (PartInitException e) {
            complain("The view cannot be opened: " + e.getMessage());
        }
    }

    private void again() {
        Set<Path> sources = new LinkedHashSet<>();
        for (RunEntry run : chosen()) {
            if (run.file() != null) {
                ResultFolder.source(run.file()).ifPresent(sources::add);
            }
        }
        if (sources.isEmpty()) {
            complain("The studies of these runs are no longer there.");
        }
        sources.forEach(RunStudy::start);
    }

    private static void stop() {
        Job.getJobManager().cancel(RunStudyJob.class);
    }

    private void delete() {
        List<RunEntry> gone = chosen().stream().filter(r -> !r.isRunning()).toList();
        if (gone.isEmpty() || !MessageDialog.openConfirm(site.getShell(), "Delete Runs",
                gone.size() == 1 ? "Delete the run '" + gone.getFirst().name() + "' and its file?"
                        : "Delete " + gone.size() + " runs and their files?")) {
            return;
        }
        Runs.shared().remove(gone);
        for (RunEntry run : gone) {
            try {
                if (run.file() != null) {
                    Files.deleteIfExists(run.file());
                }
            } catch (IOException e) {
                complain(run.file() + " cannot be deleted: " + e.getMessage());
            }
        }
        RunFinder.refresh(gone);
    }

    private void csv() {
        DirectoryDialog dialog = new DirectoryDialog(site.getShell(), SWT.SAVE);
        dialog.setText("Export CSV");
        dialog.setMessage("A folder for each run will be made in the folder chosen here.");
        String folder = dialog.open();
        if (folder == null) {
            return;
        }
        List<RunEntry> wanted = chosen();
        Job.create("Writing CSV files", (ICoreRunnable) monitor -> {
            SubMonitor progress = SubMonitor.convert(monitor, wanted.size());
            for (RunEntry run : wanted) {
                write(run, Path.of(folder));
                progress.split(1);
            }
        }).schedule();
    }

    private void write(RunEntry run, Path folder) {
        try {
            run.load();
            String name = run.file() == null ? run.name() : run.file().getFileName().toString();
            CsvFiles.write(run.result(), folder.resolve(name.replace(ResultFolder.EXTENSION, "")));
        } catch (ResultFileException e) {
            table.getControl().getDisplay().asyncExec(() -> complain(e.getMessage()));
        }
    }

    private void complain(String text) {
        MessageDialog.openError(site.getShell(), "Runs", text);
    }
}
