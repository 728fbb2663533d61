package org.signorini.ui.views.table;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.signorini.ui.views.ViewIds;
import org.signorini.ui.views.launch.RunStudy;
import org.signorini.ui.views.launch.RunStudyJob;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.RunNotes;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.UiThread;

/** What can be done with the runs that are selected in the table. */
final class RunActions {

    /** An action and for which selections there is something to do. */
    private record Choice(Action action, Predicate<List<RunEntry>> possible) {
    }

    private final IWorkbenchPartSite site;
    private final TableViewer table;
    private final Choice compare = choice("&Compare\tEnter", "Show the selected runs over each other", this::compare,
            RunActions::some);
    private final Choice again = choice("Run &Again", "Compute the selected runs once more with exactly what they had:"
            + " the study, mechanism and settings kept in their results", this::again, RunActions::ended);
    private final Choice present = choice("Run Again with &Present Study",
            "Run the studies of the selected runs as their files are now", this::present, RunActions::ended);
    private final Choice stop = choice("&Stop", "Stop the studies of the selected runs; what they have is kept",
            this::stop, runs -> runs.stream().anyMatch(RunEntry::isRunning));
    private final Choice note = choice("&Note…\tF2", "Write a note about the selected runs", this::note,
            RunActions::ended);
    private final Choice show = choice("Show in Project &Explorer", "Select the file of the run in its result folder",
            this::show, RunActions::ended);
    private final Choice copy = choice("C&opy", "Copy the selected rows as text", this::copy, RunActions::some);
    private final Choice csv = choice("E&xport CSV…", "Write the tables of the selected runs as CSV files", this::csv,
            RunActions::some);
    private final Choice delete = choice("&Delete", "Delete the selected runs with their files", this::delete,
            RunActions::ended);
    private final List<Choice> all = List.of(compare, again, present, stop, note, show, copy, csv, delete);

    RunActions(IWorkbenchPartSite site, TableViewer table) {
        this.site = site;
        this.table = table;
        table.addSelectionChangedListener(e -> enable());
        table.addOpenListener(e -> compare());
        table.getControl().addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.F2 && note.action.isEnabled()) {
                note();
            }
        });
        enable();
    }

    private static boolean some(List<RunEntry> runs) {
        return !runs.isEmpty();
    }

    private static boolean ended(List<RunEntry> runs) {
        return runs.stream().anyMatch(r -> !r.isRunning());
    }

    private static Choice choice(String text, String tip, Runnable work, Predicate<List<RunEntry>> possible) {
        Action action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setToolTipText(tip);
        return new Choice(action, possible);
    }

    /** Runs begin and end while the menu is closed: asked anew whenever it opens. */
    void enable() {
        List<RunEntry> chosen = chosen();
        all.forEach(choice -> choice.action.setEnabled(choice.possible.test(chosen)));
    }

    void fill(IMenuManager menu) {
        enable();
        List.of(compare, again, present, stop).forEach(choice -> menu.add(choice.action));
        menu.add(new Separator());
        List.of(note, show, copy, csv, delete).forEach(choice -> menu.add(choice.action));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    void fillBar(IActionBars bars) {
        fill(bars.getMenuManager());
        bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), delete.action);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy.action);
        bars.updateActionBars();
    }

    private List<RunEntry> chosen() {
        return table.getStructuredSelection().stream().map(RunEntry.class::cast).toList();
    }

    private List<RunEntry> kept() {
        return chosen().stream().filter(r -> !r.isRunning() && r.file() != null).toList();
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
        RunStudy.again(kept());
    }

    private void present() {
        Set<Path> sources = new LinkedHashSet<>();
        for (RunEntry run : kept()) {
            ResultFolder.source(run.file()).ifPresent(sources::add);
        }
        if (sources.isEmpty()) {
            complain("The studies of these runs are no longer there. Run Again needs them not.");
        }
        sources.forEach(RunStudy::start);
    }

    private void stop() {
        List<RunEntry> chosen = chosen();
        for (Job job : Job.getJobManager().find(RunStudyJob.class)) {
            if (job instanceof RunStudyJob study && chosen.stream().anyMatch(study::computes)) {
                study.cancel();
            }
        }
    }

    private void note() {
        List<RunEntry> runs = kept();
        String before = runs.isEmpty() ? "" : RunNotes.of(runs.getFirst());
        InputDialog dialog = new InputDialog(site.getShell(), "Note", runs.size() == 1
                ? "About the run '" + runs.getFirst().name() + "':" : "About " + runs.size() + " runs:", before,
                text -> text.length() > RunNotes.LONGEST ? "At most " + RunNotes.LONGEST + " characters" : null);
        if (dialog.open() != Window.OK) {
            return;
        }
        try {
            for (RunEntry run : runs) {
                RunNotes.write(run, dialog.getValue());
            }
        } catch (CoreException e) {
            complain(e.getMessage());
        }
        table.refresh();
    }

    private void show() {
        IFile file = kept().isEmpty() ? null : RunNotes.file(kept().getFirst().file());
        try {
            IViewPart explorer = site.getPage().showView(IPageLayout.ID_PROJECT_EXPLORER);
            if (file != null && explorer instanceof ISetSelectionTarget target) {
                target.selectReveal(new StructuredSelection(file));
            }
        } catch (PartInitException e) {
            complain("The view cannot be opened: " + e.getMessage());
        }
    }

    private void copy() {
        RowsText.copy(chosen(), site.getShell().getDisplay());
    }

    private void delete() {
        List<String> problems = DeleteRuns.ask(chosen(), site.getShell());
        if (!problems.isEmpty()) {
            complain(String.join("\n", problems));
        }
    }

    private void csv() {
        DirectoryDialog dialog = new DirectoryDialog(site.getShell(), SWT.SAVE);
        dialog.setText("Export CSV");
        dialog.setMessage("A folder for each run will be made in the folder chosen here.");
        String folder = dialog.open();
        if (folder != null) {
            java.util.concurrent.Executor ui = UiThread.executor();
            ExportRuns.to(Path.of(folder), chosen(), problem -> ui.execute(() -> complain(problem)));
        }
    }

    private void complain(String text) {
        MessageDialog.openError(site.getShell(), "Runs", text);
    }
}
