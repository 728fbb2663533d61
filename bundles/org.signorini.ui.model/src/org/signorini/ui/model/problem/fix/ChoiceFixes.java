package org.signorini.ui.model.problem.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EReference;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Settings;
import org.signorini.model.study.StudyFactory;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.study.Installed;

/** What a study chooses: solvers that fit the contact model, and the usual choice instead of an unknown one. */
public final class ChoiceFixes {

    private static final List<EReference> CHOICES = List.of(Literals.SETTINGS__FORMULATION,
            Literals.SETTINGS__CONTACT_MODEL, Literals.SETTINGS__SOLVER, Literals.SETTINGS__SCHEME,
            Literals.STUDY__EXECUTOR);

    private ChoiceFixes() {
    }

    public static List<Fix> of(Problem problem) {
        List<Fix> fixes = new ArrayList<>();
        if (!(problem.element() instanceof Settings settings) || problem.feature() == null
                || !CHOICES.contains(problem.feature())) {
            return fixes;
        }
        EReference feature = (EReference) problem.feature();
        if (feature == Literals.SETTINGS__SOLVER) {
            for (String solver : Installed.fittingSolvers(settings)) {
                Choice choice = StudyFactory.eINSTANCE.createChoice();
                choice.setId(solver);
                fixes.add(Fix.set("Choose solver '" + solver + "'", settings, feature, choice));
            }
        }
        if (settings.eGet(feature) instanceof Choice choice) {
            fixes.add(Fix.set("Leave it to the default", settings, feature, null));
            if (!choice.getOptions().isEmpty()) {
                fixes.add(Fix.set("Use the default options", choice, Literals.CHOICE__OPTIONS, null));
            }
        }
        return fixes;
    }
}
