package org.signorini.ui.model.problem.fix;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * Where something is wrong.
 *
 * @param root    the mechanism or study
 * @param feature what of the element, or {@code null}
 */
public record Problem(EObject root, EObject element, EStructuralFeature feature) {

    boolean isAbout(EStructuralFeature other) {
        return feature == other;
    }
}
