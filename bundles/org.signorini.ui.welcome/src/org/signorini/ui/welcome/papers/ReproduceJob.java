package org.signorini.ui.welcome.papers;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.reproduce.Chapter;
import org.signorini.reproduce.Figure;
import org.signorini.reproduce.Reproduction;
import org.signorini.reproduce.ReproductionMonitor;
import org.signorini.reproduce.Subject;
import org.signorini.ui.views.run.UiThread;

/** Computes figures in the background, one after another. Those that are there stay when it is cancelled. */
public final class ReproduceJob extends Job {

    private static final int WORK = 1000;

    private final List<Chapter> chapters;
    private volatile Consumer<Subject> begun;
    private volatile Consumer<Figure> done;
    private final Executor ui = UiThread.executor();

    /**
     * To be made on the user interface's thread.
     *
     * @param begun hears which figure is computed, on the user interface's thread
     * @param done  is given each figure there
     */
    ReproduceJob(List<Chapter> chapters, Consumer<Subject> begun, Consumer<Figure> done) {
        super("Reproducing the papers");
        this.chapters = chapters;
        this.begun = begun;
        this.done = done;
        setPriority(LONG);
    }

    /** Another page hears of it from now on. */
    void hand(Consumer<Subject> otherBegun, Consumer<Figure> otherDone) {
        begun = otherBegun;
        done = otherDone;
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == ReproduceJob.class;
    }

    @Override
    protected IStatus run(IProgressMonitor progress) {
        progress.beginTask(getName(), WORK);
        try {
            new Reproduction(chapters, new Bridge(progress)).compute();
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } finally {
            progress.done();
        }
    }

    /** From the reproduction to the workbench. */
    private final class Bridge implements ReproductionMonitor {

        private final IProgressMonitor progress;
        private int told;

        Bridge(IProgressMonitor progress) {
            this.progress = progress;
        }

        @Override
        public synchronized void begun(Subject subject, double share) {
            progress.subTask(subject.title());
            tell(share);
            ui.execute(() -> begun.accept(subject));
        }

        @Override
        public synchronized void progressed(Subject subject, double share) {
            tell(share);
        }

        private void tell(double share) {
            int now = (int) Math.round(share * WORK);
            if (now > told) {
                progress.worked(now - told);
                told = now;
            }
        }

        @Override
        public void done(Figure figure) {
            ReproducedFigures.shared().put(figure);
            ui.execute(() -> done.accept(figure));
        }

        @Override
        public boolean isCancelled() {
            return progress.isCanceled();
        }
    }
}
