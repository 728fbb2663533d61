package org.signorini.diagram.clipboard;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.diagram.view.Box;
import org.signorini.diagram.view.LayoutKey;

/**
 * What was copied: elements free of the model they are from, so that it can change or close meanwhile.
 *
 * @param roots   the elements, those in others not among them
 * @param outside references to what was not copied
 * @param boxes   the places of copies
 * @param bends   the bends of copies that are edges
 */
public record Clip(List<Root> roots, List<Outside> outside, Map<LayoutKey, Box> boxes,
        Map<LayoutKey, List<Box>> bends) {

    /**
     * A copied element.
     *
     * @param feature where it belongs
     * @param owner   whose it was
     */
    record Root(EObject copy, EReference feature, Origin owner) {
    }

    /** A reference of a copy to an element that was not copied. */
    record Outside(EObject copy, EReference feature, Origin target) {
    }

    public boolean isEmpty() {
        return roots.isEmpty();
    }
}
