package org.signorini.ui.model.problem;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** Sees which model files change; with a mechanism the studies of its project, which may be of it. */
final class ModelFileWatch implements IResourceChangeListener {

    private final ProblemJob job;

    ModelFileWatch(ProblemJob job) {
        this.job = job;
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        Set<IFile> files = new LinkedHashSet<>();
        try {
            event.getDelta().accept(delta -> {
                if (isChange(delta) && delta.getResource() instanceof IFile file && isModel(file)) {
                    files.add(file);
                    if (file.getName().endsWith(".mechanism") && file.getProject().isAccessible()) {
                        modelsIn(file.getProject()).stream().filter(f -> f.getName().endsWith(".study"))
                                .forEach(files::add);
                    }
                }
                return true;
            });
        } catch (CoreException e) {
            ILog.of(getClass()).log(e.getStatus());
        }
        if (!files.isEmpty()) {
            job.look(files);
        }
    }

    /** Markers are changes too; what only they touch is not looked at again. */
    private static boolean isChange(IResourceDelta delta) {
        return delta.getKind() != IResourceDelta.CHANGED
                || (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0;
    }

    private static boolean isModel(IFile file) {
        return file.getName().endsWith(".mechanism") || file.getName().endsWith(".study");
    }

    static Set<IFile> modelsIn(IContainer container) {
        Set<IFile> files = new LinkedHashSet<>();
        try {
            container.accept(proxy -> {
                boolean model = proxy.getName().endsWith(".mechanism") || proxy.getName().endsWith(".study");
                if (model && proxy.getType() == IResource.FILE) {
                    files.add((IFile) proxy.requestResource());
                }
                return true;
            }, IResource.NONE);
        } catch (CoreException e) {
            ILog.of(ModelFileWatch.class).log(e.getStatus());
        }
        return files;
    }
}
