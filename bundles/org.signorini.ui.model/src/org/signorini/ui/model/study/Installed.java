package org.signorini.ui.model.study;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EReference;
import org.signorini.complementarity.solver.SolverRegistry;
import org.signorini.contribution.Contribution;
import org.signorini.contribution.ContributionException;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Settings;
import org.signorini.model.study.Study;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.simulation.Combination;
import org.signorini.simulation.ContactModelRegistry;
import org.signorini.simulation.FormulationRegistry;
import org.signorini.simulation.SchemeRegistry;
import org.signorini.study.ExecutorRegistry;
import org.signorini.study.run.RunSettings;

/** What there is to choose from. */
public final class Installed {

    private Installed() {
    }

    /** The contributions that a feature of settings chooses from, in the registry's order. */
    public static List<Contribution<?>> choices(EReference feature) {
        List<Contribution<?>> all = new ArrayList<>();
        if (feature == Literals.SETTINGS__FORMULATION) {
            all.addAll(FormulationRegistry.read().all());
        } else if (feature == Literals.SETTINGS__CONTACT_MODEL) {
            all.addAll(ContactModelRegistry.read().all());
        } else if (feature == Literals.SETTINGS__SOLVER) {
            all.addAll(new SolverRegistry().all());
        } else if (feature == Literals.SETTINGS__SCHEME) {
            all.addAll(SchemeRegistry.read().all());
        } else if (feature == Literals.STUDY__EXECUTOR) {
            all.addAll(ExecutorRegistry.read().all());
        }
        return all;
    }

    /** The id of what holds where nothing is chosen. */
    public static String standard(EReference feature) {
        RunSettings standard = RunSettings.DEFAULT;
        return feature == Literals.SETTINGS__FORMULATION ? standard.formulation().id()
                : feature == Literals.SETTINGS__CONTACT_MODEL ? standard.contactModel().id()
                : feature == Literals.SETTINGS__SOLVER ? standard.solver().id()
                : feature == Literals.SETTINGS__SCHEME ? standard.scheme().id() : "local";
    }

    /** Id of the contact model that holds for settings: their own, or else that of the study around. */
    static String contactModel(Settings settings) {
        Choice model = settings.getContactModel();
        for (var at = settings.eContainer(); model == null && at != null; at = at.eContainer()) {
            model = at instanceof Study study ? study.getContactModel() : null;
        }
        return model == null ? standard(Literals.SETTINGS__CONTACT_MODEL) : model.getId();
    }

    /** Ids of solvers of everything that the contact model of settings poses. */
    public static List<String> fittingSolvers(Settings settings) {
        String id = contactModel(settings);
        try {
            return Combination.all().stream().filter(c -> c.contactModel().equals(id)).findFirst()
                    .map(Combination::solvers).orElse(List.of());
        } catch (ContributionException e) {
            return List.of(); // something installed cannot be made; whoever chooses it is told so
        }
    }
}
