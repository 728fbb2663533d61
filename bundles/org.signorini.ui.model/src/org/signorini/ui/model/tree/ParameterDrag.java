package org.signorini.ui.model.tree;

import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.Transfer;
import org.signorini.model.mechanism.Parameter;

/** Lets parameters be dragged out of a tree, to where a diagram or another editor takes them. */
public final class ParameterDrag extends DragSourceAdapter {

    private final TreeViewer tree;

    private ParameterDrag(TreeViewer tree) {
        this.tree = tree;
    }

    public static void from(TreeViewer tree) {
        tree.addDragSupport(DND.DROP_COPY, new Transfer[] {LocalSelectionTransfer.getTransfer()},
                new ParameterDrag(tree));
    }

    @Override
    public void dragStart(DragSourceEvent event) {
        event.doit = tree.getStructuredSelection().getFirstElement() instanceof Parameter;
        LocalSelectionTransfer.getTransfer().setSelection(event.doit ? tree.getSelection() : null);
    }

    @Override
    public void dragSetData(DragSourceEvent event) {
        event.data = tree.getSelection();
    }

    @Override
    public void dragFinished(DragSourceEvent event) {
        LocalSelectionTransfer.getTransfer().setSelection(null);
    }
}
