package org.signorini.ui.model.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.SaveAsDialog;

/** Asks for the file that File ▸ Save As saves to. */
public final class SaveAsPlace {

    private SaveAsPlace() {
    }

    /** A file of the same extension; {@code null} if none is wanted. */
    public static IFile ask(Shell shell, IFile original) {
        SaveAsDialog dialog = new SaveAsDialog(shell);
        dialog.setOriginalFile(original);
        if (dialog.open() != Window.OK || dialog.getResult() == null) {
            return null;
        }
        IPath path = dialog.getResult();
        String extension = original.getFileExtension();
        return ResourcesPlugin.getWorkspace().getRoot().getFile(
                extension.equals(path.getFileExtension()) ? path : path.addFileExtension(extension));
    }
}
