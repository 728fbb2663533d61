package org.signorini.ui.help;

import java.util.Locale;

import org.eclipse.help.IHelpResource;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;

/** Keeps topics whose name, or a subtopic's, contains what was typed. */
final class TopicFilter extends ViewerFilter {

    private final TopicContent content = new TopicContent();
    private String sought = "";

    void seek(String text) {
        sought = text.strip().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
        if (sought.isEmpty() || element instanceof IHelpResource resource
                && resource.getLabel().toLowerCase(Locale.ROOT).contains(sought)) {
            return true;
        }
        for (Object child : content.getChildren(element)) {
            if (select(viewer, element, child)) {
                return true;
            }
        }
        return false;
    }
}
