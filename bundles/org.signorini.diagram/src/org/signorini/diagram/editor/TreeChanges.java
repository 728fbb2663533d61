package org.signorini.diagram.editor;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.edit.provider.IChangeNotifier;
import org.eclipse.emf.edit.provider.INotifyChangedListener;
import org.eclipse.emf.edit.provider.IViewerNotification;
import org.eclipse.jface.viewers.TreeViewer;

/** Remembers what item providers say has changed, so that a tree looks again at that and at nothing else. */
final class TreeChanges implements INotifyChangedListener {

    private static final int MANY = 40;

    private final IChangeNotifier providers;
    private final TreeViewer tree;
    private final Set<Object> contents = new LinkedHashSet<>();
    private final Set<Object> labels = new LinkedHashSet<>();

    TreeChanges(IChangeNotifier providers, TreeViewer tree) {
        this.providers = providers;
        this.tree = tree;
        providers.addListener(this);
    }

    @Override
    public void notifyChanged(Notification notification) {
        if (notification instanceof IViewerNotification change && change.isContentRefresh()) {
            contents.add(change.getElement());
        } else {
            labels.add(notification.getNotifier());
        }
    }

    /** Lets the tree follow; where much has changed it looks at everything again. */
    void show() {
        if (contents.size() + labels.size() > MANY) {
            tree.refresh();
        } else {
            contents.forEach(tree::refresh);
            labels.removeAll(contents);
            tree.update(labels.toArray(), null);
        }
        contents.clear();
        labels.clear();
    }

    void dispose() {
        providers.removeListener(this);
    }
}
