package org.signorini.ui.views.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.study.result.ResultFileException;

/** Finds results in the workspace's projects, wherever they are, and reads them, unseen. */
public final class RunFinder {

    private static final AtomicBoolean STARTED = new AtomicBoolean();

    private RunFinder() {
    }

    static void startOnce(Runs runs) {
        if (STARTED.compareAndSet(false, true)) {
            runs.loader(entry -> load(entry, runs));
            Executor ui = UiThread.executor();
            ResourcesPlugin.getWorkspace().addResourceChangeListener(event -> {
                if (touchesResults(event.getDelta())) {
                    ui.execute(() -> {
                        runs.forgetMissing();
                        find(runs);
                    });
                }
            }, IResourceChangeEvent.POST_CHANGE);
            find(runs);
            KeptVerdicts.startOnce(runs);
        }
    }

    /** Whether results have come or gone. */
    private static boolean touchesResults(IResourceDelta delta) {
        AtomicBoolean found = new AtomicBoolean();
        try {
            delta.accept(d -> {
                boolean moved = d.getKind() == IResourceDelta.ADDED || d.getKind() == IResourceDelta.REMOVED;
                if (moved && d.getResource().getName().endsWith(ResultFolder.EXTENSION)) {
                    found.set(true);
                }
                return !found.get();
            });
        } catch (CoreException e) {
            ILog.of(RunFinder.class).warn(e.getMessage());
        }
        return found.get();
    }

    /** Looks through the workspace in the background for runs that are not known yet. */
    public static Job find(Runs runs) {
        return find(runs, UiThread.executor());
    }

    /** @param ui has what was found told on the user interface's thread */
    public static Job find(Runs runs, Executor ui) {
        Set<Path> known = runs.files();
        Job job = Job.create("Looking for results", (ICoreRunnable) monitor -> {
            List<RunEntry> found = new ArrayList<>();
            for (Path file : files()) {
                if (known.contains(file)) {
                    continue;
                }
                try {
                    found.add(RunEntry.of(file));
                } catch (ResultFileException e) {
                    // another program's file, or one that is being written: the user is told, not alarmed
                    ILog.of(RunFinder.class).info(e.getMessage());
                }
            }
            ui.execute(() -> runs.found(found));
        });
        job.setSystem(true);
        job.schedule();
        return job;
    }

    /** Tells the workspace that files have come or gone. */
    public static void refresh(List<Path> changed) {
        for (Path path : changed) {
            for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(path.toUri())) {
                try {
                    file.refreshLocal(IResource.DEPTH_ZERO, null);
                } catch (CoreException e) {
                    ILog.of(RunFinder.class).warn(e.getMessage());
                }
            }
        }
    }

    private static List<Path> files() throws CoreException {
        List<Path> files = new ArrayList<>();
        ResourcesPlugin.getWorkspace().getRoot().accept(proxy -> {
            if (proxy.getType() == IResource.FILE && proxy.getName().endsWith(ResultFolder.EXTENSION)
                    && proxy.requestResource() instanceof IFile file && file.getLocation() != null
                    && ResultFolder.isResult(file.getParent().getName(), file.getName())) {
                files.add(Path.of(file.getLocation().toOSString()));
            }
            return proxy.getType() != IResource.PROJECT || proxy.isAccessible();
        }, IResource.NONE);
        return files;
    }

    private static void load(RunEntry entry, Runs runs) {
        Executor ui = UiThread.executor();
        Job job = Job.create("Reading " + entry.file().getFileName(), (ICoreRunnable) monitor -> {
            try {
                entry.load();
            } catch (ResultFileException e) {
                ILog.of(RunFinder.class).warn(e.getMessage());
                return;
            }
            ui.execute(() -> runs.progressed(entry));
        });
        job.schedule();
    }
}
