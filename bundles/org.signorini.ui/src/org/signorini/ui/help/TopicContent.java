package org.signorini.ui.help;

import java.net.URL;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.help.IUAElement;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.osgi.framework.Bundle;

/** Tables of contents and their topics, as a tree. */
final class TopicContent implements ITreeContentProvider {

    static Object firstTopic() {
        for (IToc toc : HelpSystem.getTocs()) {
            if (toc.getTopics().length > 0) {
                return toc.getTopics()[0];
            }
        }
        return null;
    }

    /** The topic of a page. */
    static Optional<ITopic> find(String href) {
        for (IToc toc : HelpSystem.getTocs()) {
            Optional<ITopic> found = find(toc.getTopics(), href.replaceFirst("#.*$", ""));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<ITopic> find(ITopic[] topics, String href) {
        return Arrays.stream(topics).flatMap(t -> href.equals(t.getHref()) ? Stream.of(t)
                : find(t.getSubtopics(), href).stream()).findFirst();
    }

    /** A page by its address {@code /bundle/path}, or {@code null}. */
    static URL locate(String href) {
        String[] parts = href.replaceFirst("#.*$", "").split("/", 3);
        Bundle bundle = parts.length == 3 ? Platform.getBundle(parts[1]) : null;
        return bundle == null ? null : FileLocator.find(bundle, IPath.fromPortableString(parts[2]));
    }

    @Override
    public Object[] getElements(Object input) {
        IToc[] tocs = HelpSystem.getTocs();
        // one book needs no shelf
        return tocs.length == 1 ? tocs[0].getTopics() : tocs;
    }

    @Override
    public Object[] getChildren(Object element) {
        if (element instanceof IToc toc) {
            return toc.getTopics();
        }
        return element instanceof ITopic topic ? topic.getSubtopics() : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
        return null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof IUAElement && getChildren(element).length > 0;
    }
}
