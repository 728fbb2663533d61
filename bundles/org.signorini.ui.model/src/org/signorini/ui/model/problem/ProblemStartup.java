package org.signorini.ui.model.problem;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IStartup;

/** Begins to watch the workspace when the workbench is open, with a look at everything there is. */
public final class ProblemStartup implements IStartup {

    @Override
    public void earlyStartup() {
        ProblemJob job = new ProblemJob();
        ResourcesPlugin.getWorkspace().addResourceChangeListener(new ModelFileWatch(job),
                IResourceChangeEvent.POST_CHANGE);
        job.look(ModelFileWatch.modelsIn(ResourcesPlugin.getWorkspace().getRoot()));
    }
}
