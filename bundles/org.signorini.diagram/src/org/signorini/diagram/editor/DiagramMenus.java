package org.signorini.diagram.editor;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.GEFActionConstants;
import org.eclipse.gef.ui.actions.UpdateAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.signorini.diagram.session.ArrangeCommand;
import org.signorini.diagram.specification.DiagramSpecification;
import org.signorini.diagram.view.DiagramContent;

/** What the context menu and the Diagram menu have in common: arranging, layers, kinds of diagram, grid and rulers. */
final class DiagramMenus {

    private final MechanismEditor editor;
    private final ActionRegistry registry;

    DiagramMenus(MechanismEditor editor, ActionRegistry registry) {
        this.editor = editor;
        this.registry = registry;
    }

    /** As things stand now. */
    List<IContributionItem> items() {
        List<IContributionItem> items = new ArrayList<>();
        items.add(new ActionContributionItem(arrange()));
        items.add(actions("Align", GEFActionConstants.ALIGN_LEFT, GEFActionConstants.ALIGN_CENTER,
                GEFActionConstants.ALIGN_RIGHT, GEFActionConstants.ALIGN_TOP, GEFActionConstants.ALIGN_MIDDLE,
                GEFActionConstants.ALIGN_BOTTOM));
        items.add(actions("Distribute", DistributeAction.HORIZONTALLY, DistributeAction.VERTICALLY));
        items.add(actions("Same Size", GEFActionConstants.MATCH_WIDTH, GEFActionConstants.MATCH_HEIGHT));
        items.add(layers());
        items.add(kinds());
        items.add(new Separator());
        for (String id : new String[] {GEFActionConstants.TOGGLE_RULER_VISIBILITY,
            GEFActionConstants.TOGGLE_GRID_VISIBILITY, GEFActionConstants.TOGGLE_SNAP_TO_GEOMETRY}) {
            items.add(item(id));
        }
        return items;
    }

    /** Pictures of the diagram. */
    MenuManager export() {
        return actions("Export", ExportAction.id("png"), ExportAction.id("svg"));
    }

    /** Larger, smaller, as it is. */
    List<IContributionItem> zoom() {
        return List.of(item(GEFActionConstants.ZOOM_IN), item(GEFActionConstants.ZOOM_OUT),
                item(DiagramActions.ZOOM_RESET));
    }

    private IContributionItem item(String id) {
        return new ActionContributionItem(registry.getAction(id));
    }

    /** Those that can be used now; a menu without any is not shown. */
    private MenuManager actions(String text, String... ids) {
        MenuManager menu = new MenuManager(text);
        for (String id : ids) {
            if (registry.getAction(id) instanceof UpdateAction action) {
                action.update();
            }
            if (registry.getAction(id).isEnabled()) {
                menu.add(item(id));
            }
        }
        return menu;
    }

    private Action arrange() {
        return new Action("Arrange All") {

            @Override
            public void run() {
                editor.viewer().getEditDomain().getCommandStack()
                        .execute(new ArrangeCommand(editor.session().layout()));
            }
        };
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
