package org.signorini.ui.model.editing;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;
import org.signorini.model.file.ModelFileException;

/**
 * What happens to an open model when its file is changed by something else: it is read again, after a question if
 * there are changes that would be lost; if the file is gone its editors close, or keep what was changed.
 */
final class ExternalChanges implements IResourceChangeListener {

    private final ModelEditing editing;

    ExternalChanges(ModelEditing editing) {
        this.editing = editing;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        IResourceDelta delta = event.getDelta() == null ? null
                : event.getDelta().findMember(editing.file().getFullPath());
        // saving notifies on its own thread, before it ends
        if (delta == null || editing.isSaving()) {
            return;
        }
        if (delta.getKind() == IResourceDelta.REMOVED) {
            Display.getDefault().asyncExec(this::closeEditors);
        } else if ((delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0) {
            Display.getDefault().asyncExec(this::readAgain);
        }
    }

    private void readAgain() {
        if (ModelEditing.of(editing.file()).isEmpty()) {
            return;
        }
        if (editing.isDirty() && !MessageDialog.openQuestion(Display.getDefault().getActiveShell(), "File Changed",
                "'" + editing.file().getName() + "' was changed by something else. Read it again and lose your"
                        + " changes?")) {
            return;
        }
        try {
            editing.reload();
        } catch (ModelFileException e) {
            // the model stays as it was; the Problems view tells what is wrong with the file
            ILog.of(getClass()).warn(e.getMessage());
        }
    }

    private void closeEditors() {
        if (editing.isDirty() || editing.file().exists()) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            for (IWorkbenchPage page : window.getPages()) {
                IEditorReference[] editors = page.findEditors(new FileEditorInput(editing.file()), null,
                        IWorkbenchPage.MATCH_INPUT);
                page.closeEditors(editors, false);
            }
        }
    }
}
