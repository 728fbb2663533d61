package org.signorini.diagram.editor;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.IStatusLineManager;
import org.signorini.diagram.clipboard.Clip;
import org.signorini.diagram.clipboard.PasteCommand;

/** Pastes into a diagram, selects what is new and says in the status line what could not come along. */
final class Pasting {

    private Pasting() {
    }

    /** Whether a kind of diagram is one to draw in: it has tools that create. */
    static boolean isPossible(MechanismEditor editor) {
        return editor.session().content().specification().layers().stream()
                .anyMatch(l -> l.sections().stream().anyMatch(s -> !s.tools().isEmpty()));
    }

    static void run(MechanismEditor editor, String label, Clip clip, int shift) {
        EObject onto = Selected.elements(editor.viewer().getSelectedEditParts()).stream().findFirst().orElse(null);
        PasteCommand paste = new PasteCommand(label, editor.session(), clip, onto, shift);
        editor.viewer().getEditDomain().getCommandStack().execute(paste);
        DiagramSelection.select(editor, paste.pasted());
        tell(editor, paste.dropped());
    }

    private static void tell(MechanismEditor editor, List<String> dropped) {
        IStatusLineManager line = editor.getEditorSite().getActionBars().getStatusLineManager();
        String more = dropped.size() > 1 ? " (and " + (dropped.size() - 1) + " more)" : "";
        line.setMessage(dropped.isEmpty() ? null : "Not pasted: " + dropped.getFirst() + more);
    }
}
