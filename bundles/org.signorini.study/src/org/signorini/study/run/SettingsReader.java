package org.signorini.study.run;

import java.util.LinkedHashMap;
import java.util.Map;

import org.signorini.model.element.ElementException;
import org.signorini.model.element.ElementValues;
import org.signorini.model.study.Choice;
import org.signorini.model.study.Option;
import org.signorini.model.study.Settings;
import org.signorini.model.study.StudyPackage.Literals;

/** Settings of a study or an alternative; what is empty stays as it was. */
final class SettingsReader {

    /** The option of formulations by which position errors are taken back. */
    private static final String CORRECTION = "correction";

    private SettingsReader() {
    }

    static RunSettings read(Settings from, RunSettings otherwise, ElementValues numbers) throws ElementException {
        RunSettings s = otherwise;
        s = from.getFormulation() == null ? s : s.formulation(chosen(from.getFormulation()));
        s = from.getContactModel() == null ? s : s.contactModel(chosen(from.getContactModel()));
        s = from.getSolver() == null ? s : s.solver(chosen(from.getSolver()));
        s = from.getScheme() == null ? s : s.scheme(chosen(from.getScheme()));
        s = s.step(numbers.number(from, Literals.SETTINGS__STEP, s.step()));
        s = s.duration(numbers.number(from, Literals.SETTINGS__DURATION, s.duration()));
        s = s.tolerance(numbers.number(from, Literals.SETTINGS__TOLERANCE, s.tolerance()));
        if (!ElementValues.isEmpty(from, Literals.SETTINGS__STABILIZATION)) {
            Map<String, String> options = new LinkedHashMap<>(s.formulation().options());
            options.put(CORRECTION, Double.toString(numbers.number(from, Literals.SETTINGS__STABILIZATION)));
            s = s.formulation(new Chosen(s.formulation().id(), options));
        }
        return s;
    }

    static Chosen chosen(Choice choice) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : choice.getOptions()) {
            options.put(option.getName(), option.getValue() == null ? "" : option.getValue());
        }
        return new Chosen(choice.getId() == null ? "" : choice.getId(), options);
    }
}
