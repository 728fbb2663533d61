package org.signorini.model.validation;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Where rules put what they find. */
public final class Findings {

    private final List<Finding> all = new ArrayList<>();

    /** @param feature what of the element, or {@code null} */
    public void error(EObject element, EStructuralFeature feature, String cause, String advice) {
        all.add(new Finding(Severity.ERROR, element, feature, cause, advice));
    }

    public void warning(EObject element, EStructuralFeature feature, String cause, String advice) {
        all.add(new Finding(Severity.WARNING, element, feature, cause, advice));
    }

    public void info(EObject element, EStructuralFeature feature, String cause, String advice) {
        all.add(new Finding(Severity.INFO, element, feature, cause, advice));
    }

    /** In the order of the rules. */
    public List<Finding> all() {
        return List.copyOf(all);
    }

    public boolean hasErrors() {
        return all.stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }
}
