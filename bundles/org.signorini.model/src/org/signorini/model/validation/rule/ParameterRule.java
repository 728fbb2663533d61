package org.signorini.model.validation.rule;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.expression.Names;
import org.signorini.model.expression.Units;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.mechanism.Parameter;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Parameters have usable names and values, need each other without circles, and are used. */
public final class ParameterRule implements Rule {

    private static final EAttribute NAME = MechanismPackage.Literals.NAMED_ELEMENT__NAME;
    private static final EAttribute VALUE = MechanismPackage.Literals.PARAMETER__VALUE;

    @Override
    public String subject() {
        return "parameters";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        subject.parameterMistakes().forEach((parameter, mistake) -> findings.error(parameter, VALUE,
                mistake.getMessage(), "write a number or an expression over other parameters"));
        Set<String> used = new LinkedHashSet<>();
        NumberAttributes.of(subject.mechanism()).forEach(a -> used.addAll(a.names()));
        for (Parameter parameter : subject.mechanism().getParameters()) {
            checkName(parameter, findings);
            if (!used.contains(parameter.getName())) {
                findings.warning(parameter, null, "nothing uses it", "use it in an expression or delete it");
            }
        }
    }

    private static void checkName(Parameter parameter, Findings findings) {
        String name = parameter.getName();
        EObject element = parameter;
        if (name != null && !name.isBlank() && !Names.isUsable(name)) {
            findings.error(element, NAME, "'" + name + "' cannot be used in expressions",
                    "use letters, digits and underscores, begin with a letter, avoid pi, t and names of functions");
        } else if (name != null && Units.isUnit(name)) {
            findings.info(element, NAME, "'" + name + "' is a unit too", "write 2*" + name + " for the parameter; 2 "
                    + name + " is the unit, as in 2 N/" + name);
        }
    }
}
