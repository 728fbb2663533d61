package org.signorini.ui.model.element;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.model.element.Labels;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.NamedElement;

/** Names that no other element of the same list has. */
public final class FreeNames {

    private FreeNames() {
    }

    /** {@code body 3}; of parameters, which expressions name, {@code p3}. */
    public static String in(EObject owner, EReference feature, EClass kind) {
        boolean parameter = kind == MechanismPackage.Literals.PARAMETER;
        String stem = parameter ? "p" : kind == MechanismPackage.Literals.RIGID_BODY ? "body "
                : Labels.feature(kind.getName()) + " ";
        return after(stem, owner, feature);
    }

    /** The stem with the first number that makes it free. */
    public static String after(String stem, EObject owner, EReference feature) {
        Set<String> taken = new HashSet<>();
        if (feature != null && feature.isMany()) {
            for (Object sibling : (List<?>) owner.eGet(feature)) {
                taken.add(sibling instanceof NamedElement named ? named.getName() : null);
            }
        }
        int number = 1;
        while (taken.contains(stem + number)) {
            number++;
        }
        return stem + number;
    }
}
