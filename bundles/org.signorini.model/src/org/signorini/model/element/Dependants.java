package org.signorini.model.element;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature.Setting;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * What must go when an element goes: elements with a required reference to it or to something in it, and what depends
 * on them in turn. References that may be empty are no reason to go.
 */
public final class Dependants {

    private Dependants() {
    }

    /** Nearest first; without the element itself. */
    public static Collection<EObject> of(EObject element) {
        Set<EObject> gone = new LinkedHashSet<>();
        List<EObject> open = new ArrayList<>(List.of(element));
        EObject root = EcoreUtil.getRootContainer(element);
        while (!open.isEmpty()) {
            EObject next = open.removeFirst();
            List<EObject> parts = new ArrayList<>(List.of(next));
            next.eAllContents().forEachRemaining(parts::add);
            for (EObject part : parts) {
                for (Setting use : EcoreUtil.UsageCrossReferencer.find(part, root)) {
                    EObject user = use.getEObject();
                    boolean inside = EcoreUtil.isAncestor(element, user);
                    if (isRequired((EReference) use.getEStructuralFeature()) && !inside && gone.add(user)) {
                        open.add(user);
                    }
                }
            }
        }
        return gone;
    }

    private static boolean isRequired(EReference reference) {
        return reference.isRequired() && !reference.isContainment() && !reference.isContainer();
    }
}
