package org.signorini.ui.model.editing;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.signorini.model.file.ModelFileException;

/** File ▸ Revert: the model as its file has it. */
public final class Revert extends Action {

    private final ModelEditing editing;

    public Revert(ModelEditing editing) {
        super("Revert");
        this.editing = editing;
        setEnabled(editing.isDirty());
    }

    @Override
    public void run() {
        try {
            editing.reload();
        } catch (ModelFileException e) {
            MessageDialog.openError(Display.getCurrent().getActiveShell(), "Not Reverted", e.getMessage());
        }
    }
}
