package org.signorini.ui.views.solver;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** Work that follows runs as they go on: a few times a second at most however many there are, and only while seen. */
final class WhileSeen {

    private static final int PAUSE = 250;

    private final Control control;
    private final Runnable work;
    private boolean due;
    private boolean waiting;

    /** @param control painted whenever it comes into sight */
    WhileSeen(Control control, Runnable work) {
        this.control = control;
        this.work = work;
        control.addListener(SWT.Paint, e -> wait(due));
    }

    /** There is something new. */
    void ask() {
        due = true;
        wait(control.isVisible());
    }

    private void wait(boolean wanted) {
        if (wanted && !waiting) {
            waiting = true;
            control.getDisplay().timerExec(PAUSE, () -> {
                waiting = false;
                if (!control.isDisposed() && control.isVisible()) {
                    now();
                }
            });
        }
    }

    /** Does what is due, for whoever cannot wait. */
    void now() {
        if (due) {
            due = false;
            work.run();
        }
    }
}
