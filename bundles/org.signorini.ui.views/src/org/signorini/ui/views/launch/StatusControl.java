package org.signorini.ui.views.launch;

import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;

/** The words of {@link RunStatus} in the window's status line. */
public final class StatusControl extends WorkbenchWindowControlContribution {

    /** As long as the longest line; what is around it must not move while a study runs. */
    private static final int WIDTH = 600;

    @Override
    protected Control createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 0).applyTo(area);
        Label label = new Label(area, SWT.RIGHT);
        label.setToolTipText("How far the studies are that run; the view Progress tells of each, and stops it");
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(WIDTH, SWT.DEFAULT).grab(true, true)
                .applyTo(label);
        label.setText(RunStatus.text());
        Consumer<String> listener = text -> {
            if (!text.equals(label.getText())) {
                label.setText(text);
            }
        };
        RunStatus.addListener(listener);
        label.addListener(SWT.Dispose, e -> RunStatus.removeListener(listener));
        return area;
    }
}
