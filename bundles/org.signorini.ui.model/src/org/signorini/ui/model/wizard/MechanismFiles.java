package org.signorini.ui.model.wizard;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;

/** The mechanisms that a study in a folder can refer to: in it, below it, beside it. */
public final class MechanismFiles {

    private MechanismFiles() {
    }

    public static List<IFile> reachableFrom(IContainer folder) {
        IContainer top = folder.getParent() == null || folder.getParent().getType() == IResource.ROOT ? folder
                : folder.getParent();
        List<IFile> files = new ArrayList<>();
        try {
            top.accept(resource -> {
                if (resource instanceof IFile file && "mechanism".equals(file.getFileExtension())) {
                    files.add(file);
                }
                return true;
            });
        } catch (CoreException e) {
            ILog.of(MechanismFiles.class).log(e.getStatus());
        }
        return files;
    }

    /** The same, of a folder's path; none where there is no such folder yet. */
    static List<IFile> reachableFrom(IPath path) {
        IResource folder = path == null ? null : ResourcesPlugin.getWorkspace().getRoot().findMember(path);
        return folder instanceof IContainer container ? reachableFrom(container) : List.of();
    }
}
