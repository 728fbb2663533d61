package org.signorini.model.validation.rule;

import java.util.List;
import java.util.function.IntFunction;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.signorini.model.expression.Dimension;
import org.signorini.model.expression.ExpressionException;
import org.signorini.model.expression.Scope;
import org.signorini.model.mechanism.MechanismPackage;
import org.signorini.model.validation.Findings;
import org.signorini.model.validation.Rule;
import org.signorini.model.validation.Subject;

/** Every number can be read and has the unit its attribute asks for; what must be given is given. */
public final class NumberRule implements Rule {

    private static final double LARGEST = 1e100;

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
                checkSize(entry, subject.values().scope(), findings);
                checkUnit(entry, subject.values().scope(), findings);
            } catch (ExpressionException e) {
                findings.error(entry.element(), entry.feature(), e.getMessage(), "correct the expression");
            }
        }
        checkRequired(root, findings);
        root.eAllContents().forEachRemaining(o -> checkRequired(o, findings));
    }

    /** Products of such numbers leave the range of doubles. */
    private static void checkSize(NumberAttributes.Entry entry, Scope scope, Findings findings) {
        for (double number : entry.numbers(scope)) {
            if (Math.abs(number) > LARGEST) {
                findings.error(entry.element(), entry.feature(), number + " is too large to compute with",
                        "give a number below " + LARGEST);
                return;
            }
        }
    }

    /** Only what has a unit is compared: a plain number is in the attribute's own. */
    private static void checkUnit(NumberAttributes.Entry entry, Scope scope, Findings findings) {
        IntFunction<Dimension> expected = ExpectedUnits.of(entry.element(), entry.feature(), scope);
        List<Dimension> found = scope.dimensions(entry.text());
        for (int i = 0; i < found.size(); i++) {
            Dimension asked = expected.apply(i);
            if (asked != null && found.get(i) != null && !found.get(i).equals(asked)) {
                findings.error(entry.element(), entry.feature(), "'" + entry.text() + "' is " + words(found.get(i))
                        + ", not " + words(asked), asked.equals(Dimension.NONE) ? "write a number without unit"
                                : "write a number in " + asked + " or with a unit of that kind");
                return;
            }
        }
    }

    private static String words(Dimension dimension) {
        return dimension.equals(Dimension.NONE) ? "a number or an angle" : "in " + dimension;
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
