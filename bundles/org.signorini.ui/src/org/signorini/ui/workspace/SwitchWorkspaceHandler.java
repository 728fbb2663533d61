package org.signorini.ui.workspace;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for another workspace and restarts in it. */
public final class SwitchWorkspaceHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        Shell shell = HandlerUtil.getActiveShell(event);
        Location location = Platform.getInstanceLocation();
        String current = location.getURL() == null ? WorkspaceChoice.suggestion() : location.getURL().getPath();
        WorkspaceDialog dialog = new WorkspaceDialog(shell, current);
        if (dialog.open() == Window.OK && !dialog.folder().equals(current)) {
            WorkspaceChoice.switchTo(dialog.folder());
            PlatformUI.getWorkbench().restart();
        }
        return null;
    }
}
