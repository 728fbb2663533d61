package org.signorini.diagram.editor;

import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.ContextMenuProvider;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.GEFActionConstants;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.actions.ActionFactory;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.view.DiagramContent;

/** The context menu: edit, align, layers, kinds of diagram, export. */
final class DiagramMenu extends ContextMenuProvider {

    private final MechanismEditor editor;
    private final ActionRegistry registry;

    DiagramMenu(MechanismEditor editor, EditPartViewer viewer, ActionRegistry registry) {
        super(viewer);
        this.editor = editor;
        this.registry = registry;
    }

    @Override
    public void buildContextMenu(IMenuManager menu) {
        GEFActionConstants.addStandardActionGroups(menu);
        for (String id : new String[] {ActionFactory.UNDO.getId(), ActionFactory.REDO.getId()}) {
            menu.appendToGroup(GEFActionConstants.GROUP_UNDO, action(id));
        }
        add(menu, GEFActionConstants.GROUP_EDIT, ActionFactory.DELETE.getId());
        add(menu, GEFActionConstants.GROUP_EDIT, GEFActionConstants.DIRECT_EDIT);
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, arrange());
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, align());
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, layers());
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, kinds());
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, new Separator());
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, action(GEFActionConstants.TOGGLE_GRID_VISIBILITY));
        menu.appendToGroup(GEFActionConstants.GROUP_VIEW, action(GEFActionConstants.TOGGLE_SNAP_TO_GEOMETRY));
        MenuManager export = new MenuManager("Export");
        export.add(action(ExportAction.id("png")));
        export.add(action(ExportAction.id("svg")));
        menu.appendToGroup(GEFActionConstants.GROUP_SAVE, export);
    }

    private IAction action(String id) {
        return registry.getAction(id);
    }

    private void add(IMenuManager menu, String group, String id) {
        if (action(id).isEnabled()) {
            menu.appendToGroup(group, action(id));
        }
    }

    private Action arrange() {
        return new Action("Arrange All") {

            @Override
            public void run() {
                getViewer().getEditDomain().getCommandStack().execute(new ArrangeCommand(editor.session().layout()));
            }
        };
    }

    private MenuManager align() {
        MenuManager menu = new MenuManager("Align");
        for (String id : new String[] {GEFActionConstants.ALIGN_LEFT, GEFActionConstants.ALIGN_CENTER,
            GEFActionConstants.ALIGN_RIGHT, GEFActionConstants.ALIGN_TOP, GEFActionConstants.ALIGN_MIDDLE,
            GEFActionConstants.ALIGN_BOTTOM}) {
            if (action(id).isEnabled()) {
                menu.add(action(id));
            }
        }
        return menu;
    }

    private MenuManager layers() {
        MenuManager menu = new MenuManager("Layers");
        DiagramContent content = editor.session().content();
        for (DiagramSpecification.Layer layer : content.specification().layers()) {
            if (layer.optional()) {
                Action toggle = new Action(layer.label(), IAction.AS_CHECK_BOX) {

                    @Override
                    public void run() {
                        content.setActive(layer, isChecked());
                        editor.session().update();
                        editor.refresh();
                    }
                };
                toggle.setChecked(content.isActive(layer));
                menu.add(toggle);
            }
        }
        return menu;
    }

    private MenuManager kinds() {
        MenuManager menu = new MenuManager("Show");
        for (DiagramSpecification specification : editor.session().specifications()) {
            Action show = new Action(specification.label(), IAction.AS_RADIO_BUTTON) {

                @Override
                public void run() {
                    if (isChecked()) {
                        editor.show(specification);
                    }
                }
            };
            show.setChecked(specification == editor.session().content().specification());
            menu.add(show);
        }
        return menu;
    }
}
