package org.signorini.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.IHandlerService;
import org.signorini.diagram.editor.MechanismEditor;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.View;
import org.signorini.model.mechanism.Mechanism;

/** Selects in a diagram and gives the commands that keys and menus give. */
record DiagramGestures(DiagramHands hands) {

    static final String COPY = "org.eclipse.ui.edit.copy";
    static final String CUT = "org.eclipse.ui.edit.cut";
    static final String PASTE = "org.eclipse.ui.edit.paste";
    static final String DELETE = "org.eclipse.ui.edit.delete";
    static final String UNDO = "org.eclipse.ui.edit.undo";
    static final String SELECT_ALL = "org.eclipse.ui.edit.selectAll";

    static DiagramGestures open(IFile file) throws PartInitException {
        return new DiagramGestures(DiagramHands.open(file));
    }

    MechanismEditor editor() {
        return hands.editor();
    }

    Mechanism mechanism() {
        return hands.mechanism();
    }

    void select(EObject... elements) {
        editor().viewer().setSelection(
                new StructuredSelection(Arrays.stream(elements).map(hands::part).toList()));
    }

    /** The elements that are selected. */
    List<EObject> selected() {
        List<?> parts = editor().viewer().getSelectedEditParts();
        return parts.stream().map(p -> ((EditPart) p).getModel()).filter(View.class::isInstance)
                .map(m -> ((View) m).element()).toList();
    }

    /** Gives a command of the workbench to the active editor. */
    void run(String command) throws CommandException {
        Ui.page().activate(editor());
        Ui.window().getService(IHandlerService.class).executeCommand(command, null);
        Ui.settle(20);
    }

    Box box(EObject element) {
        return editor().session().layout().box(editor().session().content().find(element).key());
    }

    /** Takes everything back; then there is nothing to save. */
    void undoAll() throws CommandException {
        while (editor().getEditingDomain().getCommandStack().canUndo()) {
            run(UNDO);
        }
        assertFalse(editor().isDirty());
    }
}
