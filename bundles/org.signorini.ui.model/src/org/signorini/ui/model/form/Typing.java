package org.signorini.ui.model.form;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CommandStack;
import org.signorini.ui.model.editing.ModelEditing;

/** What is typed into one field without leaving it, as one step to undo: each keystroke replaces the one before. */
public final class Typing {

    private final ModelEditing editing;
    private Command last;
    private boolean busy;

    public Typing(ModelEditing editing) {
        this.editing = editing;
    }

    /** Makes a command from the model as it was before the typing began. */
    public interface Change {
        Command command();
    }

    public void type(Change change) {
        CommandStack stack = editing.stack();
        busy = true;
        try {
            if (last != null && stack.getUndoCommand() == last) {
                stack.undo();
            }
            Command command = change.command();
            last = command != null && command.canExecute() ? command : null;
            editing.execute(command);
        } finally {
            busy = false;
        }
    }

    /** While true the model changes because of this field, which need not be shown what it says itself. */
    public boolean isBusy() {
        return busy;
    }

    /** What is typed from now on is another step. */
    public void end() {
        last = null;
    }
}
