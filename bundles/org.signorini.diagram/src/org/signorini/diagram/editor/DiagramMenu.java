package org.signorini.diagram.editor;

import org.eclipse.gef.ContextMenuProvider;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.GEFActionConstants;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.ui.actions.ActionFactory;

/** The context menu: undo, clipboard, edit, then what {@link DiagramMenus} has. */
final class DiagramMenu extends ContextMenuProvider {

    private final ActionRegistry registry;
    private final DiagramMenus menus;

    DiagramMenu(EditPartViewer viewer, ActionRegistry registry, DiagramMenus menus) {
        super(viewer);
        this.registry = registry;
        this.menus = menus;
    }

    @Override
    public void buildContextMenu(IMenuManager menu) {
        GEFActionConstants.addStandardActionGroups(menu);
        add(menu, GEFActionConstants.GROUP_UNDO, ActionFactory.UNDO.getId(), ActionFactory.REDO.getId());
        add(menu, GEFActionConstants.GROUP_COPY, ActionFactory.CUT.getId(), ActionFactory.COPY.getId(),
                ActionFactory.PASTE.getId(), ClipActions.DUPLICATE);
        add(menu, GEFActionConstants.GROUP_EDIT, ActionFactory.DELETE.getId(), GEFActionConstants.DIRECT_EDIT);
        menus.items().forEach(i -> menu.appendToGroup(GEFActionConstants.GROUP_VIEW, i));
        menu.appendToGroup(GEFActionConstants.GROUP_SAVE, menus.export());
    }

    /** Undo and the clipboard keep their places; the others are left out where they cannot be used. */
    private void add(IMenuManager menu, String group, String... ids) {
        for (String id : ids) {
            IAction action = registry.getAction(id);
            if (action.isEnabled() || !group.equals(GEFActionConstants.GROUP_EDIT)) {
                menu.appendToGroup(group, action);
            }
        }
    }
}
