package org.signorini.model.element;

import java.util.List;
import java.util.Locale;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.signorini.model.mechanism.Body;
import org.signorini.model.mechanism.Contact;
import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.RigidBody;

/** What elements are called in messages: {@code marker 'hinge' of body 'bird'}. */
public final class Labels {

    private Labels() {
    }

    /** The kind and the name of an element, and of the one it belongs to where the name alone would not do. */
    public static String of(EObject element) {
        if (element == null) {
            return "nothing";
        }
        if (element instanceof Ground) {
            return "the ground";
        }
        String label = kind(element) + nameOrPlace(element);
        EObject owner = element.eContainer();
        boolean belongs = owner instanceof Body || owner != null && owner.eContainer() != null;
        return belongs ? label + " of " + of(owner) : label;
    }

    private static String kind(EObject element) {
        if (element instanceof RigidBody) {
            return "body";
        }
        if (element instanceof Contact) {
            return "contact";
        }
        return feature(element.eClass().getName());
    }

    private static String nameOrPlace(EObject element) {
        if (element instanceof NamedElement named && named.getName() != null && !named.getName().isBlank()) {
            return " '" + named.getName() + "'";
        }
        EStructuralFeature feature = element.eContainingFeature();
        if (feature != null && feature.isMany()) {
            return " no. " + (((List<?>) element.eContainer().eGet(feature)).indexOf(element) + 1);
        }
        return "";
    }

    /** A feature's or class' name in words: {@code centerOfMass} is center of mass. */
    public static String feature(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
