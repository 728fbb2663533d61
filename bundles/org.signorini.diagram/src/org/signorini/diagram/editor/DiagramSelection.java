package org.signorini.diagram.editor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.signorini.diagram.view.View;

/** Changes of what is selected in a diagram, each as one. */
final class DiagramSelection {

    private DiagramSelection() {
    }

    /** Selects what is drawn of elements and brings the first into view. */
    static void select(MechanismEditor editor, Collection<EObject> elements) {
        List<EditPart> parts = new ArrayList<>();
        for (EObject element : elements) {
            View view = editor.session().content().find(element);
            if (view != null && editor.viewer().getEditPartRegistry().get(view) instanceof EditPart part) {
                parts.add(part);
            }
        }
        editor.viewer().setSelection(new StructuredSelection(parts));
        if (!parts.isEmpty()) {
            // figures that are new have their places only now
            editor.viewer().flush();
            editor.viewer().reveal(parts.getFirst());
        }
    }

    /** All at once: each part that goes while it is selected would tell everybody of a new selection. */
    static void leaveGone(MechanismEditor editor) {
        List<?> selected = editor.viewer() == null ? List.of() : editor.viewer().getSelectedEditParts();
        List<?> staying = selected.stream().filter(p -> !(((EditPart) p).getModel() instanceof View view)
                || editor.session().content().find(view.element()) != null).toList();
        if (staying.size() < selected.size()) {
            editor.viewer().setSelection(new StructuredSelection(staying));
        }
    }
}
