package org.signorini.ui.animation;

import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** From other threads, which may outlive the window, to the user interface's. */
final class Later {

    private Later() {
    }

    /** Does something if a control is still there then. */
    static void run(Control control, Runnable what) {
        Display display = control.isDisposed() ? null : control.getDisplay();
        if (display != null && !display.isDisposed()) {
            display.asyncExec(() -> {
                if (!control.isDisposed()) {
                    what.run();
                }
            });
        }
    }
}
