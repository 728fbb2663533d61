package org.signorini.ui.model.tree;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.signorini.ui.model.editing.FindingSummary;
import org.signorini.ui.model.editor.ModelEditorPart;
import org.signorini.ui.model.element.ElementIcons;
import org.signorini.ui.model.element.ElementText;

/** A mechanism as a table of its elements; their properties are in the Properties view. */
public final class MechanismTreeEditor extends ModelEditorPart {

    public static final String ID = "org.signorini.ui.model.mechanismTree";

    private ElementTree tree;
    private ElementActions actions;
    private Form form;
    private FormToolkit toolkit;

    @Override
    public void createPartControl(Composite parent) {
        toolkit = new FormToolkit(parent.getDisplay());
        form = toolkit.createForm(parent);
        toolkit.decorateFormHeading(form);
        form.setImage(ElementIcons.image("mechanism"));
        form.getBody().setLayout(new FillLayout());
        tree = new ElementTree(form.getBody(), editing(), true, this::title);
        actions = new ElementActions(editing(), tree.viewer());
        getSite().registerContextMenu(actions.menu(), tree.viewer());
        getSite().setSelectionProvider(tree.viewer());
        form.getToolBarManager().add(new NewMenu());
        form.getToolBarManager().update(true);
        title();
    }

    @Override
    protected void contribute(IActionBars bars) {
        super.contribute(bars);
        actions.register(bars);
    }

    /** A button that shows what can be added. */
    private final class NewMenu extends Action {

        NewMenu() {
            super("New element", AS_PUSH_BUTTON);
            setImageDescriptor(ElementIcons.descriptor("add"));
            setToolTipText("New element of the mechanism");
        }

        @Override
        public void run() {
            MenuManager menu = new MenuManager();
            actions.fillRoot(menu);
            Menu shown = menu.createContextMenu(form);
            shown.setVisible(true);
        }
    }

    private void title() {
        form.setText(ElementText.name(editing().root()));
        FindingSummary.show(tree.findings(), form);
    }

    @Override
    public void modelChanged() {
        super.modelChanged();
        if (form != null && !form.isDisposed()) {
            title();
        }
    }

    @Override
    public void modelReplaced() {
        super.modelReplaced();
        title();
    }

    @Override
    public boolean reveal(EObject element) {
        return tree.reveal(element);
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        return type == IContentOutlinePage.class ? type.cast(new ModelOutline(editing())) : super.getAdapter(type);
    }

    @Override
    public void setFocus() {
        tree.viewer().getControl().setFocus();
    }

    @Override
    public void dispose() {
        if (tree != null) {
            tree.dispose();
            toolkit.dispose();
        }
        super.dispose();
    }
}
