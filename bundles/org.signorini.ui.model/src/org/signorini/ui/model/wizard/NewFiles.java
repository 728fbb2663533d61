package org.signorini.ui.model.wizard;

import java.nio.file.Path;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.signorini.model.file.ModelFileException;
import org.signorini.model.file.ModelFiles;
import org.signorini.model.study.Study;

/** Writes what a wizard made into the workspace, and opens it. */
public final class NewFiles {

    private final IContainer folder;
    private final String stem;

    /** @param file name with or without its extension */
    public NewFiles(IContainer folder, String file) {
        this.folder = folder;
        stem = file.replaceAll("\\.(mechanism|study)$", "");
    }

    /** The folder of a path in the workspace. */
    public static IContainer folder(IPath path) {
        return (IContainer) ResourcesPlugin.getWorkspace().getRoot().findMember(path);
    }

    /** The mechanism first: a study refers to its file. */
    public IFile write(NewModel model) throws ModelFileException, CoreException {
        IFile mechanism = folder.getFile(IPath.fromOSString(stem + ".mechanism"));
        ModelFiles.write(model.mechanism(), path(mechanism));
        if (model.study() != null) {
            ModelFiles.write(model.study(), path(folder.getFile(IPath.fromOSString(stem + ".study"))));
        }
        folder.refreshLocal(IResource.DEPTH_ONE, new NullProgressMonitor());
        return mechanism;
    }

    public IFile write(Study study) throws ModelFileException, CoreException {
        IFile file = folder.getFile(IPath.fromOSString(stem + ".study"));
        ModelFiles.write(study, path(file));
        file.refreshLocal(IResource.DEPTH_ZERO, new NullProgressMonitor());
        return file;
    }

    private static Path path(IFile file) {
        return file.getLocation().toFile().toPath();
    }

    static void open(IWorkbench workbench, IFile file) throws PartInitException {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null) {
            BasicNewResourceWizard.selectAndReveal(file, window);
            IDE.openEditor(page, file);
        }
    }
}
