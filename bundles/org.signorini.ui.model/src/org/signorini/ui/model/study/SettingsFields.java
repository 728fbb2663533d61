package org.signorini.ui.model.study;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.swt.widgets.Composite;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.study.Settings;
import org.signorini.model.study.StudyPackage.Literals;
import org.signorini.ui.model.form.ElementFields;
import org.signorini.ui.model.form.Field;
import org.signorini.ui.model.form.FormSite;

/** The settings of a study, or what an alternative changes in them. */
final class SettingsFields {

    static final List<EReference> CHOICES = List.of(Literals.SETTINGS__FORMULATION, Literals.SETTINGS__CONTACT_MODEL,
            Literals.SETTINGS__SOLVER, Literals.SETTINGS__SCHEME);

    private SettingsFields() {
    }

    /** All of an alternative. */
    static List<Field> add(Composite parent, FormSite site, Settings settings) {
        List<Field> fields = new ArrayList<>();
        fields.add(new ElementFields(site, parent).add(settings, MechanismPackage.Literals.NAMED_ELEMENT__NAME, ""));
        for (EReference choice : CHOICES) {
            fields.add(new ChoiceField(parent, site, settings, choice));
        }
        fields.addAll(addTime(parent, site, settings, false));
        return fields;
    }

    /** Step, duration and accuracy. */
    static List<Field> addTime(Composite parent, FormSite site, Settings settings, boolean hints) {
        List<Field> fields = new ArrayList<>();
        ElementFields make = new ElementFields(site, parent);
        Object[][] rows = {{Literals.SETTINGS__STEP, "1 ms"}, {Literals.SETTINGS__DURATION, "1 s"},
            {Literals.SETTINGS__TOLERANCE, "1e-9"}, {Literals.SETTINGS__STABILIZATION, "the scheme's own"}};
        for (Object[] row : rows) {
            fields.add(make.add(settings, (EAttribute) row[0], hints ? (String) row[1] : "as the study has it"));
        }
        return fields;
    }
}
