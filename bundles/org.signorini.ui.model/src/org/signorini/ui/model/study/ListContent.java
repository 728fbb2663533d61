package org.signorini.ui.model.study;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.signorini.model.study.Comparison;

/** The elements of one feature; comparisons have their alternatives below them. */
record ListContent(EReference feature) implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object study) {
        return ((List<?>) ((EObject) study).eGet(feature)).toArray();
    }

    @Override
    public Object[] getChildren(Object element) {
        return element instanceof Comparison comparison ? comparison.getAlternatives().toArray() : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
        return ((EObject) element).eContainer();
    }

    @Override
    public boolean hasChildren(Object element) {
        return getChildren(element).length > 0;
    }
}
