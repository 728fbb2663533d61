package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.ui.actions.DeleteAction;
import org.eclipse.ui.IWorkbenchPart;
import org.signorini.diagram.session.DeleteCommand;
import org.signorini.diagram.view.View;

/** Deletes all that is selected as one change, where GEF's own action makes one of each. */
final class DeleteSelection extends DeleteAction {

    private final MechanismEditor editor;

    DeleteSelection(MechanismEditor editor) {
        super((IWorkbenchPart) editor);
        this.editor = editor;
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Command createDeleteCommand(List parts) {
        return command(editor, parts);
    }

    static Command command(MechanismEditor editor, List<?> parts) {
        List<View> views = parts.stream().filter(EditPart.class::isInstance).map(p -> ((EditPart) p).getModel())
                .filter(View.class::isInstance).map(View.class::cast).toList();
        return new DeleteCommand(editor.session(), views);
    }
}
