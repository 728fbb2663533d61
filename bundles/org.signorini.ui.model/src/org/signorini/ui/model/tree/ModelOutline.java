package org.signorini.ui.model.tree;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.Page;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.signorini.ui.model.editing.ElementRevealer;
import org.signorini.ui.model.editing.ModelEditing;
import org.signorini.ui.model.editing.UndoRedo;

/** A model's tree in the Outline view; what is selected there has its properties shown, and can be edited there. */
public final class ModelOutline extends Page implements IContentOutlinePage, ElementRevealer {

    private final ModelEditing editing;
    private ElementTree tree;
    private UndoRedo undoRedo;

    public ModelOutline(ModelEditing editing) {
        this.editing = editing;
    }

    @Override
    public void createControl(Composite parent) {
        tree = new ElementTree(parent, editing, false, () -> { });
        getSite().setSelectionProvider(tree.viewer());
        ElementActions actions = new ElementActions(editing, tree.viewer());
        actions.register(getSite().getActionBars());
        actions.menu();
        undoRedo = new UndoRedo(editing);
        undoRedo.register(getSite().getActionBars());
    }

    @Override
    public Control getControl() {
        return tree == null ? null : tree.control();
    }

    @Override
    public boolean reveal(EObject element) {
        return tree.reveal(element);
    }

    @Override
    public void setFocus() {
        tree.viewer().getControl().setFocus();
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        tree.viewer().addSelectionChangedListener(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        tree.viewer().removeSelectionChangedListener(listener);
    }

    @Override
    public ISelection getSelection() {
        return tree == null ? StructuredSelection.EMPTY : tree.viewer().getSelection();
    }

    @Override
    public void setSelection(ISelection selection) {
        tree.viewer().setSelection(selection, true);
    }

    @Override
    public void dispose() {
        if (tree != null) {
            tree.dispose();
            undoRedo.dispose();
        }
        super.dispose();
    }
}
