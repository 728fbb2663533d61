package org.signorini.ui.views.launch;

import java.util.Map;
import java.util.concurrent.Executor;

import org.eclipse.core.runtime.IProgressMonitor;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/**
 * Tells the workbench how the runs of a job get on: the job's progress in one line, the views that there are more rows,
 * and the user where one failed. Several runs report at once.
 */
final class RunWatch implements RunMonitor {

    /** Units of a progress bar, whatever the number of steps. */
    private static final int BAR = 1000;

    private final Map<Run, RunEntry> entries;
    private final IProgressMonitor progress;
    private final Executor ui;
    private final RunProgress line = new RunProgress();
    private final VerdictMarkers markers;
    private int shown;
    private volatile boolean closed;

    RunWatch(Map<Run, RunEntry> entries, IProgressMonitor progress, Executor ui) {
        this.entries = entries;
        this.progress = progress;
        this.ui = ui;
        markers = new VerdictMarkers(ui);
        entries.keySet().forEach(run -> line.add(run, run.plan().settings().steps(), run.plan().settings().step()));
        progress.beginTask("", BAR);
    }

    @Override
    public void started(Run run) {
        entries.get(run).progressed(0, run.plan().settings().steps());
        tell(run);
    }

    @Override
    public void progressed(Run run, long steps, long of) {
        entries.get(run).progressed(steps, of);
        line.report(run, steps);
        show();
        tell(run);
    }

    @Override
    public void ended(Run run) {
        line.ended(run);
        show();
        entries.get(run).ended();
        markers.ended(run, entries.get(run));
        tell(run);
        if (run.status() == RunInfo.Status.FAILED) {
            ui.execute(() -> RunMessage.show("The run '" + entries.get(run).name() + "' failed", Failed.text(run)));
        }
    }

    private synchronized void show() {
        int now = (int) (BAR * line.share());
        progress.worked(Math.max(0, now - shown));
        shown = Math.max(shown, now);
        String text = line.line();
        progress.subTask(text);
        ui.execute(() -> RunStatus.put(this, closed ? null : text));
    }

    /** All runs have ended, or will not be begun. */
    void close() {
        closed = true;
        ui.execute(() -> RunStatus.put(this, null));
    }

    private void tell(Run run) {
        RunEntry entry = entries.get(run);
        ui.execute(() -> Runs.shared().progressed(entry));
    }

    @Override
    public boolean isCancelled() {
        return progress.isCanceled();
    }
}
