package org.signorini.model.element;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Something is wrong with an element of a model: one line that names it. */
public final class ElementException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient EObject element;
    private final transient EStructuralFeature feature;

    /** @param feature what of the element is wrong, or {@code null} */
    public ElementException(EObject element, EStructuralFeature feature, String cause) {
        super(Labels.of(element) + (feature == null ? "" : ", " + Labels.feature(feature.getName())) + ": " + cause);
        this.element = element;
        this.feature = feature;
    }

    public EObject element() {
        return element;
    }

    /** {@code null} where the element as a whole is meant. */
    public EStructuralFeature feature() {
        return feature;
    }
}
