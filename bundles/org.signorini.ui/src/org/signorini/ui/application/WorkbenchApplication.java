package org.signorini.ui.application;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.signorini.ui.workspace.WorkspaceChoice;

/** Starts the workbench, once it knows in which workspace. */
public final class WorkbenchApplication implements IApplication {

    @Override
    public Object start(IApplicationContext context) {
        Display.setAppName("Signorini Workbench");
        Display display = PlatformUI.createDisplay();
        try {
            if (!WorkspaceChoice.settle(display)) {
                return EXIT_OK;
            }
            context.applicationRunning();
            int code = PlatformUI.createAndRunWorkbench(display, new SignoriniWorkbenchAdvisor());
            if (code == PlatformUI.RETURN_RESTART) {
                WorkspaceChoice.rememberForRestart();
                return EXIT_RESTART;
            }
            return EXIT_OK;
        } finally {
            WorkspaceChoice.release();
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (PlatformUI.isWorkbenchRunning()) {
            Display display = PlatformUI.getWorkbench().getDisplay();
            display.syncExec(() -> {
                if (!display.isDisposed()) {
                    PlatformUI.getWorkbench().close();
                }
            });
        }
    }
}
