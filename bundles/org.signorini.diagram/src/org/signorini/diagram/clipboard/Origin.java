package org.signorini.diagram.clipboard;

import java.lang.ref.WeakReference;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.mechanism.Mechanism;

/**
 * An element that what was copied belongs or refers to: itself while it lives, otherwise whatever another mechanism has
 * of the same name at the same place.
 *
 * @param path the fragment of its URI, made of names
 */
record Origin(WeakReference<EObject> element, String path) {

    static Origin of(EObject element) {
        return new Origin(new WeakReference<>(element), EcoreUtil.getURI(element).fragment());
    }

    /** {@code null} if a mechanism has nothing of the kind. */
    EObject in(Mechanism mechanism) {
        EObject itself = element.get();
        return itself != null && EcoreUtil.getRootContainer(itself) == mechanism ? itself
                : mechanism.eResource().getEObject(path);
    }
}
