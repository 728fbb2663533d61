package org.signorini.ui.model.problem.fix;

import java.util.List;

import org.signorini.model.mechanism.Ground;
import org.signorini.model.mechanism.Mechanism;
import org.signorini.model.mechanism.MechanismFactory;
import org.signorini.model.mechanism.MechanismPackage.Literals;
import org.signorini.model.mechanism.NamedElement;
import org.signorini.ui.model.element.FreeNames;

/** Names that are missing or taken, and a missing ground. */
public final class NameFixes {

    private NameFixes() {
    }

    public static List<Fix> of(Problem problem) {
        if (problem.isAbout(Literals.MECHANISM__GROUND) && problem.element() instanceof Mechanism mechanism) {
            Ground ground = MechanismFactory.eINSTANCE.createGround();
            ground.setName("ground");
            return List.of(Fix.set("Add a ground", mechanism, Literals.MECHANISM__GROUND, ground));
        }
        if (!problem.isAbout(Literals.NAMED_ELEMENT__NAME) || !(problem.element() instanceof NamedElement element)
                || element.eContainer() == null) {
            return List.of();
        }
        boolean missing = element.getName() == null || element.getName().isBlank();
        String name = missing ? FreeNames.in(element.eContainer(), element.eContainmentFeature(), element.eClass())
                : FreeNames.after(element.getName() + " ", element.eContainer(), element.eContainmentFeature());
        return List.of(Fix.set("Call it '" + name + "'", element, Literals.NAMED_ELEMENT__NAME, name));
    }
}
