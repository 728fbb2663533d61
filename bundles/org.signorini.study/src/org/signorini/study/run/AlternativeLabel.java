package org.signorini.study.run;

import java.util.ArrayList;
import java.util.List;

import org.signorini.model.element.ElementValues;
import org.signorini.model.study.Alternative;
import org.signorini.model.study.Comparison;
import org.signorini.model.study.StudyPackage.Literals;

/** What a run's alternative is called: nobody may read "friction = phantom" over a run that was told to use another. */
final class AlternativeLabel {

    private AlternativeLabel() {
    }

    /**
     * Its name, or its number in the comparison where it has none; and where something it says was set otherwise by
     * whoever started the study, what holds instead.
     *
     * @param said  settings as the study and its alternatives say
     * @param holds settings of the run
     */
    static String of(Alternative alternative, RunSettings said, RunSettings holds) {
        List<String> instead = new ArrayList<>();
        boolean overridden = false;
        if (alternative.getFormulation() != null) {
            instead.add(holds.formulation().toString());
            overridden = !holds.formulation().equals(said.formulation());
        }
        if (alternative.getContactModel() != null) {
            instead.add(holds.contactModel().toString());
            overridden |= !holds.contactModel().equals(said.contactModel());
        }
        if (alternative.getSolver() != null) {
            instead.add(holds.solver().toString());
            overridden |= !holds.solver().equals(said.solver());
        }
        if (alternative.getScheme() != null) {
            instead.add(holds.scheme().toString());
            overridden |= !holds.scheme().equals(said.scheme());
        }
        if (!ElementValues.isEmpty(alternative, Literals.SETTINGS__STEP)) {
            instead.add(holds.step() + " s");
            overridden |= holds.step() != said.step();
        }
        if (!ElementValues.isEmpty(alternative, Literals.SETTINGS__DURATION)) {
            instead.add(holds.duration() + " s");
            overridden |= holds.duration() != said.duration();
        }
        return overridden ? String.join(", ", instead) : named(alternative);
    }

    private static String named(Alternative alternative) {
        String name = alternative.getName();
        return name == null || name.isBlank() ? Integer.toString(((Comparison) alternative.eContainer())
                .getAlternatives().indexOf(alternative) + 1) : name;
    }
}
