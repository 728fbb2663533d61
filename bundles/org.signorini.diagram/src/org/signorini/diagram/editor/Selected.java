package org.signorini.diagram.editor;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.signorini.diagram.view.View;
import org.signorini.diagram.view.View.NodeView;

/** What the selected parts of a diagram stand for. */
final class Selected {

    private Selected() {
    }

    /** The elements, each once; the diagram itself is none. */
    static Set<EObject> elements(List<?> parts) {
        Set<EObject> elements = new LinkedHashSet<>();
        for (Object part : parts) {
            if (part instanceof EditPart drawn && drawn.getModel() instanceof View view) {
                elements.add(view.element());
            }
        }
        return elements;
    }

    /** Those that stand freely in the diagram: neither edges nor things on or in others. */
    static List<NodeView> free(List<?> parts) {
        return parts.stream().filter(EditPart.class::isInstance).map(p -> ((EditPart) p).getModel())
                .filter(NodeView.class::isInstance).map(NodeView.class::cast).filter(n -> n.owner() == null).toList();
    }
}
