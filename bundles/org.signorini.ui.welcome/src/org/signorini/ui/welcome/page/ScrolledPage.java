package org.signorini.ui.welcome.page;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** A page as wide as its window and as high as it needs to be, with rows of tiles that wrap. */
public final class ScrolledPage {

    private static final int GAP = 16;

    private final ScrolledComposite scroll;
    private final Composite content;

    public ScrolledPage(Composite parent, int margin) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        content = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(margin, margin).spacing(0, GAP).applyTo(content);
    }

    /** What the page is filled with, one below the other. */
    public Composite content() {
        return content;
    }

    /** A row of tiles that wraps with the window. */
    public Composite flow() {
        Composite row = new Composite(content, SWT.NONE);
        RowLayout layout = new RowLayout(SWT.HORIZONTAL);
        layout.wrap = true;
        layout.spacing = GAP;
        layout.marginLeft = 0;
        layout.marginRight = 0;
        row.setLayout(layout);
        GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(row);
        return row;
    }

    /** To be called when all of it is there. */
    public void show() {
        scroll.setContent(content);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.setShowFocusedControl(true);
        scroll.getVerticalBar().setIncrement(2 * GAP);
        scroll.addListener(SWT.Resize, e -> fit());
        fit();
    }

    /** As high as the tiles need at the width there is. */
    private void fit() {
        int width = Math.max(1, scroll.getClientArea().width);
        scroll.setMinHeight(content.computeSize(width, SWT.DEFAULT).y);
    }

    public Control control() {
        return scroll;
    }
}
