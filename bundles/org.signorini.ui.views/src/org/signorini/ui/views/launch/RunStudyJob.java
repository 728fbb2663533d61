package org.signorini.ui.views.launch;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.signorini.model.element.ElementException;
import org.signorini.study.result.RunInfo;
import org.signorini.study.run.Overrides;
import org.signorini.study.run.PlannedRun;
import org.signorini.study.run.Run;
import org.signorini.study.run.RunMonitor;
import org.signorini.study.run.RunSource;
import org.signorini.study.run.StudyRunner;
import org.signorini.ui.views.run.ResultFolder;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/**
 * Computes the runs of a study in the background. What they have so far is in {@link Runs} and may be looked at;
 * cancelling keeps it, and so does a failure, of which a message tells.
 */
public final class RunStudyJob extends Job {

    private final Path file;
    private final Display display = PlatformUI.getWorkbench().getDisplay();
    private final Map<Run, RunEntry> entries = new LinkedHashMap<>();

    /** @param file a study's or a mechanism's */
    public RunStudyJob(Path file) {
        super("Running " + file.getFileName());
        this.file = file.toAbsolutePath();
        setPriority(LONG);
    }

    public Path file() {
        return file;
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == RunStudyJob.class;
    }

    @Override
    protected IStatus run(IProgressMonitor progress) {
        try {
            RunSource source = StudySource.read(file);
            StudyRunner runner = new StudyRunner(source, Overrides.NONE, RunDefaults.preferred());
            LocalDateTime now = LocalDateTime.now();
            List<PlannedRun> plan = runner.plan();
            List<Run> runs = runner.runs(p -> Optional.of(ResultFolder.file(file, now, p.name(), plan.indexOf(p) + 1)));
            runs.forEach(run -> entries.put(run, RunEntry.of(run)));
            display.asyncExec(() -> Runs.shared().begin(List.copyOf(entries.values())));
            runner.compute(runs, watch(plan, progress));
        } catch (StudySource.Refused | ElementException e) {
            RunMessage.show(display, file.getFileName() + " cannot be run", e.getMessage());
        }
        tidy();
        return progress.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private RunMonitor watch(List<PlannedRun> plan, IProgressMonitor progress) {
        long total = plan.stream().mapToLong(p -> p.settings().steps()).sum();
        RunProgress line = new RunProgress(total, plan.getFirst().settings().step());
        progress.beginTask(getName(), (int) Math.min(total, Integer.MAX_VALUE));
        return new RunMonitor() {

            private long worked;

            @Override
            public void progressed(Run run, long steps, long of) {
                entries.get(run).progressed(steps, of);
                report(run, steps);
                tell(entries.get(run));
            }

            private synchronized void report(Run run, long steps) {
                line.report(run, steps);
                progress.worked((int) (line.steps() - worked));
                worked = line.steps();
                progress.subTask(line.line());
            }

            @Override
            public void started(Run run) {
                entries.get(run).progressed(0, run.plan().settings().steps());
                tell(entries.get(run));
            }

            @Override
            public void ended(Run run) {
                report(run, run.plan().settings().steps());
                entries.get(run).ended();
                tell(entries.get(run));
                if (run.status() == RunInfo.Status.FAILED) {
                    RunMessage.show(display, "The run '" + entries.get(run).name() + "' failed",
                            run.result().info().cause() + "\n\nWhat was computed up to there is kept and can be"
                                    + " looked at. A smaller step, or another solver, often gets further.");
                }
            }

            @Override
            public boolean isCancelled() {
                return progress.isCanceled();
            }
        };
    }

    private void tell(RunEntry entry) {
        display.asyncExec(() -> Runs.shared().progressed(entry));
    }

    /** Runs that broke off have ended, those never begun are forgotten; the workspace learns of files written. */
    private void tidy() {
        entries.values().stream().filter(e -> e.isRunning() && e.isBegun()).forEach(RunEntry::ended);
        List<RunEntry> never = new ArrayList<>(entries.values());
        never.removeIf(RunEntry::isBegun);
        display.asyncExec(() -> Runs.shared().remove(never));
        for (IContainer folder : ResourcesPlugin.getWorkspace().getRoot()
                .findContainersForLocationURI(file.getParent().toUri())) {
            try {
                folder.refreshLocal(IResource.DEPTH_INFINITE, null);
            } catch (CoreException e) {
                // the files are there all the same; the next refresh shows them
                continue;
            }
        }
    }
}
