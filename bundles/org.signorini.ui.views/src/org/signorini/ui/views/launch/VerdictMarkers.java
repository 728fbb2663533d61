package org.signorini.ui.views.launch;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.jobs.Job;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.study.run.Run;
import org.signorini.ui.views.run.KeptVerdicts;
import org.signorini.ui.views.run.RunChange;
import org.signorini.ui.views.run.RunEntry;
import org.signorini.ui.views.run.Runs;

/**
 * What speaks against the runs of a job, as markers on the elements of their mechanism. Those of an earlier job go when
 * the first of this one's runs has ended; what several runs have in common is said once, and goes with the last of them
 * that is deleted.
 */
final class VerdictMarkers {

    private final Executor ui;
    private final Consumer<RunChange> listener = this::changed;
    private final Set<IFile> cleared = new HashSet<>();
    private final Map<String, VerdictMarker> markers = new LinkedHashMap<>();

    VerdictMarkers(Executor ui) {
        this.ui = ui;
    }

    /** A run has ended, on whatever thread. */
    synchronized void ended(Run run, RunEntry entry) {
        if (run.assembly() == null || !(run.summary().get("verdict") instanceof Map<?, ?> verdict)) {
            return;
        }
        Mechanism mechanism = run.assembly().source();
        IFile file = file(mechanism);
        if (file == null || !file.exists()) {
            return;
        }
        try {
            if (cleared.add(file)) {
                file.deleteMarkers(KeptVerdicts.TYPE, true, IResource.DEPTH_ZERO);
            }
            for (Object reason : (List<?>) verdict.get("reasons")) {
                mark(file, mechanism, (Map<?, ?>) reason, entry);
            }
        } catch (CoreException e) {
            ILog.of(VerdictMarkers.class).log(e.getStatus());
        }
    }

    private static IFile file(Mechanism mechanism) {
        if (mechanism.eResource() == null || !mechanism.eResource().getURI().isFile()) {
            return null;
        }
        return ResourcesPlugin.getWorkspace().getRoot()
                .getFileForLocation(IPath.fromOSString(mechanism.eResource().getURI().toFileString()));
    }

    private void mark(IFile file, Mechanism mechanism, Map<?, ?> reason, RunEntry run) throws CoreException {
        String level = reason.get("level").toString();
        if (level.equals("sound")) {
            return;
        }
        if (markers.isEmpty()) {
            // behind the list's learning of these runs
            ui.execute(() -> Runs.shared().addListener(listener));
        }
        String key = reason.get("check") + " " + reason.get("element");
        VerdictMarker marker = markers.get(key);
        if (marker == null) {
            marker = new VerdictMarker(file, ElementOfReason.find(mechanism, reason.get("element")));
            markers.put(key, marker);
        }
        marker.add(run, level.equals("unsound"), reason.get("text").toString());
    }

    /** On the user interface's thread, several times a second: the work is left to a job where there is any. */
    private void changed(RunChange change) {
        if (change != RunChange.LIST) {
            return;
        }
        Set<RunEntry> known = new HashSet<>(Runs.shared().all());
        if (isConcernedBy(known)) {
            Job.createSystem("Verdict markers", monitor -> {
                retain(known);
            }).schedule();
        }
    }

    private synchronized boolean isConcernedBy(Set<RunEntry> known) {
        return markers.values().stream().anyMatch(marker -> !marker.isCurrent(known));
    }

    private synchronized void retain(Set<RunEntry> known) throws CoreException {
        for (VerdictMarker marker : markers.values()) {
            marker.retain(known);
        }
        markers.values().removeIf(VerdictMarker::isGone);
        if (markers.isEmpty()) {
            ui.execute(() -> Runs.shared().removeListener(listener));
        }
    }
}
