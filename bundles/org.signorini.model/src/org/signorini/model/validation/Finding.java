package org.signorini.model.validation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.signorini.model.element.Labels;

/**
 * Something found in a model.
 *
 * @param feature what of the element, or {@code null}
 * @param cause   what is wrong
 * @param advice  what to do
 */
public record Finding(Severity severity, EObject element, EStructuralFeature feature, String cause, String advice) {

    /** One line: element, feature, cause, advice. */
    public String message() {
        return Labels.of(element) + (feature == null ? "" : ", " + Labels.feature(feature.getName())) + ": " + cause
                + "; " + advice;
    }
}
