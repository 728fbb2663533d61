package org.signorini.ui.views.launch;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Tells what went wrong in a run. The message waits for nobody: other runs and the views go on. */
final class RunMessage {

    private RunMessage() {
    }

    /** To be called on the user interface's thread. */
    static void show(String title, String text) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        Shell shell = window == null ? null : window.getShell();
        MessageDialog dialog = new MessageDialog(shell, title, null, text, MessageDialog.ERROR, 0, "OK");
        dialog.setBlockOnOpen(false);
        dialog.open();
    }
}
