package org.signorini.ui.views.run;

import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** Keeps a widget informed of {@link Runs} as long as it lives. */
public final class RunsLink {

    private RunsLink() {
    }

    public static void attach(Control control, Consumer<RunChange> listener) {
        Runs runs = Runs.shared();
        runs.addListener(listener);
        control.addListener(SWT.Dispose, e -> runs.removeListener(listener));
    }
}
