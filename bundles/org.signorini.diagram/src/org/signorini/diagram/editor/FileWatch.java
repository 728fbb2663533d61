package org.signorini.diagram.editor;

import java.io.IOException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/** Tells when others change or delete a file. */
final class FileWatch implements IResourceChangeListener {

    /** Something that writes the file itself. */
    interface Writing {
        void run() throws IOException, CoreException;
    }

    private final IFile file;
    private final Runnable changed;
    private volatile boolean own;

    FileWatch(IFile file, Runnable changed) {
        this.file = file;
        this.changed = changed;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    /** Changes made meanwhile are one's own. */
    void ownChange(Writing writing) throws IOException, CoreException {
        own = true;
        try {
            writing.run();
        } finally {
            own = false;
        }
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        IResourceDelta delta = event.getDelta() == null ? null : event.getDelta().findMember(file.getFullPath());
        if (delta == null || own) {
            return;
        }
        boolean content = delta.getKind() == IResourceDelta.CHANGED && (delta.getFlags() & IResourceDelta.CONTENT) != 0;
        if (content || delta.getKind() == IResourceDelta.REMOVED) {
            changed.run();
        }
    }

    void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
    }
}
