package org.signorini.model.validation.rule;

import java.util.OptionalDouble;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Subject;

/** Numbers that must lie in a range. */
final class Ranges {

    private final Subject subject;
    private final Findings findings;

    Ranges(Subject subject, Findings findings) {
        this.subject = subject;
        this.findings = findings;
    }

    void positive(EObject element, EAttribute feature) {
        OptionalDouble value = subject.number(element, feature);
        if (value.isPresent() && !(value.getAsDouble() > 0)) {
            findings.error(element, feature, value.getAsDouble() + " is impossible", "give a number above zero");
        }
    }

    void notNegative(EObject element, EAttribute feature) {
        OptionalDouble value = subject.number(element, feature);
        if (value.isPresent() && value.getAsDouble() < 0) {
            findings.error(element, feature, value.getAsDouble() + " is impossible", "give zero or more");
        }
    }

    void share(EObject element, EAttribute feature) {
        OptionalDouble value = subject.number(element, feature);
        if (value.isPresent() && !(value.getAsDouble() >= 0 && value.getAsDouble() <= 1)) {
            findings.error(element, feature, value.getAsDouble() + " is impossible", "give a number from 0 to 1");
        }
    }

    /** A direction, if one is given. */
    void direction(EObject element, EAttribute feature) {
        subject.vector(element, feature).ifPresent(v -> {
            if (v[0] == 0 && v[1] == 0 && v[2] == 0) {
                findings.error(element, feature, "zero has no direction", "give a vector that points somewhere");
            }
        });
    }

    /** A direction of length one, to the digits a person writes; another length means nothing. */
    void unit(EObject element, EAttribute feature) {
        direction(element, feature);
        subject.vector(element, feature).ifPresent(v -> {
            double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
            if (length > 0 && Math.abs(length - 1) > 1e-3) {
                findings.info(element, feature, "its length is " + (float) length + ", but only its direction counts",
                        "normalise it");
            }
        });
    }
}
