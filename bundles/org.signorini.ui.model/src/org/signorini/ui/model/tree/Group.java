package org.signorini.ui.model.tree;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;

/** The children of a root in one feature: its bodies, its joints. */
record Group(EObject owner, EReference feature) {

    List<?> children() {
        return (List<?>) owner.eGet(feature);
    }

    String label() {
        return Character.toUpperCase(feature.getName().charAt(0)) + feature.getName().substring(1);
    }
}
