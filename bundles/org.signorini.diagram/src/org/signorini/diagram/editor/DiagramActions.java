package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.KeyStroke;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.actions.ActionRegistry;
import org.eclipse.gef.ui.actions.AlignmentAction;
import org.eclipse.gef.ui.actions.DirectEditAction;
import org.eclipse.gef.ui.actions.ToggleGridAction;
import org.eclipse.gef.ui.actions.ToggleSnapToGeometryAction;
import org.eclipse.gef.ui.actions.ZoomInAction;
import org.eclipse.gef.ui.actions.ZoomOutAction;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchPart;

/** The actions of the editor besides those every GEF editor has. */
final class DiagramActions {

    private static final int[] ALIGNMENTS = {PositionConstants.LEFT, PositionConstants.CENTER, PositionConstants.RIGHT,
        PositionConstants.TOP, PositionConstants.MIDDLE, PositionConstants.BOTTOM};

    private DiagramActions() {
    }

    @SuppressWarnings("unchecked")
    static void register(MechanismEditor editor, ZoomManager zoom, ActionRegistry registry, List<?> selectionActions) {
        List<Object> onSelection = (List<Object>) selectionActions;
        for (IAction action : new IAction[] {new ZoomInAction(zoom), new ZoomOutAction(zoom),
            new ToggleGridAction(editor.viewer()), new ToggleSnapToGeometryAction(editor.viewer()),
            new ExportAction(editor, "png"), new ExportAction(editor, "svg")}) {
            registry.registerAction(action);
        }
        DirectEditAction edit = new DirectEditAction((IWorkbenchPart) editor);
        registry.registerAction(edit);
        onSelection.add(edit.getId());
        editor.viewer().getKeyHandler().put(KeyStroke.getPressed(SWT.F2, 0), edit);
        for (int alignment : ALIGNMENTS) {
            IAction align = new AlignmentAction((IWorkbenchPart) editor, alignment);
            registry.registerAction(align);
            onSelection.add(align.getId());
        }
    }
}
