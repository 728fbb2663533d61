package org.signorini.ui.welcome.woodpecker;

import java.util.List;

import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.StudyPackage;

/**
 * A part of the woodpecker that a step of the cheat sheet adds, by the name the sheet calls it: values that are set and
 * elements that are added.
 */
enum Part {
    SETTINGS(List.of(MechanismPackage.Literals.MECHANISM__GRAVITY, MechanismPackage.Literals.MECHANISM__KINEMATICS),
            List.of()),
    PARAMETERS(List.of(), List.of(MechanismPackage.Literals.MECHANISM__PARAMETERS)),
    GROUND(List.of(), List.of()),
    BODIES(List.of(), List.of(MechanismPackage.Literals.MECHANISM__BODIES)),
    JOINTS(List.of(), List.of(MechanismPackage.Literals.MECHANISM__JOINTS)),
    SPRING(List.of(), List.of(MechanismPackage.Literals.MECHANISM__FORCES)),
    CONTACTS(List.of(), List.of(MechanismPackage.Literals.MECHANISM__CONTACTS)),
    PROBES(List.of(), List.of(MechanismPackage.Literals.MECHANISM__PROBES)),
    STUDY(List.of(StudyPackage.Literals.SETTINGS__CONTACT_MODEL, StudyPackage.Literals.SETTINGS__SOLVER,
            StudyPackage.Literals.SETTINGS__SCHEME, StudyPackage.Literals.SETTINGS__STEP,
            StudyPackage.Literals.SETTINGS__DURATION), List.of(StudyPackage.Literals.STUDY__MEASURES));

    private final List<EStructuralFeature> assigned;
    private final List<EReference> added;

    Part(List<EStructuralFeature> assigned, List<EReference> added) {
        this.assigned = assigned;
        this.added = added;
    }

    List<EStructuralFeature> assigned() {
        return assigned;
    }

    List<EReference> added() {
        return added;
    }
}
