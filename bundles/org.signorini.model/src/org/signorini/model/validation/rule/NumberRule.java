package org.signorini.model.validation.rule;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.Dimensions;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Units;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Every number can be read and has the unit its attribute asks for; what must be given is given. */
public final class NumberRule implements Rule {

    private static final String UNIT = "http://www.signorini.org/unit";

    @Override
    public String subject() {
        return "numbers and units";
    }

    @Override
    public void check(Subject subject, Findings findings) {
        check(subject.mechanism(), subject, findings);
        subject.study().ifPresent(study -> check(study, subject, findings));
    }

    private static void check(EObject root, Subject subject, Findings findings) {
        for (NumberAttributes.Entry entry : NumberAttributes.of(root)) {
            if (entry.feature() == MechanismPackage.Literals.PARAMETER__VALUE) {
                continue;
            }
            try {
                entry.read(subject.values().scope());
                checkUnit(entry, findings);
            } catch (ExpressionException e) {
                findings.error(entry.element(), entry.feature(), e.getMessage(), "correct the expression");
            }
        }
        checkRequired(root, findings);
        root.eAllContents().forEachRemaining(o -> checkRequired(o, findings));
    }

    /** Only units that are written are compared: a plain number is in the attribute's own unit. */
    private static void checkUnit(NumberAttributes.Entry entry, Findings findings) {
        String unit = EcoreUtil.getAnnotation(entry.feature(), UNIT, "unit");
        if (unit == null) {
            return;
        }
        Dimension expected = Units.parse(unit).dimension();
        for (Dimension found : Dimensions.written(entry.text())) {
            if (!found.equals(expected)) {
                findings.warning(entry.element(), entry.feature(), "'" + entry.text() + "' is not in " + unit,
                        "write a number in " + unit + " or with a unit of that kind");
                return;
            }
        }
    }

    private static void checkRequired(EObject element, Findings findings) {
        for (EAttribute feature : element.eClass().getEAllAttributes()) {
            if (feature.isRequired() && feature != MechanismPackage.Literals.NAMED_ELEMENT__NAME
                    && feature.getEAttributeType().getInstanceClass() == String.class
                    && (!(element.eGet(feature) instanceof String text) || text.isBlank())) {
                findings.error(element, feature, "nothing is given", "give a value");
            }
        }
    }
}
