package org.signorini.ui.model.problem;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;

/** Validates files in the background, one after the other; what changes meanwhile waits for the next round. */
public final class ProblemJob extends WorkspaceJob {

    /** Tests wait for it. */
    public static final Object FAMILY = ProblemJob.class;

    private static final int MOMENT = 200;

    private final Set<IFile> waiting = new LinkedHashSet<>();

    ProblemJob() {
        super("Looking for problems in models");
        setRule(ResourcesPlugin.getWorkspace().getRuleFactory().markerRule(ResourcesPlugin.getWorkspace().getRoot()));
        setPriority(BUILD);
        setSystem(true);
    }

    void look(Collection<IFile> files) {
        synchronized (waiting) {
            waiting.addAll(files);
        }
        schedule(MOMENT);
    }

    private List<IFile> takeAll() {
        synchronized (waiting) {
            List<IFile> files = new ArrayList<>(waiting);
            waiting.clear();
            return files;
        }
    }

    @Override
    public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
        List<IFile> files = takeAll();
        SubMonitor progress = SubMonitor.convert(monitor, files.size());
        for (IFile file : files) {
            if (progress.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            if (file.isAccessible() && file.getLocation() != null) {
                new FileProblems(file).show();
            }
            progress.worked(1);
        }
        return Status.OK_STATUS;
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == FAMILY;
    }
}
