package org.signorini.diagram.clipboard;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.diagram.view.DiagramContent;
import org.signorini.model.mechanism.Exclusion;

/**
 * What comes along when elements are copied: whatever refers to nothing but them. A joint between two chosen bodies
 * does, and so does the spring in that joint; what a hidden layer holds does not.
 */
final class Connected {

    private final DiagramContent content;
    private final Set<EObject> inside = new LinkedHashSet<>();

    Connected(DiagramContent content) {
        this.content = content;
    }

    /** The chosen elements, then those that come along. */
    List<EObject> with(Collection<EObject> chosen) {
        List<EObject> all = new ArrayList<>(chosen);
        chosen.forEach(this::enter);
        List<EObject> candidates = new ArrayList<>(content.root().eContents());
        candidates.removeIf(e -> inside.contains(e) || content.find(e) == null && !(e instanceof Exclusion));
        List<EObject> found;
        do {
            found = candidates.stream().filter(this::refersInside).toList();
            found.forEach(this::enter);
            all.addAll(found);
            candidates.removeAll(found);
        } while (!found.isEmpty());
        return all;
    }

    private void enter(EObject element) {
        inside.add(element);
        element.eAllContents().forEachRemaining(inside::add);
    }

    private boolean refersInside(EObject element) {
        List<EObject> targets = new ArrayList<>();
        for (EReference reference : element.eClass().getEAllReferences()) {
            if (!reference.isContainment() && !reference.isContainer()) {
                targets.addAll(targets(element, reference));
            }
        }
        return !targets.isEmpty() && inside.containsAll(targets);
    }

    /** What a reference of an element names, one or many. */
    static List<EObject> targets(EObject element, EReference reference) {
        Object value = element.eGet(reference);
        if (value instanceof List<?> many) {
            return many.stream().map(EObject.class::cast).toList();
        }
        return value == null ? List.of() : List.of((EObject) value);
    }
}
