package org.signorini.ui.welcome.papers;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** Rows, labels and buttons of the page. */
final class PageParts {

    private static final int COLUMNS = 4;

    private PageParts() {
    }

    /** A line across the page with room for some controls. */
    static Composite row(Composite content) {
        Composite row = new Composite(content, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        return row;
    }

    static Label label(Composite parent, String text, boolean isTitle) {
        Label label = new Label(parent, SWT.WRAP);
        // an ampersand is no mnemonic here
        label.setText(text.replace("&", "&&"));
        if (isTitle) {
            label.setFont(JFaceResources.getBannerFont());
        }
        return label;
    }

    static Button button(Composite parent, String text, Runnable action) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        button.addListener(SWT.Selection, e -> action.run());
        return button;
    }
}
