package org.signorini.diagram.view;

import org.eclipse.emf.ecore.EObject;

/** Whose place: an element as a mapping draws it. Elements are told apart by identity: a new name keeps the place. */
public record LayoutKey(String mapping, EObject element) {
}
