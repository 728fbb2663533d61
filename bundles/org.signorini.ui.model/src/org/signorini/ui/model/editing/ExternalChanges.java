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
    /** Whether a file that the model refers to changed while there were changes that reading again would lose. */
    private boolean stale;

    ExternalChanges(ModelEditing editing) {
        this.editing = editing;
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        // saving notifies on its own thread, before it ends
        if (event.getDelta() == null || editing.isSaving()) {
            return;
        }
        IResourceDelta own = event.getDelta().findMember(editing.file().getFullPath());
        if (own != null && own.getKind() == IResourceDelta.REMOVED) {
            Display.getDefault().asyncExec(this::closeEditors);
        } else if (own != null && own.getKind() == IResourceDelta.ADDED) {
            // a file that was created, opened and changed before anybody was told is one that was added
            Display.getDefault().asyncExec(this::readWhatIsOutdated);
        } else if (isChanged(own)) {
            Display.getDefault().asyncExec(this::readAgain);
        } else if (editing.otherFiles().stream().anyMatch(f -> isChanged(event.getDelta().findMember(
                f.getFullPath())))) {
            Display.getDefault().asyncExec(this::otherChanged);
        }
    }

    private static boolean isChanged(IResourceDelta delta) {
        return delta != null && (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0;
    }

    /** A study's mechanism was saved: its parameters and probes may be others now. */
    private void otherChanged() {
        if (editing.isDirty()) {
            stale = true;
        } else {
            readAgain();
        }
    }

    /** Reads what changed while there was something to lose. */
    void saved() {
        if (stale) {
            stale = false;
            Display.getDefault().asyncExec(this::readAgain);
        }
    }

    private void readWhatIsOutdated() {
        if (editing.isOutdated()) {
            readAgain();
        }
    }

    private void readAgain() {
        if (ModelEditing.of(editing.file()).isEmpty()) {
            return;
        }
        if (editing.isDirty() && !MessageDialog.openQuestion(Display.getDefault().getActiveShell(), "File Changed",
                "'" + editing.file().getName() + "' has changed on disk. Reload and discard your changes?")) {
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
