package org.signorini.diagram.editor;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.KeyStroke;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.AlignmentAction;
import org.eclipse.gef.ui.actions.DirectEditAction;
import org.eclipse.gef.ui.actions.MatchHeightAction;
import org.eclipse.gef.ui.actions.MatchWidthAction;
import org.eclipse.gef.ui.actions.SelectionAction;
import org.eclipse.gef.ui.actions.ToggleGridAction;
import org.eclipse.gef.ui.actions.ToggleRulerVisibilityAction;
import org.eclipse.gef.ui.actions.ToggleSnapToGeometryAction;
import org.eclipse.gef.ui.actions.ZoomInAction;
import org.eclipse.gef.ui.actions.ZoomOutAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.signorini.ui.model.editing.Revert;

/** The actions of the editor besides those every GEF editor has, and the keys that reach them. */
final class DiagramActions {

    static final String ZOOM_RESET = "org.signorini.diagram.zoomReset";

    private static final int[] ALIGNMENTS = {PositionConstants.LEFT, PositionConstants.CENTER, PositionConstants.RIGHT,
        PositionConstants.TOP, PositionConstants.MIDDLE, PositionConstants.BOTTOM};

    private final MechanismEditor editor;
    private final ActionRegistry registry;
    private final List<Object> onSelection;

    @SuppressWarnings("unchecked")
    private DiagramActions(MechanismEditor editor, ActionRegistry registry, List<?> onSelection) {
        this.editor = editor;
        this.registry = registry;
        this.onSelection = (List<Object>) onSelection;
    }

    static void register(MechanismEditor editor, ZoomManager zoom, ActionRegistry registry, List<?> onSelection) {
        DiagramActions actions = new DiagramActions(editor, registry, onSelection);
        actions.looking(zoom);
        actions.editing();
        actions.arranging();
        editor.viewer().addSelectionChangedListener(event -> editor.updateSelectionActions());
    }

    private void looking(ZoomManager zoom) {
        Action reset = new Action("Zoom to 100 %") {

            @Override
            public void run() {
                zoom.setZoom(1);
            }
        };
        reset.setId(ZOOM_RESET);
        reset.setActionDefinitionId(ZOOM_RESET);
        for (IAction action : new IAction[] {new ZoomInAction(zoom), new ZoomOutAction(zoom), reset}) {
            registry.registerAction(action);
            handle(action);
        }
        for (IAction action : new IAction[] {new ToggleRulerVisibilityAction(editor.viewer()),
            new ToggleGridAction(editor.viewer()), new ToggleSnapToGeometryAction(editor.viewer())}) {
            // GEF names commands here that it does not define
            action.setActionDefinitionId(null);
            registry.registerAction(action);
        }
        for (IAction action : new IAction[] {new ExportAction(editor, "png"),
            new ExportAction(editor, "svg"), new PrintDiagram(editor)}) {
            registry.registerAction(action);
        }
    }

    private void editing() {
        Revert revert = new Revert(editor.session().editing());
        revert.setId(ActionFactory.REVERT.getId());
        registry.registerAction(revert);
        add(new DeleteSelection(editor));
        ClipActions.of(editor).forEach(this::add);
        handle(registry.getAction(ClipActions.DUPLICATE));
        DirectEditAction edit = new DirectEditAction((IWorkbenchPart) editor);
        add(edit);
        editor.viewer().getKeyHandler().put(KeyStroke.getPressed(SWT.F2, 0), edit);
    }

    /** Whether these can be used takes long to find out where much is selected; only menus ask, when they open. */
    private void arranging() {
        List<SelectionAction> actions = new ArrayList<>(List.of(new DistributeAction(editor, true),
                new DistributeAction(editor, false), new MatchWidthAction(editor), new MatchHeightAction(editor)));
        for (int alignment : ALIGNMENTS) {
            actions.add(new AlignmentAction((IWorkbenchPart) editor, alignment));
        }
        for (SelectionAction action : actions) {
            action.setSelectionProvider(editor.viewer());
            registry.registerAction(action);
        }
    }

    private void add(SelectionAction action) {
        // what is selected here, whichever part is active
        action.setSelectionProvider(editor.viewer());
        registry.registerAction(action);
        if (!onSelection.contains(action.getId())) {
            onSelection.add(action.getId());
        }
    }

    /** Lets the keys of an action's command reach it while the editor is active. */
    private void handle(IAction action) {
        editor.getSite().getService(IHandlerService.class).activateHandler(action.getActionDefinitionId(),
                new ActionHandler(action));
    }
}
