package org.signorini.ui.model.editing;

import org.eclipse.core.resources.IMarker;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.ui.ide.IGotoMarker;

/** From a problem to the element that has it, in any editor that can reveal elements. */
public final class GotoElement implements IGotoMarker {

    private final ModelEditing editing;
    private final ElementRevealer editor;

    public GotoElement(ModelEditing editing, ElementRevealer editor) {
        this.editing = editing;
        this.editor = editor;
    }

    /** The element, or the nearest around it that the editor shows. */
    @Override
    public void gotoMarker(IMarker marker) {
        EObject element = editing.element(marker.getAttribute(ProblemMarkers.ELEMENT, ""));
        while (element != null && !editor.reveal(element)) {
            element = element.eContainer();
        }
    }
}
