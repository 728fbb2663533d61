package org.signorini.ui.views.launch;

import java.nio.file.Path;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.ide.IDE;

/** Starts a study. */
public final class RunStudy {

    private RunStudy() {
    }

    /** Saves what is open, asking first, and begins; null where the user would rather not. */
    public static RunStudyJob start(Path file) {
        IResource[] workspace = {ResourcesPlugin.getWorkspace().getRoot()};
        if (!IDE.saveAllEditors(workspace, true)) {
            return null;
        }
        RunHistory.add(file);
        RunStudyJob job = new RunStudyJob(file);
        job.schedule();
        return job;
    }
}
