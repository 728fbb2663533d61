package org.signorini.ui.model.study;

import java.util.Iterator;
import java.util.List;

import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.common.command.CompoundCommand;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;

/**
 * A study turns to another mechanism: what it refers to is found there by the same name. What is not there stays with
 * the old mechanism, which is told as a problem of the element that refers to it.
 */
final class Rebinding {

    private Rebinding() {
    }

    static Command of(EditingDomain domain, Study study, Mechanism to) {
        CompoundCommand all = new CompoundCommand("Choice of mechanism");
        all.append(SetCommand.create(domain, study, Literals.STUDY__MECHANISM, to));
        for (Iterator<EObject> elements = study.eAllContents(); elements.hasNext();) {
            EObject element = elements.next();
            for (EReference reference : element.eClass().getEAllReferences()) {
                EObject same = counterpart(element, reference, to);
                if (same != null) {
                    all.append(SetCommand.create(domain, element, reference, same));
                }
            }
        }
        return all;
    }

    /** {@code null} where there is none, or none is needed. */
    private static EObject counterpart(EObject element, EReference reference, Mechanism to) {
        if (reference.isContainment() || reference.isContainer() || reference.isMany()
                || !(element.eGet(reference) instanceof NamedElement old)
                || !(old.eContainer() instanceof Mechanism from) || from == to) {
            return null;
        }
        List<?> candidates = (List<?>) to.eGet(old.eContainmentFeature());
        return candidates.stream().filter(reference.getEReferenceType()::isInstance).map(NamedElement.class::cast)
                .filter(c -> old.getName() != null && old.getName().equals(c.getName())).findFirst().orElse(null);
    }
}
