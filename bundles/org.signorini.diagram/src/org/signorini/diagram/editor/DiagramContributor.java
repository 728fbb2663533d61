package org.signorini.diagram.editor;

import org.eclipse.gef.ui.actions.ActionBarContributor;
import org.eclipse.gef.ui.actions.DeleteRetargetAction;
import org.eclipse.gef.ui.actions.GEFActionConstants;
import org.eclipse.gef.ui.actions.RedoRetargetAction;
import org.eclipse.gef.ui.actions.UndoRetargetAction;
import org.eclipse.gef.ui.actions.ZoomComboContributionItem;
import org.eclipse.gef.ui.actions.ZoomInRetargetAction;
import org.eclipse.gef.ui.actions.ZoomOutRetargetAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;

/** What reaches the diagram from the Edit menu, a menu of its own, and zoom in the toolbar. */
public final class DiagramContributor extends ActionBarContributor {

    /** The id of the Diagram menu. */
    public static final String MENU = "org.signorini.diagram.menu";

    private MechanismEditor editor;

    @Override
    protected void buildActions() {
        addRetargetAction(new UndoRetargetAction());
        addRetargetAction(new RedoRetargetAction());
        addRetargetAction(new DeleteRetargetAction());
        addRetargetAction(new ZoomInRetargetAction());
        addRetargetAction(new ZoomOutRetargetAction());
    }

    @Override
    protected void declareGlobalActionKeys() {
        for (ActionFactory factory : new ActionFactory[] {ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE,
            ActionFactory.SELECT_ALL, ActionFactory.PRINT, ActionFactory.REVERT}) {
            addGlobalActionKey(factory.getId());
        }
    }

    @Override
    public void setActiveEditor(IEditorPart active) {
        super.setActiveEditor(active);
        editor = active instanceof MechanismEditor diagram ? diagram : null;
    }

    @Override
    public void contributeToMenu(IMenuManager bar) {
        MenuManager menu = new MenuManager("&Diagram", MENU);
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
        bar.insertAfter(IWorkbenchActionConstants.M_EDIT, menu);
    }

    private void fill(IMenuManager menu) {
        if (editor != null) {
            editor.menus().items().forEach(menu::add);
            menu.add(new Separator());
            editor.menus().zoom().forEach(menu::add);
            menu.add(new Separator());
            menu.add(editor.menus().export());
        }
    }

    @Override
    public void contributeToToolBar(IToolBarManager toolBar) {
        toolBar.add(new Separator());
        toolBar.add(getAction(GEFActionConstants.ZOOM_OUT));
        toolBar.add(new ZoomComboContributionItem(getPage()));
        toolBar.add(getAction(GEFActionConstants.ZOOM_IN));
    }
}
