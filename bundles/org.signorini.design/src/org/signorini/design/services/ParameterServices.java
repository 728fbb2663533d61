package org.signorini.design.services;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.mechanism.Parameter;

/** A parameter that is dropped onto an element becomes the value of one of its features. */
public final class ParameterServices {

    public boolean isParameter(EObject element) {
        return element instanceof Parameter;
    }

    /** Sets the feature that was chosen, or the likeliest, to the parameter; see {@link FittingFeatures}. */
    public EObject useParameter(EObject element, Parameter parameter) {
        List<EAttribute> fitting = FittingFeatures.of(element, parameter);
        if (!fitting.isEmpty()) {
            element.eSet(FeatureChoice.among(fitting), parameter.getName());
        }
        return element;
    }
}
