package org.signorini.ui.help;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;

/** Goes from link to link of a page by Tab and Shift+Tab, and follows the one selected by Enter. */
final class LinkKeys {

    private final StyledText page;
    private final Consumer<String> follow;
    private List<HelpText.Link> links = List.of();
    private int at = -1;

    LinkKeys(StyledText page, Consumer<String> follow) {
        this.page = page;
        this.follow = follow;
        page.addListener(SWT.Traverse, this::traverse);
    }

    void links(List<HelpText.Link> of) {
        links = of;
        at = -1;
    }

    private void traverse(Event e) {
        switch (e.detail) {
            case SWT.TRAVERSE_TAB_NEXT -> e.doit = !select(at + 1);
            case SWT.TRAVERSE_TAB_PREVIOUS -> e.doit = !select(at - 1);
            case SWT.TRAVERSE_RETURN -> {
                if (at >= 0) {
                    follow.accept(links.get(at).target());
                    e.doit = false;
                }
            }
            default -> {
                // the platform knows what to do
            }
        }
        if (!e.doit) {
            e.detail = SWT.TRAVERSE_NONE;
        }
    }

    /** @return whether there is such a link; past the last one Tab leaves the page */
    private boolean select(int k) {
        if (k < 0 || k >= links.size()) {
            at = -1;
            return false;
        }
        at = k;
        page.setSelection(links.get(k).start(), links.get(k).end());
        page.showSelection();
        return true;
    }
}
