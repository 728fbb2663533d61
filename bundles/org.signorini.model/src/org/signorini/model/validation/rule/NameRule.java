package org.signorini.model.validation.rule;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Everything has a name, and no two of a kind the same: results and messages go by names. */
public final class NameRule implements Rule {

    @Override
    public String subject() {
        return "names";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        EObject root = subject.study().<EObject>map(s -> s).orElse(subject.mechanism());
        checkContents(root, findings);
        if (root != subject.mechanism()) {
            checkContents(subject.mechanism(), findings);
        }
        if (subject.mechanism().getGround() == null) {
            findings.error(subject.mechanism(), MechanismPackage.Literals.MECHANISM__GROUND, "there is none",
                    "add a ground");
        }
    }

    private static void checkContents(EObject root, Findings findings) {
        checkChildren(root, findings);
        for (Iterator<EObject> all = root.eAllContents(); all.hasNext();) {
            checkChildren(all.next(), findings);
        }
    }

    private static void checkChildren(EObject owner, Findings findings) {
        for (EReference reference : owner.eClass().getEAllContainments()) {
            boolean named = MechanismPackage.Literals.NAMED_ELEMENT.isSuperTypeOf(reference.getEReferenceType());
            if (named && reference.isMany()) {
                checkNames((List<?>) owner.eGet(reference), findings);
            }
        }
    }

    private static void checkNames(List<?> children, Findings findings) {
        Set<String> taken = new LinkedHashSet<>();
        for (Object child : children) {
            NamedElement element = (NamedElement) child;
            String name = element.getName();
            if (name == null || name.isBlank()) {
                findings.error(element, MechanismPackage.Literals.NAMED_ELEMENT__NAME, "it has none", "give it a name");
            } else if (!taken.add(name)) {
                findings.error(element, MechanismPackage.Literals.NAMED_ELEMENT__NAME, "'" + name + "' is taken",
                        "give it another name");
            }
        }
    }
}
