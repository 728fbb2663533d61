package org.signorini.ui.welcome.woodpecker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.EditingDomain;

/**
 * Takes elements of one model over into another, as a single step to undo. Elements of a name that is there already
 * are left alone, and references find the elements of the same names in the other model.
 */
final class Transfer {

    /** What a step needs that is not there. */
    static final class Missing extends Exception {

        private static final long serialVersionUID = 1L;

        Missing(String message) {
            super(message);
        }
    }

    private final EditingDomain domain;
    private final Resource mechanism;
    private final CompoundCommand commands;

    /** @param mechanism where references lead */
    Transfer(String label, EditingDomain domain, Resource mechanism) {
        this.domain = domain;
        this.mechanism = mechanism;
        commands = new CompoundCommand(label);
    }

    CompoundCommand commands() {
        return commands;
    }

    void set(EObject from, EObject to, EStructuralFeature feature) {
        Object value = from.eGet(feature);
        commands.append(SetCommand.create(domain, to, feature,
                value instanceof EObject object ? EcoreUtil.copy(object) : value));
    }

    @SuppressWarnings("unchecked")
    void add(EObject from, EObject to, EReference feature) throws Missing {
        List<String> present = ((Collection<EObject>) to.eGet(feature)).stream().map(Transfer::name).toList();
        List<EObject> added = new ArrayList<>();
        for (EObject element : (Collection<EObject>) from.eGet(feature)) {
            if (!present.contains(name(element))) {
                added.add(copy(element));
            }
        }
        if (!added.isEmpty()) {
            commands.append(AddCommand.create(domain, to, feature, added));
        }
    }

    private EObject copy(EObject element) throws Missing {
        EObject copy = EcoreUtil.copy(element);
        for (EReference reference : element.eClass().getEAllReferences()) {
            if (!reference.isContainment() && !reference.isMany() && reference.isChangeable()
                    && element.eGet(reference) instanceof EObject target) {
                EObject found = mechanism.getEObject(target.eResource().getURIFragment(target));
                if (found == null) {
                    throw new Missing("'" + name(element) + "' needs '" + name(target)
                            + "', which is not there yet. Do the steps before this one first.");
                }
                copy.eSet(reference, found);
            }
        }
        return copy;
    }

    private static String name(EObject element) {
        EStructuralFeature name = element.eClass().getEStructuralFeature("name");
        return name == null ? "" : String.valueOf(element.eGet(name));
    }
}
