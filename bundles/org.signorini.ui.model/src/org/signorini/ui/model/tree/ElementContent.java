package org.signorini.ui.model.tree;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** The root's children in groups by feature, elements' children below them. Empty groups are left out. */
final class ElementContent implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
        return getChildren(input);
    }

    @Override
    public Object[] getChildren(Object parent) {
        if (parent instanceof Group group) {
            return group.children().toArray();
        }
        EObject element = (EObject) parent;
        if (element.eContainer() != null) {
            return element.eContents().toArray();
        }
        List<Object> children = new ArrayList<>();
        for (EReference reference : element.eClass().getEAllContainments()) {
            Group group = new Group(element, reference);
            if (!reference.isMany() && element.eGet(reference) != null) {
                children.add(element.eGet(reference));
            } else if (reference.isMany() && !group.children().isEmpty()) {
                children.add(group);
            }
        }
        return children.toArray();
    }

    @Override
    public Object getParent(Object child) {
        if (child instanceof Group group) {
            return group.owner();
        }
        EObject element = (EObject) child;
        EObject owner = element.eContainer();
        boolean grouped = owner != null && owner == EcoreUtil.getRootContainer(element)
                && element.eContainmentFeature().isMany();
        return grouped ? new Group(owner, element.eContainmentFeature()) : owner;
    }

    @Override
    public boolean hasChildren(Object parent) {
        return parent instanceof Group || !((EObject) parent).eContents().isEmpty();
    }
}
