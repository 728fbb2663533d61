package org.signorini.ui.model.editing;

import java.util.EventObject;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CommandStack;
import org.eclipse.emf.common.command.CommandStackListener;
import org.eclipse.jface.action.Action;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/** Undo and Redo of the workbench's menu, on the command stack of a model. */
public final class UndoRedo implements CommandStackListener {

    private final CommandStack stack;
    private final Action undo = new Action("Undo") {
        @Override
        public void run() {
            stack.undo();
        }
    };
    private final Action redo = new Action("Redo") {
        @Override
        public void run() {
            stack.redo();
        }
    };

    public UndoRedo(ModelEditing editing) {
        stack = editing.stack();
        stack.addCommandStackListener(this);
        update();
    }

    /** Puts them into the menus of an editor, or of a page of a view that edits the same model. */
    public void register(IActionBars bars) {
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), undo);
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), redo);
    }

    public void dispose() {
        stack.removeCommandStackListener(this);
    }

    @Override
    public void commandStackChanged(EventObject event) {
        update();
    }

    private void update() {
        show(undo, "Undo", stack.canUndo(), stack.getUndoCommand());
        show(redo, "Redo", stack.canRedo(), stack.getRedoCommand());
    }

    private static void show(Action action, String word, boolean enabled, Command command) {
        action.setEnabled(enabled);
        action.setText(enabled && command != null && command.getLabel() != null ? word + " " + command.getLabel()
                : word);
    }
}
