package org.signorini.ui.model.tree;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.mechanism.Parameter;
import org.signorini.ui.model.element.FreeNames;

/** What is pasted goes where it fits, nearest to what is selected, under a name that is free there. */
final class Pasting {

    private Pasting() {
    }

    /** @return {@code null} where nothing can be pasted */
    static Command of(EditingDomain domain, EObject selected) {
        Collection<Object> clipboard = domain.getClipboard();
        if (clipboard == null || clipboard.isEmpty()) {
            return null;
        }
        CompoundCommand all = new CompoundCommand("Paste");
        for (Object copy : EcoreUtil.copyAll(clipboard)) {
            for (EObject owner = selected; owner != null; owner = owner.eContainer()) {
                EReference list = list(owner, (EObject) copy);
                if (list != null) {
                    name((EObject) copy, owner, list);
                    all.append(AddCommand.create(domain, owner, list, copy));
                    break;
                }
            }
        }
        return all.isEmpty() ? null : all;
    }

    private static EReference list(EObject owner, EObject element) {
        return owner.eClass().getEAllContainments().stream()
                .filter(r -> r.isMany() && r.getEReferenceType().isInstance(element)).findFirst().orElse(null);
    }

    private static void name(EObject copy, EObject owner, EReference list) {
        boolean taken = copy instanceof NamedElement named && ((List<?>) owner.eGet(list)).stream()
                .anyMatch(e -> e instanceof NamedElement other && named.getName() != null
                        && named.getName().equals(other.getName()));
        if (taken) {
            NamedElement named = (NamedElement) copy;
            // expressions name parameters, which have no blanks
            String stem = named instanceof Parameter ? named.getName() : named.getName() + " ";
            named.setName(FreeNames.after(stem, owner, list));
        }
    }
}
