package org.signorini.ui.model.wizard;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;

/**
 * Where something new is expected: at the selected file or folder, else at the file that is being edited, else in the
 * only project there is.
 */
final class NearFile {

    private NearFile() {
    }

    static IStructuredSelection of(IWorkbench workbench, IStructuredSelection selection) {
        IResource selected = Adapters.adapt(selection.getFirstElement(), IResource.class);
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        if (selected != null || window == null || window.getActivePage() == null) {
            return selection;
        }
        IEditorPart editor = window.getActivePage().getActiveEditor();
        IFile edited = editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
        return edited == null ? onlyProject(selection) : new StructuredSelection(edited);
    }

    private static IStructuredSelection onlyProject(IStructuredSelection otherwise) {
        IProject[] projects = ResourcesPlugin.getWorkspace().getRoot().getProjects();
        return projects.length == 1 && projects[0].isOpen() ? new StructuredSelection(projects[0]) : otherwise;
    }
}
