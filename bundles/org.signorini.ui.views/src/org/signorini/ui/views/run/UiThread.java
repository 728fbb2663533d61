package org.signorini.ui.views.run;

import java.util.concurrent.Executor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.ui.PlatformUI;

/**
 * Hands work from jobs to the user interface's thread. The workbench may close at any moment while a job still reads or
 * computes; then there is nobody left to tell, and that is no error.
 */
public final class UiThread {

    private UiThread() {
    }

    /** Of this workbench. To be asked for on the user interface's thread. */
    public static Executor executor() {
        return forgiving(PlatformUI.getWorkbench().getDisplay()::asyncExec);
    }

    /** The same, but for a display that is disposed of. */
    public static Executor forgiving(Executor display) {
        return work -> {
            try {
                display.execute(work);
            } catch (SWTException e) {
                if (e.code != SWT.ERROR_DEVICE_DISPOSED) {
                    throw e;
                }
            }
        };
    }
}
