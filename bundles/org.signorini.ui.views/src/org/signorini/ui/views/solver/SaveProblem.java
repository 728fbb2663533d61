package org.signorini.ui.views.solver;

import java.nio.file.Path;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PlatformUI;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;

/** Saves the problem of the selected step as a file that the command line's {@code solve} reads. */
final class SaveProblem extends Action {

    private static final String TITLE = "Save Problem";

    private final IViewSite site;
    private final Supplier<SolvedStep> selected;

    SaveProblem(IViewSite site, Supplier<SolvedStep> selected) {
        super("Save Problem…");
        this.site = site;
        this.selected = selected;
        setToolTipText("Save the complementarity problem of the selected step, for 'signorini solve'");
        setImageDescriptor(PlatformUI.getWorkbench().getSharedImages()
                .getImageDescriptor(ISharedImages.IMG_ETOOL_SAVEAS_EDIT));
        setEnabled(false);
    }

    @Override
    public void run() {
        SolvedStep step = selected.get();
        if (step == null) {
            return;
        }
        FileDialog dialog = new FileDialog(site.getShell(), SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*.json"});
        dialog.setFilterNames(new String[] {"Complementarity problems (*.json)"});
        dialog.setFileName(name(step));
        RunEntry run = step.run();
        if (run.file() != null && run.file().getParent() != null) {
            dialog.setFilterPath(run.file().getParent().toString());
        }
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen != null) {
            save(step, Path.of(chosen.endsWith(".json") ? chosen : chosen + ".json"));
        }
    }

    private static String name(SolvedStep step) {
        String study = step.run().info().study().replaceAll("[^A-Za-z0-9=.+-]+", "-");
        return study + "-step-" + step.number() + ".json";
    }

    /** Computes the run again up to the step, in the background, and saves its problem. */
    Job save(SolvedStep step, Path file) {
        RunEntry run = step.run();
        Path folder = run.file() == null ? null : ResultFolder.source(run.file()).map(Path::getParent).orElse(null);
        SaveProblemJob job = new SaveProblemJob(run.info(), folder, step.number(), file);
        Display display = site.getShell().getDisplay();
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (!display.isDisposed()) {
                    display.asyncExec(() -> tell(event.getResult(), file));
                }
            }
        });
        job.schedule();
        return job;
    }

    private void tell(IStatus result, Path file) {
        if (site.getShell() == null || site.getShell().isDisposed() || result.getSeverity() == IStatus.CANCEL) {
            return;
        }
        if (result.isOK()) {
            site.getActionBars().getStatusLineManager().setMessage("Saved " + file + "; './signorini solve' reads it");
        } else {
            MessageDialog.openError(site.getShell(), TITLE, result.getMessage());
        }
    }
}
