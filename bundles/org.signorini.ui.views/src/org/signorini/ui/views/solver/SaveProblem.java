package org.signorini.ui.views.solver;

import java.nio.file.Path;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PlatformUI;
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
        return new ReplayJob(step, replay -> {
            replay.save(file);
            refresh(file);
            return "Saved " + file + "; './signorini solve' reads it";
        }).start(site.getShell().getDisplay(), this::tell);
    }

    /** The workspace learns of the file where it lies in a project. */
    private static void refresh(Path file) {
        for (IFile known : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri())) {
            try {
                known.refreshLocal(IResource.DEPTH_ZERO, null);
            } catch (CoreException e) {
                // the file is there all the same; the next refresh shows it
                continue;
            }
        }
    }

    private void tell(IStatus result) {
        if (site.getShell() == null || site.getShell().isDisposed()) {
            return;
        }
        if (result.isOK()) {
            site.getActionBars().getStatusLineManager().setMessage(result.getMessage());
        } else {
            MessageDialog.openError(site.getShell(), TITLE, result.getMessage());
        }
    }
}
