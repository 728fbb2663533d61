package org.signorini.ui.views.run;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Markers with what speaks against runs, which the workspace keeps when the workbench is closed as it keeps the runs'
 * results: they go when no result is left that they speak of. Whoever sets them knows better while it lives.
 */
public final class KeptVerdicts {

    /** Their type. */
    public static final String TYPE = "org.signorini.ui.views.verdict";
    /** Attribute: the files of results they speak of, line by line. */
    public static final String RUNS = "runs";

    /** Results are deleted behind the list's back. */
    private static final int DELAY_MILLIS = 500;

    private final Runs runs;
    private int count;

    private KeptVerdicts(Runs runs) {
        this.runs = runs;
    }

    static void startOnce(Runs runs) {
        KeptVerdicts kept = new KeptVerdicts(runs);
        runs.addListener(kept::changed);
        sweep();
    }

    /** Several times a second while runs are computed: only where some have gone there is anything to do. */
    private void changed(RunChange change) {
        if (change == RunChange.LIST) {
            int now = runs.all().size();
            if (now < count) {
                sweep();
            }
            count = now;
        }
    }

    private static void sweep() {
        Job job = Job.create("Verdict markers", (ICoreRunnable) monitor -> deleteOrphans());
        job.setSystem(true);
        job.schedule(DELAY_MILLIS);
    }

    private static void deleteOrphans() throws CoreException {
        for (IMarker marker : ResourcesPlugin.getWorkspace().getRoot().findMarkers(TYPE, true,
                IResource.DEPTH_INFINITE)) {
            String files = marker.getAttribute(RUNS, "");
            if (!files.isEmpty() && files.lines().noneMatch(file -> Files.exists(Path.of(file)))) {
                marker.delete();
            }
        }
    }
}
