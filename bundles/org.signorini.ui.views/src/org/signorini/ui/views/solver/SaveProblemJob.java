package org.signorini.ui.views.solver;

import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Replay;
import org.signorini.study.run.ReplayException;

/**
 * Computes a run again up to a step and saves the step's problem. Whoever waits for it reads the result; a reason why
 * it did not work is its message.
 */
final class SaveProblemJob extends Job {

    private static final int CHUNK = 500;

    private final RunInfo run;
    private final Path folder;
    private final long step;
    private final Path file;

    /** @param folder where files of meshes are looked for, or null */
    SaveProblemJob(RunInfo run, Path folder, long step, Path file) {
        super("Computing '" + run.study() + "' again up to step " + step);
        this.run = run;
        this.folder = folder;
        this.step = step;
        this.file = file;
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor, (int) Math.min(Integer.MAX_VALUE, step / CHUNK + 1));
        try {
            Replay replay = new Replay(run, folder);
            while (replay.steps() < step && replay.step().failure() == null) {
                if (!replay.to(Math.min(step, replay.steps() + CHUNK), progress::isCanceled)) {
                    return Status.CANCEL_STATUS;
                }
                progress.worked(1);
            }
            replay.save(file);
            refresh();
            return Status.OK_STATUS;
        } catch (ReplayException e) {
            // told by whoever asked for it; not an error of this program
            return Status.info(e.getMessage());
        }
    }

    /** The workspace learns of the file where it lies in a project. */
    private void refresh() {
        for (IFile known : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri())) {
            try {
                known.refreshLocal(IResource.DEPTH_ZERO, null);
            } catch (CoreException e) {
                // the file is there all the same; the next refresh shows it
                continue;
            }
        }
    }
}
