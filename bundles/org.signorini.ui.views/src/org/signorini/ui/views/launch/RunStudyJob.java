package org.signorini.ui.views.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.model.element.ElementException;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Run;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;
import org.signorini.ui.views.run.UiThread;

/**
 * Computes runs in the background. What they have so far is in {@link Runs} and may be looked at; cancelling keeps it,
 * and so does a failure, of which a message tells.
 */
public final class RunStudyJob extends Job {

    private final Launch launch;
    private final Executor ui = UiThread.executor();
    private volatile Map<Run, RunEntry> entries = Map.of();

    /** To be made on the user interface's thread. */
    RunStudyJob(Launch launch) {
        super("Running " + launch.name());
        this.launch = launch;
        setPriority(LONG);
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == RunStudyJob.class;
    }

    /** Whether it computes this run. */
    public boolean computes(RunEntry run) {
        return entries.containsValue(run);
    }

    @Override
    protected IStatus run(IProgressMonitor progress) {
        try {
            Launch.Prepared prepared = launch.prepare();
            Map<Run, RunEntry> begun = new LinkedHashMap<>();
            prepared.runs().forEach(run -> begun.put(run, RunEntry.of(run)));
            entries = begun;
            ui.execute(() -> Runs.shared().begin(List.copyOf(begun.values())));
            RunWatch watch = new RunWatch(begun, progress, ui);
            try {
                prepared.runner().compute(prepared.runs(), watch);
            } finally {
                watch.close();
            }
        } catch (Launch.Refused | ElementException e) {
            if (entries.keySet().stream().noneMatch(run -> run.status() == RunInfo.Status.FAILED)) {
                ui.execute(() -> RunMessage.show(launch.name() + " cannot be run", e.getMessage()));
            }
        }
        tidy();
        return progress.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    /** Runs that broke off have ended, those never begun are forgotten; the workspace learns of files written. */
    private void tidy() {
        entries.values().stream().filter(e -> e.isRunning() && e.isBegun()).forEach(RunEntry::ended);
        List<RunEntry> never = new ArrayList<>(entries.values());
        never.removeIf(RunEntry::isBegun);
        ui.execute(() -> Runs.shared().remove(never));
        for (IContainer folder : ResourcesPlugin.getWorkspace().getRoot()
                .findContainersForLocationURI(launch.folder().toUri())) {
            try {
                folder.refreshLocal(IResource.DEPTH_INFINITE, null);
            } catch (CoreException e) {
                // the files are there all the same; the next refresh shows them
                continue;
            }
        }
    }
}
