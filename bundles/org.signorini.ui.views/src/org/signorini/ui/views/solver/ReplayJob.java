package org.signorini.ui.views.solver;

import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Replay;
import org.signorini.study.run.ReplayException;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;

/**
 * Computes a run again up to a step and looks at it there. What came of it is the message of its result, a reason why
 * it did not work that of a warning.
 */
final class ReplayJob extends Job {

    /** What is wanted of a step; returns what to tell of it. */
    @FunctionalInterface
    interface Look {
        String at(Replay replay) throws ReplayException;
    }

    private static final int CHUNK = 500;

    private final RunInfo run;
    private final Path folder;
    private final long step;
    private final Look look;

    ReplayJob(SolvedStep step, Look look) {
        super("Computing '" + step.run().info().study() + "' again up to step " + step.number());
        RunEntry entry = step.run();
        this.run = entry.info();
        this.folder = entry.file() == null ? null
                : ResultFolder.source(entry.file()).map(Path::getParent).orElse(null);
        this.step = step.number();
        this.look = look;
        setUser(true);
    }

    /** Begins; the result is told on the user interface's thread unless it was cancelled. */
    ReplayJob start(Display display, Consumer<IStatus> told) {
        addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (!display.isDisposed() && event.getResult().getSeverity() != IStatus.CANCEL) {
                    display.asyncExec(() -> told.accept(event.getResult()));
                }
            }
        });
        schedule();
        return this;
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
            return new Status(IStatus.OK, ReplayJob.class, look.at(replay));
        } catch (ReplayException e) {
            // told by whoever asked for it; not an error of this program, and nothing to log
            return Status.info(e.getMessage());
        }
    }
}
